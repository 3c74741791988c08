package import LabelModel

/// One value before its acceptance, with the context that rules need.
package struct Field: Hashable, Sendable {
  /// The nutrient of the amount.
  package var nutrient: Nutrient
  /// The amount.
  package var quantity: Quantity
  /// The sign before the amount: `<` for "less than".
  package var modifier: Modifier?
  /// The basis of the amount, `nil` when unknown.
  package var basis: Basis?
  /// The source of the amount.
  package var source: Source
  /// The kind of product, `nil` when it is unknown.
  package var subject: Subject?
  /// A pet food's type.
  package var foodType: FoodType?
  /// Whether nothing told the food type, so that it is only assumed.
  package var foodTypeIsAssumed: Bool
  /// The animals of the pet food, `nil` when no word names them.
  package var audience: LimitAudience?
  /// The limits of a pet food's nutrients.
  package var limits: FieldLimits
  /// The size of a serving, when ``basis`` is a serving.
  package var servingSize: Quantity?

  /// Creates a field.
  package init(
    _ nutrient: Nutrient, _ quantity: Quantity, modifier: Modifier? = nil, basis: Basis?,
    source: Source, subject: Subject?, foodType: FoodType? = nil, foodTypeIsAssumed: Bool = false,
    audience: LimitAudience? = nil, limits: FieldLimits = .standard, servingSize: Quantity? = nil
  ) {
    self.nutrient = nutrient
    self.quantity = quantity
    self.modifier = modifier
    self.basis = basis
    self.source = source
    self.subject = subject
    self.foodType = foodType
    self.foodTypeIsAssumed = foodTypeIsAssumed
    self.audience = audience
    self.limits = limits
    self.servingSize = servingSize
  }
}
