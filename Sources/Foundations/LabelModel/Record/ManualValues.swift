/// A person's statements about a product.
public struct ManualValues: Hashable, Sendable {
  /// Amounts on ``basis``.
  public var nutrients: [Nutrient: Quantity]
  /// The basis of ``nutrients``; `nil` for the basis that the record has anyway.
  public var basis: Basis?
  /// The kind of product.
  public var subject: Subject?
  /// The product's name.
  public var name: String?
  /// The product's brand.
  public var brand: String?
  /// The product's number.
  public var barcode: GTIN?
  /// The food type, which then nothing else decides.
  public var foodType: FoodType?
  /// The values that the person refuses.
  public var rejections: Set<Rejection>

  /// Nothing said.
  public static let none = ManualValues()

  /// Creates manual values.
  public init(
    nutrients: [Nutrient: Quantity] = [:], basis: Basis? = nil, subject: Subject? = nil,
    name: String? = nil, brand: String? = nil, barcode: GTIN? = nil, foodType: FoodType? = nil,
    rejections: Set<Rejection> = []
  ) {
    self.nutrients = nutrients
    self.basis = basis
    self.subject = subject
    self.name = name
    self.brand = brand
    self.barcode = barcode
    self.foodType = foodType
    self.rejections = rejections
  }
}
