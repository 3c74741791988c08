import LabelModel

/// A damaged unit behind 100.
///
/// Nutrients refer to 100 g or 100 ml (Regulation (EU) 1169/2011, Article 32). So a word that is neither is one of the two
/// when its strokes fit.
struct HundredUnit {
  var unit: NutrientUnit
  /// The first symbol behind the unit.
  var end: Int

  /// Creates the unit behind the symbol before `position`, `nil` without one.
  init?(_ line: ScannedLine, behind position: Int) {
    let start = line.scalar(position) == " " ? position + 1 : position
    var end = start
    while end < start + Self.longest, let symbol = line.scalar(end), Self.isInk(symbol) { end += 1 }
    guard end > start, line.scalar(end).map(Self.isInk) != true else { return nil }
    let text = String(String.UnicodeScalarView((start..<end).compactMap(line.scalar)))
    guard let unit = Self.unit(of: text) else { return nil }
    self.unit = unit
    self.end = end
  }

  /// Symbols of a damaged "g" or "ml" at most, one more than of the undamaged ones.
  private static let longest = 3
  private static let strokes: Set<Character> = ["l", "I", "i", "|", "t", "j"]

  private static func isInk(_ symbol: Unicode.Scalar) -> Bool {
    symbol == "|" || LetterFolding.isLetter(symbol)
  }

  /// The unit that some letters are read from, `nil` when they may be a word or another unit.
  static func unit(of text: String) -> NutrientUnit? {
    let letters = Array(text)
    guard let first = letters.first, let last = letters.last else { return nil }
    let rest = letters.dropFirst()
    if first == "m" {
      // A thin last letter is lost or misread: "m", "mr", "mil". A "mg" is a nutrient's amount.
      return rest.contains { "gqaycm".contains($0) } ? nil : .millilitre
    }
    if "gqy".contains(first), rest.allSatisfy(strokes.contains) { return .gram }
    // Only "ml" ends in a tall stroke: "el", "al", "rnl".
    guard letters.count > 1, "lI|".contains(last) else { return nil }
    let isShort = letters.count == 2 && "aeinorstuvwz".contains(first.lowercased())
    return isShort || ["rnl", "nnl", "inl"].contains(text) ? .millilitre : nil
  }
}
