import Evaluation
import Foundation
import LabelModel
import Testing

@Suite("Causes of losses") struct LossCauseTests {
  private static func page(_ text: String) -> RecognizedPage {
    RecognizedPage(
      source: "a.jpg",
      lines: [TextLine(words: text.split(separator: " ").map { Word(text: String($0)) })])
  }

  private static func label(
    _ nutrient: Nutrient, _ value: Decimal, _ unit: NutrientUnit = .percent, basis: Basis? = nil
  ) -> ParsedLabel {
    ParsedLabel(readings: [
      NutrientReading(
        nutrient: nutrient, quantity: Quantity(value, unit), basis: basis,
        confidence: Confidence(0.9), evidence: Evidence(image: "a.jpg", text: ""))
    ])
  }

  private static let fat = PrintedValue(Decimal(65) / 10, "%")

  private static func truth(
    _ nutrients: [String: PrintedValue] = ["fat": fat], basis: Basis? = nil,
    perServing: [String: PrintedValue] = [:]
  ) -> TruthLabel {
    TruthLabel(
      file: "a.jpg", subject: .petFood, basis: basis, nutrients: nutrients, perServing: perServing)
  }

  private static func cause(
    _ text: String?, _ labels: [ParsedLabel] = [], truth: TruthLabel = truth(),
    record: ScorableRecord? = nil
  ) -> LossCause {
    lossCause(
      of: "fat", in: truth, pages: text.map { [page($0)] } ?? [], labels: labels, record: record)
  }

  @Test("A photo without a reading lost all its values")
  func noPage() {
    #expect(Self.cause(nil) == .photo)
  }

  @Test(
    "A value whose row and number the text does not have is not in the text",
    arguments: ["Ash 2 %", "Fat %", "6.5.1", "16 5"])
  func notInText(text: String) {
    #expect(Self.cause(text, [Self.label(.protein, 10)]) == .notInText)
  }

  @Test("A value whose row was understood, with another number or none, was misread")
  func rowSeen() {
    var unreadable = ParsedLabel()
    unreadable.unreadable = [
      UnreadableNutrient(
        nutrient: .fat, reason: MessageClause(.rowHasNoValue),
        evidence: Evidence(image: "a.jpg", text: "Fat"))
    ]
    for label in [Self.label(.fat, 8), unreadable] {
      #expect(Self.cause("Fat 8 %", [label]) == .misread)
    }
  }

  @Test(
    "A number that is one slip away was misread",
    arguments: [
      ("14.2", "14.29", true), ("14.2", "142", true), ("14.2", "1.2", true), ("14.2", "17.2", true),
      ("14.2", "21.4", false), ("14.2", "4129", false), ("14.2", "1", false), ("6.5", "65", true),
      ("6.5", "6.8", false), ("0", "9", false), ("0.5", "5", false), ("1580", "580", true),
      ("155", "1555", true), ("155", "15555", false),
    ])
  func slips(printed: String, text: String, isSlip: Bool) throws {
    let value = try #require(Decimal(string: printed))
    #expect(
      Self.cause(text, truth: Self.truth(["fat": PrintedValue(value)]))
        == (isSlip ? .misread : .notInText))
  }

  @Test(
    "A number of the text without its name lost the name",
    arguments: ["Fat 6.5 %", "Fat6,50%", "6·5", "(6:5)", "fat 6,5."])
  func nameNotMatched(text: String) {
    #expect(Self.cause(text, [Self.label(.protein, Decimal(65) / 10)]) == .nameNotMatched)
  }

  @Test("Marks between thousands do not hide a number", arguments: ["1,580", "1.580", "1'580"])
  func thousands(text: String) {
    let truth = Self.truth(["fat": PrintedValue(1580)])
    #expect(Self.cause(text, truth: truth) == .nameNotMatched)
  }

  @Test("A row that got another number of the label took its neighbour's, or its other column's")
  func neighbours() {
    let truth = Self.truth(
      ["fat": Self.fat, "protein": PrintedValue(8, "%")], basis: .per100g,
      perServing: ["fat": PrintedValue(2, "%")])
    func cause(_ value: Decimal, _ basis: Basis?) -> LossCause {
      Self.cause("6.5 8 2 3", [Self.label(.fat, value, basis: basis)], truth: truth)
    }
    #expect(cause(8, .per100g) == .neighbouringRow)
    #expect(cause(2, nil) == .neighbouringColumn)
    #expect(cause(3, .per100g) == .notLinked)
    // The serving's value on the serving's basis is no fault.
    #expect(cause(2, .perServing) == .notLinked)
  }

  @Test("A number that was read with another unit lost the unit")
  func unit() {
    #expect(Self.cause("Fat 6.5 mg", [Self.label(.fat, 6.5, .milligram)]) == .unit)
  }

  @Test(
    "A value for review was not trusted, or its basis is unknown or wrong",
    arguments: [
      ("per100g", LossCause.notTrusted), (nil, .basisUnknown), ("perServing", .basisWrong),
    ] as [(String?, LossCause)])
  func offered(basis: String?, cause: LossCause) {
    let value = ScorableRecord.Unaccepted("fat", PrintedValue(65, "g/kg"), basis: basis)
    let record = ScorableRecord(file: "a.jpg", forReview: [value])
    #expect(Self.cause(nil, truth: Self.truth(basis: .per100g), record: record) == cause)
    let reading = Self.label(
      .fat, Decimal(65) / 10, basis: basis.flatMap { Basis(rawValue: $0) })
    #expect(Self.cause("Fat 6.5", [reading], truth: Self.truth(basis: .per100g)) == cause)
  }

  @Test("A value that a rule refused, or that another one outweighed, says so")
  func refused() {
    let value = ScorableRecord.Unaccepted("fat", Self.fat)
    #expect(
      Self.cause(nil, record: ScorableRecord(file: "a.jpg", rejected: [value])) == .refused)
    let record = ScorableRecord(file: "a.jpg", nutrients: ["fat": .init(PrintedValue(65, "%"))])
    #expect(
      Self.cause("6.5", [Self.label(.fat, Decimal(65) / 10)], record: record) == .outweighed)
  }

  @Test("A right number that was accepted on another basis lost the basis")
  func acceptedElsewhere() {
    let record = ScorableRecord(
      file: "a.jpg", basis: "per100ml", nutrients: ["fat": .init(Self.fat)])
    #expect(
      Self.cause("6.5", truth: Self.truth(basis: .per100g), record: record) == .basisWrong)
  }
}
