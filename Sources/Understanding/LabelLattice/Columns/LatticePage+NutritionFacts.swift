import LabelModel

extension LatticePage {
  /// Whether a column is of Nutrition Facts, whose amounts are of a serving.
  ///
  /// Such a panel has no kilojoules. It has milligrams of sodium, and shares of daily values beside its amounts
  /// (21 CFR 101.9(c) and (d)). A word for a serving is printed between it and any 100 g above it. The latter is a
  /// package's content.
  func isOfNutritionFacts(_ panel: Panel) -> Bool {
    let rows = panel.values.compactMap { $0.map { row(of: spots[$0.spot].frame) } }
    guard !hasKilojoules, let top = rows.min(), let bottom = rows.max(),
      panel.values[LatticeNutrient.sodium]?.option.unit == .milligram,
      DualColumns.shares(beside: panel, within: .infinity, self) >= Self.fewestRows,
      let serving = servings.map(row).filter({
        top - Self.rowsOfCalories..<top + Self.rowsApart ~= $0
      }).max()
    else { return false }
    return !headings.contains { heading in
      let row = row(of: heading.frame)
      return [.hundredGrams, .hundredMillilitres].contains(heading.kind)
        && row >= serving && row < bottom
    }
  }

  /// The places of words for servings, and of measures and masses behind "per".
  private var servings: [Frame] {
    servingFrames + headings.filter { [.serving, .mass].contains($0.kind) }.map(\.frame)
  }

  /// Rows from the size of a serving to the first amount at most: the calories are between, in large print.
  private static let rowsOfCalories = 8.0
}
