import Foundation
import LabelModel
import LabelPipeline
import Testing

@Suite struct LostStageTests {
  private static func page(_ text: String) -> RecognizedPage {
    RecognizedPage(
      source: "a.jpg",
      lines: [TextLine(words: text.split(separator: " ").map { Word(text: String($0)) })])
  }

  private static func label(_ nutrient: Nutrient, _ value: Decimal) -> ParsedLabel {
    ParsedLabel(readings: [
      NutrientReading(
        nutrient: nutrient, quantity: Quantity(value, .percent), confidence: Confidence(0.9),
        evidence: Evidence(image: "a.jpg", text: ""))
    ])
  }

  private static let fat = PrintedValue(Decimal(65) / 10, "%")

  @Test("A photo without a reading lost all its values")
  func noPage() {
    #expect(stageThatLost("fat", printed: Self.fat, pages: [], labels: []) == .photo)
  }

  @Test(
    "A value whose row and number the text does not have was lost with its line",
    arguments: ["Ash 2 %", "Fat %", "6.5.1", "16 5"])
  func noLine(text: String) {
    let labels = [Self.label(.protein, 10)]
    let stage = stageThatLost("fat", printed: Self.fat, pages: [Self.page(text)], labels: labels)
    #expect(stage == .lineNotFound)
  }

  @Test("A value whose row was understood, with another number or none, was misread")
  func rowSeen() {
    var unreadable = ParsedLabel()
    unreadable.unreadable = [
      UnreadableNutrient(
        nutrient: .fat, reason: "", evidence: Evidence(image: "a.jpg", text: "Fat"))
    ]
    for label in [Self.label(.fat, 8), unreadable] {
      let stage = stageThatLost(
        "fat", printed: Self.fat, pages: [Self.page("Fat 8 %")], labels: [label])
      #expect(stage == .misread)
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
    let stage = stageThatLost(
      "fat", printed: PrintedValue(value), pages: [Self.page(text)], labels: [])
    #expect(stage == (isSlip ? .misread : .lineNotFound))
  }

  @Test(
    "A value that the record offers for review or refuses was not accepted, with or without text")
  func offered() {
    let value = ScorableRecord.Unaccepted("fat", PrintedValue(65, "g/kg"))
    for record in [
      ScorableRecord(name: "a.jpg", forReview: [value]),
      ScorableRecord(name: "a.jpg", rejected: [value]),
    ] {
      let stage = stageThatLost(
        "fat", printed: Self.fat, pages: [], labels: [], record: record)
      #expect(stage == .notAccepted)
    }
  }

  @Test(
    "A number that the text has but no reading was lost in parsing",
    arguments: ["Fat 6.5 %", "Fat6,50%", "6·5", "(6:5)", "fat 6,5."])
  func notParsed(text: String) {
    let labels = [Self.label(.protein, Decimal(65) / 10)]
    let stage = stageThatLost("fat", printed: Self.fat, pages: [Self.page(text)], labels: labels)
    #expect(stage == .notParsed)
  }

  @Test("A number that was understood but not accepted was lost in the decision")
  func notAccepted() {
    let labels = [Self.label(.fat, 65), Self.label(.fat, Decimal(650) / 100)]
    let stage = stageThatLost(
      "fat", printed: Self.fat, pages: [Self.page("Fat 6.5")], labels: labels)
    #expect(stage == .notAccepted)
  }

  @Test("Marks between thousands do not hide a number", arguments: ["1,580 kJ", "1.580", "1'580"])
  func thousands(text: String) {
    let stage = stageThatLost(
      "energyKJ", printed: PrintedValue(1580, "kJ"), pages: [Self.page(text)], labels: [])
    #expect(stage == .notParsed)
  }
}
