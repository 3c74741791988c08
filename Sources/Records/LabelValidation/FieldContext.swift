package import LabelModel

/// The facts that the fields of all sources are checked against.
package struct FieldContext: Hashable, Sendable {
  /// The kind of product, `nil` when it is unknown.
  package var subject: Subject?
  /// A pet food's type.
  package var foodType: FoodType?
  /// Whether nothing told the food type, so that it is only assumed.
  package var foodTypeIsAssumed: Bool
  /// The animal of a pet food, and the food's part of its diet.
  package var use: PetFoodUse?
  /// The limits of a pet food's nutrients.
  package var limits: FieldLimits

  /// Creates a context.
  package init(
    subject: Subject?, foodType: FoodType?, foodTypeIsAssumed: Bool = false,
    use: PetFoodUse? = nil, limits: FieldLimits = .standard
  ) {
    self.subject = subject
    self.foodType = foodType
    self.foodTypeIsAssumed = foodTypeIsAssumed
    self.use = use
    self.limits = limits
  }

  /// Returns a value that is refused, and whether it may be right all the same.
  func rejection(
    _ nutrient: Nutrient, _ quantity: Quantity, modifier: Modifier? = nil, basis: Basis?,
    source: Source, servingSize: Quantity?, evidence: Evidence? = nil
  ) -> (value: RejectedValue, mayBeRight: Bool)? {
    let field = Field(
      nutrient, quantity, modifier: modifier, basis: basis, source: source, subject: subject,
      foodType: foodType, foodTypeIsAssumed: foodTypeIsAssumed,
      audience: foodType.flatMap { LimitAudience(of: use, $0) }, limits: limits,
      servingSize: servingSize)
    guard let refusal = refusal(of: field) else { return nil }
    let value = RejectedValue(
      nutrient: nutrient, source: source, quantity: quantity, basis: basis, rule: refusal.rule,
      message: refusal.message, evidence: evidence)
    return (value, refusal.mayBeRight)
  }
}
