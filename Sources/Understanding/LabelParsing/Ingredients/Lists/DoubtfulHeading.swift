import LabelModel

/// The heading of a list that is cut or badly read: "ensetzung:", "Ingtedienssi", "lN-GREaIErTs:".
///
/// It is a heading only where a list follows it.
struct DoubtfulHeading {
  /// Its words in the line.
  let words: Range<Int>
  /// The languages that write it so.
  let languages: [Int]

  /// Letters of a heading whose beginning is cut off, at least.
  private static let leastOfCut = 5
  /// Letters of a heading that is badly read, at least.
  private static let leastOfDamaged = 6
  /// The same without a colon behind it.
  private static let leastWithoutColon = 7
  /// Quarters of a tenth of a wrong letter for each letter of a heading that is badly read.
  private static let allowance = 10
  /// Words of a heading that recognition has split, at most.
  private static let mostWords = 2

  /// The heading in `line`: its first words, or words with a colon.
  static func find(in line: TextLine, _ vocabulary: IngredientVocabulary) -> DoubtfulHeading? {
    for start in line.words.indices {
      for end in (start + 1)...(start + mostWords) where end <= line.words.count {
        let words = line.words[start..<end]
        let hasColon =
          words.last?.text.unicodeScalars.contains(":") == true
          || start == 0 && words.last?.text.last.map { ".,;".contains($0) } == true
          || end < line.words.count && line.words[end].text.unicodeScalars.first == ":"
        guard start == 0 || hasColon else { continue }
        let languages = languages(
          of: words, hasColon: hasColon, isFirst: start == 0, vocabulary)
        if let languages { return DoubtfulHeading(words: start..<end, languages: languages) }
      }
    }
    return nil
  }

  /// The languages of the heading that `words` are nearest to, `nil` for words that are like no heading.
  private static func languages(
    of words: ArraySlice<Word>, hasColon: Bool, isFirst: Bool, _ vocabulary: IngredientVocabulary
  ) -> [Int]? {
    var letters: [UInt16] = []
    for word in words { letters += self.letters(of: word.text) }
    let isCut = isFirst && hasColon && words.count == 1 && letters.count >= leastOfCut
    let opens =
      words.first?.text.unicodeScalars.first.map {
        $0.properties.isUppercase || !LetterFolding.isLetter($0)
      } ?? false
    let least = hasColon ? leastOfDamaged : leastWithoutColon
    guard isCut || letters.count >= least && (hasColon || opens) else { return nil }
    var best: (cost: Int, languages: [Int])?
    for heading in vocabulary.headingWords {
      let meant = heading.letters
      if isCut, meant.count <= 3 * letters.count, meant.suffix(letters.count) == letters[...] {
        return heading.languages
      }
      guard meant.count >= least, letters.count * 4 >= meant.count * 3,
        letters.count * 3 <= meant.count * 4,
        let cost = WordDamage.cost(
          of: letters[...], for: meant[...], isStem: false,
          within: best.map { $0.cost - 1 } ?? allowance * meant.count / 4)
      else { continue }
      best = (cost, heading.languages)
    }
    return best?.languages
  }

  /// The letters of a word up to its colon; signs and digits in it are letters misread.
  private static func letters(of word: String) -> [UInt16] {
    var scalars = Array(word.unicodeScalars)
    if let colon = scalars.lastIndex(of: ":"), colon > 2 { scalars.removeSubrange(colon...) }
    while let last = scalars.last, !LetterFolding.isLetter(last) { scalars.removeLast() }
    var letters: [UInt16] = []
    for scalar in scalars {
      if LetterFolding.isLetter(scalar) {
        FoodSymbols.append(scalar, to: &letters)
      } else if let letter = DigitConfusion.letter(for: scalar) {
        letters.append(letter)
      } else {
        letters.append(FoodSymbols.unknown)
      }
    }
    return letters
  }
}
