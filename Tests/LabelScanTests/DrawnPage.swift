import LabelModel

extension RecognizedPage {
  /// A page of 400 x 300 pixels with lines of text, each word read with the same certainty.
  static func drawn(
    _ lines: [String], source: String, certainty: Double, model: String
  ) -> RecognizedPage {
    RecognizedPage(
      source: source, size: PixelSize(width: 400, height: 300),
      lines: lines.enumerated().map { row, line in
        TextLine(
          words: line.split(separator: " ").enumerated().map { column, word in
            Word(
              text: String(word),
              box: BoundingBox(
                left: 10 + 60 * column, top: 10 + 30 * row, right: 60 + 60 * column,
                bottom: 30 + 30 * row),
              confidence: Confidence(certainty))
          })
      }, models: [model])
  }
}
