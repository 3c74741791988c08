extension LatticePage {
  /// The column or the part of running text that alone has a heading of 100 g or 100 ml.
  ///
  /// - Parameters:
  ///   - layout: the columns.
  ///   - tops: their best panels.
  ///   - heads: the headings of each column, the nearest first.
  ///   - sides: the sides of a table's columns.
  /// - Returns: `nil` where the headings leave a choice.
  func hundredColumn(
    of layout: ColumnLayout, _ tops: [Panel], heads: [[Heading]], _ sides: [ColumnSides]
  ) -> HeadedColumn? {
    layout.isStream
      ? hundredPart(of: layout, tops, heads: heads)
      : headedColumn(of: sides, kinds: [.hundredGrams, .hundredMillilitres])
  }

  /// The column that the only headings of some kinds above a table are of.
  ///
  /// A row with a heading for each column decides. Without one, each heading is nearest to that column, and clearly
  /// farther from the others. Labels say the same in several languages.
  ///
  /// - Returns: `nil` for a table of one column, and where the headings leave a choice.
  func headedColumn(of sides: [ColumnSides], kinds: Set<Heading.Kind>) -> HeadedColumn? {
    let columns = startingTogether(sides)
    if let row = HeadingRow(self, columns), case let owners = row.columns(of: kinds),
      !owners.isEmpty
    {
      guard owners.count == 1 else { return nil }
      return HeadedColumn(
        owner: owners[0], others: columns.map(\.column).filter { $0 != owners[0] })
    }
    guard columns.count > 1, let top = columns.map(\.top).min(by: { $0.top < $1.top }) else {
      return nil
    }
    let above = headings.filter {
      kinds.contains($0.kind) && $0.isSure
    }.map { (heading: $0, rows: drop(from: $0.frame, to: top) / height) }
      .filter { Self.linesAbove ~= $0.rows }
    guard let nearest = above.map(\.rows).min() else { return nil }
    let owners = above.filter { $0.rows - nearest < Self.linesOfHeading }
      .map { column(below: $0.heading, columns) }
    guard Set(owners).count == 1, let owner = owners[0] else { return nil }
    return HeadedColumn(owner: owner, others: columns.map(\.column).filter { $0 != owner })
  }

  /// The columns with a word for the prepared food above them.
  ///
  /// It is between the end of the column before and that of its own.
  ///
  /// Such a word is in the second line of a heading, at the left of its column.
  func columnsOfPrepared(_ sides: [ColumnSides]) -> Set<Int> {
    let columns = sides.sorted { $0.extent.upperBound < $1.extent.upperBound }
    guard columns.count > 1, let top = columns.map(\.top).min(by: { $0.top < $1.top }) else {
      return []
    }
    let words = headings.filter {
      $0.kind == .prepared && Self.linesAbove ~= drop(from: $0.frame, to: top) / height
    }
    return Set(
      words.compactMap { word in
        let place = across(word.frame)
        guard let index = columns.firstIndex(where: { place.middle <= $0.extent.upperBound })
        else { return nil }
        let start = index > 0 ? columns[index - 1].extent.upperBound : columns[0].extent.lowerBound
        return place.left > start - height ? columns[index].column : nil
      })
  }

  /// The part of running text that alone follows such a heading.
  ///
  /// It is `nil` where parts have other headings, run into each other or have the same amounts.
  private func hundredPart(
    of layout: ColumnLayout, _ tops: [Panel], heads: [[Heading]]
  ) -> HeadedColumn? {
    let hundreds = heads.indices.filter { part in
      heads[part].first { $0.kind != .prepared }.map {
        $0.kind.hundred != nil && $0.isSure
      } ?? false
    }
    guard layout.columns.count > 1, hundreds.count == 1, let owner = hundreds.first,
      zip(layout.columns, layout.columns.dropFirst()).allSatisfy(isInTurn),
      tops.indices.allSatisfy({ $0 == owner || !ColumnPair.isOneColumn(tops[owner], tops[$0]) })
    else { return nil }
    let others = tops.indices.filter { $0 != owner && tops[$0].count >= Self.fewestRows }
    return HeadedColumn(owner: owner, others: others)
  }

  /// Whether one part of running text ends before the next one begins.
  private func isInTurn(_ part: [Int], _ next: [Int]) -> Bool {
    guard let last = part.last, let first = next.first else { return false }
    return isBefore(readingPlace(of: last), readingPlace(of: first))
  }

  /// The column that a heading is clearly nearest to along the text.
  ///
  /// It may be at the left of its column and the numbers at the right. Those of another column are then nearer.
  private func column(below heading: Heading, _ columns: [ColumnSides]) -> Int? {
    let place = across(cellBefore(heading.frame, in: heading.line))
    let within = columns.filter { $0.share(of: place) > Self.ownShare }
    if let only = within.first, within.count == 1,
      columns.allSatisfy({ $0.column == only.column || $0.isApart(from: only) })
    {
      return only.column
    }
    let distances = columns.map {
      (column: $0.column, aside: max(0, $0.left - place.right, place.left - $0.right) / height)
    }.sorted { $0.aside < $1.aside }
    let (best, next) = (distances[0], distances[1])
    let isClear =
      best.aside < Self.farthestAside && next.aside - best.aside > Self.nextAside
    return isClear ? best.column : nil
  }

  /// The columns that begin near the highest one. Amounts far below it are of a footnote: "Less than 65 g | 80 g".
  private func startingTogether(_ columns: [ColumnSides]) -> [ColumnSides] {
    guard let top = columns.map(\.top).min(by: { $0.top < $1.top }) else { return [] }
    return columns.filter {
      drop(from: top, to: $0.top) / height < Self.linesAbove.upperBound
    }
  }

  /// Lines from a heading to the first amount, in line heights. A heading may have several lines, and a name two.
  static let linesAbove = 0.4...8.0
  /// Lines from the lowest heading to others that may be of the same one, in line heights.
  private static let linesOfHeading = 2.0
  /// The distance of a heading from its column at most, in line heights.
  private static let farthestAside = 1.5
  /// The distance by which the next column is farther at least, in line heights.
  ///
  /// The four numbers up to here were set by hand with rendered photos of seed 905 in view.
  private static let nextAside = 1.0
  /// The share of a heading that is above its column at least, and above no other one: most of it.
  private static let ownShare = 0.5
}
