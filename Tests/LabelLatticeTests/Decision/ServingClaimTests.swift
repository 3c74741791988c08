import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Claims beside a table of 100 g")
struct ServingClaimTests {
  private func fiber(_ lines: String...) throws -> NutrientReading? {
    let table = CellPage(
      heads: [("per 100 g", 420)], ends: [640],
      rows: [
        ["Energy", "2434 kJ / 587 kcal"], ["Fat", "50 g"], ["of which saturates", "9.2 g"],
        ["Carbohydrate", "11 g"], ["of which sugars", "6.3 g"], ["Protein", "23 g"],
        ["Salt", "0.57 g"],
      ])
    var page = CellPage.page(table)
    page.lines += lines.enumerated().map { CellPage.line($0.element, 20, 420 + 40 * $0.offset) }
    let label = try #require(SheetDecision.of([page]))
    #expect(label.readings[.protein]?.quantity.value == 23)
    return label.readings[.fiber]
  }

  @Test("State no amount of 100 g where the claim is broken before its nutrient")
  func brokenLine() throws {
    #expect(try fiber("12 g", "Fibre per portion") == nil)
  }

  @Test("State no amount of 100 g where they are of a serving")
  func serving() throws {
    #expect(try fiber("Rich in fibre. 12 g protein per portion") == nil)
  }
}
