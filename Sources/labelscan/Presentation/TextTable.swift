/// Rows of cells in a terminal.
enum TextTable {
  /// Returns a line a row: each column right-aligned, two spaces between columns and before the
  /// first.
  static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      "  "
        + zip(row, widths).map { cell, width in
          String(repeating: " ", count: width - cell.count) + cell
        }.joined(separator: "  ")
    }
  }
}
