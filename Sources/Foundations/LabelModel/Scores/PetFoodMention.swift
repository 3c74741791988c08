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
