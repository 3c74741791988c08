import LabelModel
import LabelParsing

extension LatticePage {
  /// Whether a claim states a value of a serving: "12 g protein per serving".
  ///
  /// A nutrient's name is right behind the value, and a word for a serving right behind the name.
  func isClaimOfServing(_ spot: ValueSpot) -> Bool {
    spot.stretches.contains { place in
      let scalars = lines[place.line.look][place.line.line].scalars
      func isJoined(_ end: Int, _ start: Int) -> Bool {
        0...Self.longestLink ~= start - end
          && scalars[(end..<start).clamped(to: scalars.indices)].allSatisfy {
            $0 == " " || $0.properties.isAlphabetic
          }
      }
      return names.contains { name in
        let own = name.stretches[0]
        guard isNutrient(name), own.line == place.line, own.start >= place.end,
          own.start - place.end <= 1
        else { return false }
        return headings.contains {
          $0.kind == .serving && $0.line == own.line && $0.start >= own.end
            && isJoined(own.end, $0.start)
        }
      }
    }
  }

  /// The symbols between a claim's nutrient and its serving at most: a word for "per". The number is set by hand.
  private static let longestLink = 6
}
