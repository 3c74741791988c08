import LabelModel

extension TextReader {
  /// Decides whether the picture is upside down by reading the beginnings of good lines both ways.
  /// It stops when the difference is clear.
  func readsUpsideDown(
    _ lines: [FoundLine], on photo: any LineSource
  ) throws(RecognitionError) -> Bool {
    var difference = 0.0
    for line in lines.prefix(TextReader.orientationLines) {
      let part = line.shortened(toHeights: TextReader.orientationLength)
      let strips = [true, false].map {
        LineImage(part, from: photo, shape: .standard, upsideDown: $0)
      }
      guard let turned = strips[0], let level = strips[1] else { continue }
      let read = try engine.read([turned.picture, level.picture])
      difference += certainty(of: read[0]) - certainty(of: read[1])
      if abs(difference) >= TextReader.clearDifference { break }
    }
    return difference > 0
  }

  /// The most lines that are read both ways.
  private static let orientationLines = 10
  /// The length of a line that is read both ways, in line heights: about twenty letters.
  private static let orientationLength: Float = 10
  /// The difference of mean confidences, summed over lines, that settles which way is up. Lines that
  /// are on their head are read with 0.2 to 0.5 less confidence.
  private static let clearDifference = 0.6

  /// The confidence of a line's words, each counted by its letters.
  private func certainty(of words: [ReadWord]) -> Double {
    let letters = words.reduce(0) { $0 + $1.text.count }
    return words.reduce(0) { $0 + $1.confidence.value * Double($1.text.count) }
      / Double(max(1, letters))
  }
}
