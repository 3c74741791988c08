/// A language in which food phrases are understood; the raw value is its ISO 639-1 code.
package enum FoodPhraseLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case italian = "it"
  case spanish = "es"
  case polish = "pl"

  /// The language's name, in English.
  package var name: String {
    switch self {
    case .english: "English"
    case .german: "German"
    case .french: "French"
    case .italian: "Italian"
    case .spanish: "Spanish"
    case .polish: "Polish"
    }
  }
}
