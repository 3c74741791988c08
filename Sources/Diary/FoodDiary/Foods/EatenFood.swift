/// The source of an entry's amounts.
package enum FoodSource: String, Hashable, Sendable, Codable, CaseIterable {
  /// A product whose label was scanned.
  case label
  /// The food that was eaten.
  case knownMeal
  /// An imported dump of a product database.
  case catalog
  /// USDA FoodData Central.
  case usda
  /// FatSecret.
  case fatSecret
  /// Open Food Facts or Open Pet Food Facts.
  case openFoodFacts
  /// A language-model service's estimate.
  case languageModel
  /// A person.
  case manual

  /// The source in words.
  package var words: String {
    switch self {
    case .label: "scanned label"
    case .knownMeal: "known meal"
    case .catalog: "catalogue"
    case .usda: "USDA"
    case .fatSecret: "FatSecret"
    case .openFoodFacts: "Open Food Facts"
    case .languageModel: "language model's estimate"
    case .manual: "by hand"
    }
  }
}

/// A food as it was eaten: what, how much, and what that much of it holds.
package struct EatenFood: Hashable, Sendable, Codable {
  /// The food's name.
  package var name: String
  /// The amount; `nil` when nobody said.
  package var portion: Portion?
  /// The amounts of nutrients in this portion.
  package var amounts: FoodAmounts
  /// The source of the amounts.
  package var source: FoodSource
  /// The origin of the amounts in the source's data, in plain words; `nil` for those typed in.
  package var scaling: String?

  /// Creates a food; ``validate()`` says whether it can be kept.
  package init(
    name: String, portion: Portion? = nil, amounts: FoodAmounts, source: FoodSource = .manual,
    scaling: String? = nil
  ) {
    self.name = name
    self.portion = portion
    self.amounts = amounts
    self.source = source
    self.scaling = scaling
  }
}

extension EatenFood {
  /// Writes every key; what is missing is `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(portion, forKey: .portion)
    try container.encode(amounts, forKey: .amounts)
    try container.encode(source, forKey: .source)
    try container.encode(scaling, forKey: .scaling)
  }
}
