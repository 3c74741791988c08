/// Joins parts of printed lines that an engine gave apart, by where they stand.
///
/// The part whose start is nearest to another's end continues that line. It may be as far away as
/// our own line finding bridges. The parser joins parts further apart to rows.
struct LineJoining {
  private let lines: [EngineLine]
  /// The two ends of each line; one without is not joined.
  private let ends: [Ends?]

  private struct Ends {
    var first: WordPlace
    var last: WordPlace
    /// The line's usual height: a dash or a point has its own.
    var height: Double
    /// Whether it is a sign or two, whose height says nothing.
    var isSign: Bool

    init?(_ line: EngineLine) {
      guard let first = line.words.first?.place, let last = line.words.last?.place else {
        return nil
      }
      self.first = first
      self.last = last
      let heights = line.words.compactMap { $0.place?.height }.sorted()
      height = heights[heights.count / 2]
      isSign = line.words.count == 1 && line.words[0].text.utf8.count <= 2
    }
  }

  /// The limits, all in heights of the text. The first two are the widest gap along it and the
  /// greatest overlap of two parts. The last two are the second part's greatest shift up or down
  /// and the greatest ratio of heights. All were set by hand.
  private static let widestGap = 0.8
  private static let overlap = 0.3
  private static let step = 0.35
  private static let heightRatio = 1.5
  /// Starts in one cell of the grid that are tried at most, which keeps the time linear.
  private static let crowd = 16

  private init(_ lines: [EngineLine]) {
    self.lines = lines
    ends = lines.map { Ends($0) }
  }

  /// Returns `lines` with those of one printed line joined, in the order of their first parts.
  static func joined(_ lines: [EngineLine]) -> [EngineLine] {
    let joining = LineJoining(lines)
    let next = joining.links()
    var isSecond = [Bool](repeating: false, count: lines.count)
    for case let link? in next { isSecond[link] = true }
    var isTaken = [Bool](repeating: false, count: lines.count)
    var joined: [EngineLine] = []
    // What is linked in a ring has no first part: it follows, from whichever part comes first.
    for first in lines.indices.filter({ !isSecond[$0] }) + lines.indices.filter({ isSecond[$0] })
    where !isTaken[first] {
      var line = lines[first]
      isTaken[first] = true
      var part = next[first]
      while let index = part, !isTaken[index] {
        line.words += lines[index].words
        isTaken[index] = true
        part = next[index]
      }
      joined.append(line)
    }
    return joined
  }

  private struct Link {
    var cost: Double
    var from: Int
    var to: Int
  }

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// The continuation of each line: links by rising cost as long as both ends are free.
  private func links() -> [Int?] {
    let heights = ends.compactMap { $0?.height }.filter { $0 > 0 }.sorted()
    guard !heights.isEmpty else { return [Int?](repeating: nil, count: lines.count) }
    let side = 1.5 * max(1, heights[heights.count / 2])
    func cell(_ point: SIMD2<Double>) -> Cell {
      Cell(column: Int((point.x / side).rounded(.down)), row: Int((point.y / side).rounded(.down)))
    }
    var starts: [Cell: [Int]] = [:]
    for (index, line) in ends.enumerated() {
      guard let line else { continue }
      let cell = cell(line.first.start)
      if starts[cell]?.count ?? 0 < Self.crowd { starts[cell, default: []].append(index) }
    }
    var links: [Link] = []
    for (index, line) in ends.enumerated() {
      guard let line else { continue }
      let center = cell(line.last.end)
      for column in center.column - 1...center.column + 1 {
        for row in center.row - 1...center.row + 1 {
          for other in starts[Cell(column: column, row: row)] ?? [] where other != index {
            guard let next = ends[other], let cost = cost(line, next) else { continue }
            links.append(Link(cost: cost, from: index, to: other))
          }
        }
      }
    }
    links.sort { ($0.cost, $0.from, $0.to) < ($1.cost, $1.from, $1.to) }
    var next = [Int?](repeating: nil, count: lines.count)
    var isSecond = [Bool](repeating: false, count: lines.count)
    for link in links where next[link.from] == nil && !isSecond[link.to] {
      next[link.from] = link.to
      isSecond[link.to] = true
    }
    return next
  }

  /// The misfit of two parts, `nil` when they are no line.
  private func cost(_ line: Ends, _ next: Ends) -> Double? {
    let (low, high) = (min(line.height, next.height), max(line.height, next.height))
    guard low > 0, high <= Self.heightRatio * low || line.isSign || next.isSign else { return nil }
    let (along, across) = line.last.distance(to: next.first)
    guard along >= -Self.overlap * high, along <= Self.widestGap * high,
      abs(across) <= Self.step * high
    else { return nil }
    return (abs(along) + 2 * abs(across)) / high
  }
}
