import LabelModel

/// The name of an allergen that is one word.
struct AllergenName: Sendable {
  let letters: [UInt16]
  /// The allergen's place among all.
  let allergen: Int
  /// Whether other letters may follow.
  private let isStem: Bool
  /// Whether other letters may be before it: "Vollmilch".
  private let isInner: Bool
  private let endsAnywhere: Bool
  /// Whether many foods hold the allergen.
  private let isFrequent: Bool

  /// The least number of letters of a name to be distinguished from other words with one of them
  /// wrong.
  static let leastLetters = 4
  /// The same for what few foods hold, which a damaged word is rarely the name of.
  private static let leastRareLetters = 6
  /// Letters from which on a name is known by more than one wrong letter, and by its beginning.
  private static let longLetters = 6
  /// Letters from which on a damaged name is known within a longer word, and letters before it at least.
  private static let leastInnerLetters = 5
  private static let leastBefore = 3
  private static let frequent: Set<Allergen> = [.gluten, .milk, .egg, .soy, .nuts]

  /// Creates a name from a pattern in the form of ``WordList``. `nil` where it is several words.
  init?(_ pattern: String, _ allergen: Int) {
    guard !pattern.contains(" ") else { return nil }
    letters = FoodSymbols.fold(pattern: pattern.unicodeScalars)
    isFrequent = Self.frequent.contains(Allergen.allCases[allergen])
    guard letters.count >= (isFrequent ? Self.leastLetters : Self.leastRareLetters),
      letters.allSatisfy(FoodSymbols.isLetter)
    else { return nil }
    self.allergen = allergen
    isStem = pattern.hasSuffix("*") && letters.count >= Self.longLetters
    endsAnywhere = pattern.hasSuffix("*")
    isInner = pattern.hasPrefix("*") && letters.count >= Self.leastInnerLetters
  }

  /// Whether the name is long enough to be known in a word that recognition doubts little.
  var isLong: Bool { letters.count >= Self.longLetters }

  /// Whether a longer word with the name mostly denies it: "laktosefrei", "glutenfri".
  var isOftenDenied: Bool { Self.denied.contains { letters.starts(with: $0) } }

  private static let denied = ["lakt", "lact", "glut"].map(FoodSymbols.fold)
  /// Letters of such a denial at least.
  static let leastDenial = 3

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

  /// The same for an entry of a sentence about allergens, where a word that is like a name is one.
  private var allowanceOfEntry: Int {
    switch letters.count {
    case ..<5: Int(LetterConfusion.alikeCost)
    case ..<Self.longLetters: 7
    case ..<8: 10
    case ..<11: 14
    default: 18
    }
  }

  /// Tenths of wrong letters in `word` where the name is meant, from its letter `start` on.
  ///
  /// `nil` where it is another word. An `entry` is one of a sentence about allergens.
  func damage(in word: [UInt16], entry: Bool) -> (start: Int, cost: Int)? {
    // Where the first letter is another, the word's end must agree: "Haseindsse" is no casein.
    let isOpen = isStem && WordDamage.open(word, like: letters)
    if word.count + 2 >= letters.count, isOpen || word.count <= letters.count + 2,
      isLong || word.count == letters.count,
      let cost = WordDamage.cost(
        of: word[...], for: letters[...], isStem: isOpen,
        within: entry ? allowanceOfEntry : allowance)
    {
      // A longer word that lacks a letter of a rare name is another word: French "mélangés" is no "merlan".
      let isOther =
        cost > LetterConfusion.alikeCost && !isFrequent && word.count > letters.count + 1
      return isOther ? nil : (0, cost)
    }
    guard isInner, word.count >= letters.count + Self.leastBefore else { return nil }
    var best: (start: Int, cost: Int)?
    for start in Self.leastBefore...(word.count - letters.count + 1)
    where WordDamage.open(Array(word[start...]), like: letters) {
      let cost = WordDamage.cost(
        of: word[start...], for: letters[...], isStem: endsAnywhere,
        within: min(allowance, best.map { $0.cost - 1 } ?? allowance))
      if let cost { best = (start, cost) }
    }
    return best
  }
}
