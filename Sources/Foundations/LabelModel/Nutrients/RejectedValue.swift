import Foundation

/// A value that a rule or a person refused.
public struct RejectedValue: Hashable, Sendable {
  /// The nutrient that the amount is of.
  public var nutrient: Nutrient
  /// The source of the value.
  public var source: Source
  /// The amount that was refused.
  public var quantity: Quantity
  /// The basis that the amount refers to, `nil` when unknown.
  public var basis: Basis?
  /// The rule that does not hold.
  public var rule: FindingRule
  /// The reason for the refusal, with the numbers.
  public var message: Message
  /// The place of the reading in a photo or text; `nil` for other sources.
  public var evidence: Evidence?

  /// Creates a refused value.
  public init(
    nutrient: Nutrient, source: Source, quantity: Quantity, basis: Basis? = nil,
    rule: FindingRule, message: Message, evidence: Evidence? = nil
  ) {
    self.nutrient = nutrient
    self.source = source
    self.quantity = quantity
    self.basis = basis
    self.rule = rule
    self.message = message
    self.evidence = evidence
  }
}

extension RejectedValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case nutrient, source, value, unit, basis, rule, message, arguments, evidence
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      nutrient: try container.decode(Nutrient.self, forKey: .nutrient),
      source: try container.decode(Source.self, forKey: .source),
      quantity: Quantity(
        try container.decode(Decimal.self, forKey: .value),
        try container.decode(NutrientUnit.self, forKey: .unit)),
      basis: try container.decodeIfPresent(Basis.self, forKey: .basis),
      rule: try container.decode(FindingRule.self, forKey: .rule),
      message: try container.decodeMessage(.message, .arguments),
      evidence: try container.decodeIfPresent(Evidence.self, forKey: .evidence))
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(nutrient, forKey: .nutrient)
    try container.encode(source, forKey: .source)
    try container.encode(quantity.value, forKey: .value)
    try container.encode(quantity.unit, forKey: .unit)
    try container.encode(basis, forKey: .basis)
    try container.encode(rule, forKey: .rule)
    try container.encode(message, .message, .arguments)
    try container.encode(evidence, forKey: .evidence)
  }
}
