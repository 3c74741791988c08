import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Amounts of 100 g beside a serving's statement")
struct ServingOfHundredTests {
  private static let names = [
    "Energy", "Fat", "of which saturates", "Carbohydrate", "of which sugars", "Protein", "Salt",
  ]
  /// The amounts of 100 g, and those of 30 g of the same food.
  private static let hundred = [
    "1605 kJ / 384 kcal", "13 g", "2.0 g", "57 g", "1.5 g", "7.3 g", "0.75 g",
  ]
  private static let part = [
    "482 kJ / 115 kcal", "3.9 g", "0.6 g", "17 g", "0.5 g", "2.2 g", "0.23 g",
  ]

  private func label(_ amounts: [String], size: String) throws -> DecidedLabel {
    let table = CellPage(
      heads: [("per 100 g", 420)], ends: [640],
      rows: zip(Self.names, amounts).map { [$0, $1] })
    var page = CellPage.page(table)
    let statement =
      "Each serving (\(size)) contains: Energy 482 kJ / 115 kcal, Fat 3.9 g, of which saturates "
      + "0.6 g, Sugars 0.5 g, Salt 0.23 g"
    page.lines.append(CellPage.line(statement, 20, 400))
    return try #require(SheetDecision.of([page]))
  }

  @Test("Are refused where a serving of 30 g has the same ones, and are offered with the reason")
  func same() throws {
    let label = try label(Self.part, size: "30 g")
    #expect(label.readings.isEmpty && label.perServing.isEmpty)
    #expect(label.forReview.contains { $0.nutrient == .fat })
  }

  @Test("Are accepted where the serving is of 100 g, or has less of everything")
  func others() throws {
    #expect(try label(Self.part, size: "100 g").readings[.fat]?.quantity.value == 3.9)
    let label = try label(Self.hundred, size: "30 g")
    #expect(label.basis == .per100g)
    #expect(label.readings[.fat]?.quantity.value == 13)
    #expect(label.perServing[.fat]?.quantity.value == 3.9)
  }
}
