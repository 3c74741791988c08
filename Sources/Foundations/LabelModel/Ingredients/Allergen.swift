/// The substances that a label must name because they cause allergies or intolerances: the 14 of EU
/// 1169/2011, Annex II.
public enum Allergen: String, Hashable, Sendable, Codable, CaseIterable {
  /// Wheat, rye, barley, oats, spelt, kamut and what is made of them.
  case gluten
  case crustaceans, egg, fish, peanuts, soy
  /// Milk, lactose included.
  case milk
  /// Almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamia nuts.
  case nuts
  case celery, mustard, sesame
  /// Sulphur dioxide and sulphites.
  case sulphites
  case lupin, molluscs
}

/// An allergen that a label or a product database names.
public struct DeclaredAllergen: Hashable, Sendable, Codable {
  /// The certainty of its presence in the product.
  public enum Presence: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is an ingredient.
    case contains
    /// The label warns of traces.
    case mayContain
  }

  /// The kind of text that names it.
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    /// The list of ingredients.
    case ingredients
    /// A sentence such as "Contains: milk" or "May contain traces of nuts".
    case statement
    /// A product database: its tags, or its list of ingredients.
    case database
  }

  /// The allergen.
  public var allergen: Allergen
  /// The certainty of its presence in the product.
  public var presence: Presence
  /// The kind of text that names it.
  public var source: Source
  /// The confidence of the word's reading; `nil` when the source gave no confidences.
  public var confidence: Confidence?
  /// The word or words that name it, as read, and their place; a database's tag or word with its name.
  public var evidence: Evidence

  /// Creates a declared allergen.
  public init(
    _ allergen: Allergen, _ presence: Presence, source: Source, confidence: Confidence? = nil,
    evidence: Evidence
  ) {
    self.allergen = allergen
    self.presence = presence
    self.source = source
    self.confidence = confidence
    self.evidence = evidence
  }

  /// Whether this mention is stronger than `other`: an ingredient more than a trace, then the
  /// surer.
  public func outweighs(_ other: DeclaredAllergen) -> Bool {
    if presence != other.presence { return presence == .contains }
    return confidence?.value ?? 1 > other.confidence?.value ?? 1
  }

  /// Writes every key; what is absent is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(allergen, forKey: .allergen)
    try container.encode(presence, forKey: .presence)
    try container.encode(source, forKey: .source)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(evidence, forKey: .evidence)
  }
}
