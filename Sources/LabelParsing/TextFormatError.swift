/// Why another engine's text could not be understood.
public enum TextFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is longer than ``RecognizedPage/longestTSV`` bytes.
  case tooLong(bytes: Int)
  /// The first line is not Tesseract's header.
  case noHeader
  /// A line has too few columns or a number that is none; the first line is 1.
  case malformedLine(number: Int)

  /// What failed, then what to do.
  public var description: String {
    switch self {
    case .tooLong(let bytes):
      "the text has \(bytes) bytes, one photo's has a few thousand; split it by photo"
    case .noHeader:
      "the text does not begin with Tesseract's header (level, page_num, …); write it with 'tesseract IMAGE - tsv'"
    case .malformedLine(let number):
      "line \(number) is no line of Tesseract's TSV; write the file again with 'tesseract IMAGE - tsv'"
    }
  }
}
