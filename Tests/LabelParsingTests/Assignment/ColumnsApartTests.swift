import Foundation
import LabelModel
import LabelParsing
import Testing

/// Tables whose names were all read before their amounts.
@Suite("Columns that were read one after the other")
struct ColumnsApartTests {
  private let names = """
    Energy
    Fat
    of which saturates
    Carbohydrate
    of which sugars
    Protein
    Salt
    """

  private func readings(_ text: String) -> [Nutrient: NutrientReading] {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "text"))
    let ofHundred = label.readings.filter { $0.basis == .per100g }
    return Dictionary(ofHundred.map { ($0.nutrient, $0) }) { first, _ in first }
  }

  private func amounts(_ text: String) -> [Nutrient: Decimal] {
    readings(text).mapValues(\.quantity.value)
      .filter { $0.key != .energyKJ && $0.key != .energyKcal }
  }

  private func decimal(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

  @Test("Gives the amounts of a whole column to its names, in their order")
  func complete() {
    let found = amounts(
      "Nutrition per 100 g\n\(names)\n1523 kJ/363 kcal\n12 g\n2.1 g\n50 g\n9.6 g\n11 g\n1.2 g")
    #expect(found[.fat] == 12)
    #expect(found[.saturatedFat] == decimal("2.1"))
    #expect(found[.carbohydrates] == 50)
    #expect(found[.sugars] == decimal("9.6"))
    #expect(found[.protein] == 11)
    #expect(found[.salt] == decimal("1.2"))
  }

  @Test("Gives no name to an amount of a column that has lost one")
  func incomplete() {
    let found = amounts(
      "Nutrition per 100 g\n\(names)\n1523 kJ/363 kcal\n12 g\n2.1 g\n50 g\n11 g\n1.2 g")
    #expect(found.isEmpty)
  }

  @Test("Gives no name to amounts whose parts are more than their wholes")
  func impossible() {
    let found = amounts(
      "Nutrition per 100 g\n\(names)\n1523 kJ/363 kcal\n2.1 g\n12 g\n9.6 g\n50 g\n11 g\n1.2 g")
    #expect(found.isEmpty)
  }

  @Test("Takes the first of two columns of amounts, which a heading separates")
  func twoColumns() {
    let found = amounts(
      """
      \(names)
      Per 100 g
      2010 kJ/481 kcal
      23 g
      11 g
      60 g
      30 g
      6.0 g
      0.80 g
      Per 25 g biscuit
      503 kJ/120 kcal
      5.8 g
      2.8 g
      15 g
      7.5 g
      1.5 g
      0.20 g
      """)
    #expect(found[.fat] == 23)
    #expect(found[.sugars] == 30)
    #expect(found[.salt] == decimal("0.8"))
  }

  @Test("Names in one line have their amounts in the line below")
  func lines() {
    let found = amounts(
      "per 100 g\nFat Saturates Carbohydrate Sugars Protein\n12 g 2.1 g 50 g 9.6 g 11 g")
    #expect(found[.fat] == 12)
    #expect(found[.protein] == 11)
  }

  @Test("100 g that head a further energy behind the amounts do not head these")
  func furtherEnergy() {
    let portion = """
      Each grilled burger contains
      Energy 921kJ 220kcal
      Fat 13g
      Saturates 5.9g
      Salt 1.2g

      """
    #expect(amounts(portion + "Typical values per 100g: Energy 1023kJ/245kcal").isEmpty)
    #expect(amounts(portion + "Typical values per 100g")[.fat] == 13)
  }
}
