/// An analysis of the sugars in a list of ingredients.
public struct SugarAnalysis: Hashable, Sendable {
  /// The author of an analysis.
  public enum Provider: String, Hashable, Sendable, Codable, CaseIterable {
    /// The rules of this program.
    case local
    /// A service on the network that a person chose.
    case remote
  }

  /// The impact of the sugar on health.
  public enum HealthImpact: String, Hashable, Sendable, Codable, CaseIterable {
    case low, medium, high
  }

  /// The author of the analysis.
  public var provider: Provider
  /// Whether the food holds sugar: as an ingredient, or more than 0.5 g in 100 g or 100 ml.
  public var containsSugar: Bool
  /// The confidence of the analysis.
  public var confidence: Confidence
  /// The kinds of sugar and of its substitutes.
  public var sugarTypes: [FoundSugarType]
  /// The number of ingredients that are sugars.
  public var totalSugarIndicators: Int
  /// Sugars under names that do not say so, such as dextrose, as printed.
  public var hiddenSugars: [String]
  /// Sweeteners and sugar alcohols, as printed.
  public var sugarAlternatives: [String]
  /// The impact of the sugar on health.
  public var healthImpact: HealthImpact
  /// The recommendations, each a sentence.
  public var recommendations: [String]
  /// The limits of the analysis and other notes, each a sentence.
  ///
  /// Those of the local rules have one clause each, those of a service have words alone.
  public var warnings: [Message]

  /// Creates an analysis.
  public init(
    provider: Provider, containsSugar: Bool, confidence: Confidence,
    sugarTypes: [FoundSugarType] = [], totalSugarIndicators: Int = 0,
    hiddenSugars: [String] = [], sugarAlternatives: [String] = [], healthImpact: HealthImpact,
    recommendations: [String] = [], warnings: [Message] = []
  ) {
    self.provider = provider
    self.containsSugar = containsSugar
    self.confidence = confidence
    self.sugarTypes = sugarTypes
    self.totalSugarIndicators = totalSugarIndicators
    self.hiddenSugars = hiddenSugars
    self.sugarAlternatives = sugarAlternatives
    self.healthImpact = healthImpact
    self.recommendations = recommendations
    self.warnings = warnings
  }
}

extension SugarAnalysis: Codable {
  private enum CodingKeys: String, CodingKey {
    case provider, containsSugar, confidence, sugarTypes, totalSugarIndicators, hiddenSugars
    case sugarAlternatives, healthImpact, recommendations, warnings, arguments
  }

  /// Decodes an analysis.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let words = try container.decode([String].self, forKey: .warnings)
    let clauses = try container.decodeClauses(.arguments)
    self.init(
      provider: try container.decode(Provider.self, forKey: .provider),
      containsSugar: try container.decode(Bool.self, forKey: .containsSugar),
      confidence: try container.decode(Confidence.self, forKey: .confidence),
      sugarTypes: try container.decode([FoundSugarType].self, forKey: .sugarTypes),
      totalSugarIndicators: try container.decode(Int.self, forKey: .totalSugarIndicators),
      hiddenSugars: try container.decode([String].self, forKey: .hiddenSugars),
      sugarAlternatives: try container.decode([String].self, forKey: .sugarAlternatives),
      healthImpact: try container.decode(HealthImpact.self, forKey: .healthImpact),
      recommendations: try container.decode([String].self, forKey: .recommendations),
      warnings: words.count == clauses.count
        ? zip(words, clauses).map { Message(text: $0, clauses: [$1]) }
        : words.map { Message(text: $0) })
  }

  /// Encodes the analysis; clauses are left out where not every warning has one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(provider, forKey: .provider)
    try container.encode(containsSugar, forKey: .containsSugar)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(sugarTypes, forKey: .sugarTypes)
    try container.encode(totalSugarIndicators, forKey: .totalSugarIndicators)
    try container.encode(hiddenSugars, forKey: .hiddenSugars)
    try container.encode(sugarAlternatives, forKey: .sugarAlternatives)
    try container.encode(healthImpact, forKey: .healthImpact)
    try container.encode(recommendations, forKey: .recommendations)
    try container.encode(warnings.map(\.text), forKey: .warnings)
    let clauses = warnings.flatMap(\.clauses)
    if clauses.count == warnings.count { try container.encode(clauses, forKey: .arguments) }
  }
}
