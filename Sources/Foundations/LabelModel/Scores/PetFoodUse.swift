/// The animal of a pet food and its part of the diet, each as far as words state it.
public struct PetFoodUse: Hashable, Sendable, Codable {
  /// The animal, `nil` when no word names one or words name several alike.
  public var animal: WordedFact<PetAnimal>?
  /// The part in the diet, `nil` when no word says it.
  public var kind: WordedFact<PetFoodKind>?

  /// Creates a use.
  public init(animal: WordedFact<PetAnimal>? = nil, kind: WordedFact<PetFoodKind>? = nil) {
    self.animal = animal
    self.kind = kind
  }

  /// Whether no word says anything.
  public var isUnknown: Bool { animal == nil && kind == nil }

  /// Writes every key; what is unknown is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(animal, forKey: .animal)
    try container.encode(kind, forKey: .kind)
  }
}
