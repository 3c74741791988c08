/// A stretch of a line in which phrases are sought: the whole line, or one cell of it.
struct TextRun: Sendable {
  var line: Int
  /// The symbols of the line that the run covers.
  var range: Range<Int>
  /// The words and signs of the run, without its values.
  var pieces: [ScannedLine.Piece]
  /// The run in which a wrapped name continues.
  var next: Int?

  /// Whether a value is neither the first nor the last text of the run.
  var beginsWithText: Bool { pieces.first.map { $0.range.lowerBound == range.lowerBound } ?? false }
  var endsWithText: Bool { pieces.last.map { $0.range.upperBound == range.upperBound } ?? true }
}

extension TextRun {
  /// One run for each line.
  static func lines(_ lines: [ScannedLine], _ values: [[ValueMention]]) -> [TextRun] {
    let successors = LineSuccession(lines: lines).successors
    return lines.indices.map { line in
      TextRun(
        line: line, range: 0..<lines[line].scalars.count,
        pieces: lines[line].pieces(around: values[line]), next: successors[line])
    }
  }
}
