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
    #expect(FoodKindWords.all.prefix(codes.count).map(\.code) == codes)
    #expect(RecordWords.all.map(\.code) == codes)
  }

  @Test("Every table of a language that labels alone are read in is that language's own")
  func tablesOfLabelLanguages() {
    let shown = Language.all.count
    let codes = LanguageLexicon.all.dropFirst(shown).map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes).isDisjoint(with: Language.all.map(\.code)))
    #expect(IngredientLexicon.all.dropFirst(shown).map(\.code) == codes)
    #expect(IdentityLexicon.all.dropFirst(shown).map(\.code) == codes)
    #expect(PetFoodWords.all.dropFirst(shown).allSatisfy { codes.contains($0.code) })
    #expect(FoodKindWords.ofLabelLanguages.allSatisfy { codes.contains($0.code ?? "*") })
  }

  @Test(
    "Every language names sugar and salt among the ingredients",
    arguments: FoodKindWords.all)
  func kinds(of words: FoodKindWords) {
    for kind in [IngredientKind.sugar, .salt] {
      #expect(words.kinds[kind]?.phrases.isEmpty == false, "\(words.code ?? "*") \(kind)")
    }
  }
}
