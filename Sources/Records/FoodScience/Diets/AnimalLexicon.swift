import Languages

/// The names of meat, gelatine and honey in lists of ingredients.
///
/// A language's words are only looked for in lists of that language. Of a list without a known language only gelatine is
/// found, whose names are alike in most languages. Species of animals come from ``FoodKindTables``.
enum AnimalLexicon {
  /// The meaning of a phrase.
  private enum Meaning: Sendable {
    case animal(AnimalIngredient.Kind)
    /// The flesh of a fruit.
    case plant
  }

  /// Returns the kinds of animal ingredients that `name` names, each once.
  static func kinds(of name: String, language: String?) -> [AnimalIngredient.Kind] {
    let words = foldedWords(name)
    var kinds: [AnimalIngredient.Kind] = []
    for match in table(for: language).matches(in: words) {
      if case .animal(let kind) = match.meaning, !kinds.contains(kind) { kinds.append(kind) }
    }
    guard let language, FoodKindTables.languages.contains(language) else { return kinds }
    let species = FoodKindTables.kinds(of: name, language: language)
    if species.contains(where: { [.redMeat, .poultry].contains($0) }), !kinds.contains(.meat) {
      kinds.append(.meat)
    }
    if species.contains(.fish), !kinds.contains(.seafood) { kinds.append(.seafood) }
    return kinds
  }

  private static let tables = TablesByLanguage<Meaning>()

  /// The words of a language, and those that are the same in all.
  private static func table(for language: String?) -> PhraseTable<Meaning> {
    tables.table(for: language ?? TablesByLanguage<Meaning>.anyLanguage) {
      let words = FoodKindWords.all.filter { $0.code == language } + [.international]
      let lists: [(KeyPath<FoodKindWords, WordList>, Meaning)] = [
        (\.plantFlesh, .plant), (\.meat, .animal(.meat)), (\.honey, .animal(.bees)),
      ]
      return lists.flatMap { list, meaning in
        words.flatMap { $0[keyPath: list].phrases }.map { (phrase: $0, meaning: meaning) }
      }
    }
  }
}
