import LabelModel
import Languages

/// The name of an allergen that is one word.
struct AllergenName: Sendable {
  let letters: [UInt16]
  /// The allergen's place among all.
  let allergen: Int

  /// The least number of letters of a name to be distinguished from other words with one of them
  /// wrong.
  private static let leastLetters = 4
  /// The same for what few foods hold, which a damaged word is rarely the name of.
  private static let leastRareLetters = 6
  private static let frequent: Set<Allergen> = [.gluten, .milk, .egg, .soy, .nuts]

  /// Creates a name from a pattern in the form of ``WordList``. `nil` where it is a part of words,
  /// or several words.
  init?(_ pattern: String, _ allergen: Int) {
    guard !pattern.hasPrefix("*"), !pattern.contains(" ") else { return nil }
    letters = FoodSymbols.fold(pattern.filter { $0 != "*" })
    let isFrequent = Self.frequent.contains(Allergen.allCases[allergen])
    guard letters.count >= (isFrequent ? Self.leastLetters : Self.leastRareLetters),
      letters.allSatisfy(FoodSymbols.isLetter)
    else { return nil }
    self.allergen = allergen
  }

  /// Whether `word` is the name except for one letter that looks like another.
  func isAlike(_ word: [UInt16]) -> Bool {
    guard word.count == letters.count else { return false }
    var isDamaged = false
    for (read, meant) in zip(word, letters) where read != meant {
      let row = Int(LetterConfusion.place(of: read)) * LetterConfusion.places
      let cost = LetterConfusion.table[row + Int(LetterConfusion.place(of: meant))]
      guard !isDamaged, cost <= LetterConfusion.alikeCost else { return false }
      isDamaged = true
    }
    return isDamaged
  }
}

extension FoodCues {
  /// The words in `range` that recognition doubts and that are an allergen's name except for one
  /// letter: "leit" for "lait".
  ///
  /// Only of the text's own languages, and only what is no other word of lists.
  func damagedNames(in range: Range<Int>) -> [(allergen: Int, range: Range<Int>)] {
    namesAlike(in: range, confidence: 0..<ListQuality.leastWord)
  }

  /// The same of words that recognition doubts less: "tait" for "lait". They name nothing for certain.
  func possibleNames(in range: Range<Int>) -> [(allergen: Int, range: Range<Int>)] {
    namesAlike(in: range, confidence: ListQuality.leastWord..<ListQuality.sureWord)
  }

  private func namesAlike(
    in range: Range<Int>, confidence bounds: Range<Double>
  ) -> [(allergen: Int, range: Range<Int>)] {
    var found: [(allergen: Int, range: Range<Int>)] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let word = text.wordOf[position]
      var end = position + 1
      while end < range.upperBound, text.wordOf[end] == word { end += 1 }
      defer { position = end }
      guard word >= 0, let confidence = text.words[word].confidence?.value,
        bounds.contains(confidence), let place = letters(in: position..<end),
        !matches.contains(where: { text.characters($0.range) == place })
      else { continue }
      var letters: [UInt16] = []
      for scalar in text.scalars[place] { FoodSymbols.append(scalar, to: &letters) }
      for language in languages {
        let name = vocabulary.names[language].first { $0.isAlike(letters) }
        if let name { found.append((name.allergen, place)) }
      }
    }
    return found
  }

  /// The letters of a word, `nil` where signs or digits stand among them.
  private func letters(in range: Range<Int>) -> Range<Int>? {
    guard let first = range.first(where: { LetterFolding.isLetter(text.scalars[$0]) }),
      let last = range.last(where: { LetterFolding.isLetter(text.scalars[$0]) }),
      text.scalars[first...last].allSatisfy(LetterFolding.isLetter)
    else { return nil }
    return first..<(last + 1)
  }
}
