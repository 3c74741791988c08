import LabelModel

/// Words for "contains" that also end a warning: Finnish "sisältää" and "saattaa sisältää".
///
/// Without the warning's first words they name ingredients.
extension FoodCues {
  /// Letters of a warning's first words that were cut off, at least, and of damaged ones.
  private static let leastOfCut = 2
  private static let leastOfDamaged = 4

  /// The first character of the warning that ends with `cue`. A sign or a line's end is in its first words.
  func warningStart(before cue: Cue) -> Int? {
    let heads = warningHeads(of: cue)
    guard !heads.isEmpty else { return nil }
    var words: [Range<Int>] = []
    var end = cue.range.lowerBound
    var hasSign = false
    // A capital behind a sign begins a sentence: "sokeri, voi. Sisältää maitoa".
    let beginsSentence = text.scalars[end].properties.isUppercase
    while words.count < 2 {
      while end > 0, isFalseSign(text.scalars[end - 1]) {
        hasSign = hasSign || text.scalars[end - 1] != " "
        end -= 1
      }
      if hasSign, beginsSentence { return nil }
      guard let word = text.word(before: end), word.upperBound == end else { break }
      words.insert(word, at: 0)
      let letters = text.letters(word.lowerBound..<cue.range.lowerBound)
      let isHead = heads.contains {
        letters == $0 || letters.count >= Self.leastOfDamaged && letters.isOneOff($0)
      }
      // Behind a comma Finnish "voi" is butter.
      if isHead { return hasSign && letters.count < Self.leastOfDamaged ? nil : word.lowerBound }
      let isCut =
        text.lineStarts.contains(cue.range.lowerBound) && letters.count >= Self.leastOfCut
        && heads.contains { $0.count > letters.count && $0.starts(with: letters) }
      if isCut { return word.lowerBound }
      end = word.lowerBound
    }
    return nil
  }

  /// Whether the first words of a warning before `cue` may be lost.
  ///
  /// It has a small letter behind a point, an unread word or the picture's left edge, and no colon. In these languages
  /// a warning always ends with the verb that a statement begins with.
  func mayLackWarningHead(_ cue: Cue) -> Bool {
    let first = cue.range.lowerBound
    let end = cue.range.upperBound
    let isOfWarnings = cue.languages.contains {
      Self.warningLanguages.contains(vocabulary.languages[$0])
    }
    guard isOfWarnings, !warningHeads(of: cue).isEmpty,
      text.scalars[first].properties.isLowercase,
      end >= text.scalars.count || text.scalars[end] != ":"
    else { return false }
    if text.previous(first) == "." { return true }
    if let before = text.word(before: first), let confidence = text.confidence(before)?.value,
      confidence < ListQuality.leastWord
    {
      return true
    }
    return text.isAtLeftEdge(first)
  }

  private static let warningLanguages: Set<String> = ["bg", "el", "fi", "ro", "sl"]

  /// Whether `scalar` is a sign that recognition may have read in a space. Brackets are printed.
  private func isFalseSign(_ scalar: Unicode.Scalar) -> Bool {
    !LetterFolding.isLetter(scalar) && !scalar.isDigit && !"()[]".unicodeScalars.contains(scalar)
  }

  private func warningHeads(of cue: Cue) -> [[UInt16]] {
    let verb = LetterFolding.fold(text.text(cue.range))
    return cue.languages.flatMap { vocabulary.warningVerbs[$0][verb] ?? [] }
  }
}
