extension PortionUnit {
  /// Reads a unit's word: `g`, `slice`, `slices`.
  public init?(word: String) {
    let word = word.filter { !$0.isWhitespace }.lowercased()
    let found = Self.allCases.first {
      $0.rawValue == word || $0.word(for: 2).filter { $0 != " " } == word
    }
    guard let found else { return nil }
    self = found
  }
}

extension Portion {
  /// Reads `150 g`, `2,5dl`, `2 slices`; `nil` for anything else, and for nothing or too much of it.
  public init?(text: String) {
    guard let (amount, word) = Self.parts(of: text), let unit = PortionUnit(word: word),
      let portion = try? Portion(amount, unit)
    else { return nil }
    self = portion
  }

  /// Reads what ``init(text:)`` does, and units of all languages of phrases: `2 Scheiben`, `1 etto`.
  ///
  /// `nil`, too, for a word that two languages use for different units.
  public init?(typed text: String) {
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

  /// The number and the word behind it.
  private static func parts(of text: String) -> (amount: Double, word: String)? {
    let digits = text.drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "." || $0 == "," }
    return typedNumber(String(digits)).map { ($0, String(text[digits.endIndex...])) }
  }
}
