/// The sign or the word between two numbers of additives that no comma parts: "E950 and E951".
struct JoinedENumbers {
  /// The longest such word has four letters: "oraz", "agus".
  private static let longestWord = 4

  /// The stretch from the end of the first number to the beginning of the second.
  let joint: Range<Int>

  /// Finds the joint behind a number that begins at `start`; `nil` where no second number follows it.
  init?(_ scalars: [Unicode.Scalar], at start: Int, before end: Int) {
    guard start == 0 || !LetterFolding.isLetter(scalars[start - 1]),
      let first = Self.end(of: scalars, at: start, before: end)
    else { return nil }
    var position = Self.afterSpaces(scalars, first, end)
    if position < end,
      scalars[position] == "&" || scalars[position] == "+" || scalars[position] == "/"
    {
      position = Self.afterSpaces(scalars, position + 1, end)
    } else if position > first, Self.end(of: scalars, at: position, before: end) == nil {
      let word = position
      while position < end, LetterFolding.isLetter(scalars[position]) { position += 1 }
      guard (1...Self.longestWord).contains(position - word), position < end,
        scalars[position] == " "
      else { return nil }
      position = Self.afterSpaces(scalars, position, end)
    }
    guard position > first, Self.end(of: scalars, at: position, before: end) != nil else {
      return nil
    }
    joint = first..<position
  }

  private static func afterSpaces(_ scalars: [Unicode.Scalar], _ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, scalars[position] == " " { position += 1 }
    return position
  }

  /// The end of a number such as `E 472e` at `start`. In "E471 e E472" the lone letter is a word.
  private static func end(of scalars: [Unicode.Scalar], at start: Int, before end: Int) -> Int? {
    guard start < end, scalars[start] == "E" || scalars[start] == "e" else { return nil }
    var position = start + 1
    while position < end, scalars[position] == " " || scalars[position] == "-" { position += 1 }
    let digits = position
    while position < end, scalars[position].isDigit { position += 1 }
    guard (3...4).contains(position - digits), scalars[digits] != "0" else { return nil }
    if position < end, ("a"..."h").contains(scalars[position].properties.lowercaseMapping) {
      position += 1
    }
    guard position == end || !LetterFolding.isLetter(scalars[position]) else { return nil }
    return position
  }
}
