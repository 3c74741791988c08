import LabelModel

extension ScannedPage {
  /// The likeness of a heading's words at least, and the symbols that are compared. Both are set by hand.
  private static let (leastHeading, longestRemark) = (0.8, 24)
  /// Percentages with the abbreviation behind them at least. One may be misread.
  private static let leastPercentages = 2

  /// Whether an abbreviation of "dry matter" is behind a heading, in a bracket or behind percentages.
  ///
  /// Examples: "Typical analysis (DM)", "Rohasche (% i. TS) 8", "protéine brute 42 % MS".
  var hasDryMatterSign: Bool {
    var percentages = 0
    for (number, line) in lines.enumerated() {
      for position in line.scalars.indices {
        let scalar = line.scalars[position]
        guard scalar == "%" || scalar == "(" || scalar == "[",
          let sign = DryMatterSign(remark(on: line, from: position + 1)),
          isOfConstituents(number, before: position)
        else { continue }
        if scalar == "%" {
          let isOne =
            !sign.hasAmount && !sign.isClosed && !isSecond(on: line, before: position)
          percentages += isOne ? 1 : 0
        } else if sign.isClosed, sign.hasPercent || sign.hasPreposition {
          return true
        }
      }
    }
    return percentages >= Self.leastPercentages || headsDryMatter
  }

  /// Whether the nearest name before `end` is of one of the four crude constituents, or a line has none.
  ///
  /// Other amounts are often of the dry matter alone, as in "calcium 1.2 % DM" below an analysis as fed.
  private func isOfConstituents(_ line: Int, before end: Int) -> Bool {
    let names = phrases[line].compactMap { phrase -> (end: Int, isCrude: Bool)? in
      guard let place = phrase.segments.last, place.line == line, place.range.upperBound <= end
      else {
        return nil
      }
      switch phrase.meaning {
      case .nutrient(let nutrient, _):
        return (place.range.upperBound, Self.crudeConstituents.contains(nutrient))
      case .other: return (place.range.upperBound, false)
      default: return nil
      }
    }
    return names.max { $0.end < $1.end }?.isCrude ?? true
  }

  /// The constituents that every analysis has.
  private static let crudeConstituents: Set<Nutrient> = [.protein, .fat, .fiber, .ash]

  /// Whether the percentage that ends at `end` is right behind another one: "10 % / 50 % TS". The first is as fed.
  private func isSecond(on line: ScannedLine, before end: Int) -> Bool {
    let before = line.scalars[..<end].reversed().drop {
      " .,0123456789".unicodeScalars.contains($0)
    }
    return before.drop { " /|=-–".unicodeScalars.contains($0) }.first == "%"
  }

  private var headsDryMatter: Bool {
    phrases.joined().contains { heading in
      guard heading.meaning == .petHeading, heading.likeness >= Self.leastHeading,
        let end = heading.segments.last
      else { return false }
      let text = remark(on: lines[end.line], from: end.range.upperBound)
      guard let sign = DryMatterSign(text.drop { " ([,:-".contains($0) }) else { return false }
      return !sign.hasAmount
        && (sign.isClosed || sign.hasPreposition || sign.rest.first.map { $0 == ":" } ?? true)
    }
  }

  private func remark(on line: ScannedLine, from position: Int) -> Substring {
    Substring(line.text(position..<position + Self.longestRemark))
  }
}
