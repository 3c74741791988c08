/// The reason why another engine's output could not be understood.
public enum TextFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file has zero bytes, which no text in UTF-8 has: a picture, a PDF file, or UTF-16.
  case notText
  /// The file, unpacked where it was packed, is longer than `limit` bytes.
  case tooLong(limit: Int)
  /// The file has more than `limit` words.
  case tooManyWords(limit: Int)
  /// A file that begins like one of gzip ends early or is damaged.
  case damagedArchive
  /// The file cannot be opened or read.
  case unreadable(reason: String)
  /// The first line is not Tesseract's header.
  case noHeader
  /// A line has too few columns or a malformed number; the first line is 1.
  case malformedLine(number: Int)
  /// At `offset`, in bytes, is something other than the format has there.
  case malformed(RecognizedTextFormat, offset: Int, expected: String)
  /// The file ends before what it began is complete.
  case truncated(RecognizedTextFormat)
  /// The file has nothing that the format must have.
  case nothingOfFormat(RecognizedTextFormat)
  /// JSON of a kind that is not read.
  case unknownJSON
  /// A word is at a place that no picture has.
  case placeOutOfRange(word: String)
  /// The file holds the text of several pictures.
  case severalPages
  /// The engine wrote that it failed, and why.
  case engineFailed(message: String)

  /// The failure and its remedy.
  public var description: String {
    switch self {
    case .notText:
      "this is no text in UTF-8; use the scan command for photos, and save texts as UTF-8"
    case .tooLong(let limit):
      "the text has more than \(limit / 1_000_000) MB, one photo's has a few at most; split it by photo"
    case .tooManyWords(let limit):
      "the text has more than \(limit) words, one photo's has a few thousand at most; split it by photo"
    case .damagedArchive:
      "the compressed file ends early or is damaged; fetch it again"
    case .unreadable(let reason):
      "the file cannot be read (\(reason)); check its name and permissions"
    case .noHeader:
      "the text does not begin with Tesseract's header (level, page_num, …); write it with 'tesseract IMAGE - tsv'"
    case .malformedLine(let number):
      "line \(number) is no line of Tesseract's TSV; write the file again with 'tesseract IMAGE - tsv'"
    case .malformed(let format, let offset, let expected):
      "this is no \(format.name): \(expected) should stand at byte \(offset); check what --from says, or fetch the file again"
    case .truncated(let format):
      "the \(format.name) ends early; fetch the file again"
    case .nothingOfFormat(let format):
      "this is no \(format.name): it has none of its elements; check what --from says"
    case .unknownJSON:
      "this JSON is neither of Google Vision nor of Textract; convert it to one of them or to plain text"
    case .placeOutOfRange(let word):
      "the word '\(word.prefix(40))' stands at a place that no picture has; fetch the file again"
    case .severalPages:
      "the file holds several pages; split it by photo"
    case .engineFailed(let message):
      "the engine read nothing: \(message.prefix(200)); have it read the photo again"
    }
  }
}
