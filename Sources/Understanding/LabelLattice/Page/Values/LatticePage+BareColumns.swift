import LabelModel

extension LatticePage {
  /// Leaves out readings of a last digit as the unit g where the units are not printed with the numbers.
  ///
  /// A column prints its units with all of its amounts or with none. "4.99" near "42.9" and "16.6" is not "4.9 g".
  /// Names with units, "Fat (g)", have numbers without them.
  mutating func dropTailsOfBareColumns() {
    let units = NameUnits(self)
    let hasUnitsInNames =
      names.count { units.units(of: $0).contains(.gram) } >= Self.fewestNamesWithUnits
    let bare = spots.indices.filter { spots[$0].hasTail && (hasUnitsInNames || isInBareColumn($0)) }
    for index in bare { spots[index].options.removeAll { $0.kind == .tail } }
  }

  /// Whether the numbers above and below have no grams, and some of them surely end with a digit.
  private func isInBareColumn(_ index: Int) -> Bool {
    let column = self.column(of: index)
    let amounts = column.filter { spots[$0].options[0].unit == nil && !spots[$0].hasTail }
    return amounts.count >= Self.fewestBareNumbers
      && !column.contains { spots[$0].options[0].unit == .gram }
  }

  /// The other numbers above and below a number.
  func column(of index: Int) -> [Int] {
    let frame = spots[index].frame
    return spots.indices.filter {
      $0 != index && abs(spots[$0].frame.centerX - frame.centerX) < Self.columnWidth * height
        && abs(spots[$0].frame.top - frame.top) < Self.columnReach * height
    }
  }

  /// The distances of a column's numbers from each other at most, aside and along it, in line heights.
  private static let columnWidth = 2.2
  private static let columnReach = 14.0
  /// Names with units, and numbers without, that are no chance.
  private static let fewestNamesWithUnits = 2
  private static let fewestBareNumbers = 2
}
