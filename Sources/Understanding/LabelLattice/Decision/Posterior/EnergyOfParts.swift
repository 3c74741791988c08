import LabelModel

/// The energy of an amount of food against that of its parts (EU 1169/2011 annex XIV).
enum EnergyOfParts {
  /// Compares `energy`, in kilocalories, with the energy of parts in grams.
  ///
  /// Carbohydrate is without fibre in the EU and includes it in North America, so that fibre gives a range. Its energy is
  /// 2 kcal/g. The tolerance covers rounded amounts.
  ///
  /// - Returns: the distance in tolerances, `0` or more; below `1` both agree.
  static func residual(
    _ energy: Double, fat: Double, carbohydrates: Double, protein: Double, fiber: Double
  ) -> Double {
    let base = FoodEnergy.kilocalories(fat: fat, carbohydrates: carbohydrates, protein: protein)
    let most = base + 2 * fiber
    let fewest = base - 4 * min(fiber, carbohydrates)
    return max(energy - most, fewest - energy, 0) / tolerance(of: energy)
  }

  /// The kilocalories by which the energy of parts may differ from `energy`, in kilocalories.
  static func tolerance(of energy: Double) -> Double { share * energy + rounding }

  // The tolerance is set by hand. The fitted weights judge the features that follow from it.
  /// The share of an energy by which rounded factors and nutrients without a name move it.
  private static let share = 0.06
  /// The energy by which amounts that are rounded to whole grams may move it, in kilocalories.
  private static let rounding = 6.0
}
