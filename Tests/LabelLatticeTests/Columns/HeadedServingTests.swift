import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("The size of a serving in a heading")
struct HeadedServingTests {
  private static let rows = [
    ["Energy", "102 kcal"], ["Protein", "2.2 g"], ["Fat", "1.4 g"], ["Carbohydrate", "18.6 g"],
    ["Salt equivalent", "0.16 g"],
  ]

  @Test(
    "Is that of all amounts, whatever the portion is called",
    arguments: ["(per 1 pack 30 g)", "per package (30 g)"])
  func portion(words: String) throws {
    let table = CellPage(heads: [("Nutrition Facts \(words)", 20)], ends: [640], rows: Self.rows)
    let label = try #require(SheetDecision.of([CellPage.page(table)]))
    #expect(label.basis == .perServing)
    #expect(label.readings[.fat]?.quantity.value == 1.4)
  }

  @Test("Is the mass right below the word for a serving")
  func narrowColumn() throws {
    let names = [
      "Energy kJ", "Protein g", "Glycaemic carbohydrate g", "of which total sugar g", "Total fat g",
      "of which saturated fat g", "Dietary fibre g", "Total sodium mg",
    ]
    let amounts = ["460", "7.5", "10.2", "8.2", "4.2", "2.3", "0.2", "420"]
    let parts = ["69", "1.1", "1.5", "1.2", "0.6", "0.3", "0.03", "63"]
    var page = CellPage.page(
      CellPage(
        heads: [("15 g", 600)], ends: [500, 660],
        rows: zip(names, zip(amounts, parts)).map { [$0, $1.0, $1.1] }, top: 100))
    page.lines.insert(CellPage.line("TYPICAL NUTRITIONAL INFORMATION", 20, 20), at: 0)
    page.lines.insert(CellPage.line("Per 100", 420, 72), at: 1)
    page.lines.insert(CellPage.line("Per serving", 540, 72), at: 2)
    let label = try #require(SheetDecision.of([page]))
    #expect(label.readings[.fat]?.quantity.value == 4.2)
    #expect(label.basis == .per100g)
  }
}
