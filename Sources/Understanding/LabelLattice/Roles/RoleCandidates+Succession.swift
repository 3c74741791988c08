import LabelModel
import LabelParsing

extension RoleCandidates {
  /// Letters between a name and its value at most; the words for a bound are not counted.
  private static let mostLetters = 8

  /// Whether the value is the next thing behind the name, in its line or in the line that continues
  /// it.
  func addSuccession(
    _ near: Near, _ name: NameSpot, _ context: Context, to row: inout FeatureRow
  ) {
    func scalars(_ line: LineReference) -> [Unicode.Scalar] {
      page.lines[line.look][line.line].scalars
    }
    func isShort(_ between: Range<Int>, of line: LineReference) -> Bool {
      let symbols = page.symbolsBesideBounds(between, of: line)
      return symbols.count { $0.properties.isAlphabetic } <= Self.mostLetters
        && !symbols.contains { ("0"..."9").contains($0) }
    }
    let isPercentOfPet = context.option.unitClass == .percent && page.isPetFood
    if leading.isLeading(context.index) {
      row[near.flows ? .followsInNextLine : .follows] = true
      row[near.flows ? .percentFollowsInNextLine : .percentFollows] = isPercentOfPet
      row[.flowsFromEnd] = near.flows
      return
    }
    if let (value, stretch) = near.line, stretch.end <= value.start {
      let follows = isShort(stretch.end..<value.start, of: value.line)
      row[.isBounded] = follows && page.hasBound(in: stretch.end..<value.start, of: value.line)
      row[.follows] = follows
      row[.percentFollows] = follows && isPercentOfPet
    }
    guard near.flows, let last = name.stretches.last,
      let value = context.spot.stretches.first(where: {
        page.successors[last.line.look][last.line.line] == $0.line.line
          && $0.line.look == last.line.look
      })
    else { return }
    let end = scalars(last.line).count
    let rest = page.symbolsBesideBounds(min(last.end, end)..<end, of: last.line)
    let isLast = !rest.contains { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    row[.flowsFromEnd] = isLast
    let follows = isLast && isShort(0..<value.start, of: value.line)
    row[.isBounded] =
      follows
      && (page.hasBound(in: min(last.end, end)..<end, of: last.line)
        || page.hasBound(in: 0..<value.start, of: value.line))
    row[.followsInNextLine] = follows
    row[.percentFollowsInNextLine] = follows && isPercentOfPet
  }
}
