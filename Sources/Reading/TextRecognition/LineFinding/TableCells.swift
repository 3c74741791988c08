import LabelModel

/// The rows of a page, in which a few letters by themselves are likely a cell of a table.
///
/// "10.0 %" or "3 g" alone has too little ink for the verifier. Beside a name of the same height it is a value. Any line
/// that was found is such a name, since fine print in a frame is one line in two.
package struct TableCells {
  private let rows: [FoundLine]
  private let slopes: SlopeField

  /// Candidates below this probability are no cell.
  static let leastProbability: Float = 0.02
  private static let fewestLetters = 4
  /// Letters in a cell at most.
  private static let mostLetters = 12
  /// The distance from the row's middle at most, in line heights.
  private static let greatestOffset: Float = 0.5
  /// The ratio of a cell's height to the row's. Digits have no descenders.
  private static let heights: ClosedRange<Float> = 0.55...1.4
  /// The distance from the row's line at most, in line heights.
  private static let reach: Float = 40

  /// Creates the rows of a page from its lines.
  package init(rows: [FoundLine]) {
    self.rows = rows.filter {
      $0.letterCount >= Self.fewestLetters && $0.probability >= LineVerifier.leastProbability
    }
    slopes = SlopeField(
      self.rows.map { row in
        SlopeField.Sample(
          x: Double(row.curve.middle), y: Double(row.curve.row(at: row.curve.middle)),
          slope: Double(row.curve.slope), weight: Double(min(row.curve.length / row.height, 30)))
      })
  }

  /// Whether a line is likely a cell of a row.
  package func holds(_ line: FoundLine) -> Bool {
    guard line.letterCount <= Self.mostLetters else { return false }
    let x = line.curve.middle
    let middle = line.curve.row(at: x) + (line.top + line.bottom) / 2
    return rows.contains { row in
      let gap = max(line.curve.start - row.curve.end, row.curve.start - line.curve.end)
      guard row.polarity == line.polarity, Self.heights.contains(line.height / row.height),
        0...Self.reach * row.height ~= gap
      else { return false }
      let start = row.curve.middle
      let from = row.curve.row(at: start) + (row.top + row.bottom) / 2
      let between = Double(middle + from) / 2
      let fall = slopes.fall(x: Double(x), y: between) - slopes.fall(x: Double(start), y: between)
      return abs(middle - from - Float(fall)) <= Self.greatestOffset * row.height
    }
  }
}
