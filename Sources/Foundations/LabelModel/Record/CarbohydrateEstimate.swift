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
