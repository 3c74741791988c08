/// The groups of foods that the Nutri-Score has rules of their own for.
public enum NutriScoreCategory: String, Hashable, Sendable, Codable, CaseIterable {
  case general
  /// Protein always counts.
  case cheese
  /// Protein counts for 2 points at most.
  case redMeat
  /// Fats, oils, cream, nuts and seeds: saturated fat counts by its share and its energy.
  case fatsOilsNutsSeeds
  /// Drinks, those of milk and plants among them.
  case beverage
  /// Unflavoured water: always A.
  case water
}
