public import Foundation

/// A printed amount: a decimal number with its unit.
///
/// `Decimal` keeps what was printed: 2.9 stays 2.9.
public struct Quantity: Hashable, Sendable, Codable {
  /// The number as printed, in ``unit``.
  public var value: Decimal
  /// Its unit.
  public var unit: NutrientUnit

  /// Creates a quantity.
  public init(_ value: Decimal, _ unit: NutrientUnit) {
    self.value = value
    self.unit = unit
  }

  /// The amount in the unit that comparisons use, `nil` when the unit has no such unit. Masses are
  /// in grams, and energy is unchanged. A percentage is grams per 100 g; g/kg and mg/kg are per 100
  /// g, too.
  public var normalized: Decimal? {
    switch unit {
    case .gram, .percent, .kilocalorie, .kilojoule, .millilitre: value
    case .milligram: value / 1_000
    case .microgram: value / 1_000_000
    case .gramPerKilogram: value / 10
    case .milligramPerKilogram: value / 10_000
    case .kilocaloriePerKilogram: value / 10
    case .internationalUnit, .internationalUnitPerKilogram: nil
    }
  }
}
