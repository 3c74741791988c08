import Foundation

/// The countries of a product database's tags, in a person's language.
struct PlaceNames {
  private let locale: Locale

  /// Names countries in the language of `code`, ISO 639-1.
  init(_ code: String) {
    // The words of records are those of Portugal, not of Brazil.
    locale = Locale(identifier: code == "pt" ? "pt_PT" : code)
  }

  /// Returns the country's name; `nil` for a tag that names no country.
  ///
  /// The tag `en:germany` gives `Alemanha` in Portuguese.
  func name(of tag: String) -> String? {
    guard tag.hasPrefix("en:"), let code = Self.codes[tagName(tag)] else { return nil }
    return locale.localizedString(forRegionCode: code)
  }

  /// The codes of ISO 3166-1 by the countries' English names, as tags have them.
  private static let codes: [String: String] = {
    let english = Locale(identifier: "en")
    let named = Locale.Region.isoRegions.filter { $0.identifier.count == 2 }.compactMap { region in
      english.localizedString(forRegionCode: region.identifier).map {
        (tagged($0), region.identifier)
      }
    }
    return Dictionary(named + otherNames) { first, _ in first }
  }()

  /// Names of Open Food Facts that are not those of the Unicode CLDR.
  private static let otherNames = [
    ("bosnia and herzegovina", "BA"), ("burma", "MM"), ("czech republic", "CZ"),
    ("democratic republic of the congo", "CD"), ("hong kong", "HK"), ("ivory coast", "CI"),
    ("macau", "MO"), ("myanmar", "MM"), ("palestine", "PS"), ("republic of the congo", "CG"),
    ("swaziland", "SZ"), ("the bahamas", "BS"), ("turkey", "TR"),
  ]

  /// `Côte d’Ivoire` → `cote d ivoire`, as tags are written.
  private static func tagged(_ name: String) -> String {
    let plain = name.replacing("&", with: "and").replacing("St.", with: "saint").folding(
      options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return plain.split { !$0.isLetter }.joined(separator: " ")
  }
}
