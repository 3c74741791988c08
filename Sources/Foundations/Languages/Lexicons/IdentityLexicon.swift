/// The words of one language that a package's facts are printed with.
///
/// Phrases are written in lower case; diacritics, case, spaces and hyphens do not matter, and small damage is tolerated.
package struct IdentityLexicon: Hashable, Sendable {
  /// The language, ISO 639-1.
  package var code: String
  /// Words before the content of a package.
  package var netQuantity: WordList
  /// Words before the content without its liquid.
  package var drainedWeight: WordList
  /// Words before a best-before or use-by date (EU 1169/2011, annex X).
  package var bestBefore: WordList
  /// Words before the code of a lot (EU 2011/91).
  package var lot: WordList
  /// Words before a date of production or packing.
  package var production: WordList
  /// Words that a name goes on after in the next line: "with", "and".
  package var joiners: WordList
  /// Words that mean a date of production or packing only right before a date: "packed 12.03.2026".
  package var productionBeforeDate: WordList = ""
}
