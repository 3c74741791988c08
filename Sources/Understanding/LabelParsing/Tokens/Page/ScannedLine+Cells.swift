import LabelModel

extension ScannedLine {
  /// Where the cell ends that another line is below, in symbols; the line's end where a place is unknown.
  ///
  /// - Parameter other: the next line, a short one.
  /// - Returns: the line's end, too, where the other line is below no cell, or below several.
  func endOfCell(above other: ScannedLine) -> Int {
    let boxes = line.words.map(\.box)
    guard let below = other.line.box, boxes.allSatisfy({ $0 != nil }), line.words.count > 1 else {
      return scalars.count
    }
    var cells: [(last: Int, left: Int, right: Int)] = []
    for (index, box) in boxes.enumerated() {
      guard let box else { continue }
      if let last = cells.last,
        Double(box.left - last.right) < Self.cellGap * Double(max(box.height, below.height))
      {
        cells[cells.count - 1] = (index, last.left, max(last.right, box.right))
      } else {
        cells.append((index, box.left, box.right))
      }
    }
    let above = cells.filter { $0.left < below.right && below.left < $0.right }
    guard cells.count > 1, above.count == 1 else { return scalars.count }
    let next = above[0].last + 1
    return next < starts.count ? starts[next] - 1 : scalars.count
  }

  /// The gap between two cells of a line at least, in heights of its words. It is set by hand.
  private static let cellGap = 1.5
}
