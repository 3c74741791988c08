/// The words of the pages in one language.
package struct PageWords: Sendable {
  /// The language, ISO 639-1.
  package let code: String
  /// The words; a test names each missing one.
  package let words: [PageWord: String]

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// Returns the words of a language, `nil` without any.
  static func of(_ code: String) -> PageWords? { byCode[code] }

  /// The words of each language by their names in templates. They are gathered once, since each page needs all.
  fileprivate static let texts = byCode.mapValues { language in
    Dictionary(
      uniqueKeysWithValues: PageWord.allCases.map {
        ($0.rawValue, language.words[$0] ?? english.words[$0] ?? $0.rawValue)
      })
  }
}

extension Wording {
  /// Says a word of a page, with its places filled in.
  package func callAsFunction(_ word: PageWord, _ arguments: [String: String] = [:]) -> String {
    let text =
      PageWords.of(language)?.words[word] ?? PageWords.english.words[word] ?? word.rawValue
    return filled(text, arguments)
  }

  /// Returns the text with its places filled in.
  func filled(_ text: String, _ arguments: [String: String]) -> String {
    guard !arguments.isEmpty else { return text }
    // One pass, so that braces in an argument stay as they are.
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      filled += rest[..<open]
      filled += arguments[String(name)] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// All words of pages by their names in templates, with their places as they are.
  package var pageTexts: [String: String] { PageWords.texts[language] ?? [:] }
}
