import LabelModel

/// The heading of a list that is cut or badly read: "ensetzung:", "Ingtedienssi".
///
/// It is a heading only where a list follows it.
enum DoubtfulHeading {
  /// Letters of a heading whose beginning is cut off, at least.
  private static let leastOfCut = 7
  /// Letters of a heading that is badly read, at least.
  private static let leastOfDamaged = 8
  /// Tenths of wrong letters for each letter of a heading that is badly read.
  private static let allowance = 2

  /// Whether a line begins with such a word.
  static func opens(_ line: TextLine, _ vocabulary: IngredientVocabulary) -> Bool {
    guard let first = line.words.first?.text else { return false }
    let letters = FoodSymbols.fold(first).filter(FoodSymbols.isLetter)
    let isCut = first.last == ":" && letters.count >= leastOfCut
    let isDamaged =
      letters.count >= leastOfDamaged
      && first.unicodeScalars.first?.properties.isUppercase == true
    return vocabulary.headingWords.contains { heading in
      isCut && heading.count <= 2 * letters.count && heading.suffix(letters.count) == letters[...]
        || isDamaged && heading.count >= leastOfDamaged
          && WordDamage.cost(
            of: letters[...], for: heading[...], isStem: false, within: allowance * heading.count)
            != nil
    }
  }
}
