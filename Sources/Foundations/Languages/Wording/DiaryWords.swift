/// A word of the diary on a terminal, beside those that ``PageWord`` and ``RecordWords`` have.
///
/// Places in braces are filled in.
package enum DiaryWord: String, Hashable, Sendable, CaseIterable {
  /// `meal #3`.
  case meal
  /// The source of amounts that were logged before.
  case knownMeal
  /// A total against its goal.
  case below, within, exceeded
  /// The remark on numbers that do not add up to their total.
  case rounded
  /// Figures of several days.
  case streak, goalMet, daysLogged
}

/// The words of the diary on a terminal in one language.
package struct DiaryWords: Sendable {
  /// The language, ISO 639-1.
  package let code: String
  /// The words; a test names each missing one.
  package let words: [DiaryWord: String]

  fileprivate static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}

extension Wording {
  /// Says a word of the diary, with its places filled in.
  package func callAsFunction(_ word: DiaryWord, _ arguments: [String: String] = [:]) -> String {
    filled(
      DiaryWords.byCode[language]?.words[word] ?? DiaryWords.english.words[word] ?? word.rawValue,
      arguments)
  }
}
