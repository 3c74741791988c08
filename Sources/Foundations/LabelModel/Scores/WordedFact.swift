/// The source of the words that decided a fact about a product.
public enum WordSource: String, Hashable, Sendable, Codable, CaseIterable {
  /// A category tag of the product database.
  case apiCategory
  /// Words printed on the label.
  case label
  /// A word in the product's name or brand.
  case nameOrBrand
}

/// A fact about a product that words decided.
public struct WordedFact<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  /// The fact.
  public var value: Value
  /// The source of the words that decided.
  public var decidedBy: WordSource
  /// The place of the printed words; `nil` for words that are not the label's.
  public var evidence: Evidence?

  /// Creates a fact.
  public init(_ value: Value, decidedBy: WordSource, evidence: Evidence? = nil) {
    self.value = value
    self.decidedBy = decidedBy
    self.evidence = evidence
  }

  /// Writes every key; absent evidence is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(decidedBy, forKey: .decidedBy)
    try container.encode(evidence, forKey: .evidence)
  }
}
