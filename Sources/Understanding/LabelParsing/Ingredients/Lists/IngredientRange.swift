import LabelModel

/// The end of a list of ingredients in the text that begins with it.
struct IngredientRange {
  /// Words that an ingredient has on average at most; a sentence has more between its commas.
  private static let mostWords = 3.6

  let range: Range<Int>

  init(_ cues: FoodCues) {
    let scalars = cues.text.scalars
    var start = 0
    while start < scalars.count,
      !(LetterFolding.isLetter(scalars[start]) || scalars[start].isDigit || scalars[start] == "(")
    {
      start += 1
    }
    var depth = 0
    var opened = 0
    var position = start
    let starts = Dictionary(
      cues.cues.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
    let warnings = Set(cues.warnings.map(\.range.lowerBound))
    scan: while position < scalars.count {
      if position > start, position == cues.panel?.start { break }
      if position == cues.analysis { break }
      if depth == 0, warnings.contains(position) { break }
      if position > start, let cue = starts[position], Self.ends(cue, cues, depth: depth) { break }
      switch scalars[position] {
      case "(", "[", "{":
        depth += 1
        opened = position
      case ")", "]", "}": depth = max(0, depth - 1)
      case "." where cues.isPoint(position):
        // A bracket that is never closed was misread: it must not swallow the page.
        if depth > 0, position - opened < 160, Self.closes(scalars, position) { break }
        if !Self.goesOn(cues, after: position + 1) { break scan }
      case let mark where depth == 0 && EntryHead.isMark(mark):
        if Self.isFootnote(scalars, position) { break scan }
      default: break
      }
      position += 1
    }
    range = start..<max(start, position)
  }

  /// Whether a mark begins a footnote rather than refers to one.
  private static func isFootnote(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    guard position > 1, scalars[position - 1] == " " else { return false }
    let rest = scalars[position...].prefix(4).drop {
      EntryHead.isMark($0) || $0 == " " || $0 == "="
    }
    guard let first = rest.first, LetterFolding.isLetter(first) else { return false }
    // A mark that nothing refers to is a letter misread where the list goes on: "water, *hole egg".
    return !",:(".unicodeScalars.contains(scalars[position - 2]) || first.properties.isUppercase
      || scalars[..<(position - 1)].contains(scalars[position])
  }

  private static func closes(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
    scalars[position...].prefix(160).contains { $0 == ")" || $0 == "]" }
  }

  private static func ends(_ cue: FoodCues.Cue, _ cues: FoodCues, depth: Int) -> Bool {
    let begins = cues.beginsSentence(cue.range.lowerBound)
    let capital = cues.isCapitalized(cue.range.lowerBound)
    let colon = cues.text.next(cue.range.upperBound) == ":"
    switch cue.meaning {
    case .heading: return begins || colon
    case .end: return depth == 0 && (begins || capital || colon)
    case .mayContain:
      // A bracket before the point of a sentence was left open by recognition.
      return depth == 0 || capital && cues.text.previous(cue.range.lowerBound) == "."
    case .contains, .freeOf:
      if cues.text.previous(cue.range.lowerBound) == "(" { return false }
      if cue.meaning == .freeOf, depth == 0, cues.beginsLine(cue.range.lowerBound) { return true }
      return depth == 0 && (begins && cue.meaning != .freeOf || capital || colon)
        || cue.meaning == .freeOf && cues.text.previous(cue.range.lowerBound) == "."
    default: return false
    }
  }

  /// Whether what follows a point is more of the list: entries between commas, not a sentence.
  private static func goesOn(_ cues: FoodCues, after position: Int) -> Bool {
    let scalars = cues.text.scalars
    guard let next = cues.text.next(position), !EntryHead.isMark(next) else { return false }
    if cues.cue(at: position) != nil { return false }
    var words = 0
    var commas = 0
    var inWord = false
    var index = position
    while index < min(scalars.count, position + FoodCues.longestSentence) {
      let scalar = scalars[index]
      if scalar == ".", cues.isPoint(index) {
        // A sentence begins with a capital. Before a small letter the point is a comma misread.
        guard cues.text.next(index + 1)?.properties.isLowercase == true,
          cues.cue(at: index + 1) == nil
        else { break }
        commas += 1
      }
      if scalar == ",", !(index + 1 < scalars.count && scalars[index + 1].isDigit) { commas += 1 }
      let isLetter = LetterFolding.isLetter(scalar)
      if isLetter, !inWord { words += 1 }
      inWord = isLetter || scalar == "-"
      index += 1
    }
    return commas > 0 && Double(words) <= mostWords * Double(commas + 1)
  }
}
