import Foundation

/// A value that was read but is too doubtful to be accepted without a person's look.
public struct ReviewValue: Hashable, Sendable {
  /// The nutrient that the amount is of.
  public var nutrient: Nutrient
  /// The basis that the amount refers to, `nil` when unknown.
  public var basis: Basis?
  /// The likeliest amount.
  public var quantity: Quantity
  /// A least or greatest content, if the label states one.
  public var bound: Bound?
  /// A sign that belongs to the number.
  public var modifier: Modifier?
  /// The probability that the label prints exactly this amount, `0 ... 1`.
  public var confidence: Confidence
  /// The reason for not accepting it.
  public var reason: Message
  /// The place of the reading.
  public var evidence: Evidence

  /// Creates a value for review.
  public init(
    nutrient: Nutrient, basis: Basis? = nil, quantity: Quantity, bound: Bound? = nil,
    modifier: Modifier? = nil, confidence: Confidence, reason: Message, evidence: Evidence
  ) {
    self.nutrient = nutrient
    self.basis = basis
    self.quantity = quantity
    self.bound = bound
    self.modifier = modifier
    self.confidence = confidence
    self.reason = reason
    self.evidence = evidence
  }

  /// Creates a value for review from a reading.
  public init(_ reading: NutrientReading, basis: Basis?, reason: Message) {
    self.init(
      nutrient: reading.nutrient, basis: basis, quantity: reading.quantity, bound: reading.bound,
      modifier: reading.modifier, confidence: reading.confidence, reason: reason,
      evidence: reading.evidence)
  }
}

extension ReviewValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case nutrient, basis, value, unit, bound, modifier, confidence, reason, arguments, evidence
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      nutrient: try container.decode(Nutrient.self, forKey: .nutrient),
      basis: try container.decodeIfPresent(Basis.self, forKey: .basis),
      quantity: Quantity(
        try container.decode(Decimal.self, forKey: .value),
        try container.decode(NutrientUnit.self, forKey: .unit)),
      bound: try container.decodeIfPresent(Bound.self, forKey: .bound),
      modifier: try container.decodeIfPresent(Modifier.self, forKey: .modifier),
      confidence: try container.decode(Confidence.self, forKey: .confidence),
      reason: try container.decodeMessage(.reason, .arguments),
      evidence: try container.decode(Evidence.self, forKey: .evidence))
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(nutrient, forKey: .nutrient)
    try container.encode(basis, forKey: .basis)
    try container.encode(quantity.value, forKey: .value)
    try container.encode(quantity.unit, forKey: .unit)
    try container.encode(bound, forKey: .bound)
    try container.encode(modifier, forKey: .modifier)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(reason, .reason, .arguments)
    try container.encode(evidence, forKey: .evidence)
  }
}
