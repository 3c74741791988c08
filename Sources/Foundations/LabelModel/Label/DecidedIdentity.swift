/// A reading of a package's fact that is too doubtful to be accepted without a person's look.
public struct IdentitySuggestion: Hashable, Sendable {
  /// The fact it may be.
  public var field: IdentityField
  /// The text that the field would have.
  public var value: String
  /// The probability that the value is right, `0 ... 1`.
  public var confidence: Confidence
  /// The reason for not accepting it.
  public var reason: Message
  /// The place of the reading.
  public var evidence: Evidence

  /// Creates a suggestion.
  public init(
    field: IdentityField, value: String, confidence: Confidence, reason: Message,
    evidence: Evidence
  ) {
    self.field = field
    self.value = value
    self.confidence = confidence
    self.reason = reason
    self.evidence = evidence
  }
}

/// The facts that identify a package, decided from all of its photos.
public struct DecidedIdentity: Hashable, Sendable {
  /// The accepted name.
  public var name: SourcedText?
  /// The accepted brand.
  public var brand: SourcedText?
  /// The accepted content.
  public var netQuantity: SourcedQuantity?
  /// The accepted content without the liquid.
  public var drainedWeight: SourcedQuantity?
  /// The accepted best-before or use-by date, in the form of ISO 8601.
  public var bestBefore: SourcedText?
  /// The accepted code of the lot.
  public var lot: SourcedText?
  /// The readings that a person should look at.
  public var suggestions: [IdentitySuggestion]

  /// The identity of a package of which nothing is known.
  public static let none = DecidedIdentity()

  /// Creates an identity.
  public init(
    name: SourcedText? = nil, brand: SourcedText? = nil, netQuantity: SourcedQuantity? = nil,
    drainedWeight: SourcedQuantity? = nil, bestBefore: SourcedText? = nil,
    lot: SourcedText? = nil, suggestions: [IdentitySuggestion] = []
  ) {
    self.name = name
    self.brand = brand
    self.netQuantity = netQuantity
    self.drainedWeight = drainedWeight
    self.bestBefore = bestBefore
    self.lot = lot
    self.suggestions = suggestions
  }
}

// The amount's parts are written beside the other keys, as those of a nutrient's value are.

extension IdentitySuggestion: Codable {
  private enum CodingKeys: String, CodingKey {
    case field, value, confidence, reason, arguments, evidence
  }

  /// Decodes a suggestion.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      field: try container.decode(IdentityField.self, forKey: .field),
      value: try container.decode(String.self, forKey: .value),
      confidence: try container.decode(Confidence.self, forKey: .confidence),
      reason: try container.decodeMessage(.reason, .arguments),
      evidence: try container.decode(Evidence.self, forKey: .evidence))
  }

  /// Encodes the suggestion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(field, forKey: .field)
    try container.encode(value, forKey: .value)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(reason, .reason, .arguments)
    try container.encode(evidence, forKey: .evidence)
  }
}
