import LabelParsing

/// A row of headings with one for each column of a table, in the order of the columns.
///
/// Headings may begin at the left of their columns while the numbers end at the right. A heading's nearest numbers are
/// then those of the column before.
struct HeadingRow {
  /// A heading, or the mass or volume of one without a word that is known.
  private struct Cell {
    var headings: [Heading]
    /// The kind of its last heading.
    var kind: Heading.Kind
    var left: Double
    var right: Double
    /// Where its second language ends, which may be above the next column.
    var end = -Double.infinity
  }

  /// The headings of each column, by its index in the layout.
  private let headings: [Int: [Heading]]
  /// The columns with a word for the food as sold.
  let asSold: Set<Int>

  /// Finds the row; `nil` where the lowest headings are more or fewer than the table's columns.
  ///
  /// It is also `nil` where a heading is beside its column.
  init?(_ page: LatticePage, _ sides: [ColumnSides]) {
    let columns = sides.sorted { $0.left < $1.left }
    guard columns.count > 1, let top = columns.map(\.top).min(by: { $0.top < $1.top }) else {
      return nil
    }
    func isOfColumns(_ cells: [Cell]) -> Bool {
      cells.count == columns.count
        && cells.indices.allSatisfy { index in
          cells[index].right <= columns[index].extent.upperBound + page.height
            && (index == 0 || cells[index].left >= columns[index - 1].extent.lowerBound)
        }
    }
    let rows = Self.depths.lazy.flatMap { depth -> [[Cell]] in
      let lowest = Self.lowest(
        page, above: top, depth: depth, from: columns[0].extent.lowerBound)
      return [true, false].map { joinsLanguages in
        Self.joined(
          Self.joined(lowest, page, joinsLanguages: joinsLanguages), to: columns.count,
          within: Self.phrase * page.height)
      }
    }
    guard let cells = rows.first(where: isOfColumns) else { return nil }
    func column(of frame: Frame) -> Int? {
      guard LatticePage.linesAbove ~= page.drop(from: frame, to: top) / page.height else {
        return nil
      }
      let place = page.across(frame)
      func overlap(_ cell: Cell) -> Double {
        min(cell.right, place.right) - max(cell.left, place.left)
      }
      let nearest = cells.indices.max { overlap(cells[$0]) < overlap(cells[$1]) }
      let own = nearest.flatMap { overlap(cells[$0]) > 0 ? $0 : nil }
      return (own ?? cells.lastIndex { $0.left < place.left }).map { columns[$0].column }
    }
    /// The column of a heading that a word begins: "prepared per 100 ml".
    func column(begunBy word: Heading) -> Int? {
      let start = word.frame.left
      guard page.cellBefore(word.frame, in: word.line).left >= start else { return nil }
      let own = cells.firstIndex { cell in
        cell.headings.contains {
          $0.line == word.line && $0.start > word.start
            && page.cellBefore($0.frame, in: $0.line).left <= start
        }
      }
      return own.map { columns[$0].column }
    }
    let states = Dictionary(grouping: page.headings.filter { $0.kind == .prepared }) {
      column(begunBy: $0) ?? column(of: $0.frame)
    }
    headings = Dictionary(
      uniqueKeysWithValues: zip(columns, cells).map { side, cell in
        (side.column, cell.headings + states[side.column, default: []])
      })
    asSold = Set(page.asSold.compactMap(column))
  }

  /// The columns, from the first to the last, with a heading of some kinds.
  func columns(of kinds: Set<Heading.Kind>) -> [Int] {
    headings.filter { $0.value.contains { kinds.contains($0.kind) } }.keys.sorted()
  }

  /// The headings of a column, the nearest first.
  ///
  /// - Parameters:
  ///   - column: the index of the column in its layout.
  ///   - above: the headings whose place is above the column.
  /// - Returns: `above` without the headings that the row has for other columns.
  func heads(of column: Int, among above: [Heading]) -> [Heading] {
    let row = headings.values.joined()
    return headings[column, default: []]
      + above.filter { head in !row.contains { $0.line == head.line && $0.start == head.start } }
  }

