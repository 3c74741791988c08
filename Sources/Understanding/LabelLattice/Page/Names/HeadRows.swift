/// The heads of tables that have their names in one row, and each row of amounts below it.
///
/// A cell of the head has as many lines as its name needs. The highest one says how far the amounts are below the others.
struct HeadRows {
  /// For each amount the names of its row's head, by their indices, with the frame of the row's amounts.
  private var rows: [Int: (names: Set<Int>, frame: Frame)] = [:]

  // The following numbers were set by hand.

  /// Amounts of a row with a name of the head above them, at least.
  private static let leastCells = 3
  /// Lines between the head's first one and the amounts at most, in line heights.
  private static let reach = 0.6...7.0

  /// Finds the heads of `page` among the names and amounts with these indices.
  init(_ page: LatticePage, names: [Int], amounts: [Int]) {
    for spot in amounts where rows[spot] == nil {
      let row = amounts.filter { page.isSameRow($0, spot) }
      guard row.count >= Self.leastCells else { continue }
      let frames = row.map { page.spots[$0].frame }
      let above = names.filter { name in
        let other = page.names[name].frame
        return frames.contains {
          Self.reach ~= page.drop(from: other, to: $0) / page.height
            && page.overlap(other, $0) > CellNames.overlap
        }
      }
      var head: Set<Int> = []
      for name in above {
        let others = above.filter {
          page.isSameRow(page.names[$0].frame, page.names[name].frame)
        }
        let kinds = Set(others.map { page.names[$0].kind })
        guard kinds.count >= Self.leastCells else { continue }
        let cells = frames.lazy.filter { frame in
          others.contains { page.overlap(page.names[$0].frame, frame) > CellNames.overlap }
        }
        // No more are counted: a page may have hundreds.
        if cells.prefix(Self.leastCells).count == Self.leastCells { head.insert(name) }
      }
      guard !head.isEmpty else { continue }
      let frame = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      for spot in row { rows[spot] = (head, frame) }
    }
  }

  /// The frame of the amounts in the row of `spot`, if `name` is of their head; `nil` for other names.
  func row(of name: Int, above spot: Int) -> Frame? {
    rows[spot].flatMap { $0.names.contains(name) ? $0.frame : nil }
  }
}
