import Foundation
import LabelLattice
import LabelModel
import Testing

@Suite("Columns of 100 g and of 100 ml")
struct SecondUnitTests {
  private static let names = [
    "Energy", "Fat", "of which saturates", "Carbohydrate", "of which sugars", "Protein", "Salt",
  ]
  private static let grams = [
    "55 kJ (13 kcal)", "0.5 g", "0.2 g", "1.4 g", "0.9 g", "0.6 g", "0.88 g",
  ]
  private static let millilitres = [
    "61 kJ (14 kcal)", "0.5 g", "0.2 g", "1.6 g", "1.0 g", "0.7 g", "0.98 g",
  ]

  @Test("Give the first one, on the basis that its heading says", arguments: [false, true])
  func first(beginsWithMillilitres: Bool) throws {
    var columns = [("100 g", Self.grams), ("100 ml", Self.millilitres)]
    if beginsWithMillilitres { columns.reverse() }
    let page = CellPage(
      heads: [(columns[0].0, 420), (columns[1].0, 700)], ends: [640, 930],
      rows: Self.names.indices.map { [Self.names[$0], columns[0].1[$0], columns[1].1[$0]] })
    let label = try #require(SheetDecision.of([CellPage.page(page)]))
    #expect(label.basis == (beginsWithMillilitres ? .per100ml : .per100g))
    #expect(label.readings[.energyKJ]?.quantity.value == (beginsWithMillilitres ? 61 : 55))
    #expect(
      label.readings[.salt]?.quantity.value
        == Decimal(beginsWithMillilitres ? 98 : 88) / 100)
  }

  @Test("Give none of two foods, the one in grams and the other in millilitres")
  func twoFoods() throws {
    let drink = ["182 kJ (43 kcal)", "0.2 g", "0.1 g", "9.3 g", "9.1 g", "0.8 g", "0.01 g"]
    let page = CellPage(
      heads: [("100 g", 420), ("100 ml", 700)], ends: [640, 930],
      rows: Self.names.indices.map { [Self.names[$0], Self.grams[$0], drink[$0]] })
    let label = SheetDecision.of([CellPage.page(page)])
    #expect(label?.readings[.salt] == nil && label?.readings[.fat] == nil)
  }
}
