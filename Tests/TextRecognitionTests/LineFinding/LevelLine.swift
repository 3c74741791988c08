import TextRecognition

extension FoundLine {
  /// A level line of one cell, with its middle at `row`.
  static func level(
    _ columns: ClosedRange<Float>, row: Float, height: Float, probability: Float, letters: Int = 4,
    polarity: Polarity = .darkOnBright
  ) -> FoundLine {
    FoundLine(
      curve: LineCurve(
        start: columns.lowerBound, end: columns.upperBound, coefficients: SIMD3(row, 0, 0)),
      top: -height / 2, bottom: height / 2, polarity: polarity, probability: probability,
      score: 1, letterCount: letters, isVertical: false)
  }
}
