import Foundation

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

/// A category with what decided it.
public struct DecidedNutriScoreCategory: Hashable, Sendable, Codable {
  /// The source of a category; earlier sources win.
  public enum Decider: String, Hashable, Sendable, Codable, CaseIterable {
    /// A category tag of the product database.
    case apiCategory
    /// A word of the product's name.
    case name
    /// The list of ingredients.
    case ingredients
    /// Amounts that only this category has.
    case nutrients
    /// No evidence; the product counts as a general food.
    case assumed
  }

  /// The category.
  public var value: NutriScoreCategory
  /// The fact that decided it.
  public var decidedBy: Decider
  /// The tag, word or amount that decided it.
  public var fact: String?

  /// Creates a decision.
  public init(_ value: NutriScoreCategory, decidedBy: Decider, fact: String? = nil) {
    self.value = value
    self.decidedBy = decidedBy
    self.fact = fact
  }

  /// Writes every key; a missing fact is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(decidedBy, forKey: .decidedBy)
    try container.encode(fact, forKey: .fact)
  }
}

/// One of the amounts that a Nutri-Score adds up, with its points.
public struct NutriScoreComponent: Hashable, Sendable {
  /// The component that gives points. Fruit, fibre and protein lower the score, the others raise it.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case energy, energyFromSaturatedFat, sugars, saturatedFat
    /// Saturated fat in percent of the fat.
    case saturatedFatRatio
    case salt, sweeteners
    /// Fruit, vegetables and legumes in percent of the product.
    case fruit
    case fiber, protein

    /// Whether its points lower the score.
    public var lowersScore: Bool {
      switch self {
      case .fruit, .fiber, .protein: true
      default: false
      }
    }
  }

  /// The origin of an amount.
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    case ocr, api, manual
    /// The list of ingredients.
    case ingredients
    /// The product's category.
    case category
    /// No source states it.
    case assumed

    /// Creates the source of a record's value.
    public init(_ source: LabelModel.Source) {
      switch source {
      case .ocr: self = .ocr
      case .api: self = .api
      case .manual: self = .manual
      }
    }
  }

  /// The component that gives points.
  public var kind: Kind
  /// The amount per 100 g or 100 ml; `nil` for sweeteners, which are only present or absent.
  public var amount: Quantity?
  /// Its points, at least 0.
  public var points: Int
  /// The most points that it can have in this category.
  public var most: Int
  /// The origin of the amount.
  public var source: Source
  /// The origin of the amount, or the reason for uncounted points.
  public var note: String?

  /// Creates a component.
  public init(
    _ kind: Kind, amount: Quantity?, points: Int, most: Int, source: Source, note: String? = nil
  ) {
    self.kind = kind
    self.amount = amount
    self.points = points
    self.most = most
    self.source = source
    self.note = note
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

extension NutriScoreComponent: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, value, unit, points, most, source, note
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let amount: Quantity? =
      if let value = try container.decodeIfPresent(Decimal.self, forKey: .value) {
        Quantity(value, try container.decode(NutrientUnit.self, forKey: .unit))
      } else {
        nil
      }
    self.init(
      try container.decode(Kind.self, forKey: .kind), amount: amount,
      points: try container.decode(Int.self, forKey: .points),
      most: try container.decode(Int.self, forKey: .most),
      source: try container.decode(Source.self, forKey: .source),
      note: try container.decodeIfPresent(String.self, forKey: .note))
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(amount?.value, forKey: .value)
    try container.encode(amount?.unit, forKey: .unit)
    try container.encode(points, forKey: .points)
    try container.encode(most, forKey: .most)
    try container.encode(source, forKey: .source)
    try container.encode(note, forKey: .note)
  }
}
