import Languages

/// The kinds of ingredients that scores and the analysis of sugars know, by their names.
///
/// A language's names are only looked for in lists of that language, since `ser` is cheese in
/// Polish alone.
enum FoodKindTables {
  private typealias Phrase = (phrase: String, meaning: IngredientKind)

  /// The names by language.
  private static let phrases: [String: [Phrase]] =
    FoodKindWords.all.reduce(into: [:]) { phrases, words in
      if let code = words.code { phrases[code] = Self.phrases(of: words) }
    }

  /// The languages whose names are looked for in their own lists alone.
  private static let alone = Set(FoodKindWords.ofLabelLanguages.compactMap(\.code))

  /// The names in a fixed order: of two kinds that a name is written under, the first is meant.
  private static func phrases(of words: FoodKindWords) -> [Phrase] {
    IngredientKind.allCases.flatMap { kind in
      (words.kinds[kind]?.phrases ?? []).map { (phrase: $0, meaning: kind) }
    }
  }

  private static let tables = TablesByLanguage<IngredientKind>()

  /// The words of a language, or of all.
  private static func table(for language: String?) -> PhraseTable<IngredientKind> {
    tables.table(for: language ?? TablesByLanguage<IngredientKind>.anyLanguage) {
      let own =
        language.map { phrases[$0] ?? [] }
        ?? phrases.filter { !alone.contains($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
      return own + phrases(of: .international)
    }
  }

  /// The languages that have words of their own, ISO 639-1.
  static var languages: Set<String> { Set(phrases.keys) }

  /// Returns what the words of an ingredient's name mean, in their order, each once.
  ///
  /// A language without words of its own, or an unknown one, is looked up in all languages.
  static func kinds(of name: String, language: String?) -> [IngredientKind] {
    let table = table(for: language.flatMap { phrases[$0] == nil ? nil : $0 })
    var seen: Set<IngredientKind> = []
    let words = foldedWords(name)
    return table.matches(in: words)
      .filter { !NameDenial.denies($0.meaning, at: $0.range, in: words) }
      .map(\.meaning).filter { seen.insert($0).inserted }
  }
}
