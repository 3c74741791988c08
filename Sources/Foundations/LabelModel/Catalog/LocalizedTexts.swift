/// One text of a product database in several languages.
public struct LocalizedTexts: Hashable, Sendable, Codable {
  /// The product's main language, ISO 639-1; `nil` where the database does not say it.
  public var main: String?
  /// The texts by language, ISO 639-1; the text of an unknown language is under the empty string.
  public var texts: [String: String]

  /// Creates texts.
  public init(_ texts: [String: String] = [:], main: String? = nil) {
    self.texts = texts
    self.main = main
  }

  /// Returns the text in the first of `languages` that has one. Otherwise it is in the main
  /// language, in English, in any other; `nil` for no text.
  public func text(in languages: [String]) -> (text: String, language: String?)? {
    let order = languages + [main ?? "", "", "en"] + texts.keys.sorted()
    return order.lazy.compactMap { language in
      texts[language].map { ($0, language.isEmpty ? nil : language) }
    }.first
  }
}
