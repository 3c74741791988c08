/// What Tesseract takes a picture for; the raw value is its number.
public enum PageSegmentationMode: Int32, Hashable, Sendable, Codable {
  /// Columns of text in reading order, the command line tool's default.
  case automatic = 3
  /// One even block of text, the C API's default.
  case singleBlock = 6
  /// One line of text.
  case singleLine = 7
  /// As much text as there is, in no order.
  case sparseText = 11
  /// One line of text, given to the network as it is.
  case rawLine = 13
}
