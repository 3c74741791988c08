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
