import LabelModel
import LabelParsing
import Testing

@Suite("Allergens in damaged print")
struct DamagedAllergenTests {
  private func reading(_ text: String) -> IngredientReading {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
  }

  @Test(
    "Knows a long name in which strokes were misread",
    arguments: [
      "Ingredientes: azúcar, aveiianas, aceite de girasol.",
      "Zutaten: Zucker, Haseinüsse, Sonnenbiumenöl.",
    ])
  func strokes(text: String) {
    #expect(reading(text).allergens.map(\.allergen) == [.nuts])
  }

  @Test(
    "Takes no other word for a damaged name",
    arguments: [
      // A drink is no fish, and lactic acid no milk.
      "Ingrédients: eau, boisson au jus de pomme, sucre.",
      "Zutaten: Wasser, Zucker, Säuerungsmittel: Miichsäure.",
    ])
  func others(text: String) {
    #expect(reading(text).allergens.isEmpty)
  }

  @Test("Reads on where the gap to the next column was read as points")
  func leaders() {
    let found = reading(
      """
      Zutaten: Reismehl 50 %, Emulgator (E 471). ..
      Maisstärke, Mandelpulver, Salz. Kann Spuren von Soja enthalten.
      """)
    #expect(found.lists.first?.text.hasSuffix("Mandelpulver, Salz") == true)
    #expect(found.allergens.map(\.allergen) == [.nuts, .soy])
    #expect(found.allergens.map(\.presence) == [.contains, .mayContain])
  }
}
