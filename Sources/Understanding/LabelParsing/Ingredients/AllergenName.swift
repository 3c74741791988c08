import LabelModel

/// The name of an allergen that is one word.
struct AllergenName: Sendable {
  let letters: [UInt16]
  /// The allergen's place among all.
  let allergen: Int
  /// Whether other letters may follow.
  private let isStem: Bool

  /// The least number of letters of a name to be distinguished from other words with one of them
  /// wrong.
  static let leastLetters = 4
  /// The same for what few foods hold, which a damaged word is rarely the name of.
  private static let leastRareLetters = 6
  /// Letters from which on a name is known by more than one wrong letter, and by its beginning.
  private static let longLetters = 6
  private static let frequent: Set<Allergen> = [.gluten, .milk, .egg, .soy, .nuts]

  /// Creates a name from a pattern in the form of ``WordList``. `nil` where it is several words.
  init?(_ pattern: String, _ allergen: Int) {
    guard !pattern.contains(" ") else { return nil }
    letters = FoodSymbols.fold(pattern.filter { $0 != "*" })
    let isFrequent = Self.frequent.contains(Allergen.allCases[allergen])
    guard letters.count >= (isFrequent ? Self.leastLetters : Self.leastRareLetters),
      letters.allSatisfy(FoodSymbols.isLetter)
    else { return nil }
    self.allergen = allergen
    isStem = pattern.hasSuffix("*") && letters.count >= Self.longLetters
  }

  /// Whether the name is long enough to be known in a word that recognition doubts little.
  var isLong: Bool { letters.count >= Self.longLetters }

  /// Tenths of wrong letters that the name may have.
  ///
  /// One letter that looks like another, two from six letters on. From eight on a thin letter may be missing: among
  /// seven, "séchés" would be "seiches". No letter may be another that is unlike it: "sulphate" is no "sulphite".
  private var allowance: Int {
    switch letters.count {
    case ..<Self.longLetters: Int(LetterConfusion.alikeCost)
    case ..<8: 6
    case ..<11: 8
    default: 12
    }
  }

  /// Tenths of wrong letters in `word` where the name is meant, `nil` where it is another word.
  func damage(in word: [UInt16]) -> Int? {
    // Where the first letter is another, the word's end must agree: "Haseindsse" is no casein.
    let isOpen = isStem && WordDamage.open(word, like: letters)
    guard word.count + 2 >= letters.count, isOpen || word.count <= letters.count + 2,
      isLong || word.count == letters.count
    else { return nil }
    return WordDamage.cost(
      of: word[...], for: letters[...], isStem: isOpen, within: allowance)
  }
}
