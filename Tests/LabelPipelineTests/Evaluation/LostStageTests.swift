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
    "A number that the text does not have was lost in recognition",
    arguments: ["Fat 65 %", "Fat 6 5 %", "Fat 16,5 %", "Fat %", "6.5.1"])
  func notRead(text: String) {
    let stage = stageThatLost("fat", printed: Self.fat, pages: [Self.page(text)], labels: [])
    #expect(stage == .recognition)
  }

  @Test(
    "A number that the text has but no reading was lost in parsing",
    arguments: ["Fat 6.5 %", "Fat6,50%", "6·5", "(6:5)", "fat 6,5."])
  func notParsed(text: String) {
    let labels = [Self.label(.protein, Decimal(65) / 10)]
    let stage = stageThatLost("fat", printed: Self.fat, pages: [Self.page(text)], labels: labels)
    #expect(stage == .parsing)
  }

  @Test("A number that was understood but not accepted was lost in the decision")
  func notAccepted() {
    let labels = [Self.label(.fat, 65), Self.label(.fat, Decimal(650) / 100)]
    let stage = stageThatLost(
      "fat", printed: Self.fat, pages: [Self.page("Fat 6.5")], labels: labels)
    #expect(stage == .decision)
  }

  @Test("Marks between thousands do not hide a number", arguments: ["1,580 kJ", "1.580", "1'580"])
  func thousands(text: String) {
    let stage = stageThatLost(
      "energyKJ", printed: PrintedValue(1580, "kJ"), pages: [Self.page(text)], labels: [])
    #expect(stage == .parsing)
  }
}
