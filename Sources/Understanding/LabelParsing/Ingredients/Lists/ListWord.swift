/// A word of lists of ingredients that is known in damaged print: "suntlower" for "sunflower".
struct ListWord: Sendable {
  /// Letters from which on a word is distinguished from others with one of them wrong.
  static let leastLetters = 5
  private let letters: [UInt16]
  /// Whether other letters may follow.
  private let isStem: Bool

  /// Creates a word from a pattern in the form of ``WordList``. `nil` where it is short, or several words.
  init?(_ pattern: String) {
    guard !pattern.utf8.contains(UInt8(ascii: " ")), !pattern.hasPrefix("*") else { return nil }
    letters = FoodSymbols.fold(pattern: pattern.unicodeScalars)
    guard letters.count >= Self.leastLetters, letters.allSatisfy(FoodSymbols.isLetter) else {
      return nil
    }
    isStem = pattern.hasSuffix("*")
  }

  /// Whether `word` may be this one, with a tenth of a wrong letter for each of its letters.
  func isLike(_ word: [UInt16]) -> Bool {
    guard word.first == letters.first, word.count + 1 >= letters.count,
      isStem || word.count <= letters.count + 1
    else { return false }
    return WordDamage.cost(
      of: word[...], for: letters[...], isStem: isStem,
      within: letters.count) != nil
  }
}
