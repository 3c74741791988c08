/// A food's Nutri-Score by the algorithm of 2023, with every fact it rests on.
public struct NutriScore: Hashable, Sendable {
  /// The grade; A is the best.
  public enum Grade: String, Hashable, Sendable, Codable, CaseIterable {
    case a = "A"
    case b = "B"
    case c = "C"
    case d = "D"
    case e = "E"
  }

  /// The result.
  public enum Outcome: Hashable, Sendable {
    /// A grade; water has one without a score.
    case graded(Grade, score: Int?)
    /// Products of this kind have no Nutri-Score; the reason completes "not applicable to …".
    case notApplicable(reason: Message)
    /// A fact is missing; the reason completes "not computable, because …".
    case notComputable(reason: Message)
  }

  /// The result.
  public var outcome: Outcome
  /// The rules that were used; `nil` when no rules apply or the category is unknown.
  public var category: DecidedNutriScoreCategory?
  /// The components with points, in the order of the algorithm; empty without a score.
  public var components: [NutriScoreComponent]
  /// The assumptions in place of missing facts, in words.
  public var assumptions: [Message]

  /// Creates a result.
  public init(
    _ outcome: Outcome, category: DecidedNutriScoreCategory? = nil,
    components: [NutriScoreComponent] = [], assumptions: [Message] = []
  ) {
    self.outcome = outcome
    self.category = category
    self.components = components
    self.assumptions = assumptions
  }
}

// The outcome has keys of its own, each `null` when it does not apply.

extension NutriScore: Codable {
  private enum CodingKeys: String, CodingKey {
    case grade, score, notApplicable, notComputable, arguments, category, components, assumptions
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let grade = try container.decodeIfPresent(Grade.self, forKey: .grade) {
      outcome = .graded(grade, score: try container.decodeIfPresent(Int.self, forKey: .score))
    } else if try container.decodeIfPresent(String.self, forKey: .notApplicable) != nil {
      outcome = .notApplicable(reason: try container.decodeMessage(.notApplicable, .arguments))
    } else {
      outcome = .notComputable(reason: try container.decodeMessage(.notComputable, .arguments))
    }
    category = try container.decodeIfPresent(DecidedNutriScoreCategory.self, forKey: .category)
    components = try container.decode([NutriScoreComponent].self, forKey: .components)
    let words = try container.decode([String].self, forKey: .assumptions)
    let clauses = try container.decodeClauses(.arguments)
    // Each assumption is one clause; an outcome with a reason has no assumptions.
    assumptions =
      words.count == clauses.count
      ? zip(words, clauses).map { Message(text: $0, clauses: [$1]) }
      : words.map { Message(text: $0) }
  }

  /// Writes every key; what does not apply is `null`.
  public func encode(to encoder: any Encoder) throws {
    var grade: Grade?
    var score: Int?
    var notApplicable: Message?
    var notComputable: Message?
    switch outcome {
    case .graded(let value, let sum): (grade, score) = (value, sum)
    case .notApplicable(let reason): notApplicable = reason
    case .notComputable(let reason): notComputable = reason
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(grade, forKey: .grade)
    try container.encode(score, forKey: .score)
    try container.encode(notApplicable?.text, forKey: .notApplicable)
    try container.encode(notComputable?.text, forKey: .notComputable)
    let reason = (notApplicable ?? notComputable)?.clauses
    try container.encode(reason ?? assumptions.flatMap(\.clauses), forKey: .arguments)
    try container.encode(category, forKey: .category)
    try container.encode(components, forKey: .components)
    try container.encode(assumptions.map(\.text), forKey: .assumptions)
  }
}
