import LabelParsing

extension LatticePage {
  /// Whether a serving is said to be 100 g or 100 ml, as in "portion de 100 g".
  ///
  /// The amounts of such a column are of 100 g. Two columns "per serving, per 100 g" have no word for "of" between them.
  func isServingOfHundred(_ name: NameSpot, _ spots: [ValueSpot]) -> Bool {
    name.stretches.contains { word in
      spots.contains { spot in
        spot.isHeading
          && spot.stretches.contains { size in
            guard size.line.look == word.line.look else { return false }
            if size.line == word.line {
              return word.end <= size.start && isOf(size.line, word.end..<size.start)
            }
            return isBelow(spot.frame, name.frame) && isOf(size.line, 0..<size.start)
          }
      }
    }
  }

  /// Whether symbols of a line are a word for "of" or an opening bracket, and nothing else.
  private func isOf(_ line: LineReference, _ symbols: Range<Int>) -> Bool {
    let scalars = lines[line.look][line.line].scalars
    let between = String(
      String.UnicodeScalarView(scalars[symbols.clamped(to: scalars.indices)]))
    return Self.wordsForOf.contains(between.lowercased().filter { !$0.isWhitespace })
  }

  /// Whether a frame is in the line right below another one.
  private func isBelow(_ frame: Frame, _ other: Frame) -> Bool {
    Self.nextLine ~= drop(from: other, to: frame) / height
      && across(frame).left < across(other).right + height
      && across(frame).right > across(other).left - height
  }

  /// The words and signs between a word for a serving and its size, in the languages of the lexicon.
  private static let wordsForOf: Set<String> = [
    "(", "=", "à", "a", "af", "av", "de", "di", "da", "do", "od", "of", "på", "van", "von",
    "zu",
  ]
}
