import FoodScience
import LabelModel

extension ProductRecord {
  /// Calculates the figures from the values, and refuses a database's energy that they contradict.
  ///
  /// - Parameter estimates: whether a missing amount of ash may be estimated.
  /// - Returns: the findings about the figures.
  mutating func calculateFigures(estimates: Bool) -> [Finding] {
    let figures = deriveFigures(from: self, estimates: estimates)
    carbohydrates = figures.carbohydrates
    estimate = figures.estimate
    energy = figures.energy
    refuseContradictoryEnergy()
    return figures.findings
  }

  /// Drops the finding about a food type that is no longer assumed.
  mutating func dropAnsweredFoodType() {
    guard foodType?.decidedBy != .assumed else { return }
    findings.removeAll { $0.rule == .foodTypeIsKnown }
  }

  /// Drops the findings that miss the energy of an alcoholic drink's unknown strength. A label's strength is often on
  /// another side of the bottle. Those in `known` were found with it.
  mutating func dropEnergyWithoutAlcohol(keeping known: [Finding] = []) {
    guard isAlcoholicDrink || isBeerByHops else { return }
    findings.removeAll { $0.rule == .energyAgreesWithMacronutrients && !known.contains($0) }
  }
}
