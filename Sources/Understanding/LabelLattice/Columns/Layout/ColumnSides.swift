/// The sides of a column along the text, and its first amount.
struct ColumnSides {
  var column: Int
  var left: Double
  var right: Double
  /// The place from the first of its print to the last. The energy's cell is often the widest.
  var extent: ClosedRange<Double>
  var top: Frame

  /// Measures a column; `nil` for one of few rows or of percentages.
  init?(_ column: Int, _ panel: Panel, _ page: LatticePage) {
    let values = panel.values.compactMap { $0 }
    let frames = values.map { page.spots[$0.spot].frame }
    guard values.count >= LatticePage.fewestRows,
      values.count(where: { $0.option.unitClass == .percent }) < LatticePage.fewestRows,
      let top = frames.min(by: { $0.top < $1.top })
    else { return nil }
    self.column = column
    left = median(frames.map { page.across($0).left })
    right = median(frames.map { page.across($0).right })
    let places = frames.map(page.across)
    let start = places.map(\.left).min() ?? left
    extent = start...max(start, places.map(\.right).max() ?? right)
    self.top = top
  }
}

extension ColumnSides {
  /// The share of a heading's width that is above the column's print, `0 ... 1`.
  func share(of heading: (left: Double, middle: Double, right: Double)) -> Double {
    let common = min(heading.right, extent.upperBound) - max(heading.left, extent.lowerBound)
    return max(0, common) / max(1, heading.right - heading.left)
  }

  /// Whether no print of two columns is one below the other.
  func isApart(from other: ColumnSides) -> Bool { !extent.overlaps(other.extent) }
}
