/// The type of a pet food by its water, which decides the plausible amounts.
public enum FoodType: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// Canned or pouched: 70–90 % moisture (docs/rules.md, rule 4).
  case wet
  /// Kibble: 6–12 % moisture (docs/rules.md, rule 4).
  case dry
  /// Soft treats and rolls: 15–30 % moisture (docs/rules.md, rule 4).
  case semiMoist
}

/// A food type with what decided it.
public struct DecidedFoodType: Hashable, Sendable, Codable {
  /// The sources of a food type, the strongest first (docs/rules.md, rule 5).
  public enum Decider: String, Hashable, Sendable, Codable, CaseIterable {
    /// A person said so.
    case person
    /// A category tag of the product database.
    case apiCategory
    /// A keyword in the product's name or brand.
    case nameOrBrand
    /// The moisture in the product database.
    case apiMoisture
    /// The moisture read from the label.
    case scannedMoisture
    /// The moisture that a person typed.
    case typedMoisture
    /// More dry matter read from the label than any wet food has.
    case scannedDryMatter
    /// Nothing told; wet is taken.
    case assumed
  }

  /// The food type.
  public var value: FoodType
  /// The fact that decided it.
  public var decidedBy: Decider

  /// Creates a decision.
  public init(_ value: FoodType, decidedBy: Decider) {
    self.value = value
    self.decidedBy = decidedBy
  }
}
