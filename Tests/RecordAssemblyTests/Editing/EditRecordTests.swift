import Foundation
import LabelModel
import Languages
import RecordAssembly
import Testing

@Suite("A record that a person edits")
struct EditRecordTests {
  @Test("A refusal shows the next source, and a typed amount does not outrank a database")
  func edits() {
    let record = scannedRecord([
      .fat: percentage(
        65, .ocr, others: [OtherValue(source: .api, quantity: Quantity(6, .percent))])
    ])
    let refused = edited(record, ManualValues(rejections: [Rejection(.nutrient(.fat))]))
    #expect(refused.nutrients[.fat] == percentage(6, .api))
    let typed = edited(refused, ManualValues(nutrients: [.fat: Quantity(7, .percent)]))
    #expect(typed.nutrients[.fat]?.quantity == Quantity(6, .percent))
    #expect(typed.nutrients[.fat]?.others.map(\.source) == [.manual])
    func hidden(_ record: ProductRecord) -> [[String]] {
      record.findings.filter { $0.rule == .manualValueIsShown }.map(\.fields)
    }
    #expect(hidden(refused) == [])
    #expect(hidden(typed) == [["fat"]])
    #expect(hidden(combineScans(known: typed, scan: record)) == [["fat"]])
    let shown = edited(typed, ManualValues(rejections: [Rejection(.nutrient(.fat))]))
    #expect(shown.nutrients[.fat] == percentage(7, .manual) && hidden(shown) == [])
    let same = edited(typed, ManualValues(nutrients: [.fat: Quantity(6, .percent)]))
    #expect(hidden(same) == [])
    let both = edited(
      record,
      ManualValues(
        name: "Tuna",
        rejections: [
          Rejection(.nutrient(.fat), source: .ocr), Rejection(.nutrient(.fat), source: .api),
        ]))
    #expect(both.nutrients[.fat] == nil && both.name == SourcedText("Tuna", source: .manual))
    #expect(both.rejected.count == 2)
  }

  private static let impossible: [(Nutrient, Quantity)] = [
    (.protein, Quantity(5_000, .percent)), (.energyKJ, Quantity(5, .gram)),
    (.protein, Quantity(7, .kilocalorie)),
  ]

  @Test(
    "A typed amount that no food can have is refused, and the others are kept",
    arguments: impossible)
  func refusesImpossible(nutrient: Nutrient, quantity: Quantity) {
    let record = scannedRecord([.fat: percentage(6, .ocr)])
    let changed = edited(
      record, ManualValues(nutrients: [nutrient: quantity, .ash: Quantity(2, .percent)]))
    #expect(changed.nutrients[nutrient] == nil)
    #expect(changed.nutrients[.ash] == percentage(2, .manual))
    #expect(changed.rejected.map(\.nutrient) == [nutrient])
    #expect(changed.rejected.map(\.source) == [.manual])
  }

  @Test("A refused moisture no longer decides the food type, and a person's word does")
  func decidesFoodTypeAnew() {
    var record = scannedRecord([.moisture: percentage(78, .ocr), .fat: percentage(4, .ocr)])
    record.foodType = DecidedFoodType(.wet, decidedBy: .scannedMoisture)
    let moisture = ManualValues(
      nutrients: [.moisture: Quantity(9, .percent)], rejections: [Rejection(.nutrient(.moisture))])
    let refusal = ManualValues(rejections: moisture.rejections)
    #expect(edited(record, refusal).foodType == DecidedFoodType(.wet, decidedBy: .assumed))
    let typed = DecidedFoodType(.dry, decidedBy: .typedMoisture)
    #expect(edited(record, moisture).foodType == typed)
    record.nutrients[.protein] = percentage(31, .ocr)
    record.nutrients[.fat] = percentage(17, .ocr)
    let dry = DecidedFoodType(.dry, decidedBy: .scannedDryMatter)
    #expect(edited(record, refusal).foodType == dry)
    #expect(edited(record, moisture).foodType == typed)
    record.foodType = DecidedFoodType(.wet, decidedBy: .nameOrBrand)
    #expect(edited(record, moisture).foodType == record.foodType)
    let person = edited(record, ManualValues(foodType: .semiMoist)).foodType
    #expect(person == DecidedFoodType(.semiMoist, decidedBy: .person))
  }

  @Test("A moisture that a person types or answers decides an assumed food type (rule 5)")
  func decidesFoodTypeByTypedMoisture() throws {
    var record = scannedRecord([.fat: percentage(14, .ocr)])
    record.foodType = DecidedFoodType(.wet, decidedBy: .assumed)
    record.findings = [
      Finding(rule: .foodTypeIsKnown, severity: .warning, message: Message(.foodTypeIsAssumed))
    ]
    let eight = Quantity(8, .percent)
    let dry = DecidedFoodType(.dry, decidedBy: .typedMoisture)
    let typed = edited(record, ManualValues(nutrients: [.moisture: eight]))
    #expect(typed.foodType == dry && typed.findings.isEmpty)
    let answer = try #require(
      answered(record, .moisture, on: .asFed, with: PrintedAmount(eight)))
    #expect(answer.foodType == dry && answer.findings.isEmpty)
    let ofKilogram = PrintedAmount(Quantity(80, .gramPerKilogram))
    #expect(answered(record, .moisture, on: .asFed, with: ofKilogram)?.foodType == dry)
    let corrected = edited(typed, ManualValues(nutrients: [.moisture: Quantity(80, .percent)]))
    #expect(corrected.foodType == DecidedFoodType(.wet, decidedBy: .typedMoisture))
    let withdrawn = try #require(answered(answer, .moisture, on: .asFed, with: nil))
    #expect(withdrawn.foodType == DecidedFoodType(.wet, decidedBy: .assumed))
    record.foodType = DecidedFoodType(.wet, decidedBy: .apiMoisture)
    #expect(
      edited(record, ManualValues(nutrients: [.moisture: eight])).foodType == record.foodType)
  }

  @Test("A name that a person types decides an assumed food type, and answers its finding (rule 5)")
  func decidesFoodTypeByTypedName() {
    var record = scannedRecord([.fat: percentage(14, .ocr)])
    record.foodType = DecidedFoodType(.wet, decidedBy: .assumed)
    record.findings = [
      Finding(rule: .foodTypeIsKnown, severity: .warning, message: Message(.foodTypeIsAssumed))
    ]
    let dry = DecidedFoodType(.dry, decidedBy: .nameOrBrand)
    let named = edited(record, ManualValues(name: "Kibble for cats"))
    #expect(named.foodType == dry && named.findings.isEmpty)
    let unnamed = edited(record, ManualValues(name: "Tuna"))
    #expect(unnamed.foodType == record.foodType && !unnamed.findings.isEmpty)
    var front = scannedRecord([:], name: SourcedText("Kibble for cats", source: .manual))
    front.subject = nil
    #expect(combineScans(known: front, scan: record).foodType == dry)
    record.foodType = DecidedFoodType(.wet, decidedBy: .apiCategory)
    #expect(edited(record, ManualValues(name: "Kibble")).foodType == record.foodType)
  }
}
