import LabelModel
import Languages

/// The end of a list of ingredients, which shows whether more of it was printed.
enum ListEnd {
  private static let links = Set(IngredientLinks.words.phrases.map(FoodSymbols.fold))
  /// Letters of a last entry that is no word at most.
  private static let fragment = 2

  /// Whether the list in `range` of `cues` breaks off.
  ///
  /// It does at a comma, a hyphen or a colon, inside a bracket or a word, and behind "and".
  static func isBrokenOff(_ cues: FoodCues, _ range: Range<Int>) -> Bool {
    let scalars = cues.text.scalars
    guard let last = range.last(where: { scalars[$0] != " " }) else { return false }
    switch scalars[last] {
    case ",", ";", ":", "-", "–", "¬", "&", "+", "/": return true
    default: break
    }
    if let panel = cues.panel, panel.start == range.upperBound, !panel.isNamed { return true }
    return endsInBracket(scalars, range) || endsInLink(cues, range, last: last)
      || endsInFragment(cues, range) || isBesideTable(cues, range)
  }

  /// Whether the last bracket is an opening one. An earlier one that is left open was misread.
  private static func endsInBracket(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    let last = scalars[range].last { "()[]{}".unicodeScalars.contains($0) }
    return last == "(" || last == "[" || last == "{"
  }

  /// Whether the word that ends at `last` joins two ingredients. "Vitamin A" ends in a capital.
  private static func endsInLink(_ cues: FoodCues, _ range: Range<Int>, last: Int) -> Bool {
    let scalars = cues.text.scalars
    guard LetterFolding.isLetter(scalars[last]) else { return false }
    var start = last
    while start > range.lowerBound, LetterFolding.isLetter(scalars[start - 1]) { start -= 1 }
    guard start > range.lowerBound, last > start || scalars[start].properties.isLowercase else {
      return false
    }
    return links.contains(cues.text.letters(start..<(last + 1)))
  }

  /// Whether the last entry is a letter or two that are no word.
  private static func endsInFragment(_ cues: FoodCues, _ range: Range<Int>) -> Bool {
    let scalars = cues.text.scalars
    var end = range.upperBound
    while end > range.lowerBound, !LetterFolding.isLetter(scalars[end - 1]) {
      guard scalars[end - 1] == " " || scalars[end - 1] == "." else { return false }
      end -= 1
    }
    var start = end
    while start > range.lowerBound, LetterFolding.isLetter(scalars[start - 1]) { start -= 1 }
    guard start > range.lowerBound, end - start <= fragment,
      cues.text.previous(start) == "," || cues.text.previous(start) == ";"
    else { return false }
    return !cues.matches.contains { cues.text.characters($0.range) == start..<end }
  }

  /// Whether the table that ends the list is beside it and not below. Recognition took
  /// a row of both for one.
  private static func isBesideTable(_ cues: FoodCues, _ range: Range<Int>) -> Bool {
    let text = cues.text
    guard let panel = cues.panel, panel.start == range.upperBound,
      let list = text.box(range), let last = text.words(in: range).last?.box,
      let first = text.words(in: panel.start..<(panel.start + 1)).first?.box
    else { return false }
    return first.right <= list.left || first.left >= list.right
      || first.centerY < Double(last.bottom)
  }
}
