/// The degree of a food's processing, in the groups of the NOVA classification, with its evidence.
public struct NovaGroup: Hashable, Sendable {
  /// The result.
  public enum Outcome: Hashable, Sendable {
    /// The group: 1 unprocessed or minimally processed, 2 culinary ingredient, 3 processed, 4
    /// ultra-processed.
    case group(Int)
    /// A fact is missing; the reason completes "not computable, because …".
    case notComputable(reason: Message)
  }

  /// The result.
  public var outcome: Outcome
  /// The markers of groups above 1, highest group first.
  public var markers: [NovaMarker]
  /// Ingredients that nothing is known about, as printed.
  public var unknownIngredients: [String]

  /// Creates a result.
  public init(
    _ outcome: Outcome, markers: [NovaMarker] = [], unknownIngredients: [String] = []
  ) {
    self.outcome = outcome
    self.markers = markers
    self.unknownIngredients = unknownIngredients
  }
}

/// Evidence for a group of the NOVA classification.
public struct NovaMarker: Hashable, Sendable, Codable {
  /// The kind of fact.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case ingredient, additive
    /// A category tag of the product database.
    case category
  }

  /// The group that it is evidence for.
  public var group: Int
  /// The kind of fact.
  public var kind: Kind
  /// The ingredient's name or the tag.
  public var text: String

  /// Creates a marker.
  public init(group: Int, kind: Kind, text: String) {
    self.group = group
    self.kind = kind
    self.text = text
  }
}

extension NovaGroup: Codable {
  private enum CodingKeys: String, CodingKey {
    case group, notComputable, arguments, markers, unknownIngredients
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let group = try container.decodeIfPresent(Int.self, forKey: .group) {
      outcome = .group(group)
    } else {
      outcome = .notComputable(
        reason: try container.decodeMessage(.notComputable, .arguments))
    }
    markers = try container.decode([NovaMarker].self, forKey: .markers)
    unknownIngredients = try container.decode([String].self, forKey: .unknownIngredients)
  }

  /// Writes every key; what does not apply is `null`.
  public func encode(to encoder: any Encoder) throws {
    var group: Int?
    var reason: Message?
    switch outcome {
    case .group(let number): group = number
    case .notComputable(let why): reason = why
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(group, forKey: .group)
    try container.encode(reason?.text, forKey: .notComputable)
    try container.encode(reason?.clauses ?? [], forKey: .arguments)
    try container.encode(markers, forKey: .markers)
    try container.encode(unknownIngredients, forKey: .unknownIngredients)
  }
}
