/// Rows of cells in a terminal.
enum TextTable {
  /// Returns a line a row. The first `leftAligned` columns are left-aligned, the others
  /// right-aligned. Two spaces are between columns and before the first.
  static func aligned(_ rows: [[String]], leftAligned: Int = 0) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      "  "
        + zip(row, widths).enumerated().map { column, cell in
          let padding = String(repeating: " ", count: cell.1 - cell.0.count)
          return column < leftAligned ? cell.0 + padding : padding + cell.0
        }.joined(separator: "  ")
    }
  }
}
