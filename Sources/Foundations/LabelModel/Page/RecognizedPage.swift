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
  /// The long thin lines between its text; `nil` where none were found, and in readings of earlier versions.
  public var rules: [PrintedRule]?

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
    self.rules = nil
  }

  /// The words of all lines, in reading order.
  public var words: [Word] { lines.flatMap(\.words) }
  /// The lines' texts, joined by newlines.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}
