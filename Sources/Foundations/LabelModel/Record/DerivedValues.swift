/// The level of carbohydrate in a pet food. It is good below 5, moderate to 10, high above 10
/// percent of dry matter (docs/rules.md, rule 7).
public enum CarbohydrateLevel: String, Hashable, Sendable, Codable, CaseIterable {
  case good, moderate, high
}

/// A pet food's carbohydrate by difference.
public struct Carbohydrates: Hashable, Sendable, Codable {
  /// Percent of dry matter, at least 0, two decimals.
  public var percentOfDryMatter: Double
  /// The level of the percentage.
  public var level: CarbohydrateLevel

  /// Creates a result.
  public init(percentOfDryMatter: Double, level: CarbohydrateLevel) {
    self.percentOfDryMatter = percentOfDryMatter
    self.level = level
  }
}

/// A pet food's carbohydrate by difference with assumed amounts: an orientation, never a value.
public struct CarbohydrateEstimate: Hashable, Sendable, Codable {
  /// Percent of dry matter, at least 0, two decimals.
  public var percentOfDryMatter: Double
  /// The level of the percentage.
  public var level: CarbohydrateLevel
  /// The amounts that no source states.
  public var assumed: [Nutrient: Quantity]

  /// Creates an estimate.
  public init(
    percentOfDryMatter: Double, level: CarbohydrateLevel, assumed: [Nutrient: Quantity]
  ) {
    self.percentOfDryMatter = percentOfDryMatter
    self.level = level
    self.assumed = assumed
  }
}

/// Energy calculated from the nutrients, in kcal per 100 g, one decimal.
public struct ComputedEnergy: Hashable, Sendable, Codable {
  /// The sum.
  public var kcalPer100g: Double
  /// The protein's part.
  public var protein: Double
  /// The fat's part.
  public var fat: Double
  /// The carbohydrates' part: nitrogen-free extract of pet food; of food, with polyols and fibre.
  public var carbohydrates: Double

  /// Creates an energy.
  public init(kcalPer100g: Double, protein: Double, fat: Double, carbohydrates: Double) {
    self.kcalPer100g = kcalPer100g
    self.protein = protein
    self.fat = fat
    self.carbohydrates = carbohydrates
  }
}
