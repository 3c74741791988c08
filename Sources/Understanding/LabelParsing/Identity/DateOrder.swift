import Languages

/// The orders of day, month and year that the dates of a package may have.
///
/// EU 1169/2011, annex X, has the day first. The words before the date decide where other orders are in use.
struct DateOrder: Sendable {
  /// Whether months may come before days, as in the United States.
  var mayStartWithMonth = false
  /// The signs between the parts of a date whose year of two figures may come first.
  var yearFirstSeparators: Set<Character> = []
  /// Whether the months may be symbols of two letters, as in Canada.
  var hasSymbols = false

  /// Every order but years of two figures in front.
  static let anyLanguage = DateOrder(mayStartWithMonth: true)
}

extension DateOrder {
  /// Creates the orders of a package whose dates are announced by phrases of `languages`, one set a phrase.
  ///
  /// English readers write dates in two orders. A language that writes the year first may do so with two
  /// figures, where all phrases are its own. Swedish has "27-03-14".
  init(announcedIn languages: [Set<String>]) {
    mayStartWithMonth = languages.allSatisfy { $0 == ["en"] }
    hasSymbols = languages.contains { !$0.isDisjoint(with: ["en", "fr"]) }
    let common = languages.dropFirst().reduce(languages.first ?? []) { $0.intersection($1) }
    yearFirstSeparators = Set(common.compactMap(Self.separatorBehindYear))
    if !yearFirstSeparators.isEmpty { yearFirstSeparators.insert(" ") }
  }

  /// The sign behind the year in the dates of a language that has the year first.
  ///
  /// English records have the order of ISO 8601, which English packages do not have.
  private static func separatorBehindYear(_ code: String) -> Character? {
    guard code != "en", let day = Wording(code: code)?.numbers.day, day.first == "y" else {
      return nil
    }
    return day.dropFirst().first
  }
}
