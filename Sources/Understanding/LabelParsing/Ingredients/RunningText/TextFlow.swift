import LabelModel

/// The lines of a page, and the lines in which a running text continues.
///
/// Recognition reads doubtful stretches again, so that one print may be on the page twice. Of such
/// lines only the better one is kept.
struct TextFlow: Sendable {
  /// One line with its place.
  private struct Placed {
    var line: Int
    var box: BoundingBox
    var slope: Double
    /// The height of the text, without the slope.
    var height: Double
    /// Letters, each weighted with its word's confidence.
    var weight: Double

    /// The greatest height that the text may have: the slope of a few words is measured badly.
    var greatestHeight: Double {
      Double(box.width) < 10 * height ? max(height, Double(box.height)) : height
    }

    /// The row at column `x`.
    func row(at x: Double) -> Double { box.centerY + slope * (x - box.centerX) }
  }

  /// Lines below this mean confidence are a picture's texture or illegible print. On 44 photos, one
  /// of 976 such lines had a word of the label's list.
  private static let leastConfidence = 0.25
  /// Lines that one is compared with at most, which keeps the time linear.
  private static let window = 80
  /// Lines of a text at most.
  private static let longest = 60

  let lines: [TextLine]
  /// The lines that are used, from the top; `nil` for text without places.
  private let placed: [Placed]?
  /// For each line its place in ``placed``.
  private let rankOf: [Int: Int]

