import Foundation

/// The value of one nutrient in a record, with where it came from.
public struct NutrientValue: Hashable, Sendable {
  /// The amount, as printed or stored at its source.
  public var quantity: Quantity
  /// A least or greatest content, if the source states one.
  public var bound: Bound?
  /// A sign that belongs to the number.
  public var modifier: Modifier?
  /// The source of the value.
  public var source: Source
  /// The certainty of a reading from a photo, `0 ... 1`; `nil` for other sources.
  public var confidence: Confidence?
  /// The place of the reading in a photo or text; `nil` for other sources.
  public var evidence: Evidence?
  /// The values of sources of lower priority, highest priority first.
  public var others: [OtherValue]

  /// Creates a value.
  public init(
    _ quantity: Quantity, bound: Bound? = nil, modifier: Modifier? = nil, source: Source,
    confidence: Confidence? = nil, evidence: Evidence? = nil, others: [OtherValue] = []
  ) {
    self.quantity = quantity
    self.bound = bound
    self.modifier = modifier
    self.source = source
    self.confidence = confidence
    self.evidence = evidence
    self.others = others
  }
}

/// The value of another source for a nutrient whose value is already taken.
public struct OtherValue: Hashable, Sendable {
  /// The source of the value.
  public var source: Source
  /// The amount.
  public var quantity: Quantity
  /// A sign that belongs to the number.
  public var modifier: Modifier?

  /// Creates another value.
  public init(source: Source, quantity: Quantity, modifier: Modifier? = nil) {
    self.source = source
    self.quantity = quantity
    self.modifier = modifier
  }
}

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

// The number and its unit are beside the other keys, not in an object of their own. A missing value
// is written as `null`, which synthesised code leaves out.

extension NutrientValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, unit, bound, modifier, source, confidence, evidence, others
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      Quantity(
        try container.decode(Decimal.self, forKey: .value),
        try container.decode(NutrientUnit.self, forKey: .unit)),
      bound: try container.decodeIfPresent(Bound.self, forKey: .bound),
      modifier: try container.decodeIfPresent(Modifier.self, forKey: .modifier),
      source: try container.decode(Source.self, forKey: .source),
      confidence: try container.decodeIfPresent(Confidence.self, forKey: .confidence),
      evidence: try container.decodeIfPresent(Evidence.self, forKey: .evidence),
      others: try container.decode([OtherValue].self, forKey: .others))
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(quantity.value, forKey: .value)
    try container.encode(quantity.unit, forKey: .unit)
    try container.encode(bound, forKey: .bound)
    try container.encode(modifier, forKey: .modifier)
    try container.encode(source, forKey: .source)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(evidence, forKey: .evidence)
    try container.encode(others, forKey: .others)
  }
}

extension OtherValue: Codable {
  private enum CodingKeys: String, CodingKey { case source, value, unit, modifier }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      source: try container.decode(Source.self, forKey: .source),
      quantity: Quantity(
        try container.decode(Decimal.self, forKey: .value),
        try container.decode(NutrientUnit.self, forKey: .unit)),
      modifier: try container.decodeIfPresent(Modifier.self, forKey: .modifier))
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(quantity.value, forKey: .value)
    try container.encode(quantity.unit, forKey: .unit)
    try container.encode(modifier, forKey: .modifier)
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
