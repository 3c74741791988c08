public import LabelModel

/// The longest file of recognised text that is read, in bytes, packed or not.
///
/// A photo full of text has some 5 MB in Google Vision's JSON, which gives each letter its own place.
public let longestRecognizedText = 64_000_000

/// The longest text that is no JSON, in bytes: the densest photo's TSV has 200 kB, its ALTO 500 kB.
private let longestLeanText = 16_000_000

/// Returns the page in a file's `bytes`, gzip included. Without `format`, the bytes decide the format.
///
/// Boxes are in the file's own unit: pixels, except for ALTO files with another unit and Textract.
/// Textract has fractions of a page of unknown size (``RecognizedTextFormat/textract``). Where the
/// file has text turned by a quarter, the page is upright. Bytes that are no UTF-8 become U+FFFD.
///
/// - Throws: ``TextFormatError`` for a file that is too long, damaged, or not of its format.
public func recognizedPage(
  _ bytes: [UInt8], source: String, format: RecognizedTextFormat? = nil
) throws(TextFormatError) -> RecognizedPage {
  let unpacked = try isPacked(bytes) ? unpack(bytes, limit: longestRecognizedText) : bytes
  guard unpacked.count <= longestRecognizedText else {
    throw .tooLong(limit: longestRecognizedText)
  }
  guard !unpacked.contains(0) else { throw .notText }
  let bytes = unpacked.withoutMark
  let format = if let format { format } else { try RecognizedTextFormat(of: bytes) }
  let isJSON = format == .googleVision || format == .textract
  guard isJSON || bytes.count <= longestLeanText else { throw .tooLong(limit: longestLeanText) }
  return switch format {
  case .text: try RecognizedPage(text: bytes, source: source)
  case .tsv:
    try RecognizedPage(tesseractTSV: String(decoding: bytes, as: UTF8.self), source: source)
  case .hocr: try RecognizedPage(hocr: bytes, source: source)
  case .alto: try RecognizedPage(alto: bytes, source: source)
  case .googleVision: try RecognizedPage(googleVision: bytes, source: source)
  case .textract: try RecognizedPage(textract: bytes, source: source)
  }
}

extension RecognizedPage {
  /// Creates a page of plain text. Engines end a page with a form feed.
  fileprivate init(text bytes: [UInt8], source: String) throws(TextFormatError) {
    let formFeed: UInt8 = 0x0C
    // All white space in ASCII is at most U+0020.
    let pages = bytes.split(separator: formFeed).count { page in page.contains { $0 > 0x20 } }
    guard pages <= 1 else { throw .severalPages }
    self.init(plainText: String(decoding: bytes, as: UTF8.self), source: source)
  }
}

extension [UInt8] {
  /// All but the byte order mark of UTF-8 that some editors and engines write in front of a text.
  var withoutMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }
}
