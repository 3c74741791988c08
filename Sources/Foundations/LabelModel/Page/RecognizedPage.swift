/// The text of one photo, with the place of each word.
public struct RecognizedPage: Hashable, Sendable, Codable {
  /// The name of the photo's or text's file as it was given, empty without a file.
  public var source: String
  /// The upright photo's size, `nil` for text that had no picture.
  public var size: PixelSize?
  /// The turn after the EXIF orientation that makes the text read left to right.
  public var turn: QuarterTurn
  /// The lines in reading order.
  public var lines: [TextLine]
  /// The recognition models that read it, for example `label` or `eng`.
  public var models: [String]

  /// Creates a page.
  public init(
    source: String, size: PixelSize? = nil, turn: QuarterTurn = .none, lines: [TextLine],
    models: [String] = []
  ) {
    self.source = source
    self.size = size
    self.turn = turn
    self.lines = lines
    self.models = models
  }

  /// The words of all lines, in reading order.
  public var words: [Word] { lines.flatMap(\.words) }
  /// The lines' texts, joined by newlines.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// A clockwise turn by a multiple of 90 degrees; the raw value is in degrees.
public enum QuarterTurn: Int, Hashable, Sendable, Codable, CaseIterable {
  /// As it is.
  case none = 0
  /// 90° clockwise.
  case right = 90
  /// 180°.
  case half = 180
  /// 90° counter-clockwise.
  case left = 270
}

/// A line of text: words that stand on one baseline, left to right.
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
