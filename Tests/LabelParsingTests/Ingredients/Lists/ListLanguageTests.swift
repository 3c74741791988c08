import LabelModel
import LabelParsing
import Languages
import Testing

/// The language of lists that are too short to show it.
@Suite("The language of short lists of ingredients")
struct ListLanguageTests {
  private func language(_ text: String, _ codes: Set<String>) -> String? {
    let languages = LanguageLexicon.all.filter { codes.contains($0.code) }
    let page = RecognizedPage(plainText: text, source: "label.txt")
    return LabelParser(lexicon: Lexicon(languages)).parse(page).ingredientLists.first?.language
  }

  @Test(
    "A list that may be in several languages is in the one that a person names",
    arguments: [
      "Ingredientes: sal, arroz, aroma.", "Ingredientes: carne de porco, sal.",
      "Ingredientes: tomate (60 %), sal, aromas naturais.",
    ])
  func named(text: String) {
    #expect(language(text, ["pt"]) == "pt")
  }

  @Test("A list in another language than the named one remains in its own")
  func other() {
    #expect(language("Zutaten: Wasser, Zucker, Speisesalz, Weizenmehl.", ["pt"]) == "de")
  }
}
