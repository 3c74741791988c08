import Foundation
import LabelModel
import Languages
import RecordAssembly
import Testing

@Suite("A person's decisions after another scan")
struct KeptDecisionsTests {
  @Test(
    "A typed name stays when a database or a label has another one", arguments: [Source.api, .ocr])
  func keepsTypedName(source: Source) {
    var known = scannedRecord([:], name: SourcedText("Typed", source: .manual))
    let scan = scannedRecord([:], name: SourcedText("Other", source: source))
    #expect(combineScans(known: known, scan: scan).name == known.name)
    known = edited(combineScans(known: known, scan: scan), ManualValues(name: "Anew"))
    #expect(combineScans(known: known, scan: scan).name?.value == "Anew")
    let typed = scannedRecord([:], name: SourcedText("Newest", source: .manual))
    #expect(combineScans(known: known, scan: typed).name?.value == "Newest")
  }

  @Test("What a person refused stays refused while the same is read, and not another amount")
  func keepsRefusals() {
    let known = edited(
      scannedRecord([.fat: percentage(65, .ocr)]),
      ManualValues(
        nutrients: [.fat: Quantity(6.5, .percent)], rejections: [Rejection(.nutrient(.fat))]))
    #expect(known.nutrients[.fat] == percentage(6.5, .manual))
    let same = combineScans(known: known, scan: scannedRecord([.fat: percentage(65, .ocr)]))
    #expect(same.nutrients[.fat]?.quantity == Quantity(6.5, .percent))
    #expect(same.rejected.contains { $0.rule == FindingRule.personAcceptsValue })
    let other = combineScans(known: known, scan: scannedRecord([.fat: percentage(7, .ocr)]))
    #expect(other.nutrients[.fat]?.quantity == Quantity(7, .percent))
  }

  @Test("What a person refuses at a later scan no longer shows from the earlier one")
  func laterRefusal() {
    let scan = scannedRecord(
      [.fat: percentage(6.5, .manual)],
      rejected: [
        RejectedValue(
          nutrient: .fat, source: .ocr, quantity: Quantity(65, .percent), basis: .asFed,
          rule: .personAcceptsValue, message: Message(.refusedByPerson))
      ])
    let record = combineScans(known: scannedRecord([.fat: percentage(65, .ocr)]), scan: scan)
    #expect(record.nutrients[.fat] == percentage(6.5, .manual))
    #expect(!record.findings.contains { $0.rule == .manualValueIsShown })
  }

  @Test("A doubtful reading that a person accepted or replaced needs no review after another scan")
  func keepsDecisions() throws {
    let read = Quantity(Decimal(205) / 10, .percent)
    var scan = scannedRecord([.fat: percentage(5, .ocr)])
    scan.forReview = [
      ReviewValue(
        nutrient: .protein, basis: .asFed, quantity: read, confidence: Confidence(0.9),
        reason: Message(text: "m"), evidence: Evidence(image: "a.jpg", text: "1"))
    ]
    scan.rejected = [
      RejectedValue(
        nutrient: .protein, source: .ocr, quantity: read, basis: .asFed,
        rule: .isInRangeForFoodType(.protein), message: Message(text: "m"))
    ]
    for amount in [read, Quantity(12, .percent)] {
      let answer = try #require(
        answered(scan, .protein, on: .asFed, with: PrintedAmount(amount)))
      let known = combineScans(known: answer, scan: scan)
      #expect(known.forReview.isEmpty && known.status == .incomplete, "\(amount)")
      #expect(known.nutrients[.protein]?.quantity == amount)
      var other = scan
      other.forReview[0].quantity = Quantity(30, .percent)
      #expect(combineScans(known: answer, scan: other).forReview.count == 1)
    }
    let refusal = ManualValues(rejections: [Rejection(.nutrient(.protein))])
    let refused = combineScans(known: edited(scan, refusal), scan: scan)
    #expect(refused.forReview.isEmpty && refused.status == .incomplete)
  }

  @Test("A decision on a reading outlives another scan in each column, and where it had none")
  func keepsDecisionsOfColumns() throws {
    let read = Quantity(20, .gram)
    let cases: [(main: Basis, asked: Basis?, column: Basis)] = [
      (.perServing, .perServing, .perServing), (.per100g, nil, .per100g),
      (.per100g, nil, .perServing),
    ]
    for (main, asked, column) in cases {
      var scan = scannedRecord([.fat: percentage(5, .ocr)], basis: main)
      scan.subject = .food
      scan.forReview = [
        ReviewValue(
          nutrient: .protein, basis: asked, quantity: read, confidence: Confidence(0.9),
          reason: Message(text: "m"), evidence: Evidence(image: "a.jpg", text: "1"))
      ]
      for amount in [read, Quantity(12, .gram)] {
        let answer = try #require(
          answered(
            scan, .protein, on: column, with: PrintedAmount(amount), wasWithoutColumn: asked == nil)
        )
        #expect(answer.forReview.isEmpty, "\(column) \(amount)")
        let known = combineScans(known: answer, scan: scan)
        #expect(known.forReview.isEmpty, "\(column) \(amount)")
      }
    }
  }

  @Test("An amount that a person refused and typed again outlives another scan")
  func keepsAmountTypedAgain() throws {
    let scan = scannedRecord([.fat: percentage(5, .ocr)])
    let two = Quantity(2, .percent)
    let typed = ManualValues(nutrients: [.ash: two])
    var known = edited(scan, typed)
    known = edited(known, ManualValues(rejections: [Rejection(.nutrient(.ash))]))
    #expect(known.nutrients[.ash] == nil && known.rejected.map(\.source) == [.manual])
    known = edited(known, typed)
    #expect(combineScans(known: known, scan: scan).nutrients[.ash]?.quantity == two)
    for amount in [Quantity(3, .percent), two] {
      known = try #require(answered(known, .ash, on: .asFed, with: PrintedAmount(amount)))
    }
    #expect(combineScans(known: known, scan: scan).nutrients[.ash]?.quantity == two)
  }
}
