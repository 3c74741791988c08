import Foundation

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
