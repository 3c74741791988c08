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

/// The reason why a value is refused.
public struct Refusal: Hashable, Sendable {
  /// The rule that does not hold.
  public var rule: FindingRule
  /// The fault and its numbers.
  public var message: Message
  /// Whether the value may be right all the same, so that it is offered for review too.
  public var mayBeRight: Bool

  /// Creates a refusal.
  public init(rule: FindingRule, message: Message, mayBeRight: Bool = false) {
    self.rule = rule
    self.message = message
    self.mayBeRight = mayBeRight
  }
}

/// A fact that must hold for a value before it is accepted.
package protocol FieldRule: Sendable {
  /// Returns why `field` is refused, `nil` when the fact holds or does not apply.
  func refusal(of field: Field) -> Refusal?
  /// Fields that the rule must accept.
  var accepted: [Field] { get }
  /// Fields that the rule must refuse.
  var refused: [Field] { get }
}
