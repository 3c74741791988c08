import LabelModel

/// Columns of text side by side that recognition read as one line.
///
/// A label in several languages prints its running text in columns. Where the gap between them is
/// narrow, recognition takes a row of both for one line. A name at the end of the left column would
/// then take the first value of the right one. The edge of other lines shows the place to cut such
/// a line.
struct TextColumns {
  /// The left edge of a line, or of a word behind a gap inside a line.
  private struct Edge {
    var line: Int
    /// The word that begins here, 0 for the line's start.
    var word: Int
    /// Whether it begins a line that may begin a column.
    var beginsLine: Bool
    /// Its place along the text, whatever its row.
    var place: Double
    /// Its row on a page without slope.
    var level: Double
    var height: Double
  }

  /// The least gap in line heights: words stand a third to a half of one apart.
  private static let leastGap = 0.6
  /// Letters that make each side text rather than a value or a heading.
  private static let leastLetters = 8
  /// Lines that begin at an edge, and lines that are cut there besides.
  private static let leastStarts = 2
  private static let leastEdges = 4
  /// The greatest distance of these, in line heights, down and along the text.
  private static let reach = 9.0
  private static let tolerance = 0.7
  /// Edges that one is compared with at most, which keeps the time linear.
  private static let window = 60

  private let slope: Double
  private let running: Bool

  /// Returns `lines` with those cut in two that cross from one column into the next.
  ///
  /// Values begin a column of a panel, and none of `running` text.
  static func split(_ lines: [TextLine], running: Bool = false) -> [TextLine] {
    TextColumns(lines, running: running).split(lines)
  }

  private init(_ lines: [TextLine], running: Bool) {
    self.running = running
    slope =
      weightedMedian(
        lines.compactMap { line in line.box.map { (line.slope, Double($0.width)) } }) ?? 0
  }

  private func split(_ lines: [TextLine]) -> [TextLine] {
    var edges = lines.indices.flatMap { self.edges(of: lines[$0], line: $0) }
    edges.sort { ($0.level, $0.line, $0.word) < ($1.level, $1.line, $1.word) }
    var starts = [Int](repeating: 0, count: edges.count)
    var support = [Int](repeating: 1, count: edges.count)
    for (upper, edge) in edges.enumerated() {
      for lower in (upper + 1)..<max(upper + 1, min(edges.count, upper + Self.window)) {
        let other = edges[lower]
        if other.level - edge.level > Self.reach * edge.height { break }
        guard other.line != edge.line,
          abs(other.place - edge.place) <= Self.tolerance * min(edge.height, other.height)
        else { continue }
        support[upper] += 1
        support[lower] += 1
        if other.beginsLine { starts[upper] += 1 }
        if edge.beginsLine { starts[lower] += 1 }
      }
    }
    var cuts: [Int: (word: Int, support: Int)] = [:]
    for (index, edge) in edges.enumerated()
    where edge.word > 0 && starts[index] >= Self.leastStarts && support[index] >= Self.leastEdges
      && support[index] > cuts[edge.line]?.support ?? 0
    {
      cuts[edge.line] = (edge.word, support[index])
    }
    return lines.enumerated().flatMap { index, line -> [TextLine] in
      guard let cut = cuts[index]?.word else { return [line] }
      return [
        TextLine(words: Array(line.words[..<cut]), slope: line.slope),
        TextLine(words: Array(line.words[cut...]), slope: line.slope),
      ]
    }
  }

  /// The start of a line, and of each word behind a gap with text on both sides.
  private func edges(of line: TextLine, line index: Int) -> [Edge] {
    guard let box = line.box else { return [] }
    let height = max(4, Double(box.height) - abs(line.slope) * Double(box.width))
    let letters = line.words.map { word in
      word.text.unicodeScalars.reduce(0) { $0 + (LetterFolding.isLetter($1) ? 1 : 0) }
    }
    let all = letters.reduce(0, +)
    var before = 0
    // The end of the text so far. A mark in a gap is dirt or a hyphen, and leaves it a gap.
    var end: Int?
    var edges: [Edge] = []
    for word in line.words.indices {
      guard let own = line.words[word].box else { return [] }
      defer {
        before += letters[word]
        if line.words[word].hasText { end = own.right }
      }
      if word > 0 {
        guard let end, Double(own.left - end) >= Self.leastGap * height,
          min(before, all - before) >= Self.leastLetters, line.words[word].hasText
        else { continue }
      }
      edges.append(
        Edge(
          line: index, word: word,
          beginsLine: word == 0 && (!running || all >= Self.leastLetters),
          place: Double(own.left) + slope * own.centerY,
          level: own.centerY - slope * own.centerX, height: height))
    }
    return edges
  }
}

extension Word {
  /// Whether it has a letter or a digit.
  fileprivate var hasText: Bool {
    text.unicodeScalars.contains { LetterFolding.isLetter($0) || ("0"..."9").contains($0) }
  }
}
