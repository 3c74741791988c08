import LabelModel

/// Columns above a statement of a serving: "one portion contains: energy 482 kJ, fat 3.9 g".
extension ColumnStates {
  /// Whether all words for a serving are read after a column's last amount, and their own energy is behind them.
  ///
  /// Such a statement is of the serving. The column above it has the other amounts of the label.
  func isAboveServing(_ column: Int) -> Bool {
    let servings = page.headings.filter { $0.kind == .serving || $0.kind == .mass }
    let places = tops[column].values.compactMap { $0.map { page.readingPlace(of: $0.spot) } }
    guard places.count >= LatticePage.fewestRows, servings.contains(where: opensStatement) else {
      return false
    }
    return servings.allSatisfy { heading in
      places.allSatisfy { page.isBefore($0, (heading.line, heading.frame.left)) }
    }
  }

  /// Whether an energy is right behind a sure word for a serving, in its line or the next one.
  private func opensStatement(_ heading: Heading) -> Bool {
    heading.kind == .serving && heading.isSure
      && page.spots.indices.contains { index in
        let spot = page.spots[index]
        let place = page.readingPlace(of: index)
        return [.kilojoule, .kilocalorie].contains(spot.options[0].unitClass)
          && !spot.isReference && !spot.isInFootnote
          && page.isBefore((heading.line, heading.frame.left), place)
          && page.row(of: place.line) - page.row(of: heading.line) < Self.nextLine
      }
  }

  /// The lines from a serving's words to its energy at most, in line heights. It is set by hand.
  private static let nextLine = 2.0
}
