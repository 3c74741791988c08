/// The evidence of a value's place for the name that it belongs to.
extension StreamAssignment {
  /// The costs of a value's distance from its name, for each name between. Costs are added for each
  /// name more than the value before had, and for each fewer. They were chosen on 400 texts in
  /// three sizes. All costs have one scale: ``temperature`` makes odds of them.
  private static let slip = 1
  private static let moreSlip = 4
  private static let lessSlip = 5

  /// The cost of a value `offset` names behind its own, where the value before was `last` names
  /// behind.
  ///
  /// A slip goes on: what was lost moves all that follows.
  func slipCost(_ offset: Int, after last: Int) -> Int {
    let change = offset - last
    return Self.slip * abs(offset)
      + (offset == 0 ? 0 : change > 0 ? Self.moreSlip * change : -Self.lessSlip * change)
  }

  /// The distance of a value from the nearest of a name's words, in lines.
  func lineGap(_ line: Int, _ group: NameGroup) -> Int {
    var least = Int.max
    for mention in group.mentions {
      for segment in mention.segments { least = min(least, abs(segment.line - line)) }
    }
    return least
  }

  /// The certainty, by the place of a value, that it belongs to a name.
  func certainty(_ row: Int, _ index: Int) -> Double {
    let distance = abs(cells[row].natural - index)
    let gap = lineGap(cells[row].line, order.groups[index])
    let place = [0.97, 0.88, 0.82, 0.75][min(distance, 3)]
    return max(0.3, place - 0.015 * Double(max(0, gap - 1)))
  }
}
