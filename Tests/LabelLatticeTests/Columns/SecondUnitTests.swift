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

  private static let powder = [
    "1500 kJ / 354 kcal", "6,0 g", "2,0 g", "60 g", "20 g", "15 g", "5,0 g",
  ]
  private static let prepared = [
    "396 kJ / 95 kcal", "4,4 g", "1,6 g", "9,2 g", "7,7 g", "4,2 g", "0,40 g",
  ]
  private static let serving = [
    "990 kJ / 238 kcal", "11 g", "4,0 g", "23 g", "19 g", "10,5 g", "1,0 g",
  ]

  @Test("Give the powder, not the drink that is made of it, though an unknown word says so")
  func powderAndDrink() throws {
    let page = CellPage(
      heads: [("per 100 ml frumpled", 500), ("per 100 g", 860)], ends: [720, 960],
      rows: Self.names.indices.map { [Self.names[$0], Self.prepared[$0], Self.powder[$0]] })
    let label = try #require(SheetDecision.of([CellPage.page(page)]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.energyKcal]?.quantity.value == 354)
    #expect(label.readings[.carbohydrates]?.quantity.value == 60)
  }

  @Test("Give no serving of the drink beside the powder")
  func servingOfDrink() throws {
    let page = CellPage(
      heads: [
        ("per 100 g", 560), ("per 100 ml frumpled", 720), ("per portion (250 ml)", 1000),
      ], ends: [660, 940, 1230],
      rows: Self.names.indices.map {
        [Self.names[$0], Self.powder[$0], Self.prepared[$0], Self.serving[$0]]
      })
    let label = try #require(SheetDecision.of([CellPage.page(page)]))
    #expect(label.basis == .per100g)
    #expect(label.readings[.carbohydrates]?.quantity.value == 60)
    #expect(label.perServing.isEmpty, "accepted: \(label.perServing.keys)")
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
