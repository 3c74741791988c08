import LabelModel

/// The words beside a place, and their letters.
extension FoodText {
  /// Widths of the margin before a word that the picture's edge may cut, in its height at least.
  private static let edge = 8
  /// Letters and spaces that another word in a line takes.
  private static let otherWord = 4

  /// The folded letters in `range`, without signs and spaces.
  func letters(_ range: Range<Int>) -> [UInt16] {
    var letters: [UInt16] = []
    for scalar in scalars[range] where LetterFolding.isLetter(scalar) {
      FoodSymbols.append(scalar, to: &letters)
    }
    return letters
  }

  /// The first symbol that comes from the character `position` or a later one.
  func firstSymbol(of position: Int) -> Int {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The runs of letters in `range`.
  func wordRanges(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard LetterFolding.isLetter(scalars[position]) else {
        position += 1
        continue
      }
      let first = position
      while position < range.upperBound, LetterFolding.isLetter(scalars[position]) {
        position += 1
      }
      words.append(first..<position)
    }
    return words
  }

  /// Whether a line begins at `position` at the picture's left edge, which may cut off letters before it.
  func isAtLeftEdge(_ position: Int) -> Bool {
    guard lineStarts.contains(position), let box = box(position..<position + 1) else {
      return false
    }
    return box.left * Self.edge < box.height
  }

  /// Whether a line begins at `position` so far right of two others that a word before it was not read.
  ///
  /// The nearest two lines must begin at one place. The first one is behind a heading.
  func isIndented(_ position: Int) -> Bool {
    guard position > 0, position < wordOf.count, wordOf[position] >= 0,
      lineStarts.contains(position), let box = words[wordOf[position]].box
    else { return false }
    let width = box.width / max(1, words[wordOf[position]].text.unicodeScalars.count)
    let lefts = lineStarts.filter {
      $0 > 0 && $0 != position && $0 < wordOf.count && wordOf[$0] >= 0
    }
    .sorted { (abs($0 - position), $0) < (abs($1 - position), $1) }.prefix(2)
    .compactMap { words[wordOf[$0]].box?.left }
    guard lefts.count > 1 else { return false }
    return abs(lefts[0] - lefts[1]) <= 2 * width
      && lefts.allSatisfy { box.left - $0 > Self.otherWord * width }
  }

  /// Whether the line has room for another word before the word at `position`.
  ///
  /// The box of the word before may hold the other one. Its letters are as wide as those of this word.
  func hasRoom(before position: Int) -> Bool {
    guard position < wordOf.count, wordOf[position] > 0, !lineStarts.contains(position) else {
      return false
    }
    let (word, before) = (words[wordOf[position]], words[wordOf[position] - 1])
    guard let box = word.box, let first = before.box else { return false }
    let letters = word.text.unicodeScalars.count
    let both = letters + 1 + before.text.unicodeScalars.count
    return (box.right - first.left) * letters > (both + Self.otherWord) * (box.right - box.left)
  }

  /// The word before `position`, with nothing but spaces and hyphens between.
  func word(before position: Int) -> Range<Int>? {
    var end = position
    while end > 0, Self.isGap(scalars[end - 1]) { end -= 1 }
    var start = end
    while start > 0, Self.isInWord(scalars[start - 1]) { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// The word after `position`, with nothing but spaces and hyphens between.
  func word(after position: Int) -> Range<Int>? {
    var start = position
    while start < scalars.count, Self.isGap(scalars[start]) { start += 1 }
    var end = start
    while end < scalars.count, Self.isInWord(scalars[end]) { end += 1 }
    return start < end ? start..<end : nil
  }

  /// Whether a sign between two words makes them two foods: "soya & milk", "soya / milk".
  func hasPartingSign(_ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains { position in
      Self.partingSigns.contains(scalars[position])
        && scalars[position - 1] == " " && scalars[position + 1] == " "
    }
  }

  private static let partingSigns = Set("&+/|•·-–—".unicodeScalars)

  /// A digit within a word is a letter misread.
  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    LetterFolding.isLetter(scalar) || scalar.isDigit
  }

  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "-" || scalar == "'" || scalar == "’"
  }
}
