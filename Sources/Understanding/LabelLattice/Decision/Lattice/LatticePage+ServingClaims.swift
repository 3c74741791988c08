import LabelModel
import LabelParsing

extension LatticePage {
  /// Whether a claim states a value of a serving: "12 g protein per serving".
  ///
  /// A nutrient's name is right behind the value, and a word for a serving right behind the name.
  func isClaimOfServing(_ spot: ValueSpot) -> Bool {
    spot.stretches.contains { place in
      names.contains { name in
        let own = name.stretches[0]
        return isNutrient(name) && own.line == place.line && own.start >= place.end
          && own.start - place.end <= 1 && isOfServing(name)
      }
    }
  }

  /// Whether a value ends a line, and the next one begins with its name and a serving.
  func isBrokenClaim(_ candidate: PanelCandidate) -> Bool {
    guard let name = candidate.name.map({ names[$0] }), name.stretches[0].start <= 1 else {
      return false
    }
    let place = spots[candidate.spot].stretches[0]
    let behind = lines[place.line.look][place.line.line].scalars.dropFirst(place.end)
    return behind.allSatisfy { $0 == " " } && row(of: place.line) < row(of: name.stretches[0].line)
      && isOfServing(name)
  }

  /// Whether a word for a serving is right behind a name.
  private func isOfServing(_ name: NameSpot) -> Bool {
    let own = name.stretches[0]
    let scalars = lines[own.line.look][own.line.line].scalars
    return headings.contains { heading in
      guard heading.kind == .serving, heading.line == own.line,
        0...Self.longestLink ~= heading.start - own.end
      else { return false }
      return scalars[(own.end..<heading.start).clamped(to: scalars.indices)].allSatisfy {
        $0 == " " || $0.properties.isAlphabetic
      }
    }
  }

  /// The symbols between a claim's nutrient and its serving at most: a word for "per". The number is set by hand.
  private static let longestLink = 6
}
