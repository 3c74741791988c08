import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Parts of which only a bound is stated")
struct BoundedPartTests {
  @Test(
    "Are no more than their whole, though the bound is", arguments: ["<0.5 g", "< 0.5 g", "0.1 g"])
  func bound(saturates: String) throws {
    let table = CellPage(
      heads: [("per 100 ml", 420)], ends: [640],
      rows: [
        ["Energy", "244 kJ / 58 kcal"], ["Fat", "0.2 g"], ["of which saturates", saturates],
        ["Carbohydrate", "12.9 g"], ["of which sugars", "10.5 g"], ["Protein", "0.5 g"],
        ["Salt", "0.02 g"],
      ])
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.readings[.fat]?.quantity.value == Decimal(2) / 10)
    #expect(label.readings[.saturatedFat] != nil)
  }
}
