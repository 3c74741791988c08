import Languages
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test("Every table of a language is that language's own")
  func tables() {
    let codes = Language.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(LanguageLexicon.all.prefix(codes.count).map(\.code) == codes)
    #expect(IngredientLexicon.all.prefix(codes.count).map(\.code) == codes)
    #expect(PetFoodWords.all.prefix(codes.count).map(\.code) == codes)
    #expect(IdentityLexicon.all.prefix(codes.count).map(\.code) == codes)
    #expect(FoodKindWords.all.map(\.code) == codes)
    #expect(RecordWords.all.map(\.code) == codes)
  }

  @Test("Lists of ingredients are read in no language whose panels are not, and in none twice")
  func lists() {
    let codes = IngredientLexicon.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes).isSubset(of: LanguageLexicon.all.map(\.code)))
  }

  @Test(
    "Every language names sugar and salt among the ingredients",
    arguments: FoodKindWords.all + FoodKindWords.labelsAlone)
  func kinds(of words: FoodKindWords) {
    for kind in [IngredientKind.sugar, .salt] {
      #expect(words.kinds[kind]?.phrases.isEmpty == false, "\(words.code ?? "*") \(kind)")
    }
  }
}
