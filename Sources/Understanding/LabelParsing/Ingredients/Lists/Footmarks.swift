import LabelModel

/// The footnotes behind a list: "*from organic farming".
struct Footmarks {
  /// Characters of a footnote at most; four of the length are searched for marks. It was set by hand.
  private static let longest = 120

  /// The meaning of each mark.
  private(set) var texts: [String: String] = [:]

  init(_ cues: FoodCues, from start: Int) {
    let text = cues.text
    var position = start
    let limit = min(text.scalars.count, start + 4 * Self.longest)
    while position < limit {
      guard EntryHead.isMark(text.scalars[position]) else {
        position += 1
        continue
      }
      var mark = ""
      while position < limit, EntryHead.isMark(text.scalars[position]) {
        mark.unicodeScalars.append(text.scalars[position])
        position += 1
      }
      if position < limit, text.scalars[position] == "=" { position += 1 }
      let first = position
      while position < min(limit, first + Self.longest),
        !EntryHead.isMark(text.scalars[position]),
        !(text.scalars[position] == "." && cues.isPoint(position)),
        position == first || cues.cue(at: position)?.range.lowerBound != position
          || !cues.beginsSentence(position)
      {
        position += 1
      }
      let said = text.text(first..<position)
      // A mark behind a word is the word's own and explains nothing.
      if texts[mark] == nil, said.unicodeScalars.count(where: LetterFolding.isLetter) > 3 {
        texts[mark] = said
      }
    }
  }
}
