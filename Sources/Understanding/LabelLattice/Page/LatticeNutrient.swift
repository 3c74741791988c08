package import LabelModel

/// The nutrients that a lattice decides jointly, by their place in ``order``.
package enum LatticeNutrient {
  /// The usual order of rows: EU 1169/2011 annex XV, then the two assays that only pet food states.
  package static let order: [Nutrient] = [
    .energyKJ, .energyKcal, .fat, .saturatedFat, .carbohydrates, .sugars, .fiber, .protein, .salt,
    .sodium, .ash, .moisture,
  ]
  package static let energyKJ = 0
  package static let energyKcal = 1
  package static let fat = 2
  package static let saturatedFat = 3
  package static let carbohydrates = 4
  package static let sugars = 5
  package static let fiber = 6
  package static let protein = 7
  package static let salt = 8
  package static let sodium = 9
  package static let ash = 10
  package static let moisture = 11
  package static let count = 12

  /// The place of `nutrient` in ``order``, `nil` for one that is not decided jointly.
  package static func index(of nutrient: Nutrient) -> Int? { order.firstIndex(of: nutrient) }

  /// Whether the nutrient is an energy.
  package static func isEnergy(_ key: Int) -> Bool { key <= energyKcal }

  /// The nutrients that give most energy.
  static let macros = [fat, carbohydrates, protein]

  /// Whether kJ and kcal state one energy.
  ///
  /// Labels compute each with rounded factors (Regulation (EU) 1169/2011, Annex XIV). So they differ
  /// by up to 2.5 % and the rounding of small amounts.
  static func isOneEnergy(kilojoules: Double, kilocalories: Double) -> Bool {
    abs(kilojoules - FoodEnergy.kilojoulesPerKilocalorie * kilocalories) <= 0.025 * kilojoules + 3.5
  }
}
