import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Sizes of servings") struct ServingSizeTests {
  private func size(_ text: String) -> Quantity? {
    LabelParser().parse(RecognizedPage(plainText: text, source: "label.txt")).servingSize
  }

  @Test(
    "Reads the size behind the words for a serving, or behind per",
    arguments: [
      ("Serving size 30 g\nFat 3 g\nProtein 2 g", 30),
      ("Pro Portion 25 g\nFett 3 g\nEiweiß 2 g", 25),
      ("Per 100 g Per 40 g\nFat 3 g 1.2 g\nProtein 2 g 0.8 g", 40),
      ("Per 40g Per 100g Values Oats, raisins and coconut\nFat 3 g 7.5 g\nProtein 2 g 5 g", 40),
      ("Serving size 2 cookies (31 g)\nFat 3 g\nProtein 2 g", 31),
    ] as [(String, Decimal)])
  func reads(text: String, grams: Decimal) {
    #expect(size(text) == Quantity(grams, .gram))
  }

  @Test("Prefers the words for a serving to an earlier per")
  func prefers() {
    #expect(
      size("Per 15 g\nFat 3 g 1 g\nServing size 30 g\nProtein 2 g") == Quantity(30, .gram))
  }

  @Test(
    "Takes no dose, time or crumb for a serving",
    arguments: [
      "Fat 3 g\nProtein 2 g\nper 4 g", "Fat 3 g\nProtein 2 g\nper 7 9 gleichmässig",
      "Fat 3 g\nProtein 2 g\nFütterungsempfehlung für Hunde aller Rassen pro 13 g",
      "Energy 17 kcal\nFat 3 g\nexcipiens ad suspensionem oralem pro 8 ml",
    ])
  func declines(text: String) {
    #expect(size(text) == nil)
  }

  @Test(
    "Takes the 100 ml of the next column for no serving's size",
    arguments: ["PER SERVE PER 100ml", "PER SERVE, PER 100 ml", "na porci na 100 ml"])
  func nextColumn(heading: String) {
    let rows = "\(heading)\nEnergy 384 kJ 192 kJ\nFat 4 g 2 g\nProtein 3 g 1.5 g"
    #expect(size(rows) == nil)
    #expect(size(rows + "\nServing size: 200 ml") == Quantity(200, .millilitre))
  }

  @Test(
    "Reads a serving of 100 ml",
    arguments: ["pour 1 portion de 100 ml", "Per serving (100 ml)", "Pro Portion 100 ml"])
  func hundred(heading: String) {
    #expect(
      size("\(heading)\nEnergy 384 kJ\nFat 4 g\nProtein 3 g") == Quantity(100, .millilitre))
  }

  @Test("States no serving of a pet food, whose analysis is as fed")
  func petFood() {
    let text =
      "Guaranteed Analysis\nCrude Protein (min) 26%\nCrude Fat (min) 14%\nServing size 30 g"
    #expect(size(text) == nil)
  }
}
