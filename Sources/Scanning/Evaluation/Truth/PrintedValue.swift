package import Foundation
import LabelModel

/// A number with its unit's spelling, as truth files and records give it.
///
/// Evaluation compares files of other programs too, so unit, bound and sign are kept as written.
package struct PrintedValue: Hashable, Sendable, Codable {
  /// The number.
  package var value: Decimal
  /// The unit as written, `nil` for grams.
  package var unit: String?
  /// `minimum` or `maximum` for a guarantee, `nil` for other values.
  package var bound: String?
  /// The sign that belongs to the number, such as `<`; `nil` for a plain number.
  package var modifier: String?

  /// Creates a value.
  package init(
    _ value: Decimal, _ unit: String? = nil, bound: String? = nil, modifier: String? = nil
  ) {
    self.value = value
    self.unit = unit
    self.bound = bound
    self.modifier = modifier
  }

  /// Creates a value of a quantity.
  init(_ quantity: Quantity, bound: Bound? = nil, modifier: Modifier? = nil) {
    self.init(
      quantity.value, quantity.unit.rawValue, bound: bound?.rawValue, modifier: modifier?.rawValue)
  }

  /// The amount in grams (per 100 g for a percentage) or in its energy unit.
  ///
  /// `nil` for a unit that evaluation cannot compare.
  var comparable: Decimal? {
    switch unit {
    case nil, "": value
    case "kj": value
    case "ug": Quantity(value, .microgram).normalized
    case "ml", "kcal/kg": nil
    case .some(let unit): NutrientUnit(rawValue: unit).flatMap { Quantity(value, $0).normalized }
    }
  }

  /// Whether two values are the same amount.
  ///
  /// The tolerance is 10⁻⁶, absolute and relative to `other`: room for the binary numbers of other programs.
  func isSameAmount(as other: PrintedValue) -> Bool {
    guard let own = comparable, let wanted = other.comparable else { return false }
    let tolerance = Decimal(sign: .plus, exponent: -6, significand: 1)
    return (own - wanted).magnitude < tolerance + tolerance * wanted.magnitude
  }

  /// Whether both have one number and unit, also of units that cannot be converted.
  func isWritten(as other: PrintedValue) -> Bool {
    isSameAmount(as: other) || value == other.value && unit == other.unit
  }

  /// Whether both have one number in units that make it different amounts.
  func differsInUnit(from other: PrintedValue) -> Bool {
    value == other.value && !isSameAmount(as: other)
  }

  /// The number with bound, sign and unit, such as `minimum 10.5 %`.
  package var text: String {
    let number = (modifier ?? "") + (modifier == Modifier.traces.rawValue ? " " : "") + "\(value)"
    return [bound, number, unit].compactMap { $0 }.joined(separator: " ")
  }
}
