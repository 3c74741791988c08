import LabelModel

extension LatticeDecision {
  /// Returns the accepted values without those that make each other impossible.
  ///
  /// An energy is at least that of its fat, protein and sugars (EU 1169/2011 annex XIV). Other carbohydrates may be
  /// polyols or fibre with less energy. Of two energies that differ, neither is sure. Two that agree are right where one
  /// nutrient alone is too much for them: then it is refused. An amount that lost its decimal mark is refused in every
  /// column.
  static func possible(_ accepted: [FoundValue]) -> [FoundValue] {
    let columns = Dictionary(grouping: accepted) { $0.value.meaning }
      .sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    let lost = columns.flatMap { column in
      let keys = lostMarks(in: column)
      return column.filter { keys.contains($0.value.key) }
    }
    return columns.flatMap(possibleColumn).filter { value in
      !lost.contains { isSameLoss(value, $0, among: accepted) }
    }
  }

  /// Returns the accepted values without an energy that the other unit of its cell contradicts: "3312 kJ / 122 kcal".
  ///
  /// One of both is misread, and the other one is not accepted. The energy of its parts may show that one is right.
  static func withoutContradicted(
    _ accepted: [FoundValue], among found: [FoundValue]
  ) -> [FoundValue] {
    accepted.filter { energy in
      guard LatticeNutrient.isEnergy(energy.value.key),
        energy.value.factors[PanelFactor.sumAgrees.rawValue] <= 0
      else { return true }
      return !found.contains { other in
        isInCell(other, of: energy) && differ(energy, other)
          && !accepted.contains {
            $0.value.key == other.value.key && $0.value.meaning == other.value.meaning
          }
      }
    }
  }

  /// Whether two energies in different units are printed side by side, each with its unit.
  private static func isInCell(_ other: FoundValue, of energy: FoundValue) -> Bool {
    let (first, second) = (energy.value.candidate, other.value.candidate)
    return LatticeNutrient.isEnergy(second.key) && second.key != first.key
      && other.value.meaning == energy.value.meaning && other.image == energy.image
      && [.kilojoule, .kilocalorie].contains(second.option.unitClass)
      && first.line == second.line && abs(first.start - second.start) <= longestCell
  }

  /// The symbols from one energy of a cell to the other one at most: "12345 kJ / (1234".
  private static let longestCell = 12

  private static func possibleColumn(_ values: [FoundValue]) -> [FoundValue] {
    let twin = unnamedTwin(in: values)
    let column = values.filter { !twin.contains($0.value.key) }
    let lost = lostMarks(in: column)
    let tooMuch = (lost.isEmpty ? excess(in: column) : lost)
      .union(excessOfMass(in: column))
    guard tooMuch.isEmpty else { return column.filter { !tooMuch.contains($0.value.key) } }
    return column.filter { value in
      guard LatticeNutrient.isEnergy(value.value.key) else { return true }
      return isPossible(value, in: column) && !differs(value, in: column)
    }
  }

  /// The nutrients of which each alone is too much for two energies that agree.
  ///
  /// One with less than half of the largest one's energy is not refused: the error is hardly there.
  private static func excess(in column: [FoundValue]) -> Set<Int> {
    let energies = column.filter { LatticeNutrient.isEnergy($0.value.key) }
    guard energies.count == 2, !differ(energies[0], energies[1]),
      !energies.allSatisfy({ isPossible($0, in: column) })
    else { return [] }
    func energy(_ part: FoundValue) -> Double {
      part.value.amount * (energyOfGram[part.value.key] ?? 0)
    }
    let largest = column.map(energy).max() ?? 0
    let tooMuch = column.filter { part in
      let others = column.filter { $0.value.key != part.value.key }
      return energy(part) > 0 && 2 * energy(part) >= largest
        && energies.allSatisfy { isPossible($0, in: others) }
    }
    return Set(tooMuch.map(\.value.key))
  }

  /// The energy of a gram, in kilocalories (EU 1169/2011 annex XIV).
  private static let energyOfGram = [
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
        ? sum + part.value.amount * (energyOfGram[part.value.key] ?? 0) : sum
    }
    return parts <= tolerance.ratio * kilocalories(energy) + tolerance.kilocalories
  }

  private static func differs(_ energy: FoundValue, in column: [FoundValue]) -> Bool {
    column.contains { other in
      LatticeNutrient.isEnergy(other.value.key) && other.value.key != energy.value.key
        && isPossible(other, in: column)
        && (differ(energy, other) || areBeyondFactors(energy, other, in: column))
    }
  }

  /// Whether no food has two energies, whatever their rounding: "1136 kJ / 263 kcal".
  ///
  /// A gram has 17 kJ and 4 kcal of sugar, or 8 kJ and 2 kcal of fibre. All other factors are between, but 13 kJ and
  /// 3 kcal of organic acids (EU 1169/2011 annex XIV). These count where fat, carbohydrates and protein have less
  /// than half of the energy. Energies of a serving that are computed from rounded ones differ a little more.
  private static func areBeyondFactors(
    _ energy: FoundValue, _ other: FoundValue, in column: [FoundValue]
  ) -> Bool {
    let (kilojoules, kilocalories) =
      energy.value.key == LatticeNutrient.energyKJ ? (energy, other) : (other, energy)
    func bounds(_ value: FoundValue) -> (least: Double, most: Double) {
      let rounding = value.value.candidate.option.roundingError
      return (value.value.amount - rounding, value.value.amount + rounding)
    }
    let macros = column.filter { LatticeNutrient.macros.contains($0.value.key) }
      .reduce(0) { $0 + $1.value.amount * ($1.value.key == LatticeNutrient.fat ? 9 : 4) }
    let mayBeAcid = 2 * macros < kilocalories.value.amount
    let most = mayBeAcid ? ratioOfAcids : ratios.upperBound
    return bounds(kilojoules).least > most * bounds(kilocalories).most
      || bounds(kilojoules).most < ratios.lowerBound * bounds(kilocalories).least
  }

  /// Kilojoules to a kilocalorie, with 1 % beyond both limits for rounded energies. On 2,000 labels it refuses one pair,
  /// which is misread.
  private static let ratios = 3.96...4.29
  /// The same of organic acids alone, which have 13 kJ and 3 kcal a gram.
  private static let ratioOfAcids = 4.38

  private static func differ(_ energy: FoundValue, _ other: FoundValue) -> Bool {
    let (first, second) = (kilocalories(energy), kilocalories(other))
    return abs(first - second) > max(leastDifference.kilocalories, leastDifference.ratio * first)
  }

  private static func kilocalories(_ energy: FoundValue) -> Double {
    energy.value.key == LatticeNutrient.energyKJ
      ? energy.value.amount / FoodEnergy.kilojoulesPerKilocalorie : energy.value.amount
  }
}
