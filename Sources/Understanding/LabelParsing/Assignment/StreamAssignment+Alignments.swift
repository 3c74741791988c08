import LabelModel

extension StreamAssignment {
  /// Alignments to the same place that are followed.
  private static let mostAlignments = 30
  /// Rows beyond which only the cheapest alignment is followed: no table has as many.
  private static let longest = 120
  /// The number of rows after which earlier ones are settled: no label is as long.
  private static let block = 1_000
  /// Rows that one name takes at most.
  private static let mostColumns = 4

  /// An assignment of all values to names or to none.
  struct Alignment {
    var matches: [Match]
    var cost: Int
  }

  /// The cheapest alignments.
  func alignments() -> [Alignment] {
    let most = rows.count > Self.longest ? 1 : Self.mostAlignments
    var beam = AlignmentBeam(
      natural: cells.map(\.natural) + [order.groups.count - 1], lost: lost)
    var settled: [Match] = []
    var kept: [Int] = []
    for row in 0...rows.count {
      if row > 0, row % Self.block == 0 { settled += beam.settle(row) }
      for slot in 0..<AlignmentBeam.width where beam.holds(row, slot) {
        beam.takeCheapest(row, slot, most: most, into: &kept)
        follow(kept, row: row, group: beam.bases[row] + slot, &beam)
        if row == rows.count, beam.bases[row] + slot == order.groups.count {
          return kept.map { end in
            Alignment(matches: settled + beam.matches(end), cost: Int(beam[end].cost))
          }
        }
      }
    }
    return []
  }

  /// Continues the alignments that end at a row and a group. It leaves out the name, or the value, or
  /// gives the value to the name. The values behind it are then further columns.
  private func follow(_ alignments: [Int], row: Int, group: Int, _ beam: inout AlignmentBeam) {
    let groups = order.groups.count
    let price = row < rows.count && group < groups ? price(row, group) : nil
    let columns = price == nil ? 1 : columns(row)
    let isFirstChance = row == 0 || group + 1 > beam.bases[row - 1] + AlignmentBeam.width - 1
    let skipCost = row < rows.count ? skipCost(row) : 0
    for index in alignments {
      let alignment = beam[index]
      var next = AlignmentBeam.PartialAlignment(
        cost: alignment.cost, before: Int32(index), row: Int32(row), group: Int32(group + 1),
        offset: alignment.offset, skippedValue: alignment.skippedValue)
      if group < groups, !alignment.skippedValue || isFirstChance {
        next.cost += Int32(lost[group])
        beam.add(next)
      }
      guard row < rows.count else { continue }
      next.row += 1
      next.group = Int32(group)
      next.cost = alignment.cost + Int32(skipCost)
      next.skippedValue = true
      beam.add(next)
      guard let price else { continue }
      let offset = cells[row].natural - group
      next.skippedValue = false
      next.offset = Int8(offset)
      next.group = Int32(group + 1)
      next.columns = 1
      next.cost = alignment.cost + Int32(price + slipCost(offset, after: Int(alignment.offset)))
      beam.add(next)
      while next.columns < columns {
        next.cost += Int32(secondColumn + (offset == 0 ? 0 : 2))
        next.columns += 1
        next.row += 1
        beam.add(next)
      }
    }
  }

  /// The number of rows from `row` on that may be columns of one.
  private func columns(_ row: Int) -> Int {
    guard rows[row].count == 1 else { return 1 }
    var columns = 1
    while columns < Self.mostColumns, row + columns < rows.count,
      rows[row + columns].count == 1, cells[row + columns].natural == cells[row].natural,
      cells[row + columns].unit == cells[row].unit || cells[row + columns].unit == .gram
    {
      columns += 1
    }
    return columns
  }
}