  /// The headings, masses and volumes of the lowest lines above a table that have a sure heading.
  ///
  /// `depth` is the distance of their first line from the last one at most, in line heights. Lines above the lowest one
  /// have words for the whole table at the left of `left`: "Serving: 25 g".
  private static func lowest(
    _ page: LatticePage, above top: Frame, depth: Double, from left: Double
  ) -> [Cell] {
    func rows(_ frame: Frame) -> Double { page.drop(from: frame, to: top) / page.height }
    func cell(_ headings: [Heading], _ kind: Heading.Kind, _ frame: Frame) -> Cell {
      let place = page.across(frame)
      return Cell(headings: headings, kind: kind, left: place.left, right: place.right)
    }
    let headings = page.headings.filter {
      $0.kind != .prepared && ($0.isSure || $0.kind == .serving && $0.sureness >= leastServing)
        && LatticePage.linesAbove ~= rows($0.frame)
    }
    guard let nearest = headings.map({ rows($0.frame) }).min() else { return [] }
    func isInRow(_ frame: Frame) -> Bool {
      let above = rows(frame) - nearest
      return abs(above) < sameRow
        || -sameRow...depth ~= above && page.across(frame).right > left - page.height
    }
    func isHeading(_ frame: Frame) -> Bool {
      headings.contains { $0.frame.overlap(frame) > LatticePage.samePlace }
    }
    let sizes = page.spots.filter {
      $0.options[0].size != nil && abs(rows($0.frame) - nearest) < sameRow
        && LatticePage.linesAbove ~= rows($0.frame) && !isHeading($0.frame)
    }
    return headings.filter { isInRow($0.frame) }.map { cell([$0], $0.kind, $0.frame) }
      + sizes.map { cell([], .mass, $0.frame) }
  }

  /// Joins cells. Several readings of one heading are one, as are its words and its size.
  ///
  /// `joinsLanguages` says whether a heading in two languages is one, too: "per 100 g / pour 100 g".
  private static func joined(_ cells: [Cell], _ page: LatticePage, joinsLanguages: Bool) -> [Cell] {
    var joined: [Cell] = []
    for cell in cells.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
      if let last = joined.last,
        cell.left < last.right
          || cell.left < last.right + page.height && isPart(cell.kind, of: last.kind)
      {
        joined[joined.count - 1] = union(last, cell)
      } else if let last = joined.last, joinsLanguages,
        isInTwoLanguages(last, cell, page) || cell.right <= last.end && cell.kind == last.kind
      {
        // Its second language may be above the next column.
        joined[joined.count - 1].headings += cell.headings
        joined[joined.count - 1].end = max(last.end, cell.right)
      } else {
        joined.append(cell)
      }
    }
    return joined
  }

  /// Joins the nearest cells until there are as few as columns: "30 g with 125 ml milk" has two sizes.
  ///
  /// `gap` is the space between two sizes of one heading at most, in pixels.
  private static func joined(_ cells: [Cell], to count: Int, within gap: Double) -> [Cell] {
    var cells = cells
    while cells.count > count {
      let gaps = cells.indices.dropFirst().filter {
        !isHundred(cells[$0]) || !isHundred(cells[$0 - 1])
      }
      .map { (index: $0, width: cells[$0].left - cells[$0 - 1].right) }
      guard let least = gaps.min(by: { $0.width < $1.width }), least.width < gap else { break }
      let second = cells.remove(at: least.index)
      cells[least.index - 1] = union(cells[least.index - 1], second)
    }
    return cells
  }

  private static func isHundred(_ cell: Cell) -> Bool {
    cell.headings.contains { $0.kind.hundred != nil }
  }

  private static func union(_ first: Cell, _ second: Cell) -> Cell {
    let headings = first.headings + second.headings
    return Cell(
      headings: headings, kind: headings.last?.kind ?? second.kind, left: first.left,
      right: max(first.right, second.right))
  }

  /// Whether two headings say the same in one line, with a stroke between them: "per 100 g / pour 100 g".
  private static func isInTwoLanguages(_ first: Cell, _ second: Cell, _ page: LatticePage) -> Bool {
    first.headings.contains { own in
      second.headings.contains { other in
        guard own.kind == other.kind, own.line == other.line, own.start < other.start else {
          return false
        }
        let scalars = page.lines[own.line.look][own.line.line].scalars
        return scalars[(own.start..<other.start).clamped(to: scalars.indices)].contains("/")
      }
    }
  }

  /// Whether two headings beside each other may be one: "per serving (30 g)", "100 g / 100 ml".
  private static func isPart(_ second: Heading.Kind, of first: Heading.Kind) -> Bool {
    (first.hundred == nil) == (second.hundred == nil) && (first.hundred == nil || first != second)
  }

  /// The certainty of a word for a serving at least: even odds.
  private static let leastServing = 0.5
  /// The distance of the headings of a line at most, in line heights. It is set by hand, as less than a line.
  private static let sameRow = 0.7
  /// The distances of headings of one, two and three lines.
  private static let depths = [sameRow, 1.8, 3.0]
  /// The space between two sizes of one heading at most, in line heights: two short words.
  private static let phrase = 4.0
}
