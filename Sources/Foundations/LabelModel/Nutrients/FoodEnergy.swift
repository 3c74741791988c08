package import Foundation

/// The units of energy, and the energy of macronutrients.
package enum FoodEnergy {
  /// The kilojoules of a kilocalorie, as ``exactKilojoulesPerKilocalorie``.
  @inlinable package static var kilojoulesPerKilocalorie: Double { 4.184 }

  /// The kilojoules of a kilocalorie as a decimal number, for amounts of records.
  ///
  /// It is the thermochemical calorie, as EU 1169/2011 and Open Food Facts use it.
  package static let exactKilojoulesPerKilocalorie = Decimal(4184) / 1000

  /// Returns the kilocalories of grams of macronutrients (Regulation (EU) 1169/2011, annex XIV).
  @inlinable package static func kilocalories(
    fat: Double, carbohydrates: Double, protein: Double
  ) -> Double {
    9 * fat + 4 * carbohydrates + 4 * protein
  }
}
