import Languages

/// Words for "not" within a sentence that may warn: "in a factory that does not handle nuts".
extension FoodCues {
  /// "Not" in each language, by its code.
  private static let negations = Dictionary(
    uniqueKeysWithValues: IngredientLexicon.all.map { ($0.code, folded($0.negations)) })
  private static let exclusions = folded(IngredientLexicon.exclusions)
  private static let guarantees = folded(IngredientLexicon.guarantees)

  private static func folded(_ list: WordList) -> [[UInt16]] {
    list.phrases.map(FoodSymbols.fold)
  }

  /// Whether `cue` refuses a guarantee: "cannot guarantee".
  func refusesGuarantee(_ cue: Cue) -> Bool {
    text.text(cue.range).split(separator: " ").contains { word in
      let letters = FoodSymbols.fold(String(word))
      return cue.meaning == .mayContain
        && Self.guarantees.contains { letters.starts(with: $0) }
    }
  }

  /// Whether the word in `range` means "number" and denies nothing: "FD&C Blue No. 1", "SIN 322".
  func isNumberSign(_ range: Range<Int>) -> Bool { isNumero(range) || isCodexSign(range) }

  private func isNumero(_ range: Range<Int>) -> Bool {
    guard text.text(range).lowercased() == Self.numberSign else { return false }
    var position = range.upperBound
    while let next = text.next(position), next == "." || next == " " { position += 1 }
    return text.next(position)?.isDigit == true
  }

  /// Whether Spanish "SIN" in `range` is the sign of the Codex before an additive's number: "SIN 322".
  private func isCodexSign(_ range: Range<Int>) -> Bool {
    let number = text.scalars[range.upperBound...].drop { $0 == " " }.prefix { $0.isDigit }
    return (3...4).contains(number.count)
      && PrintedENumber(text.text(range.lowerBound..<number.endIndex)) != nil
  }

  /// The letters of a number's sign that are "no" in English, Spanish and Italian, too.
  private static let numberSign = "no"

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
