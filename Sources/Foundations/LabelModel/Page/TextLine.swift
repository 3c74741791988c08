/// A line of text: words on one baseline, left to right.
///
/// A row of a table may be one line or several: columns that are far apart need not be joined.
public struct TextLine: Hashable, Sendable, Codable {
  /// The words, left to right, at least one.
  public var words: [Word]
  /// Rise of the line: rows per column, positive when it falls to the right.
  public var slope: Double

  /// Creates a line of `words`.
  public init(words: [Word], slope: Double = 0) {
    self.words = words
    self.slope = slope
  }

  /// The words' texts, joined by spaces.
  public var text: String { words.map(\.text).joined(separator: " ") }
  /// The box around all words that have one.
  public var box: BoundingBox? { BoundingBox.union(of: words.compactMap(\.box)) }
}

/// A word as it was read.
public struct Word: Hashable, Sendable, Codable {
  /// The recognised characters, without white space.
  public var text: String
  /// Its place, `nil` when the text came without a picture.
  public var box: BoundingBox?
  /// The confidence of the reading; `nil` when the source gave none.
  public var confidence: Confidence?

  /// Creates a word.
  public init(text: String, box: BoundingBox? = nil, confidence: Confidence? = nil) {
    self.text = text
    self.box = box
    self.confidence = confidence
  }
}
