/// Kinds of sugar and of its substitutes; the raw values are those of analysis services.
public enum SugarType: String, Hashable, Sendable, Codable, CaseIterable {
  case sucrose, glucose, fructose, lactose, maltose
  case highFructoseCornSyrup = "high_fructose_corn_syrup"
  /// Unrefined sugar and molasses too.
  case brownSugar = "brown_sugar"
  /// Honey and maple syrup.
  case honeyMaple = "honey_maple"
  /// Sweeteners, those of plants such as stevia too.
  case artificialSweetener = "artificial_sweetener"
  /// Polyols such as sorbitol.
  case sugarAlcohol = "sugar_alcohol"

  /// Whether it replaces sugar.
  public var isAlternative: Bool { self == .artificialSweetener || self == .sugarAlcohol }
}

/// A kind of sugar with the ingredients that it was found in.
public struct FoundSugarType: Hashable, Sendable, Codable {
  /// The kind.
  public var type: SugarType
  /// The confidence.
  public var confidence: Confidence
  /// The ingredients, as printed.
  public var sources: [String]

  /// Creates a found kind.
  public init(_ type: SugarType, confidence: Confidence, sources: [String]) {
    self.type = type
    self.confidence = confidence
    self.sources = sources
  }
}
