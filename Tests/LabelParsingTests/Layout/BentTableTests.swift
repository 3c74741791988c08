import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Rows of a table on a bent package")
struct BentTableTests {
  private static let amounts: [(name: String, nutrient: Nutrient, amount: String)] = [
    ("Fat", .fat, "21g"), ("Saturates", .saturatedFat, "12g"),
    ("Carbohydrate", .carbohydrates, "43g"), ("Sugars", .sugars, "24g"),
    ("Fibre", .fiber, "5g"), ("Protein", .protein, "16g"), ("Salt", .salt, "1.7g"),
  ]

  /// The fall of a bag's rows: two bends, which no smooth field follows.
  private func fall(_ x: Double) -> Double { 50 * sin(x / 200) }

  /// Rules 60 rows apart, from column 20 to 1,180.
  private var rules: [PrintedRule] {
    (1...8).map { number in
      PrintedRule(
        left: 20, step: 10,
        rows: (0...116).map { 60 * Double(number) + 40 + fall(20 + 10 * Double($0)) })
    }
  }

  /// The table between these rules, in level lines of one word.
  private var table: RecognizedPage {
    RecognizedPage(
      source: "bag.png", size: PixelSize(width: 1_200, height: 700),
      lines: Self.amounts.enumerated().flatMap { row, entry in
        [(entry.name, 40), (entry.amount, 1_000)].map { text, left in
          let width = 15 * text.count
          let y = 60 * row + 110 + Int(fall(Double(left + width / 2)))
          let box = BoundingBox(left: left, top: y, right: left + width, bottom: y + 30)
          return TextLine(words: [Word(text: text, box: box, confidence: Confidence(0.95))])
        }
      })
  }

  private func amounts(on page: RecognizedPage) -> [Nutrient: Decimal] {
    Dictionary(
      LabelParser().parse(page).readings.map { ($0.nutrient, $0.quantity.value) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("Follow its printed rules")
  func followsRules() {
    let printed = Dictionary(
      uniqueKeysWithValues: Self.amounts.compactMap { entry in
        Decimal(string: String(entry.amount.dropLast(1))).map { (entry.nutrient, $0) }
      })
    var page = table
    #expect(amounts(on: page) != printed)
    page.rules = rules
    #expect(amounts(on: page) == printed)
  }
}
