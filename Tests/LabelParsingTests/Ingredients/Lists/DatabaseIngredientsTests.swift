import Foundation
import LabelModel
import LabelParsing
import Testing

@Suite("Lists of ingredients that a database holds")
struct DatabaseIngredientsTests {
  private func find(_ text: String, _ language: String?) -> IngredientReading {
    findIngredients(inDatabaseText: text, language: language, database: "test")
  }

  @Test(
    "A list without a heading is understood in its language",
    arguments: [
      (
        "en",
        "Sugar, palm oil, _hazelnuts_ 13%, skimmed _milk_ powder (8.7 %), emulsifier: lecithins (_soya_)."
      ),
      (
        "de",
        "Zucker, Palmöl, _Haselnüsse_ 13%, Magermilchpulver (_Milch_) 8,7%, Emulgator: Lecithine (_Soja_)."
      ),
      (
        "fr",
        "Ingrédients : sucre, huile de palme, _noisettes_ 13%, _lait_ écrémé en poudre 8,7%, émulsifiant : lécithines (_soja_)."
      ),
    ])
  func reads(language: String, text: String) throws {
    let reading = find(text, language)
    let list = try #require(reading.lists.first)
    #expect(reading.lists.count == 1)
    #expect(list.source == .api && list.language == language && !list.needsReview)
    #expect(list.ingredients.count == 5, "\(list.ingredients.map(\.name))")
    #expect(list.ingredients[2].percent == 13)
    #expect(!list.text.contains("_"))
    #expect(list.evidence.image == "test")
    #expect(Set(reading.allergens.map(\.allergen)) == [.nuts, .milk, .soy])
    #expect(reading.allergens.allSatisfy { $0.source == .database && $0.presence == .contains })
  }

  @Test("A warning of traces is no ingredient")
  func traces() {
    let reading = find("Wheat flour, sugar, salt. May contain traces of nuts and sesame.", "en")
    let traces = reading.allergens.filter { $0.presence == .mayContain }.map(\.allergen)
    #expect(Set(traces) == [.nuts, .sesame])
    #expect(reading.lists.first?.ingredients.count == 3)
  }

  @Test("A text in a language that is not known is kept, for review where it is not understood")
  func unknownLanguage() throws {
    let list = try #require(find("砂糖、小麦粉、植物油脂", "ja").lists.first)
    #expect(list.language == "ja" && list.text == "砂糖、小麦粉、植物油脂" && list.needsReview)
    #expect(find("  __ ", "en") == IngredientReading.empty)
  }
}

extension IngredientReading {
  fileprivate static var empty: IngredientReading {
    findIngredients(inDatabaseText: "", language: nil, database: "")
  }
}
