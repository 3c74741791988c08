extension RecognizedPage {
  /// Words in a line at most; a longer one goes on in the next. No label prints half as many, and the time stays linear.
  package static let longestLine = 200

  /// Creates a page of plain text, as another engine wrote it: one line a line, no places, no confidences.
  ///
  /// Bytes that are no UTF-8 must have been replaced before (`String(decoding:as:)`). Lines without words are left out.
  public init(plainText: String, source: String) {
    var lines: [TextLine] = []
    for line in plainText.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace).map { Word(text: String($0)) }
      for start in stride(from: 0, to: words.count, by: Self.longestLine) {
        lines.append(TextLine(words: Array(words[start...].prefix(Self.longestLine))))
      }
    }
    self.init(source: source, lines: lines)
  }
}
