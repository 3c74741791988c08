import LabelModel

extension LatticeDecision {
  /// Returns the accepted values without energies that the other values of their column make impossible.
  ///
  /// An energy is at least that of its fat, protein and sugars (EU 1169/2011 annex XIV). Other carbohydrates may be
  /// polyols or fibre with less energy. Of two energies that differ, neither is sure.
  static func possible(_ accepted: [FoundValue]) -> [FoundValue] {
    let columns = Dictionary(grouping: accepted) { $0.value.meaning }
    return accepted.filter { value in
      guard LatticeNutrient.isEnergy(value.value.key), let column = columns[value.value.meaning]
      else { return true }
      return isPossible(value, in: column) && !differs(value, in: column)
    }
  }

  /// The energy of a gram, in kilocalories (EU 1169/2011 annex XIV).
  private static let energies = [
    LatticeNutrient.fat: 9.0, LatticeNutrient.protein: 4, LatticeNutrient.sugars: 4,
  ]
  /// The greatest ratio of the parts' energy to the whole's, and kilocalories for rounded amounts.
  ///
  /// It leaves room for the tolerances of declared amounts (Commission guidance of December 2012: 20 % from 10 to 40 g).
  /// On 1,300 labels it refuses no energy that is right.
  private static let tolerance = (ratio: 1.3, kilocalories: 6.0)
  /// Labels print energies that differ by more than rounding. On 1,300 labels no two that are right differ by as much.
  private static let leastDifference = (ratio: 0.08, kilocalories: 3.0)

  private static func isPossible(_ energy: FoundValue, in column: [FoundValue]) -> Bool {
    let parts = column.reduce(0.0) { sum, part in
      // "<" says nothing of how much there is at least.
      part.reading.modifier == nil
        ? sum + part.value.amount * (energies[part.value.key] ?? 0) : sum
    }
    return parts <= tolerance.ratio * kilocalories(energy) + tolerance.kilocalories
  }

  private static func differs(_ energy: FoundValue, in column: [FoundValue]) -> Bool {
    column.contains { other in
      guard LatticeNutrient.isEnergy(other.value.key), other.value.key != energy.value.key,
        isPossible(other, in: column)
      else { return false }
      let (first, second) = (kilocalories(energy), kilocalories(other))
      return abs(first - second) > max(leastDifference.kilocalories, leastDifference.ratio * first)
    }
  }

  private static func kilocalories(_ energy: FoundValue) -> Double {
    energy.value.key == LatticeNutrient.energyKJ
      ? energy.value.amount / 4.184 : energy.value.amount
  }
}
