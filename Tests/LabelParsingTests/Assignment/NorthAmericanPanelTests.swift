import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("American panels as text, and portions of 100 g")
struct NorthAmericanPanelTests {
  private func label(_ text: String) -> ParsedLabel {
    LabelParser().parse(RecognizedPage(plainText: text, source: "panel.txt"))
  }

  private func amounts(_ label: ParsedLabel, _ basis: Basis?) -> [Nutrient: Decimal] {
    var amounts: [Nutrient: Decimal] = [:]
    for reading in label.readings where reading.basis == basis && amounts[reading.nutrient] == nil {
      amounts[reading.nutrient] = reading.quantity.value
    }
    return amounts
  }

  @Test(
    "Reads the short name of carbohydrates on Chile's labels",
    arguments: ["H. de C. disponibles (g) 4,7", "H. de C. disp. (g) 4,7"])
  func shortCarbohydrates(row: String) {
    let text = """
      Información nutricional 100 ml
      Energía (kcal) 45
      Proteínas (g) 3,2
      Grasa total (g) 1,5
      \(row)
      """
    let found = label(text).readings.filter { $0.nutrient == .carbohydrates }
    #expect(Set(found.map(\.quantity)) == [Quantity(Decimal(47) / 10, .gram)])
  }

  /// The numbers of a line that have no unit.
  private func bareNumbers(_ line: String) -> [Decimal?] {
    LabelParser().tokens(of: RecognizedPage(plainText: line, source: "panel.txt")).values
      .filter { $0.unit == nil }.map(\.number)
  }

  @Test(
    "Calories keep their number before the heading of the shares",
    arguments: [
      "Calories 110 % Daily Value*", "Calories 110 % DV*", "Calories 110 % valeur quotidienne*",
      "Calories / Calories 110 % Daily Value* / % valeur quotidienne*",
    ])
  func caloriesBesideHeading(line: String) {
    #expect(bareNumbers(line) == [110])
  }

  @Test("A share of calories is no number of calories")
  func shareOfCalories() {
    #expect(bareNumbers("Calories 30 % less than others") == [])
    #expect(bareNumbers("Total Fat 5 g 12 % DV") == [])
  }

  @Test("Reads a bilingual Canadian panel, its calories on a line of their own")
  func canadian() {
    let found = amounts(
      label(
        """
        Nutrition Facts / Valeur nutritive
        Per 3/4 cup (50 g) / pour 3/4 tasse (50 g)
        Calories
        210
        % Daily Value* / % valeur quotidienne*
        Fat / Lipides 5 g
        7 %
        Saturated / saturés 1 g
        + Trans / trans 0 g
        5 %
        Carbohydrate / Glucides 36 g
        Fibre / Fibres 4 g
        14 %
        Sugars / Sucres 11 g
        11 %
        Protein / Protéines 6 g
        Sodium 130 mg
        6 %
        """), .perServing)
    #expect(
      found == [
        .energyKcal: 210, .fat: 5, .saturatedFat: 1, .transFat: 0, .carbohydrates: 36, .fiber: 4,
        .sugars: 11, .protein: 6, .sodium: 130,
      ])
  }

  @Test("Takes nothing from the footnote of an older American panel")
  func footnote() {
    let found = amounts(
      label(
        """
        Nutrition Facts
        Serving Size 1 cup (228g)
        Amount Per Serving
        Calories 250
        Total Fat 12g 18%
        Saturated Fat 3g 15%
        Sodium 470mg 20%
        Total Carbohydrate 31g 10%
        Dietary Fiber 1g 4%
        Sugars 6g
        Protein 5g
        * Percent Daily Values are based on a 2,000 calorie diet.
        Total Fat Less than 65g 80g
        Sat Fat Less than 20g 25g
        Sodium Less than 2,400mg 2,400mg
        Total Carbohydrate 300g 375g
        Dietary Fiber 25g 30g
        """), .perServing)
    #expect(found[.fat] == 12 && found[.saturatedFat] == 3 && found[.carbohydrates] == 31)
    #expect(found[.fiber] == 1 && found[.sugars] == 6 && found[.protein] == 5)
    #expect(found[.sodium] == 470)
  }

  @Test("Takes the second of two columns for the package's, which no basis describes")
  func package() {
    let found = label(
      """
      Nutrition Facts
      2 servings per container
      Serving size 1 cup (255g)
      Total Fat 5g 6% 10g 13%
      Saturated Fat 2g 10% 4g 20%
      Sodium 240mg 10% 480mg 21%
      Total Carb. 35g 13% 70g 25%
      Total Sugars 7g 14g
      Protein 9g 18g
      """)
    #expect(amounts(found, .perServing)[.fat] == 5 && amounts(found, .perServing)[.protein] == 9)
    #expect(amounts(found, nil)[.fat] == 10)
  }

  @Test("Takes a portion of 100 g for 100 g, and knows that it is the portion")
  func hundred() {
    let found = label(
      """
      Valeurs nutritionnelles moyennes pour 1 portion de 100 g
      Energie 405 kJ / 97 kcal
      Matières grasses 7,8 g
      Glucides 3,9 g
      Protéines 2,8 g
      """)
    #expect(found.basis == .per100g)
    #expect(found.readings.allSatisfy { $0.basis == .per100g } && found.readings.count == 5)
    #expect(found.servingSize == Quantity(100, .gram))
  }
}
