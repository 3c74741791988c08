public import LabelModel

extension RecognizedPage {
  /// Creates a page of plain text, as another engine wrote it: one line a line, no places, no confidences.
  ///
  /// Bytes that are no UTF-8 must have been replaced before (`String(decoding:as:)`). Lines without words are left out.
  public init(plainText: String, source: String) {
    var lines: [TextLine] = []
    for line in plainText.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace).map { Word(text: String($0)) }
      if !words.isEmpty { lines.append(TextLine(words: words)) }
    }
    self.init(source: source, lines: lines)
  }
}
