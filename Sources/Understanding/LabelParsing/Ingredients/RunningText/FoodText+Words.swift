/// The words beside a place, and their letters.
extension FoodText {
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
