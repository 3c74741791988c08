import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Names without a number")
struct UnnumberedRowTests {
  private func label(_ rows: String) -> ParsedLabel {
    LabelParser().parse(
      RecognizedPage(
        plainText: "Nutrition per 100 g\nEnergy 1020 kJ / 240 kcal\nCarbohydrate 60 g\n" + rows,
        source: "label.txt"))
  }

  @Test(
    "A sentence, an enumeration and a list of ingredients are no rows",
    arguments: [
      "Not a significant source of saturated fat, cholesterol, dietary fiber and calcium.",
      "Not a significant source of fat, saturated fat,\nprotein, dietary fiber and sodium.",
      "Contains negligible amounts of fat, saturates, protein and salt.",
      "Contains negligible amounts of salt.",
      "Contains only traces of fat, saturated fat, protein and salt.",
      "Ingredients: rice flour, sugar, water,\nsalt, yeast",
    ])
  func sentences(rows: String) {
    #expect(label(rows).unreadable == [])
  }

  @Test("A row without its amount stays unreadable", arguments: ["Salt", "Salt ?? g", "• Salt"])
  func rows(row: String) {
    #expect(label("Protein 3 g\n" + row).unreadable.map(\.nutrient) == [.salt])
  }

  @Test(
    "Traces are an amount of 0 with a sign",
    arguments: [
      "Salt trace", "Salz Spuren", "Sel : traces", "Sale tracce", "Sal trazas", "Zout sporen",
    ])
  func traces(row: String) {
    let read = label("Protein 3 g\n" + row)
    let salt = read.readings.first { $0.nutrient == .salt }
    #expect(salt?.quantity == Quantity(0, .gram))
    #expect(salt?.modifier == .traces)
    #expect(salt?.basis == .per100g)
    #expect(read.unreadable == [])
  }

  @Test(
    "Traces among rows in running text are an amount, and another word there is unreadable",
    arguments: [
      "Per 100 g: Energy 1500 kJ / 358 kcal, Fat trace, saturates nil, Carbohydrate 85 g, Protein 3 g, Salt 1 g",
      "Pro 100 g: Energie 1500 kJ / 358 kcal, Fett Spuren, gesättigte Fettsäuren keine, Kohlenhydrate 85 g, Eiweiß 3 g, Salz 1 g",
      "Pour 100 g : énergie 1500 kJ / 358 kcal, matières grasses traces, acides gras saturés néant, glucides 85 g, protéines 3 g, sel 1 g",
    ])
  func tracesInRunningText(text: String) {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt"))
    let fat = label.readings.first { $0.nutrient == .fat }
    #expect(fat?.modifier == .traces && fat?.quantity == Quantity(0, .gram))
    #expect(label.unreadable.map(\.nutrient) == [.saturatedFat])
    let carbohydrates = label.readings.first { $0.nutrient == .carbohydrates }
    #expect(carbohydrates?.quantity == Quantity(85, .gram))
  }

  @Test("A dash in the place of an amount is nothing to read", arguments: ["Salt -", "Salt —"])
  func dashes(row: String) {
    let read = label("Protein 3 g\n" + row)
    #expect(!read.readings.contains { $0.nutrient == .salt })
    #expect(read.unreadable == [])
  }

  @Test("A value beside its own name is not moved for the energy, nor another nutrient's taken")
  func ownValues() {
    let text = """
      Nutrition per 100 ml
      Energy 120 kJ / 29 kcal
      Fat 0 g
      Carbohydrate 1.2 g
      of which sugars 1.2 g
      Citric and other acids 6.1 g
      Protein 0.3 g
      Salt 0 g
      """
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "juice.txt"))
    let protein = label.readings.filter { $0.nutrient == .protein }.map(\.quantity.value)
    #expect(protein == [Decimal(string: "0.3")])
  }

  @Test(
    "A strength by volume is read",
    arguments: [
      ("Cider 4,5 % vol", Decimal(string: "4.5")), ("Liqueur 17% vol.", 17),
      ("ALC. 5% BY VOL", 5), ("5.2% ALC/VOL", Decimal(string: "5.2")), ("Juice 100 %", nil),
    ])
  func alcohol(text: String, expected: Decimal?) {
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "bottle.txt"))
    #expect(label.alcoholByVolume == expected)
  }
}
