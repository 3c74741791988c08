import LabelModel

/// The rows of a page, in which a few letters by themselves are likely a cell of a table.
///
/// "10.0 %" or "3 g" alone has too little ink for the verifier. Beside a name of the same height it is a value. Any line
/// that was found is such a name, since fine print in a frame is one line in two.
package struct TableCells {
  private let rows: [Row]
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
    let rows = rows.filter {
      $0.letterCount >= Self.fewestLetters && $0.probability >= LineVerifier.leastProbability
    }
    self.rows = rows.map(Row.init)
    slopes = SlopeField(
      rows.map { row in
        SlopeField.Sample(
          x: Double(row.curve.middle), y: Double(row.curve.row(at: row.curve.middle)),
          slope: Double(row.curve.slope), weight: Double(min(row.curve.length / row.height, 30)))
      })
  }

  /// The place of a row.
  private struct Row {
    var curve: LineCurve
    var height: Float
    /// The row of the letters' middles at the curve's middle.
    var middle: Float
    var polarity: Polarity

    init(_ line: FoundLine) {
      curve = line.curve
      height = line.height
      middle = line.curve.row(at: line.curve.middle) + (line.top + line.bottom) / 2
      polarity = line.polarity
    }
  }

  /// Whether a line is likely a cell of a row.
  package func holds(_ line: FoundLine) -> Bool {
    guard line.letterCount <= Self.mostLetters else { return false }
    let cell = Row(line)
    return rows.contains { row in
      let gap = max(cell.curve.start - row.curve.end, row.curve.start - cell.curve.end)
      guard row.polarity == cell.polarity, Self.heights.contains(cell.height / row.height),
        0...Self.reach * row.height ~= gap
      else { return false }
      let between = Double(cell.middle + row.middle) / 2
      let fall =
        slopes.fall(x: Double(cell.curve.middle), y: between)
        - slopes.fall(x: Double(row.curve.middle), y: between)
      return abs(cell.middle - row.middle - Float(fall)) <= Self.greatestOffset * row.height
    }
  }
}
