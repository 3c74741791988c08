import LabelModel

extension [TextLine] {
  /// Returns the lines by rows from the top, within a row from left to right.
  ///
  /// A line belongs to a row when it overlaps that row's nearest line by half its height, seen along
  /// the rows' common slope.
  func inReadingOrder() -> [TextLine] {
    let boxed = compactMap { line in line.box.map { (line: line, box: $0) } }
    let slopes = boxed.sorted { $0.line.slope < $1.line.slope }
    guard !slopes.isEmpty else { return self }
    let slope = slopes[slopes.count / 2].line.slope
    let placed = boxed.map { line, box in
      (line: line, box: box, middle: box.centerY - slope * box.centerX)
    }.sorted { $0.middle < $1.middle }
    var rows: [[(line: TextLine, box: BoundingBox, middle: Double)]] = []
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
    return rows.flatMap { row in row.sorted { $0.box.left < $1.box.left }.map(\.line) }
  }
}
