public import LabelModel

/// One value before its acceptance, with the context that rules need.
public struct Field: Hashable, Sendable {
  /// The nutrient of the amount.
  public var nutrient: Nutrient
  /// The amount.
  public var quantity: Quantity
  /// The basis of the amount, `nil` when unknown.
  public var basis: Basis?
  /// The source of the amount.
  public var source: Source
  /// The kind of product, `nil` when it is unknown.
  public var subject: Subject?
  /// A pet food's type.
  public var foodType: FoodType?
  /// Whether nothing told the food type, so that it is only assumed.
  public var foodTypeIsAssumed: Bool
  /// The animals of the pet food, `nil` when no word names them.
  public var audience: LimitAudience?
  /// The limits of a pet food's nutrients.
  public var limits: FieldLimits
  /// The size of a serving, when ``basis`` is a serving.
  public var servingSize: Quantity?

  /// Creates a field.
  public init(
    _ nutrient: Nutrient, _ quantity: Quantity, basis: Basis?, source: Source,
    subject: Subject?, foodType: FoodType? = nil, foodTypeIsAssumed: Bool = false,
    audience: LimitAudience? = nil, limits: FieldLimits = .standard, servingSize: Quantity? = nil
  ) {
    self.nutrient = nutrient
    self.quantity = quantity
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
