import LabelModel
import LabelParsing

/// The places of a page's words by their rows.
///
/// They show how many lines of print are between two places of one column.
struct ColumnPrint {
  /// The words, from top to bottom. Rows are in line heights.
  private let words: [(row: Double, frame: Frame)]

  init(_ page: LatticePage) {
    words = page.lines.joined().flatMap(\.words).compactMap(\.box).map { Frame($0) }
      .map { (page.row(of: $0), $0) }.sorted { $0.row < $1.row }
  }

  /// The number of lines that are printed between two places, in columns that these share.
  func rows(between first: Frame, _ second: Frame, _ page: LatticePage) -> Int {
    let rows = [page.row(of: first), page.row(of: second)].sorted()
    let start = firstWord(below: rows[0] + Self.sameRow)
    var latest = rows[0]
    var count = 0
    for (row, frame) in words[start...] {
      guard row < rows[1] - Self.sameRow else { break }
      guard row > latest + Self.sameRow, page.overlap(frame, first) > CellNames.overlap,
        page.overlap(frame, second) > CellNames.overlap
      else { continue }
      count += 1
      latest = row
    }
    return count
  }

  /// The index of the first word below a row.
  private func firstWord(below row: Double) -> Int {
    var range = words.startIndex..<words.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = words[middle].row > row ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// Rows within which words are of one line, in line heights.
  private static let sameRow = CellNames.reach.lowerBound
}
