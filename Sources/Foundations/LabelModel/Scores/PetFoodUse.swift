/// The animal that a pet food is for.
public enum PetAnimal: String, Hashable, Sendable, Codable, CaseIterable {
  /// Cats, kittens among them.
  case cat
  /// Dogs, puppies among them.
  case dog
  /// Any other: rabbits, rodents, ferrets, birds, fish, horses.
  case other
}

/// The part that a pet food has in an animal's diet.
public enum PetFoodKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Alone enough for a daily ration (EU 767/2009, article 3: complete feed).
  case complete
  /// Enough only beside other food (EU 767/2009, article 3: complementary feed).
  case complementary
  /// A snack, biscuit or chew.
  case treat
  /// A broth or soup.
  case broth
}

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

/// A word that names an animal or a food's part in a diet, where it is printed.
public struct PetFoodMention: Hashable, Sendable {
  /// The two things that words say.
  public enum Meaning: Hashable, Sendable {
    case animal(PetAnimal)
    case kind(PetFoodKind)
  }

  /// The meaning of the word.
  public var meaning: Meaning
  /// The weight of the word. It is 3 within a statement of purpose or for a long word. It is 1 for
  /// a word alone, and 0.5 for a short one on a label.
  public var weight: Double
  /// The place of the printed word.
  public var evidence: Evidence

  /// Creates a mention.
  public init(_ meaning: Meaning, weight: Double, evidence: Evidence) {
    self.meaning = meaning
    self.weight = weight
    self.evidence = evidence
  }
}
