extension LatticePage {
  /// Whether another row of the table has the name of the nutrient that an unnamed value is taken for.
  func isNamedElsewhere(_ candidate: PanelCandidate) -> Bool {
    guard !candidate.isNamed else { return false }
    let spot = spots[candidate.spot].frame
    let frames = column(of: candidate.spot).map { spots[$0].frame } + [spot]
    guard let top = frames.map(\.top).min(), let bottom = frames.map(\.bottom).max() else {
      return false
    }
    return names.contains { name in
      name.kind == .nutrient(candidate.key) && name.isUnrivalled
        && name.isRead && name.frame.left < spot.left
        && top...bottom ~= name.frame.centerY
    }
  }
}
