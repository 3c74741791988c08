public import Foundation
import LabelModel

/// A number with its unit's spelling, as truth files and records give it.
///
/// Evaluation compares files of other programs too, so the unit is kept as it was written.
public struct PrintedValue: Hashable, Sendable, Codable {
  /// The number.
  public var value: Decimal
  /// The unit as written, `nil` for grams.
  public var unit: String?

  /// Creates a value.
  public init(_ value: Decimal, _ unit: String? = nil) {
    self.value = value
    self.unit = unit
  }

  /// Creates a value of a quantity.
  init(_ quantity: Quantity) {
    self.init(quantity.value, quantity.unit.rawValue)
  }

  /// The amount in grams (per 100 g for a percentage) or in its energy unit, `nil` for a unit that
  /// evaluation cannot compare.
  var comparable: Decimal? {
    switch unit {
    case nil, "": value
    case "kj": value
    case "ug": Quantity(value, .microgram).normalized
    case "ml", "kcal/kg": nil
    case .some(let unit): NutrientUnit(rawValue: unit).flatMap { Quantity(value, $0).normalized }
    }
  }

  /// Whether two values are the same amount: within 10⁻⁶, absolutely and relatively to `other`,
  /// which is room for the rounding of other programs' binary numbers and for nothing else.
  func isSameAmount(as other: PrintedValue) -> Bool {
    guard let own = comparable, let wanted = other.comparable else { return false }
    let tolerance = Decimal(sign: .plus, exponent: -6, significand: 1)
    return (own - wanted).magnitude < tolerance + tolerance * wanted.magnitude
  }

  /// The number and its unit, `10.5 %` say.
  public var text: String { unit.map { "\(value) \($0)" } ?? "\(value)" }
}
