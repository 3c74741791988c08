import Foundation
import LabelModel
import LabelParsing
import Testing

/// Tables as other engines write them, without places. Each name and value is on a line of its own,
/// in nearly the order of the print.
@Suite("Tables that lost their columns")
struct TornTableTests {
  private func amounts(_ text: String, _ basis: Basis = .per100g) -> [Nutrient: Decimal] {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "text"))
    var amounts: [Nutrient: Decimal] = [:]
    for reading in label.readings where reading.basis == basis && amounts[reading.nutrient] == nil {
      amounts[reading.nutrient] = reading.quantity.value
    }
    return amounts
  }

  private func decimal(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

  @Test("Keeps rows together whose second values were read a few values late")
  func interleaved() {
    let text = """
      Nährwerte
      100 g
      1 Portion (40 g)
      Energie
      1720 kJ (411 kcal)
      688 kJ (164 kcal)
      Fett
      davon gesättigte Fettsäuren
      15 g
      4,5 g
      6,0 g
      1,8 g
      Kohlenhydrate
      davon Zucker
      58 g
      21 g
      23,2 g
      8,4 g
      Ballaststoffe
      5,0 g
      2,0 g
      Eiweiss
      8,5 g
      3,4 g
      Salz
      0,75 g
      0,30 g
      """
    #expect(
      amounts(text) == [
        .energyKJ: 1720, .energyKcal: 411, .fat: 15, .saturatedFat: decimal("4.5"),
        .carbohydrates: 58, .sugars: 21, .fiber: 5, .protein: decimal("8.5"),
        .salt: decimal("0.75"),
      ])
  }

  @Test("Moves a whole table by one row where each value was read before its name")
  func before() {
    let text = """
      Informations nutritionnelles
      Pour 100 g
      Pour 1 part de 50 g
      1570 kJ
      785 kJ
      375 kcal
      187 kcal
      Énergie
      16 g
      8,0 g
      Matières grasses
      7,0 g
      3,5 g
      dont acides gras saturés
      50 g
      25 g
      18 g
      9,0 g
      Glucides
      dont sucres
      3,0 g
      1,5 g
      Fibres alimentaires
      6,2 g
      3,1 g
      Protéines
      1,2 g
      0,60 g
      Sel
      """
    let found = amounts(text)
    #expect(found[.fat] == 16 && found[.saturatedFat] == 7)
    #expect(found[.carbohydrates] == 50 && found[.sugars] == 18)
    #expect(
      found[.fiber] == 3 && found[.protein] == decimal("6.2") && found[.salt] == decimal("1.2"))
  }

  @Test("Takes the second column for 100 g where the portion beside the heading says so")
  func portionFirst() {
    let text = """
      Nährwerte
      100 g
      Becher (150 g)
      Energie
      540 kJ
      360 kJ
      129 kcal
      86 kcal
      Fett
      4,5 g
      3,0 g
      davon gesättigte Fettsäuren
      3,0 g
      2,0 g
      Kohlenhydrate
      14,4 g
      9,6 g
      davon Zucker
      12,0 g
      8,0 g
      Eiweiss
      7,8 g
      5,2 g
      Salz
      0,18 g
      0,12 g
      """
    let found = amounts(text)
    #expect(found[.fat] == 3 && found[.carbohydrates] == decimal("9.6"))
    #expect(found[.energyKcal] == 86 && found[.salt] == decimal("0.12"))
  }

  @Test("Reads no column of reference intakes between the rows")
  func intakes() {
    let text = """
      Nährwerte 100 g, RM
      Energie 900 kJ (214 kcal) 8400 kJ (2000 kcal)
      Fett
      3,1 g
      70 g
      davon gesättigte Fettsäuren
      1,2 g
      20 g
      Kohlenhydrate
      36 g
      260 g
      davon Zucker
      2,4 g
      90 g
      Eiweiss
      10 g
      50 g
      Salz
      1,1 g
      6 g
      """
    #expect(
      amounts(text) == [
        .energyKJ: 900, .energyKcal: 214, .fat: decimal("3.1"), .saturatedFat: decimal("1.2"),
        .carbohydrates: 36, .sugars: decimal("2.4"), .protein: 10, .salt: decimal("1.1"),
      ])
  }

  @Test("Adds a third column, which keeps no ratio, to the rows of the first two")
  func thirdColumn() {
    let text = """
      Nutrition information
      per 100 g
      per 30 g
      30 g + 125 ml milk
      Energy
      1640 kJ
      492 kJ
      750 kJ
      388 kcal
      116 kcal
      179 kcal
      Fat
      6,0 g
      1,8 g
      3,9 g
      of which saturates
      1,0 g
      0,3 g
      1,6 g
      Carbohydrate
      70 g
      21 g
      27 g
      of which sugars
      20 g
      6,0 g
      12 g
      Fibre
      8,0 g
      2,4 g
      2,4 g
      9,0 g
      2,7 g
      7,0 g
      Salt
      0,50 g
      0,15 g
      0,30 g
      """
    let found = amounts(text)
    #expect(found[.fat] == 6 && found[.carbohydrates] == 70 && found[.sugars] == 20)
    #expect(found[.fiber] == 8 && found[.salt] == decimal("0.5"))
    // The name of this row is not in the text.
    #expect(found[.protein] == nil)
  }

  @Test("Names a row whose name is gone where the order of rows and the energy tell it")
  func unnamedRow() {
    let text = """
      Nährwerte pro 100 g
      Energie 2171 kJ / 519 kcal
      Fett
      28 g
      davon gesättigte Fettsäuren
      15 g
      59 g
      davon Zucker
      39 g
      Eiweiss
      6,5 g
      Salz
      0,25 g
      """
    #expect(amounts(text)[.carbohydrates] == 59)
    #expect(amounts(text)[.saturatedFat] == 15)
    // Where the energy contradicts it, the number may be anything.
    let other = text.replacingOccurrences(of: "59 g", with: "24 g")
    #expect(amounts(other)[.carbohydrates] == nil)
  }

  @Test("Takes columns without a heading for 100 g and a smaller portion, where the label has kJ")
  func unheaded() {
    let rows = """
      Fett 12 g 3,6 g
      davon gesättigte Fettsäuren 4,0 g 1,2 g
      Kohlenhydrate 60 g 18 g
      davon Zucker 20 g 6,0 g
      Eiweiss 8,0 g 2,4 g
      Salz 0,50 g 0,15 g
      """
    #expect(amounts("Energie 1600 kJ 480 kJ\n" + rows)[.fat] == 12)
    #expect(amounts("Energie 1600 kJ 480 kJ\n" + rows, .perServing)[.fat] == decimal("3.6"))
    // An American panel has servings and containers.
    #expect(amounts("Calories 380 114\n" + rows).isEmpty)
  }

  @Test(
    "Reads kcal in a bracket whose unit was torn off, as many as the kJ give, and no other number")
  func tornEnergy() {
    let text = """
      Energiewert
      2384 kJ
      valeur énergétique
      (570
      valore energetico
      kcal)
      Fett / matières grasses
      36 g
      Kohlenhydrate / glucides
      54 g
      """
    #expect(values(of: text)[.energyKcal] == Quantity(570, .kilocalorie))
    let other = text.replacingOccurrences(of: "(570", with: "(530")
    #expect(values(of: other)[.energyKcal] == nil)
  }

  @Test("Reads amounts in brackets that are too exact for a portion")
  func brackets() {
    let found = values(
      of: "Fett / Graisse\n2.0g\n(davon gesättigte\n(0.6g)\nFettsäuren)\nEiweiss\n12g\nSalz\n0.3g")
    #expect(found[.saturatedFat] == Quantity(decimal("0.6"), .gram))
  }
}
