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
