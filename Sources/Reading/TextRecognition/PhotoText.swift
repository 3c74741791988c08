public import LabelModel

/// The text of a photo, read once, and doubtful lines twice.
public struct PhotoText: Hashable, Sendable {
  /// All lines, as they read at first.
  public var page: RecognizedPage
  /// The same page with the lines around doubtful ones found and read anew on a larger picture. `nil` when nothing was
  /// doubtful.
  public var secondLook: RecognizedPage?
  /// The second look with the words that may be amounts read as nothing else: digits and units.
  /// `nil` when that changes nothing.
  public var amountsLook: RecognizedPage?
  /// The looks at the lines that run across those of the page, such as a list beside a table. They are level on their
  /// pages. Empty where no line runs across, or where the engine looks for no such lines.
  public var sideways: [RecognizedPage] = []
  /// The version of libtesseract, `5.3.0` for example, where it read lines of this photo; else `nil`.
  public var tesseract: String?

  /// Creates the text of a photo.
  public init(
    page: RecognizedPage, secondLook: RecognizedPage? = nil, amountsLook: RecognizedPage? = nil,
    tesseract: String? = nil
  ) {
    self.page = page
    self.secondLook = secondLook
    self.amountsLook = amountsLook
    self.tesseract = tesseract
  }
}
