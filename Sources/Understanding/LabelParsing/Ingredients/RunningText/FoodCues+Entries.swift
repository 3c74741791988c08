/// The entries of a list that deny a food, or warn of one.
extension FoodCues {
  /// The denied parts of a list: from "without" to the end of the entry or sentence. Entries with a
  /// share of 0 % are denied, too.
  func deniedRanges(in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for cue in cues where cue.meaning == .freeOf && range.contains(cue.range.lowerBound) {
      let end = text.entryEnd(from: cue.range.upperBound, in: range)
      ranges.append(cue.range.lowerBound..<end)
      // Hungarian has the name before: "tejet nem tartalmaz".
      if !text.scalars[cue.range.upperBound..<end].contains(where: LetterFolding.isLetter) {
        ranges.append(entryStart(before: cue.range.lowerBound, in: range)..<end)
      }
    }
    let scalars = text.scalars
    for position in range where scalars[position] == "%" {
      var start = position
      while start > range.lowerBound, scalars[start - 1] == " " { start -= 1 }
      guard start > range.lowerBound, scalars[start - 1] == "0",
        start - 1 == range.lowerBound
          || !(scalars[start - 2].isDigit || scalars[start - 2] == "," || scalars[start - 2] == ".")
      else { continue }
      ranges.append(position..<text.entryEnd(from: position + 1, in: range))
    }
    return ranges
  }

  /// The warnings within a list itself: "chocolate (may contain nuts)".
  func warnedRanges(in range: Range<Int>) -> [Range<Int>] {
    warnings.map(\.range).filter { range.contains($0.lowerBound) }
  }

  /// The beginning of the sentence or entry that ends at `end`.
  private func entryStart(before end: Int, in range: Range<Int>) -> Int {
    var comma: Int?
    var position = end
    while position > range.lowerBound {
      position -= 1
      switch text.scalars[position] {
      case ".", ";", ":", "(", ")", "[", "]": return comma ?? position + 1
      case ",": comma = comma ?? position + 1
      default: break
      }
      if SentenceHead.begins(position, in: self) { return position }
    }
    return comma ?? end
  }
}

extension FoodText {
  /// The end of the entry or sentence that has `start`, within `range`.
  func entryEnd(from start: Int, in range: Range<Int>) -> Int {
    var position = start
    while position < range.upperBound, !",;()[].".unicodeScalars.contains(scalars[position]) {
      position += 1
    }
    return position
  }
}
