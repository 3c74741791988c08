import LabelModel

extension RecognizedPage {
  /// The page in the form of Tesseract's `tsv` output: a header, then one word a line (level 5). A
  /// word has its box in pixels of the upright photo and its confidence. That is 0 to 100, or -1
  /// for a word without one.
  ///
  /// All lines are in one block and one paragraph.
  package var tesseractTSV: String {
    var rows = [
      "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"
    ]
    for (lineNumber, line) in lines.enumerated() {
      for (wordNumber, word) in line.words.enumerated() {
        let box = word.box ?? BoundingBox(left: 0, top: 0, right: 0, bottom: 0)
        let confidence = word.confidence.map { "\($0.value * 100)" } ?? "-1"
        let numbers = [
          5, 1, 1, 1, lineNumber + 1, wordNumber + 1, box.left, box.top, box.width, box.height,
        ]
        let cells = numbers.map(String.init) + [confidence, terminalSafe(word.text)]
        rows.append(cells.joined(separator: "\t"))
      }
    }
    return rows.map { $0 + "\n" }.joined()
  }
}