  init(_ page: RecognizedPage) {
    lines = TextColumns.split(page.lines, running: true)
    guard !lines.isEmpty, lines.allSatisfy({ $0.box != nil }) else {
      placed = nil
      rankOf = [:]
      return
    }
    var found: [Placed] = []
    for (number, line) in lines.enumerated() {
      guard let box = line.box else { continue }
      var letters = 0.0
      var weight = 0.0
      for word in line.words {
        let count = Double(LetterFolding.fold(word.text).count)
        letters += count
        weight += count * (word.confidence?.value ?? 1)
      }
      guard letters > 0, weight >= Self.leastConfidence * letters else { continue }
      found.append(
        Placed(
          line: number, box: box, slope: line.slope,
          height: max(4, Double(box.height) - abs(line.slope) * Double(box.width)), weight: weight))
    }
    found.sort { ($0.box.centerY, $0.line) < ($1.box.centerY, $1.line) }
    let kept = Self.withoutRepeats(found)
    placed = kept
    rankOf = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1.line, $0) })
  }

  /// The lines that may begin or carry text, in reading order.
  var usable: [Int] { placed.map { $0.map(\.line).sorted() } ?? Array(lines.indices) }

  /// Leaves out the lines whose print another line reads better.
  private static func withoutRepeats(_ lines: [Placed]) -> [Placed] {
    var isRepeat = [Bool](repeating: false, count: lines.count)
    for (rank, line) in lines.enumerated() {
      for other in (rank + 1)..<max(rank + 1, min(lines.count, rank + window)) {
        let second = lines[other]
        let left = max(line.box.left, second.box.left)
        let right = min(line.box.right, second.box.right)
        guard right > left else { continue }
        let middle = Double(left + right) / 2
        guard
          abs(line.row(at: middle) - second.row(at: middle))
            < 0.55 * min(line.height, second.height)
        else { continue }
        let overlap = Double(right - left)
        let worse = line.weight < second.weight ? rank : other
        if overlap >= 0.6 * Double(lines[worse].box.width) { isRepeat[worse] = true }
      }
    }
    return lines.indices.filter { !isRepeat[$0] }.map { lines[$0] }
  }

  /// Some words of a line.
  struct Segment: Hashable {
    var line: Int
    var words: Range<Int>
  }

  /// Returns the words of the text that begins with the word `word` of `line`.
  func text(from line: Int, word: Int) -> [Segment] {
    guard let placed, let rank = rankOf[line] else {
      let end = placed == nil ? min(lines.count, line + Self.longest) : line + 1
      return (line..<end).map { number in
        Segment(line: number, words: (number == line ? word : 0)..<lines[number].words.count)
      }
    }
    let edge = edge(of: rank, word: word, placed)
    var row = row(with: rank, placed)
    var result = row
    var column = placed[rank].box
    if let edge { column.left = max(column.left, edge) }
    while result.count < Self.longest, let next = successor(of: row, column: column, placed) {
      row = self.row(with: next, placed).filter { !result.contains($0) }
      guard !row.isEmpty else { break }
      result += row
      column = row.reduce(column) { $0.union(placed[$1].box) }
      if let edge { column.left = max(column.left, edge) }
    }
    return clipped(
      result.map { placed[$0].line }.map { number in
        Segment(line: number, words: (number == line ? word : 0)..<lines[number].words.count)
      }, edge: edge, height: placed[rank].height)
  }

  /// The left edge of the column that the word `word` of a line begins. `nil` when it is unknown:
  /// the text then continues anywhere below.
  private func edge(of rank: Int, word: Int, _ placed: [Placed]) -> Int? {
    let from = placed[rank]
    let words = lines[from.line].words
    guard words.indices.contains(word), let edge = words[word].box?.left,
      words.count - word > 2
    else { return nil }
    if word == 0 { return edge }
    let starts = placed.dropFirst(rank + 1).prefix(Self.window).count { other in
      let drop = other.row(at: Double(edge)) - from.row(at: Double(edge))
      return drop > 0.4 * from.height && drop < 5 * from.height
        && lines[other.line].words.indices.contains {
          begins(lines[other.line].words, $0, at: edge, from.height)
        }
    }
    return starts > 1 ? edge : nil
  }

  /// Whether a word begins at `edge`, with a gap before it that is wider than a space.
  private func begins(_ words: [Word], _ number: Int, at edge: Int, _ height: Double) -> Bool {
    guard let box = words[number].box, abs(Double(box.left - edge)) < 0.7 * height else {
      return false
    }
    guard number > 0, let before = words[number - 1].box else { return true }
    return Double(box.left - before.right) > 0.5 * height
  }

  /// Cuts off the text of other columns. Words before the text's own edge are cut off where a word
  /// begins at that edge. Words behind the rule of a table are cut off, too.
  private func clipped(_ segments: [Segment], edge: Int?, height: Double) -> [Segment] {
    let rules = segments.compactMap { rule($0) }
    return segments.map { segment in
      var segment = segment
      let words = lines[segment.line].words
      if let edge, segment != segments.first, let left = words.first?.box?.left,
        Double(edge - left) > 1.5 * height,
        let start = segment.words.first(where: { begins(words, $0, at: edge, height) })
      {
        segment.words = start..<segment.words.upperBound
      }
      if let own = rule(segment), own.word > segment.words.lowerBound,
        own.isBehindLeader
          || rules.count(where: { abs(Double($0.place - own.place)) < 2.5 * height }) > 1
      {
        segment.words = segment.words.lowerBound..<own.word
      }
      return segment
    }
  }

  /// A vertical rule inside a line, as recognition reads it.
  private struct Rule {
    var word: Int
    var place: Int
    /// Whether the gap before it was read as points. It is then beside the text and not in it.
    var isBehindLeader: Bool
  }

  private func rule(_ segment: Segment) -> Rule? {
    let words = lines[segment.line].words
    for number in segment.words.dropFirst(2) {
      if words[number].text.first == "|", let box = words[number].box {
        return Rule(
          word: number, place: box.left,
          isBehindLeader: words[number - 1].text.allSatisfy { $0 == "." })
      }
    }
    return nil
  }

  /// The line below `row` that is nearest to it.
  private func successor(
    of row: [Int], column: BoundingBox, _ placed: [Placed]
  ) -> Int? {
    guard let first = row.first else { return nil }
    let from = placed[first]
    var best: (rank: Int, distance: Double)?
    for rank in placed.indices.dropFirst(max(0, first - Self.window)).prefix(2 * Self.window)
    where !row.contains(rank) {
      let other = placed[rank]
      guard let above = row.map({ placed[$0] }).min(by: { gap($0, other) < gap($1, other) }) else {
        continue
      }
      // A slope is measured less well than a place: far to the side the page is trusted more.
      let drop =
        other.row(at: above.box.centerX) / 2 + other.box.centerY / 2
        - above.box.centerY / 2 - above.row(at: other.box.centerX) / 2
      let overlap = Double(min(column.right, other.box.right) - max(column.left, other.box.left))
      guard drop > 0.45 * from.height, drop < 2.2 * from.height,
        overlap > 0.5 * Double(min(other.box.width, column.width)),
        other.height < 1.8 * from.greatestHeight, other.greatestHeight * 1.8 > from.height
      else { continue }
      let distance = drop + 0.15 * abs(Double(other.box.left - column.left))
      if distance < best?.distance ?? .infinity { best = (rank, distance) }
    }
    return best?.rank
  }

  /// The distance of two lines along the text.
  private func gap(_ one: Placed, _ other: Placed) -> Int {
    max(one.box.left, other.box.left) - min(one.box.right, other.box.right)
  }

  /// The pieces of one printed row, left to right, that begin with `rank`.
  private func row(with rank: Int, _ placed: [Placed]) -> [Int] {
    var row = [rank]
    let nearby = placed.indices.dropFirst(max(0, rank - Self.window)).prefix(2 * Self.window)
      .filter { $0 != rank && placed[$0].box.left > placed[rank].box.left }
      .sorted { placed[$0].box.left < placed[$1].box.left }
    for other in nearby {
      guard let last = row.last else { break }
      let edge = placed[last]
      let next = placed[other]
      let gap = Double(next.box.left - edge.box.right)
      let middle = Double(next.box.left + edge.box.right) / 2
      guard gap < 1.5 * edge.height, gap > -2 * edge.height,
        abs(next.row(at: middle) - edge.row(at: middle)) < 0.5 * edge.height,
        next.height < 1.6 * edge.height, next.height * 1.6 > edge.height
      else { continue }
      row.append(other)
    }
    return row
  }
}
