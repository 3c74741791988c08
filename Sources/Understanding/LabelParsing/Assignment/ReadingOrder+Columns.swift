import LabelModel

/// Columns of a table that were read one after the other: all names, then all amounts.
extension ReadingOrder {
  /// The least names of such a column, and its least amounts. Fewer amounts of fewer names are near enough to them.
  private static let leastRows = 4
  /// Lines from one name of a column to the next at most.
  private static let nextRow = 2

  /// Gives the amounts of a column to the names of the column before it, in their order.
  ///
  /// A column of more or fewer amounts than names lost some of them. No one knows which ones, so that none of its amounts
  /// has a name. Of two columns of amounts with a heading between them the first one is taken.
  mutating func alignColumns() {
    var kept: [Int] = []
    var names = -1
    var start = 0
    while start < values.count {
      let last = natural[start]
      let end = values[start...].indices.first { natural[$0] != last } ?? values.count
      if let rows = rows(after: names, through: last), isColumn(start..<end, below: last) {
        let amounts = firstColumn(start..<end, rows: rows.count)
        if amounts.count == rows.count, partsFitTheirWholes(amounts, rows) {
          for (amount, row) in zip(amounts, rows) { natural[amount] = row }
          kept += amounts
        }
      } else {
        kept += start..<end
      }
      names = last
      start = end
    }
    values = kept.map { values[$0] }
    lettersBefore = kept.map { lettersBefore[$0] }
    natural = kept.map { natural[$0] }
  }

  /// The names of a column without amounts; the energies have columns of their own.
  private func rows(after first: Int, through last: Int) -> [Int]? {
    guard last > first else { return nil }
    var rows: [Int] = []
    var line = groups[last].mentions[0].line
    for index in stride(from: last, to: first, by: -1) {
      let mentions = groups[index].mentions
      guard let end = mentions.last?.segments.last?.line, line - end <= Self.nextRow else { break }
      line = mentions[0].line
      if groups[index].meaning != .energy { rows.insert(index, at: 0) }
    }
    return rows.count >= Self.leastRows ? rows : nil
  }

  /// Whether amounts follow each other below the last name, with no words between but a heading.
  private func isColumn(_ amounts: Range<Int>, below last: Int) -> Bool {
    guard amounts.count >= Self.leastRows,
      let end = groups[last].mentions.last?.segments.last?.line,
      values[amounts.lowerBound].line > end
    else { return false }
    return amounts.dropFirst().count { lettersBefore[$0] > 0 } <= 1
  }

  /// The amounts of a column's first half where a heading begins the second one, else all.
  private func firstColumn(_ amounts: Range<Int>, rows: Int) -> Range<Int> {
    let second = amounts.lowerBound + rows
    return amounts.count == 2 * rows && lettersBefore[second] > 0
      ? amounts.lowerBound..<second : amounts
  }

  /// Whether no saturates are more than the fat, and no sugars more than the carbohydrates.
  private func partsFitTheirWholes(_ amounts: Range<Int>, _ rows: [Int]) -> Bool {
    func amount(_ nutrient: Nutrient) -> Double? {
      zip(amounts, rows).first { groups[$0.1].nutrient == nutrient }.flatMap {
        values[$0.0].amount
      }
    }
    let pairs: [(Nutrient, Nutrient)] = [(.saturatedFat, .fat), (.sugars, .carbohydrates)]
    return pairs.allSatisfy { part, whole in
      guard let part = amount(part), let whole = amount(whole) else { return true }
      return part <= whole
    }
  }
}
