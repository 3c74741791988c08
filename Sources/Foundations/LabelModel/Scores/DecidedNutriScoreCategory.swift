/// A category with what decided it.
public struct DecidedNutriScoreCategory: Hashable, Sendable, Codable {
  /// The source of a category; earlier sources win.
  public enum Decider: String, Hashable, Sendable, Codable, CaseIterable {
    /// A category tag of the product database.
    case apiCategory
    /// A word of the product's name.
    case name
    /// The list of ingredients.
    case ingredients
    /// Amounts that only this category has.
    case nutrients
    /// No evidence; the product counts as a general food.
    case assumed
  }

  /// The category.
  public var value: NutriScoreCategory
  /// The fact that decided it.
  public var decidedBy: Decider
  /// The tag, word or amount that decided it.
  public var fact: String?

  /// Creates a decision.
  public init(_ value: NutriScoreCategory, decidedBy: Decider, fact: String? = nil) {
    self.value = value
    self.decidedBy = decidedBy
    self.fact = fact
  }

  /// Writes every key; a missing fact is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(decidedBy, forKey: .decidedBy)
    try container.encode(fact, forKey: .fact)
  }
}
