public import LabelModel

extension RecognizedPage {
  /// Creates a page of Tesseract's TSV output (`tesseract IMAGE - tsv`): words with places and confidences.
  ///
  /// Confidences of 0–100 become 0–1. Lines of level 1 give the picture's size, lines of level 5
  /// the words. Words of one `line_num` are one line. Bytes that are no UTF-8 must have been
  /// replaced before (`String(decoding:as:)`).
  ///
  /// - Throws: ``TextFormatError`` for text that is no TSV.
  public init(tesseractTSV: String, source: String) throws(TextFormatError) {
    var rows = tesseractTSV.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[
      ...]
    guard rows.popFirst()?.hasPrefix("level\tpage_num") == true else { throw .noHeader }
    var size: PixelSize?
    var lines: [TextLine] = []
    var lastLine: [Int] = []
    var page: Int?
    for (offset, row) in rows.enumerated() where !row.isEmpty {
      let cells = row.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
      let numbers = cells.prefix(10).compactMap { Int($0) }
      guard cells.count >= 11, numbers.count == 10, let confidence = Double(cells[10]) else {
        throw .malformedLine(number: offset + 2)
      }
      let (right, tooFar) = numbers[6].addingReportingOverflow(numbers[8])
      let (bottom, tooLow) = numbers[7].addingReportingOverflow(numbers[9])
      guard !tooFar, !tooLow, numbers[6...9].allSatisfy({ 0...1_000_000 ~= $0 }) else {
        throw .malformedLine(number: offset + 2)
      }
      let box = BoundingBox(left: numbers[6], top: numbers[7], right: right, bottom: bottom)
      if numbers[0] == 1 { size = PixelSize(width: box.width, height: box.height) }
      guard numbers[0] == 5, cells.count == 12 else { continue }
      let text = String(cells[11].filter { !$0.isWhitespace })
      guard !text.isEmpty else { continue }
      guard page == nil || page == numbers[1] else { throw .severalPages }
      page = numbers[1]
      let word = Word(
        text: text, box: box, confidence: confidence < 0 ? nil : Confidence(confidence / 100))
      let line = Array(numbers[1...4])
      if line == lastLine, let count = lines.last?.words.count, count < Self.longestLine {
        lines[lines.count - 1].words.append(word)
      } else {
        lines.append(TextLine(words: [word]))
        lastLine = line
      }
    }
    self.init(source: source, size: size, lines: lines)
  }
}
