import LabelModel

extension LabelParser {
  /// Lines that a label has at most: of 400 labels, photographed whole and in detail, the longest has 206.
  package static let longestLabel = 2_000
  /// Words that a label has at most: the densest photo measured has 1,500.
  package static let mostWords = 4_000
  /// Lines and words that a stretch shares with the one before, so that one of them holds each table whole.
  private static let overlap = 200
  private static let overlappingWords = 400

  /// Whether a page has no more text than one label.
  func isLabel(_ page: RecognizedPage) -> Bool {
    page.lines.count <= Self.longestLabel
      && page.lines.reduce(0) { $0 + $1.words.count } <= Self.mostWords
  }

  /// Understands stretch after stretch of a long text, and keeps the one with most nutrients. Of
  /// several with as many nutrients it keeps the first with most readings.
  func parseLongest(_ page: RecognizedPage) -> ParsedLabel {
    var page = page
    page.lines = page.lines.flatMap(Self.pieces)
    func label(of lines: Range<Int>) -> ParsedLabel {
      var stretch = page
      stretch.lines = Array(page.lines[lines])
      return parseLabel(stretch)
    }
    func weight(_ label: ParsedLabel) -> (Int, Int) {
      (Set(label.readings.map(\.nutrient)).count, label.readings.count)
    }
    let stretches = Self.stretches(of: page.lines.map(\.words.count))
    var best = label(of: stretches[0])
    for stretch in stretches.dropFirst() {
      let next = label(of: stretch)
      if weight(next) > weight(best) { best = next }
    }
    return best
  }

  /// The parts of a line that is longer than the words that stretches share.
  private static func pieces(of line: TextLine) -> [TextLine] {
    guard line.words.count > overlappingWords else { return [line] }
    return stride(from: 0, to: line.words.count, by: overlappingWords).map { start in
      TextLine(words: Array(line.words[start...].prefix(overlappingWords)), slope: line.slope)
    }
  }

  /// The lines of each stretch, given the words of each line.
  private static func stretches(of words: [Int]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = 0
    while true {
      let end = start + fitting(words[start...].prefix(longestLabel), within: mostWords)
      stretches.append(start..<end)
      guard end < words.count else { return stretches }
      start = end - fitting(words[start..<end].suffix(overlap).reversed(), within: overlappingWords)
    }
  }

  /// The number of the first lines that have no more than `limit` words.
  private static func fitting(_ words: some Sequence<Int>, within limit: Int) -> Int {
    var sum = 0
    return words.prefix { count in
      sum += count
      return sum <= limit
    }.count
  }
}
