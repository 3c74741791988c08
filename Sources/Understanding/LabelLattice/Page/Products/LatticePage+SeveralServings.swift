import LabelParsing

/// A mass or volume right behind words for a serving's size: "Serving size 1 pouch (28 g)".
struct StatedServing: Sendable {
  var size: PrintedSize
  var frame: Frame
  /// The line of those words, and their first symbol.
  var line: LineReference
  var start: Int
  /// The place of those words.
  var words: Frame

  /// Finds the words in a line's topics; `nil` without them.
  init?(_ size: PrintedSize, _ spot: ValueSpot, _ topics: [NameSpot]) {
    let place = spot.stretches[0]
    let words = topics.flatMap { name in
      name.kind == .topic(.servingSize) && name.spelling > Self.leastSpelling
        ? name.stretches.filter { $0.line == place.line && $0.end <= place.start }
          .map { (place: $0, frame: name.frame) } : []
    }
    guard let own = words.max(by: { $0.place.end < $1.place.end }),
      place.start - own.place.end <= Self.symbols
    else { return nil }
    (self.size, frame, line, start) = (size, spot.frame, place.line, own.place.start)
    self.words = own.frame
  }

  /// The certainty of the words at least: more likely than not. It is set by hand.
  private static let leastSpelling = 0.5
  /// Symbols between the words and the mass at most: "1 package of two bars". It is set by hand.
  private static let symbols = 30
}

extension LatticePage {
  /// Whether the sizes of two foods' servings are side by side, as on a pack with two foods.
  ///
  /// Each is behind its own words "serving size", and they differ (21 CFR 101.9(h)(1)). One food has one serving. In two
  /// languages its size is the same. A pack beside it whose amounts are cut off does not count.
  var statesSeveralServings: Bool {
    statedServings.contains { first in
      statedServings.contains { second in
        first.line.look == second.line.look
          && (first.line != second.line || first.start != second.start)
          && first.size.isVolume == second.size.isVolume
          && !isSameAmount(first.size.amount, second.size.amount)
          && across(first.frame).right < across(second.frame).left
          && isSameRow(first.frame, second.frame) && hasAmounts(below: second)
      }
    }
  }

  /// Whether amounts are below the words for a serving's size, or to the right of that place.
  private func hasAmounts(below serving: StatedServing) -> Bool {
    let left = across(serving.words).left
    return spots.count {
      $0.options[0].unitClass != .percent && drop(from: serving.frame, to: $0.frame) > height / 2
        && across($0.frame).middle > left
    } >= Self.fewestRows
  }
}
