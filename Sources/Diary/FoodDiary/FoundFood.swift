/// A food as a source knows it: amounts, and how much food they are of.
public struct FoundFood: Hashable, Sendable, Codable {
  /// What the source calls it.
  public var name: String
  /// The brand, if it has one.
  public var brand: String?
  /// What ``per`` of it holds.
  public var amounts: FoodAmounts
  /// How much ``amounts`` are of: 100 g, 100 ml, a serving, what was eaten before; `nil` when the source does
  /// not say.
  public var per: Portion?
  /// How much a serving is, in grams or millilitres.
  public var serving: Portion?
  /// Where it was found.
  public var source: FoodSource
  /// How its name fits what was typed.
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
