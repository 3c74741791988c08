import LabelModel
import LabelParsing

extension RoleCandidates {
  /// Symbols between a name and its value at most, such as "(min.)".
  private static let bound = 8

  /// Whether the value is the next thing behind the name, in its line or in the line that continues
  /// it.
  func addSuccession(
    _ near: Near, _ name: NameSpot, _ context: Context, to row: inout FeatureRow
  ) {
    func scalars(_ line: LineReference) -> [Unicode.Scalar] {
      page.lines[line.look][line.line].scalars
    }
    func isShort(_ between: ArraySlice<Unicode.Scalar>) -> Bool {
      between.count { $0.properties.isAlphabetic } <= Self.bound
        && !between.contains { ("0"..."9").contains($0) }
    }
    let isPercentOfPet = context.option.unitClass == .percent && page.petWords > 4
    if let (value, stretch) = near.line, stretch.end <= value.start {
      let own = scalars(value.line)
      let follows = isShort(own[(stretch.end..<value.start).clamped(to: own.indices)])
      row[.follows] = follows
      row[.percentFollows] = follows && isPercentOfPet
    }
    guard near.flows, let last = name.stretches.last,
      let value = context.spot.stretches.first(where: {
        page.successors[last.line.look][last.line.line] == $0.line.line
          && $0.line.look == last.line.look
      })
    else { return }
    let own = scalars(last.line)
    let next = scalars(value.line)
    let rest = own[min(last.end, own.count)...]
    let isLast = !rest.contains { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    row[.flowsFromEnd] = isLast
    let follows = isLast && isShort(next[..<min(value.start, next.count)])
    row[.followsInNextLine] = follows
    row[.percentFollowsInNextLine] = follows && isPercentOfPet
  }
}
