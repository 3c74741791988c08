/// A food as a source knows it: amounts, and how much food they are of.
package struct FoundFood: Hashable, Sendable, Codable {
  /// The source's name for it.
  package var name: String
  /// The brand, if it has one.
  package var brand: String?
  /// The amounts in ``per`` of it.
  package var amounts: FoodAmounts
  /// The portion of ``amounts``: 100 g, 100 ml, a serving, an earlier meal; `nil` when the source does
  /// not say.
  package var per: Portion?
  /// The mass or volume of a serving, in grams or millilitres.
  package var serving: Portion?
  /// The source of the food.
  package var source: FoodSource
  /// The match of its name and the typed words.
  package var match: NameMatch

  /// Creates a food.
  package init(
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
  package var title: String { [name, brand].compactMap { $0 }.joined(separator: ", ") }
}
