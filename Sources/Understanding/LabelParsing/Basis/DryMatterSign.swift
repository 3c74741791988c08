/// An abbreviation of "dry matter" with the small words before it: "% DM", "in der TS", "sur MS".
struct DryMatterSign {
  /// The usual abbreviations of feed tables.
  ///
  /// DM is English, TS and TM are German, MS is French, Spanish and Portuguese. SS is Italian, DS Dutch and s.m. Polish.
  /// TS is Danish and Swedish, too.
  private static let abbreviations: Set = [
    "DM", "DMB", "TS", "TM", "MS", "SS", "DS", "s.s.", "S.S.", "s.m.", "i.TS", "i.TM", "i.d.TS",
  ]
  private static let prepositions: Set = [
    "on", "in", "of", "as", "i.", "im", "auf", "sur", "sul", "sulla", "su", "sobre", "na", "em",
    "en", "op", "van", "w", "av", "af", "pr.",
  ]
  private static let articles: Set = ["a", "an", "the", "der", "d.", "la", "de", "da"]

  /// Whether a percent sign is among the words before it.
  private(set) var hasPercent = false
  /// Whether a preposition is among the words before it.
  private(set) var hasPreposition = false
  /// The text behind it.
  private(set) var rest: Substring = ""

  /// Reads the abbreviation that `text` begins with; `nil` where it begins with other words.
  init?(_ text: Substring) {
    var left = text
    while true {
      left = left.drop { $0 == " " || $0 == "/" }
      if left.first == "%" {
        hasPercent = true
        left.removeFirst()
        continue
      }
      let word = left.prefix { !" %:,;()[]/-".contains($0) }
      left = left.dropFirst(word.count)
      if Self.prepositions.contains(String(word)) {
        hasPreposition = true
      } else if !Self.articles.contains(String(word)) {
        guard Self.isAbbreviation(word) else { return nil }
        rest = left.trimmingPrefix(/[ -]?[Bb]as(?:is|e)/)
        return
      }
    }
  }

  private static func isAbbreviation(_ word: Substring) -> Bool {
    abbreviations.contains(String(word))
      || word.last == "." && abbreviations.contains(String(word.dropLast()))
  }

  /// Whether a bracket closes right behind it.
  var isClosed: Bool { rest.first == ")" || rest.first == "]" }

  /// Whether a number is behind it, which is the share of the dry matter: "DM: 22 %".
  var hasAmount: Bool {
    rest.drop { " :<>~".contains($0) }.first?.isNumber ?? false
  }
}
