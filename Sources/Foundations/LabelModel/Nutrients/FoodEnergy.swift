/// The units of energy, and the energy of macronutrients.
package enum FoodEnergy {
  /// The kilojoules of a kilocalorie.
  @inlinable package static var kilojoulesPerKilocalorie: Double { 4.184 }

  /// Returns the kilocalories of grams of macronutrients (Regulation (EU) 1169/2011, annex XIV).
  @inlinable package static func kilocalories(
    fat: Double, carbohydrates: Double, protein: Double
  ) -> Double {
    9 * fat + 4 * carbohydrates + 4 * protein
  }
}
