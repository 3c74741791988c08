extension PortionUnit {
  /// Reads a unit's word: `g`, `slice`, `slices`.
  package init?(word: String) {
    let word = word.filter { !$0.isWhitespace }.lowercased()
    let found = Self.allCases.first {
      $0.rawValue == word || $0.word(for: 2).filter { $0 != " " } == word
    }
    guard let found else { return nil }
    self = found
  }
}

extension Portion {
  /// Reads `150 g`, `2,5dl`, `½ cup`, `1 1/2 piece`, `2 slices`; `nil` for anything else, and for nothing or too much of it.
  package init?(text: String) {
    guard let (amount, word) = Self.parts(of: text), let unit = PortionUnit(word: word),
      let portion = try? Portion(amount, unit)
    else { return nil }
    self = portion
  }

  /// Reads what ``init(text:)`` does, and units of all languages of phrases: `2 Scheiben`, `1 etto`.
  ///
  /// `nil`, too, for a word that two languages use for different units.
  package init?(typed text: String) {
    if let portion = Portion(text: text) {
      self = portion
      return
    }
    guard let (amount, word) = Self.parts(of: text),
      let measure = PhraseLexicon.measure(of: word),
      let portion = try? Portion(amount * measure.factor, measure.unit)
    else { return nil }
    self = portion
  }

  /// The number and the word behind it. A fraction may be apart from its whole number: `1 1/2 cup`.
  private static func parts(of text: String) -> (amount: Double, word: String)? {
    let digits = numerals(text[...])
    guard let amount = typedNumber(String(digits)) ?? fraction(digits) else { return nil }
    let next = numerals(text[digits.endIndex...])
    if let part = fraction(next), part < 1, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return (amount + part, String(text[next.endIndex...]))
    }
    return (amount, String(text[digits.endIndex...]))
  }

  /// The numerals that a text begins with, behind white space.
  private static func numerals(_ text: Substring) -> Substring {
    text.drop(while: \.isWhitespace).prefix { $0.isNumber || ".,/".contains($0) }
  }

  /// The number of `½`, `1½` and `1/2`; `nil` for other text.
  private static func fraction(_ text: Substring) -> Double? {
    let scalars = text.unicodeScalars
    if let last = scalars.last, last.properties.numericType == .numeric,
      let part = last.properties.numericValue, part < 1
    {
      let whole = String(scalars.dropLast())
      guard !whole.isEmpty else { return part }
      guard whole.utf8.count <= 3, whole.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      return Double(whole).map { $0 + part }
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let part = Int(parts[0]), let whole = Int(parts[1]), part > 0, part < whole
    else { return nil }
    return Double(part) / Double(whole)
  }
}
