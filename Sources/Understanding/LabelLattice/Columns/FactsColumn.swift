import LabelModel

/// A column of Nutrition Facts, whose amounts are of a serving.
///
/// Such a panel has no kilojoules. It has milligrams of sodium, and shares of daily values beside its amounts
/// (21 CFR 101.9(c) and (d)).
struct FactsColumn {
  /// Recognizes a column; `nil` for any other.
  ///
  /// A word for a serving is printed between the panel and any 100 g above it. The latter is a package's content.
  init?(_ page: LatticePage, _ panel: Panel) {
    let values = panel.values.compactMap { $0 }
    let rows = values.map { page.row(of: page.spots[$0.spot].frame) }
    guard !page.hasKilojoules, let top = rows.min(),
      panel.values[LatticeNutrient.sodium]?.option.unit == .milligram,
      DualColumns.shares(beside: panel, within: .infinity, page) >= LatticePage.fewestRows,
      let serving = Self.servings(page).map(page.row)
        .filter({ top - Self.reach..<top + LatticePage.rowsApart ~= $0 }).max(),
      !page.headings.contains(where: {
        [.hundredGrams, .hundredMillilitres].contains($0.kind)
          && serving..<(rows.max() ?? top) ~= page.row(of: $0.frame)
      })
    else { return nil }
  }

  /// The places of words for servings, and of measures and masses behind "per".
  private static func servings(_ page: LatticePage) -> [Frame] {
    page.servingFrames + page.headings.filter { [.serving, .mass].contains($0.kind) }.map(\.frame)
  }

  /// Rows from the size of a serving to the first amount at most: the calories are between, in large print.
  private static let reach = 8.0
}
