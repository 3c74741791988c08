extension RecognizedPage {
  /// Words in a line at most; a longer one continues in the next. No label prints half as many, and
  /// the time stays linear.
  package static let longestLine = 200

  /// Creates a page of plain text, as another engine wrote it: one line a line, no places, no confidences.
  ///
  /// Bytes that are no UTF-8 must have been replaced before (`String(decoding:as:)`). Lines without words are left out.
  public init(plainText: String, source: String) {
    var lines: [TextLine] = []
    var words: [Word] = []
    func endLine() {
      for start in stride(from: 0, to: words.count, by: Self.longestLine) {
        // A copy of its own: an `Array` of the whole would keep the room that the longest line took.
        lines.append(TextLine(words: words[start...].prefix(Self.longestLine).map { $0 }))
      }
      words.removeAll(keepingCapacity: true)
    }
    let scalars = plainText.unicodeScalars
    var start: String.Index?
    var isAfterSpace = false
    for index in scalars.indices {
      let scalar = scalars[index]
      // An accent behind a space is on the space.
      let isSpace =
        scalar.isBlank
        || isAfterSpace && scalar.value >= 0x300 && scalar.properties.isGraphemeExtend
      if isSpace {
        if let first = start { words.append(Word(text: String(scalars[first..<index]))) }
        start = nil
        if scalar.endsLine { endLine() }
      } else if start == nil {
        start = index
      }
      isAfterSpace = isSpace && !scalar.endsLine
    }
    if let first = start { words.append(Word(text: String(scalars[first...]))) }
    endLine()
    self.init(source: source, lines: lines)
  }
}

extension Unicode.Scalar {
  /// Whether it is white space, as Unicode has it.
  fileprivate var isBlank: Bool {
    switch value {
    case 9...13, 32, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }

  /// Whether a line ends here.
  fileprivate var endsLine: Bool {
    switch value {
    case 10...13, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
