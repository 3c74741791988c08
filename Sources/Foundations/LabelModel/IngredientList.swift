/// A list of ingredients in one language, as a label prints it.
public struct IngredientList: Hashable, Sendable, Codable {
  /// The language, ISO 639-1; `nil` when the words do not tell.
  public var language: String?
  /// The list as it was read, wrapped lines joined, without its heading.
  public var text: String
  /// The entries in the printed order, which is that of falling weight.
  public var ingredients: [Ingredient]
  /// The share of the list's letters that are likely read right; `nil` when the source gave no
  /// confidences.
  public var confidence: Confidence?
  /// Whether too much of the list is too badly read to be used without a person's look.
  public var needsReview: Bool
  /// Where it was read; ``Evidence/text`` is the heading with the list's beginning.
  public var evidence: Evidence
  /// The languages of the label's other lists, ISO 639-1, each once.
  public var otherLanguages: [String]

  /// Creates a list.
  public init(
    language: String? = nil, text: String, ingredients: [Ingredient] = [],
    confidence: Confidence? = nil, needsReview: Bool = false, evidence: Evidence,
    otherLanguages: [String] = []
  ) {
    self.language = language
    self.text = text
    self.ingredients = ingredients
    self.confidence = confidence
    self.needsReview = needsReview
    self.evidence = evidence
    self.otherLanguages = otherLanguages
  }

  /// Writes every key; what is absent is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(language, forKey: .language)
    try container.encode(text, forKey: .text)
    try container.encode(ingredients, forKey: .ingredients)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(needsReview, forKey: .needsReview)
    try container.encode(evidence, forKey: .evidence)
    try container.encode(otherLanguages, forKey: .otherLanguages)
  }

  /// Every ingredient of the tree, each before what it is made of.
  public var flattened: [Ingredient] { ingredients.flatMap(\.flattened) }
}
