import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Amounts of one food that two tables state")
struct TwiceStatedTests {
  private static let names = [
    ["Energy", "Fat", "of which saturates", "Carbohydrate", "of which sugars", "Protein", "Salt"],
    [
      "Energie", "Matières grasses", "dont acides gras saturés", "Glucides", "dont sucres",
      "Protéines", "Sel",
    ],
  ]
  private static let amounts = [
    "535 kJ / 128 kcal", "4.3 g", "1.0 g", "18.7 g", "0.5 g", "2.2 g", "0.90 g",
  ]

  /// A table of 100 g in English, and one in French with other sugars beside it or below it.
  private func accepted(
    _ sugars: String, _ otherSugars: String, isBelow: Bool
  ) throws -> [Nutrient: Decimal] {
    func rows(_ language: Int, _ sugars: String) -> [[String]] {
      zip(Self.names[language], Self.amounts).map { name, amount in
        [name, amount == "0.5 g" ? sugars : amount]
      }
    }
    let first = CellPage(heads: [("per 100 g", 420)], ends: [640], rows: rows(0, sugars))
    let (aside, down) = isBelow ? (0, 440) : (740, 0)
    let second = CellPage(
      heads: [("pour 100 g", 420 + aside)], ends: [640 + aside], rows: rows(1, otherSugars),
      left: 20 + aside, top: 20 + down)
    let label = try #require(SheetDecision.of([CellPage.page(first, second)]))
    return label.readings.mapValues(\.quantity.value)
  }

  @Test(
    "Are accepted where both tables agree, but the nutrient that differs", arguments: [false, true])
  func oneDiffers(isBelow: Bool) throws {
    #expect(try accepted("0.5 g", "0.5 g", isBelow: isBelow)[.sugars] == 0.5)
    let differing = try accepted("0.5 g", "0.6 g", isBelow: isBelow)
    #expect(differing[.sugars] == nil)
    #expect(differing[.salt] == Decimal(string: "0.9"))
    #expect(differing[.carbohydrates] == Decimal(string: "18.7"))
  }

  @Test("Are accepted with their decimal mark where one table lost it", arguments: [false, true])
  func lostMark(isBelow: Bool) throws {
    #expect(try accepted("0.5 g", "05 g", isBelow: isBelow)[.sugars] == 0.5)
  }
}
