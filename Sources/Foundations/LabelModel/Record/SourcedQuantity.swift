import Foundation

/// The content of a package with where it came from.
public struct SourcedQuantity: Hashable, Sendable {
  /// The content.
  public var quantity: PackageQuantity
  /// The source of the value.
  public var source: Source
  /// The certainty of a reading from a photo, `0 ... 1`; `nil` for other sources.
  public var confidence: Confidence?
  /// The place of the reading in a photo or text; `nil` for other sources.
  public var evidence: Evidence?

  /// Creates a quantity.
  public init(
    _ quantity: PackageQuantity, source: Source, confidence: Confidence? = nil,
    evidence: Evidence? = nil
  ) {
    self.quantity = quantity
    self.source = source
    self.confidence = confidence
    self.evidence = evidence
  }
}

extension SourcedQuantity: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, unit, count, source, confidence, evidence
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      PackageQuantity(
        try container.decode(Decimal.self, forKey: .value),
        try container.decode(PackageUnit.self, forKey: .unit),
        count: try container.decodeIfPresent(Int.self, forKey: .count)),
      source: try container.decode(Source.self, forKey: .source),
      confidence: try container.decodeIfPresent(Confidence.self, forKey: .confidence),
      evidence: try container.decodeIfPresent(Evidence.self, forKey: .evidence))
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(quantity.value, forKey: .value)
    try container.encode(quantity.unit, forKey: .unit)
    try container.encode(quantity.count, forKey: .count)
    try container.encode(source, forKey: .source)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(evidence, forKey: .evidence)
  }
}
