import Languages

/// Words for "not" within a sentence that may warn: "in a factory that does not handle nuts".
extension FoodCues {
  /// "Not" in each language; in another one the same letters may be a food, as `ei` in German.
  private static let negations: [String: [[UInt16]]] = [
    "bg": "не", "cs": "ne", "da": "ikke", "de": "nicht", "el": "δεν", "en": "not, never",
    "es": "no", "et": "ei",
    "fi": "ei, eivät", "fr": "pas", "hr": "ne", "hu": "nem", "is": "ekki", "it": "non", "lt": "ne",
    "lv": "ne",
    "nl": "niet", "no": "ikke", "pl": "nie", "pt": "não", "ro": "nu", "sk": "ne", "sl": "ne",
    "sv": "inte",
  ].mapValues(folded)
  /// Beginnings of verbs that a "not" makes a warning: "cannot be excluded".
  private static let exclusions = folded(
    """
    exclu, escl, ausschl, ausgeschl, auszuschl, uitgesl, uitslu, udeluk, utelukk, utesl, uteslut, poissulj, vylouč,
    vylúč, wyklucz, kizár, izključ, isključ, изключ, αποκλ, guarant, garant, välist, izslēg, atmes, útilok
    """)

  private static func folded(_ list: WordList) -> [[UInt16]] {
    list.phrases.map(FoodSymbols.fold)
  }

  /// The place in `range` from which on what is named is denied in one of `languages`.
  ///
  /// `nil` without a "not", and where that denies an exclusion.
  func negation(in range: Range<Int>, languages: Set<Int>) -> Int? {
    let negations = languages.flatMap { Self.negations[vocabulary.languages[$0]] ?? [] }
    var found: Int?
    var position = range.lowerBound
    while position < range.upperBound {
      guard LetterFolding.isLetter(text.scalars[position]) else {
        position += 1
        continue
      }
      let word = position..<(text.word(after: position)?.upperBound ?? position + 1)
      let letters = text.letters(word)
      if Self.exclusions.contains(where: { letters.starts(with: $0) }) { return nil }
      if found == nil, negations.contains(letters) { found = position }
      position = word.upperBound
    }
    return found
  }
}
