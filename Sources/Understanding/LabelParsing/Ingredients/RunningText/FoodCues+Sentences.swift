/// The beginnings and ends of sentences.
extension FoodCues {
  /// Whether a sentence or a part in brackets may begin at `position`.
  func beginsSentence(_ position: Int) -> Bool {
    guard let before = text.previous(position) else { return true }
    if !LetterFolding.isLetter(before), before != ",", !before.isDigit { return true }
    // A wrapped line may begin with any word, so that a sentence's first needs its capital.
    return text.lineStarts.contains(position) && text.scalars[position].properties.isUppercase
  }

  /// Whether a line begins at `position` with a capital, and no comma ends the one before.
  func beginsLine(_ position: Int) -> Bool {
    guard text.lineStarts.contains(position), let before = text.previous(position) else {
      return false
    }
    return before != "," && before != ";" && before != "(" && before != "-"
      && text.scalars[position].properties.isUppercase
  }

  /// Whether a cue at the beginning of the text is the rest of a sentence that began before it.
  func goesOnBefore(_ cue: Cue) -> Bool {
    cue.range.lowerBound == 0 && text.scalars.first?.properties.isLowercase == true
      && text.next(cue.range.upperBound) != ":"
  }

  /// Whether `position` begins a word with a capital that others around it have not.
  func isCapitalized(_ position: Int) -> Bool {
    guard position + 1 < text.scalars.count else { return false }
    return text.scalars[position].properties.isUppercase
      && text.scalars[position + 1].properties.isLowercase
  }

  /// The end of the sentence around `position`: its point, or the next cue that begins one.
  ///
  /// With `pastDenials`, a denial is a part of the sentence: "cannot guarantee it is free from nuts".
  func sentenceEnd(_ position: Int, pastDenials: Bool = false) -> Int {
    var depth = 0
    let limit = min(text.scalars.count, position + Self.longestSentence)
    for index in position..<max(position, limit) {
      switch text.scalars[index] {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth < 0 { return index }
      case ".", "!": if isPoint(index) { return index }
      default: break
      }
      if index > position, let cue = cue(beginningAt: index), endsStatement(cue),
        !(pastDenials && cue.meaning == .freeOf)
      {
        return index
      }
      if index > position, warnings.contains(where: { $0.range.lowerBound == index }) {
        return index
      }
    }
    return limit
  }

  private func endsStatement(_ cue: Cue) -> Bool {
    switch cue.meaning {
    case .heading, .end: beginsSentence(cue.range.lowerBound) || isCapitalized(cue.range.lowerBound)
    // Within a sentence it describes the names: "cereals containing gluten", "kan sporen bevatten van".
    case .contains:
      beginsSentence(cue.range.lowerBound) || isCapitalized(cue.range.lowerBound)
        || text.next(cue.range.upperBound) == ":"
    case .mayContain, .freeOf: true
    default: false
    }
  }

  /// Whether the point at `position` ends a sentence and is no part of other print. Abbreviations
  /// and numbers have points, too.
  func isPoint(_ position: Int) -> Bool {
    let scalars = text.scalars
    if position > 0, position + 1 < scalars.count, scalars[position - 1].isDigit,
      scalars[position + 1].isDigit
    {
      return false
    }
    // Several points are leaders, or the gap to the next column.
    if text.next(position + 1) == "." || text.previous(position) == "." { return false }
    return !isAbbreviation(before: position) && !joinsName(after: position + 1)
  }

  private static let abbreviations: Set<String> = [
    "min", "mind", "max", "ca", "inkl", "incl", "bzw", "vit", "no", "nr", "spp", "ssp", "subsp",
    "var", "conc", "konz", "st", "art", "mg", "tr",
  ]

  /// Whether the word before a point is one that is written with a point, and a word follows.
  func isAbbreviation(before position: Int) -> Bool {
    let scalars = text.scalars
    var start = position
    while start > 0, LetterFolding.isLetter(scalars[start - 1]) { start -= 1 }
    guard start < position, let next = text.next(position + 1),
      LetterFolding.isLetter(next) || next.isDigit
    else { return false }
    if position - start == 1 { return true }
    return Self.abbreviations.contains(text.text(start..<position).lowercased())
  }

  /// Whether a part in brackets is a sentence about contents: "(contains milk)".
  func isStatement(_ range: Range<Int>) -> Bool {
    guard let cue = cue(at: range.lowerBound), cue.range.upperBound <= range.upperBound else {
      return false
    }
    switch cue.meaning {
    case .contains, .mayContain, .freeOf: return true
    default: return false
    }
  }
}
