/// A food as a source knows it: amounts, and how much food they are of.
public struct FoundFood: Hashable, Sendable, Codable {
  /// The source's name for it.
  public var name: String
  /// The brand, if it has one.
  public var brand: String?
  /// The amounts in ``per`` of it.
  public var amounts: FoodAmounts
  /// The portion of ``amounts``: 100 g, 100 ml, a serving, an earlier meal; `nil` when the source does
  /// not say.
  public var per: Portion?
  /// The mass or volume of a serving, in grams or millilitres.
  public var serving: Portion?
  /// The source of the food.
  public var source: FoodSource
  /// The match of its name and the typed words.
  public var match: NameMatch

  /// Creates a food.
  public init(
    name: String, brand: String? = nil, amounts: FoodAmounts, per: Portion?,
    serving: Portion? = nil, source: FoodSource, match: NameMatch
  ) {
    self.name = name
    self.brand = brand
    self.amounts = amounts
    self.per = per
    self.serving = serving
    self.source = source
    self.match = match
  }

  /// Name and brand.
  public var title: String { [name, brand].compactMap { $0 }.joined(separator: ", ") }
}
