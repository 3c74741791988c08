extension LatticePage {
  /// The other energy of each value's cell, in kJ or kcal: "407 kJ / 99 kcal". Both are places in `live`.
  ///
  /// The cell may be wider than those below it, so that one of both is nearer to another column.
  func energyPartners(_ live: [Int]) -> [Int: Int] {
    var nearest: [Int: (place: Int, gap: Double)] = [:]
    for (place, spot) in live.enumerated() {
      for (other, second) in live.enumerated()
      where areOneEnergy(spot, second) && isSameRow(spot, second) {
        let frames = [spots[spot].frame, spots[second].frame]
        let gap = max(frames[1].left - frames[0].right, frames[0].left - frames[1].right) / height
        if gap < nearest[place]?.gap ?? Self.energyGap { nearest[place] = (other, gap) }
      }
    }
    return nearest.mapValues(\.place)
  }

  /// Whether two values are the kJ and the kcal of one amount, by their ratio.
  func areOneEnergy(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (spots[first].options[0], spots[second].options[0])
    return switch (first.unitClass, second.unitClass) {
    case (.kilojoule, .kilocalorie):
      LatticeNutrient.isOneEnergy(kilojoules: first.value, kilocalories: second.value)
    case (.kilocalorie, .kilojoule):
      LatticeNutrient.isOneEnergy(kilojoules: second.value, kilocalories: first.value)
    default: false
    }
  }

  /// The gap between two energies of one cell at most, in line heights.
  private static let energyGap = 2.0
}
