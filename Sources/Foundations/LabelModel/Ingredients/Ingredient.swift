public import Foundation

/// One entry of a list of ingredients, with what it is itself made of.
public struct Ingredient: Hashable, Sendable, Codable {
  /// The greatest depth of a tree of ingredients; the outermost list is 1.
  ///
  /// No label nests half as deep; whatever a text holds, code that walks a tree needs no more stack.
  public static let deepest = 8

  /// The name as printed, without what the other properties hold: `soy lecithin`, `E 322`.
  public var name: String
  /// The share of the whole product in percent, as printed; `nil` when none is.
  public var percent: Decimal?
  /// Whether ``percent`` is a least or a greatest share.
  public var bound: Bound?
  /// The class that an additive is named by, as in `emulsifier: soy lecithin`.
  public var additiveClass: AdditiveClass?
  /// The additive's number without spaces, its letter small: `E322`, `E472e`, `E160a`.
  ///
  /// Only a printed number; it is not looked up by name.
  public var eNumber: String?
  /// The footnotes that asterisks refer to, and sayings in parentheses that name no ingredient.
  public var remarks: [String]
  /// Its own ingredients, in the printed order.
  public var ingredients: [Ingredient]

  /// Creates an ingredient.
  public init(
    name: String, percent: Decimal? = nil, bound: Bound? = nil,
    additiveClass: AdditiveClass? = nil, eNumber: String? = nil, remarks: [String] = [],
    ingredients: [Ingredient] = []
  ) {
    self.name = name
    self.percent = percent
    self.bound = bound
    self.additiveClass = additiveClass
    self.eNumber = eNumber
    self.remarks = remarks
    self.ingredients = ingredients
  }

  /// Writes every key; what is absent is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(percent, forKey: .percent)
    try container.encode(bound, forKey: .bound)
    try container.encode(additiveClass, forKey: .additiveClass)
    try container.encode(eNumber, forKey: .eNumber)
    try container.encode(remarks, forKey: .remarks)
    try container.encode(ingredients, forKey: .ingredients)
  }

  /// This ingredient and all within it, as they are printed.
  public var flattened: [Ingredient] { [self] + ingredients.flatMap(\.flattened) }
}
