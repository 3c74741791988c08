import Synchronization

/// The tables of phrases of the languages that were asked for, each made once.
///
/// Most labels need one language. All tables together take a twentieth of a second.
struct TablesByLanguage<Meaning: Sendable>: ~Copyable, Sendable {
  /// The key of a table for texts whose language is not known.
  static var anyLanguage: String { "*" }

  private let tables = Mutex<[String: PhraseTable<Meaning>]>([:])

  /// Returns the table of a language, ISO 639-1, made of `phrases` at its first use.
  func table(
    for language: String, of phrases: () -> [(phrase: String, meaning: Meaning)]
  ) -> PhraseTable<Meaning> {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      let table = PhraseTable(phrases())
      tables[language] = table
      return table
    }
  }
}
