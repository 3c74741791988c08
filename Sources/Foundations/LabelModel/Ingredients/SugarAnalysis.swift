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
  public var warnings: [String]

  /// Creates an analysis.
  public init(
    provider: Provider, containsSugar: Bool, confidence: Confidence,
    sugarTypes: [FoundSugarType] = [], totalSugarIndicators: Int = 0,
    hiddenSugars: [String] = [], sugarAlternatives: [String] = [], healthImpact: HealthImpact,
    recommendations: [String] = [], warnings: [String] = []
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

extension SugarAnalysis: Codable {}
