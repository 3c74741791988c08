/// A text or amount that may be one of a package's facts, with where it was read.
public struct IdentityReading<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The fact.
  public var value: Value
  /// The estimated share of such readings that are right.
  public var confidence: Confidence
  /// The place it was read.
  public var evidence: Evidence
  /// The clue that the reading rests on.
  public var clue: IdentityClue

  /// Creates a reading.
  public init(
    _ value: Value, confidence: Confidence, evidence: Evidence, clue: IdentityClue
  ) {
    self.value = value
    self.confidence = confidence
    self.evidence = evidence
    self.clue = clue
  }
}

/// The clue that a package's fact is recognized by.
public enum IdentityClue: String, Hashable, Sendable, Codable, CaseIterable {
  /// The text before the list of ingredients: the name that the law prescribes.
  case beforeIngredients
  /// The subject of a pet food's statement of adequacy.
  case adequacyStatement
  /// Large letters.
  case prominence
  /// A web address, a company's name, a trademark or large letters that agree.
  case agreeingMentions
  /// Words such as "net weight" or "best before" beside the fact.
  case printedLabel
  /// The sign ℮ beside a quantity.
  case estimatedSign
  /// The form alone, such as that of a date.
  case form
}
