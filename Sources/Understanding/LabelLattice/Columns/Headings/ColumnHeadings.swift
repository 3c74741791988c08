import Foundation

/// The nearness of headings to a column and to its panel, by ``Heading/Kind``.
struct ColumnHeadings {
  /// The nearness to the column: 1 right above it, less with the distance.
  private(set) var over = [Double](repeating: 0, count: Heading.Kind.allCases.count)
  /// The nearness to the names and values of the column's rows: 1 right above all of them.
  ///
  /// Above a single column, 100 g is often over its names. Rows that are not below a heading make it less near.
  private(set) var ofPanel = [Double](repeating: 0, count: Heading.Kind.allCases.count)

  /// Rows in which the nearness to a column falls to 0.37.
  private static let reach = 8.0
  /// Line heights to the side of a column in which the nearness falls to 0.37.
  private static let reachAside = 3.0
  /// Rows in which the nearness to a panel falls to 0.37.
  private static let reachOfPanel = 5.0
  /// Line heights by which a heading of a panel may be outside of it.
  private static let slack = 1.0

  init(_ page: LatticePage, over members: [Int], isStream: Bool) {
    if isStream {
      readInOrder(page, members)
    } else {
      measure(page, members)
    }
  }

  private mutating func measure(_ page: LatticePage, _ members: [Int]) {
    let frames = members.map { page.spots[$0].frame }
    let left = median(frames.map { page.across($0).left })
    let right = median(frames.map { page.across($0).right })
    let top = frames.map(\.top).min() ?? 0
    let bottom = frames.map(\.bottom).max() ?? 0
    let h = page.height
    let start = min(left, page.namesToTheLeft(of: frames) ?? left)
    for heading in page.headings {
      let kind = heading.kind.rawValue
      let place = page.across(heading.frame)
      let y = heading.frame.centerY
      let aside = max(0, left - place.right, place.left - right) / h
      let up = (top + 0.7 * h - y) / h
      let distance = up > 0 ? up : y < bottom ? 6 - up : 12 + (y - bottom) / h
      over[kind] = max(
        over[kind], heading.sureness * exp(-distance / Self.reach - aside / Self.reachAside))
      guard max(start - place.right, place.left - right) < Self.slack * h else { continue }
      let below = frames.map { page.drop(from: heading.frame, to: $0) / h }.filter { $0 > 0 }
      guard let nearest = below.min() else { continue }
      let share = Double(below.count) / Double(frames.count)
      ofPanel[kind] = max(
        ofPanel[kind], share * heading.sureness * exp(-nearest / Self.reachOfPanel))
    }
  }

  /// In running text, headings are before their amounts.
  private mutating func readInOrder(_ page: LatticePage, _ members: [Int]) {
    let places = members.map(page.readingPlace)
    guard let first = places.min(by: { page.isBefore($0, $1) }) else { return }
    for heading in page.headings {
      let passed = places.count { page.isBefore($0, (heading.line, heading.frame.left)) }
      let rows = abs(page.row(of: first.line) - page.row(of: heading.line))
      let nearness =
        heading.sureness * exp((passed == 0 ? -rows : -(6 + Double(passed))) / Self.reach)
      over[heading.kind.rawValue] = max(over[heading.kind.rawValue], nearness)
      guard passed == 0, let start = page.firstName(after: heading, before: first) else { continue }
      let below = max(0, page.row(of: start) - page.row(of: heading.line))
      ofPanel[heading.kind.rawValue] = max(
        ofPanel[heading.kind.rawValue], heading.sureness * exp(-below / Self.reachOfPanel))
    }
  }
}

extension LatticePage {
  /// The line of the first sure name between a heading and a value, in reading order.
  fileprivate func firstName(
    after heading: Heading, before value: (line: LineReference, left: Double)
  ) -> LineReference? {
    let places = names.filter(isSureName).map { ($0.stretches[0].line, $0.frame.left) }
    return places.filter {
      isBefore((heading.line, heading.frame.left), $0) && isBefore($0, value)
    }.min { isBefore($0, $1) }?.0
  }

  /// The left edge of the names in the rows of some values, `nil` without names.
  fileprivate func namesToTheLeft(of values: [Frame]) -> Double? {
    let sure = names.filter(isSure)
    let edges = values.compactMap { value in
      sure.filter { isSameRow($0.frame, value) && across($0.frame).left < across(value).left }
        .map { across($0.frame).left }.min()
    }
    return edges.isEmpty ? nil : median(edges)
  }
}
