import Synchronization

/// The names of ingredients that scores and the analysis of sugars know.
///
/// A language's words are only looked for in lists of that language, since `ser` is cheese in
/// Polish alone. Each kind's words are written as lines `LANGUAGE: phrase, phrase` in the form of
/// ``PhraseTable``, `*` standing for all languages; a line that is indented goes on with the one
/// above it. The names are those of everyday labels; EU 2001/111/EC has the legal ones of sugars.
enum IngredientLexicon {
  /// The key of words that are the same in all languages.
  private static let anyLanguage = "*"

  private typealias Phrase = (phrase: String, meaning: IngredientKind)

  /// The words by language.
  private static let phrases: [String: [Phrase]] = {
    var phrases: [String: [Phrase]] = [:]
    // In a fixed order: of two kinds that a phrase is written under, the first is meant.
    for kind in IngredientKind.allCases {
      for lines in [sugarWords, markerWords, culinaryWords, fruitWords, foodWords] {
        for (language, words) in entries(lines[kind] ?? "") {
          phrases[language, default: []] += words.map { (phrase: $0, meaning: kind) }
        }
      }
    }
    return phrases
  }()

  /// The tables of the languages that were asked for: most labels need one, and all together take a twentieth
  /// of a second.
  private static let tables = Mutex<[String: PhraseTable<IngredientKind>]>([:])

  /// The words of a language, or of all.
  private static func table(for language: String) -> PhraseTable<IngredientKind> {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      let international = phrases[anyLanguage] ?? []
      let own =
        language == anyLanguage
        ? phrases.filter { $0.key != anyLanguage }.sorted { $0.key < $1.key }.flatMap(\.value)
        : phrases[language] ?? []
      let table = PhraseTable(own + international)
      tables[language] = table
      return table
    }
  }

  /// The languages that have words of their own, ISO 639-1.
  static var languages: Set<String> { Set(phrases.keys).subtracting([anyLanguage]) }

  /// Returns what the words of an ingredient's name mean, in their order, each once.
  ///
  /// A language without words of its own, or an unknown one, is looked up in all languages.
  static func kinds(of name: String, language: String?) -> [IngredientKind] {
    let table = table(for: language.flatMap { phrases[$0] == nil ? nil : $0 } ?? anyLanguage)
    var seen: Set<IngredientKind> = []
    return table.matches(in: foldedWords(name)).map(\.meaning)
      .filter { seen.insert($0).inserted }
  }

  private static func entries(_ lines: String) -> [(language: String, words: [String])] {
    var entries: [(language: String, words: [String])] = []
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if let language = parts.first, parts.count == 2, !line.hasPrefix(" ") {
        entries.append((String(language), []))
      }
      guard let text = parts.last, !entries.isEmpty else { continue }
      entries[entries.count - 1].words += text.split(separator: ",").map(String.init)
    }
    return entries
  }
}
