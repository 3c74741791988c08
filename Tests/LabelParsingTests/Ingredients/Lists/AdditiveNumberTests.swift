import LabelModel
import LabelParsing
import Testing

/// Numbers of additives in the forms that packs print.
@Suite("Numbers of additives")
struct AdditiveNumberTests {
  private func found(_ text: String) -> IngredientReading {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
  }

  private func numbers(_ text: String) -> [String?] {
    found(text).lists.first?.ingredients.filter { $0.additiveClass != nil }.map(\.eNumber) ?? []
  }

  @Test(
    "Numbers without their letter are those of the class before them",
    arguments: [
      "Ingredients: water, sweeteners (950, 951), salt",
      "Ingredients: water, sweeteners (950,951), salt",
      "Ingredients: water, sweeteners: 950, 951, salt",
      "Ingredients: water, sweetener 950, sweetener 951, salt",
      "Ingredients: water, sweeteners (950 and 951), salt",
      "Zutaten: Wasser, Süßungsmittel (950, 951), Speisesalz",
    ])
  func bare(text: String) {
    #expect(numbers(text) == ["E950", "E951"])
  }

  @Test("Spanish SIN before a number denies no allergen, and before a food it does")
  func spanishSign() {
    let allergens = found("Ingredientes: agua, lecitina de soja SIN 322, sal. Sin leche.").allergens
    #expect(allergens.map(\.allergen) == [.soy])
  }

  @Test("Such a number may have a letter behind it")
  func lettered() {
    let text = "Ingredients: water, colours (150d, 160a), thickener: 1442, salt"
    #expect(numbers(text) == ["E150d", "E160a", "E1442"])
  }

  @Test(
    "Numbers of the Codex are those of the EU, and a bare number follows another one",
    arguments: [
      "Ingredients: water, sweeteners (INS 950, INS 951), salt",
      "Ingredients: water, sweetener INS 950, sweetener INS-951, salt",
      "Ingredientes: agua, edulcorantes (SIN 950, SIN 951), sal",
      "Ingredients: water, sweeteners (E950, 951), salt",
      "Ingredients: water, sweeteners (INS 950, 951), salt",
    ])
  func codex(text: String) {
    #expect(numbers(text) == ["E950", "E951"])
  }

  @Test("The end of another word is no sign of a number")
  func noCodexSign() {
    let list = found("Ingredients: water, RAISINS 950, salt").lists.first
    #expect(list?.ingredients.contains { $0.eNumber != nil } == false)
  }

  @Test("A number that no additive has is none")
  func unknown() {
    #expect(!numbers("Ingredients: water, colour (2000), salt").contains("E2000"))
    #expect(found("Ingredients: water 950, salt").lists.first?.ingredients.first?.eNumber == nil)
  }

  @Test("The letter may be Greek or Cyrillic")
  func alphabets() {
    #expect(numbers("Συστατικά: νερό, διογκωτικό: \u{0395}500, αλάτι") == ["E500"])
    #expect(numbers("Съставки: вода, набухвател: \u{0415}500, сол") == ["E500"])
    for text in ["Συστατικά: νερό, \u{0395}220, αλάτι", "Съставки: вода, \u{0415} 220, сол"] {
      #expect(found(text).allergens.map(\.allergen) == [.sulphites])
    }
  }
}
