import Foundation

/// The value of another source for a nutrient whose value is already taken.
public struct OtherValue: Hashable, Sendable {
  /// The source of the value.
  public var source: Source
  /// The amount.
  public var quantity: Quantity
  /// A sign that belongs to the number.
  public var modifier: Modifier?

  /// Creates another value.
  public init(source: Source, quantity: Quantity, modifier: Modifier? = nil) {
    self.source = source
    self.quantity = quantity
    self.modifier = modifier
  }
}

extension OtherValue: Codable {
  private enum CodingKeys: String, CodingKey { case source, value, unit, modifier }

  /// Reads the record's form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      source: try container.decode(Source.self, forKey: .source),
      quantity: Quantity(
        try container.decode(Decimal.self, forKey: .value),
        try container.decode(NutrientUnit.self, forKey: .unit)),
      modifier: try container.decodeIfPresent(Modifier.self, forKey: .modifier))
  }

  /// Writes every key; a missing one is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(quantity.value, forKey: .value)
    try container.encode(quantity.unit, forKey: .unit)
    try container.encode(modifier, forKey: .modifier)
  }
}
