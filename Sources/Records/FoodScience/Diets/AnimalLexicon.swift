import Languages
import Synchronization

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
    for match in table(for: language ?? anyLanguage).matches(in: words) {
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

  /// The key of words that are looked for in every list.
  private static let anyLanguage = "*"

  /// The tables of the languages that were asked for.
  private static let tables = Mutex<[String: PhraseTable<Meaning>]>([:])

  private static func table(for language: String) -> PhraseTable<Meaning> {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      let words = FoodKindWords.all.filter { $0.code == language } + [.international]
      var phrases: [(phrase: String, meaning: Meaning)] = []
      for (list, meaning) in [
        (\FoodKindWords.plantFlesh, Meaning.plant), (\.meat, .animal(.meat)),
        (\.honey, .animal(.bees)),
      ] {
        phrases += words.flatMap { $0[keyPath: list].phrases }.map {
          (phrase: $0, meaning: meaning)
        }
      }
      let table = PhraseTable(phrases)
      tables[language] = table
      return table
    }
  }
}
