import LabelParsing

extension LatticePage {
  /// The headings above a column without those of an energy in their own line, above other ones.
  ///
  /// A pack's front has "per 100 g: energy 231 kJ" below the boxes of a serving. No column below is of that 100 g.
  func withoutStatements(_ above: [Heading]) -> [Heading] {
    above.filter { heading in
      heading.kind.hundred == nil || !statesEnergy(behind: heading)
        || !headings.contains { $0.isSure && isAbove(heading.frame, $0.frame) }
    }
  }

  /// Whether a frame is at least about a line above another one.
  private func isAbove(_ frame: Frame, _ other: Frame) -> Bool {
    Self.rowsApart..<Self.linesAbove.upperBound ~= drop(from: frame, to: other) / height
  }

  /// Whether a heading goes on with the word for energy and its amount: "100 g: energy 231 kJ".
  private func statesEnergy(behind heading: Heading) -> Bool {
    names.contains { name in
      name.kind == .energy && isSure(name)
        && name.stretches.contains { place in
          place.line == heading.line && 1...Self.longestHundred ~= place.start - heading.start
            && hasEnergy(behind: place)
        }
    }
  }

  /// Whether an amount of energy is right behind a name in its line.
  private func hasEnergy(behind name: Stretch) -> Bool {
    spots.contains { spot in
      [.kilojoule, .kilocalorie].contains(spot.options[0].unitClass)
        && spot.stretches.contains {
          $0.line == name.line && 0...Self.longestColon ~= $0.start - name.end
        }
    }
  }

  /// Symbols from a 100 to the word for energy at most: its unit, a sign and spaces.
  private static let longestHundred = 12
  /// Symbols between that word and its amount at most.
  private static let longestColon = 4
}
