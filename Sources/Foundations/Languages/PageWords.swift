/// The words of the pages in one language.
package struct PageWords: Sendable {
  /// The language, ISO 639-1.
  package let code: String
  /// The words; a test names each missing one.
  package let words: [PageWord: String]

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// Returns the words of a language, `nil` without any.
  static func of(_ code: String) -> PageWords? { byCode[code] }
}

extension Wording {
  /// Says a word of a page, with its places filled in.
  package func callAsFunction(_ word: PageWord, _ arguments: [String: String] = [:]) -> String {
    let words = PageWords.of(language)?.words[word] ?? PageWords.english.words[word]
    // One pass, so that braces in an argument stay as they are.
    return (words ?? word.rawValue).replacing(/\{(\w+)\}/) { match in
      arguments[String(match.output.1)] ?? String(match.output.0)
    }
  }
}
