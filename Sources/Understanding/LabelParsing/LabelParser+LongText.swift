import LabelModel

extension LabelParser {
  /// Lines that a label has at most: of 400 labels, photographed whole and in detail, the longest has 206.
  public static let longestLabel = 2_000
  /// Lines that a stretch shares with the one before, so that one of them holds each table whole.
  private static let overlap = 200

  /// Understands stretch after stretch of a long text, and keeps the one with most nutrients. Of
  /// several with as many nutrients it keeps the first with most readings.
  func parseLongest(_ page: RecognizedPage) -> ParsedLabel {
    func label(from start: Int) -> ParsedLabel {
      var stretch = page
      stretch.lines = Array(page.lines[start...].prefix(Self.longestLabel))
      return parseLabel(stretch)
    }
    func weight(_ label: ParsedLabel) -> (Int, Int) {
      (Set(label.readings.map(\.nutrient)).count, label.readings.count)
    }
    var best = label(from: 0)
    let step = Self.longestLabel - Self.overlap
    for start in stride(from: step, to: page.lines.count - Self.overlap, by: step) {
      let next = label(from: start)
      if weight(next) > weight(best) { best = next }
    }
    return best
  }
}
