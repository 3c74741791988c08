/// The format of a file of recognised text; the raw value is its name in `--from`.
public enum RecognizedTextFormat: String, Hashable, Sendable, CaseIterable {
  /// Plain text: one printed line in each line.
  case text
  /// Tesseract's `tsv` output.
  case tsv
  /// HTML whose classes and titles name the parts of the page (hOCR 1.2).
  case hocr
  /// XML of the Library of Congress, versions 1 to 4.
  case alto
  /// JSON of Google Cloud Vision's text detection.
  case googleVision = "google-vision"
  /// JSON of AWS Textract's text detection or document analysis.
  case textract

  /// Its name for people.
  var name: String {
    switch self {
    case .text: "plain text"
    case .tsv: "TSV of Tesseract"
    case .hocr: "hOCR"
    case .alto: "ALTO"
    case .googleVision: "JSON of Google Vision"
    case .textract: "JSON of Textract"
    }
  }

  /// Tells the format by the content of a file that is not packed.
  ///
  /// Whatever looks like none of the others is plain text: a label may begin with `<0.5 g`.
  ///
  /// - Throws: ``TextFormatError`` for JSON that is malformed, or of neither kind that is read.
  public init(of bytes: [UInt8]) throws(TextFormatError) {
    let bytes = bytes.withoutMark
    let start = bytes.firstIndex { !$0.isWhitespace } ?? bytes.endIndex
    let opening = bytes[start...]
    if opening.starts(with: "level\tpage_num\t".utf8) {
      self = .tsv
    } else if Self.looksLikeJSON(opening) {
      self = try Self(ofJSON: bytes)
    } else if opening.first == UInt8(ascii: "<") {
      self = Self(ofMarkup: String(decoding: opening.prefix(Self.markupSeen), as: UTF8.self))
    } else {
      self = .text
    }
  }

  /// Whether it begins with an object, or an array of them.
  private static func looksLikeJSON(_ opening: ArraySlice<UInt8>) -> Bool {
    var opening = opening
    if opening.first == UInt8(ascii: "[") {
      opening = opening.dropFirst().drop(while: \.isWhitespace)
    }
    guard opening.first == UInt8(ascii: "{"),
      let next = opening.dropFirst().first(where: { !$0.isWhitespace })
    else { return false }
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
  }

  /// Bytes in which a file of markup says what it is: heads with styles and licences have a few thousand.
  private static let markupSeen = 16_384

  private init(ofMarkup opening: String) {
    if opening.contains("<alto") || opening.contains(":alto") {
      self = .alto
    } else if ["ocr_page", "ocr_line", "ocrx_", "ocr-system", "<html", "<HTML"].contains(
      where: opening.contains)
    {
      self = .hocr
    } else {
      self = .text
    }
  }

  private init(ofJSON bytes: [UInt8]) throws(TextFormatError) {
    var found: Self?
    var json = JSONReader(bytes, format: .googleVision)
    if try json.isAtArray() {
      self = .googleVision
      return
    }
    try json.object { (key, json) throws(TextFormatError) in
      switch key {
      case "responses", "fullTextAnnotation", "textAnnotations": found = found ?? .googleVision
      case "Blocks": found = found ?? .textract
      default: break
      }
      if found == nil { try json.skip() } else { json.finish() }
    }
    guard let found else { throw .unknownJSON }
    self = found
  }
}

extension UInt8 {
  /// Whether it is a space, tabulator, line feed or carriage return.
  var isWhitespace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
