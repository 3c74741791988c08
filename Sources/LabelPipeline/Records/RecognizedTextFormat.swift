public import LabelModel
public import LabelParsing

/// What a file of recognised text holds.
public enum RecognizedTextFormat: String, Hashable, Sendable, CaseIterable {
  /// One line a line.
  case text
  /// Tesseract's `tsv` output.
  case tsv

  /// Tells the format by the first line: Tesseract's TSV begins with the names of its columns.
  public init(of text: String) {
    self = text.hasPrefix("level\tpage_num\t") ? .tsv : .text
  }
}

/// Returns the page that `text` holds; without a `format`, its first line tells.
///
/// - Throws: ``TextFormatError`` for TSV whose columns do not fit.
public func recognizedPage(
  _ text: String, source: String, format: RecognizedTextFormat?
) throws(TextFormatError) -> RecognizedPage {
  switch format ?? RecognizedTextFormat(of: text) {
  case .text: RecognizedPage(plainText: text, source: source)
  case .tsv: try RecognizedPage(tesseractTSV: text, source: source)
  }
}
