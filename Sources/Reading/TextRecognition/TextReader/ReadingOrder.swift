import LabelModel

extension [TextLine] {
  /// Returns the lines' indices by rows from the top, within a row from left to right.
  ///
  /// A line belongs to a row when it overlaps that row's nearest line by half its height. The
  /// overlap is measured along the rows' common slope.
  func readingOrder() -> [Int] {
    let boxed = enumerated().compactMap { index, line in
      line.box.map { (index: index, box: $0) }
    }
    let slopes = map(\.slope).sorted()
    guard !boxed.isEmpty else { return indices.map { $0 } }
    let slope = slopes[slopes.count / 2]
    let placed = boxed.map { index, box in
      (index: index, box: box, middle: box.centerY - slope * box.centerX)
    }.sorted { $0.middle < $1.middle }
    var rows: [[(index: Int, box: BoundingBox, middle: Double)]] = []
    for item in placed {
      let last = rows.count - 1
      if let first = rows.last?.first,
        abs(first.middle - item.middle) < 0.5 * Double(Swift.min(first.box.height, item.box.height))
      {
        rows[last].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { row in row.sorted { $0.box.left < $1.box.left }.map(\.index) }
  }
}
