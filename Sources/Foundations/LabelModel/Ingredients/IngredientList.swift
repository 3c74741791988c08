/// A list of ingredients of a source that is not the record's, as it is there.
public struct OtherIngredients: Hashable, Sendable, Codable {
  /// The source of the list.
  public var source: Source
  /// The language, ISO 639-1; `nil` when unknown.
  public var language: String?
  /// The list.
  public var text: String

  /// Creates a list.
  public init(source: Source, language: String? = nil, text: String) {
    self.source = source
    self.language = language
    self.text = text
  }
}

/// A list of ingredients in one language, as a label prints it or a product database has it.
public struct IngredientList: Hashable, Sendable {
  /// The source of the list: `ocr` or `api`.
  public var source: Source
  /// The language, ISO 639-1; `nil` when the words do not tell.
  public var language: String?
  /// The list as it is there, wrapped lines joined, without its heading.
  public var text: String
  /// The entries in the printed order, which is that of falling weight.
  public var ingredients: [Ingredient]
  /// The share of the list's letters that are likely read right; `nil` when the source gave no
  /// confidences.
  public var confidence: Confidence?
  /// Whether too much of the list is too badly read to be used without a person's look.
  public var needsReview: Bool
  /// The place of the list; ``Evidence/text`` is the heading with the list's beginning.
  ///
  /// Of a database's list ``Evidence/image`` is the database's name.
  public var evidence: Evidence
  /// The languages of the source's other lists, ISO 639-1, each once.
  public var otherLanguages: [String]
  /// The lists of other sources, and one of the label that is too badly read to be used.
  public var others: [OtherIngredients]

  /// Creates a list.
  public init(
    source: Source = .ocr, language: String? = nil, text: String, ingredients: [Ingredient] = [],
    confidence: Confidence? = nil, needsReview: Bool = false, evidence: Evidence,
    otherLanguages: [String] = [], others: [OtherIngredients] = []
  ) {
    self.source = source
    self.language = language
    self.text = text
    self.ingredients = ingredients
    self.confidence = confidence
    self.needsReview = needsReview
    self.evidence = evidence
    self.otherLanguages = otherLanguages
    self.others = others
  }

  /// Every ingredient of the tree, each before what it is made of.
  public var flattened: [Ingredient] { ingredients.flatMap(\.flattened) }
}

extension IngredientList: Codable {
  private enum CodingKeys: String, CodingKey {
    case source, language, text, ingredients, confidence, needsReview, evidence, otherLanguages
    case others
  }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      source: try container.decodeIfPresent(Source.self, forKey: .source) ?? .ocr,
      language: try container.decodeIfPresent(String.self, forKey: .language),
      text: try container.decode(String.self, forKey: .text),
      ingredients: try container.decode([Ingredient].self, forKey: .ingredients),
      confidence: try container.decodeIfPresent(Confidence.self, forKey: .confidence),
      needsReview: try container.decode(Bool.self, forKey: .needsReview),
      evidence: try container.decode(Evidence.self, forKey: .evidence),
      otherLanguages: try container.decode([String].self, forKey: .otherLanguages),
      others: try container.decodeIfPresent([OtherIngredients].self, forKey: .others) ?? [])
  }

  /// Writes every key, an absent value as `null`. The source is written only for a list that no
  /// label prints. Other sources' lists are written only where there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if source != .ocr { try container.encode(source, forKey: .source) }
    if !others.isEmpty { try container.encode(others, forKey: .others) }
    try container.encode(language, forKey: .language)
    try container.encode(text, forKey: .text)
    try container.encode(ingredients, forKey: .ingredients)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(needsReview, forKey: .needsReview)
    try container.encode(evidence, forKey: .evidence)
    try container.encode(otherLanguages, forKey: .otherLanguages)
  }
}
