import Foundation
import LabelModel

/// An amount as Open (Pet) Food Facts takes it, in its form and in its table.
struct FormAmount {
  /// The sign of the amount and its number.
  let text: String
  /// The unit, one that the databases know.
  let unit: String

  /// Converts `value` of `nutrient`, which the databases call `name`.
  ///
  /// The databases have no units per kilogram, and assays of pet food in percent only. `nil` for an amount that cannot
  /// be said in their units.
  init?(
    _ value: NutrientValue, of nutrient: Nutrient, named name: String, in record: ProductRecord
  ) {
    guard let (number, unit) = Self.amount(value.quantity, nutrient, name, record) else {
      return nil
    }
    text = Self.sign(of: value) + "\(number)"
    self.unit = unit
  }

  /// The databases' name of what a record's amounts refer to, `nil` for what they have no word for.
  ///
  /// A serving counts only where its size is known.
  static func basis(of record: ProductRecord) -> String? {
    // The databases store amounts of prepared food from this form under a key that no reader uses.
    guard record.preparation != .prepared else { return nil }
    return switch record.basis {
    case .asFed, .per100g: "100g"
    case .per100ml: "100ml"
    case .perServing: record.servingSize == nil ? nil : "serving"
    case .dryMatter, nil: nil
    }
  }

  /// The size of the serving that a record's amounts refer to; `nil` for amounts of 100 g or 100 ml.
  static func servingSize(of record: ProductRecord) -> String? {
    guard record.basis == .perServing, let size = record.servingSize else { return nil }
    return "\(size.value) \(size.unit.rawValue)"
  }

  private static func sign(of value: NutrientValue) -> String {
    switch (value.modifier, value.bound) {
    case (.lessThan, _): "< "
    case (.greaterThan, _): "> "
    // The databases keep the word "traces" as about 0 (Food.pm of openfoodfacts-server).
    case (.about, _), (.traces, _): "~ "
    case (nil, .minimum): "≥ "
    case (nil, .maximum): "≤ "
    case (nil, nil): ""
    }
  }

  private static func amount(
    _ quantity: Quantity, _ nutrient: Nutrient, _ name: String, _ record: ProductRecord
  ) -> (number: Decimal, unit: String)? {
    let isAssay = name.hasPrefix("crude-") || name == "moisture"
    let isPerMass = record.basis == .asFed || record.basis == .per100g
    let hasInternationalUnit = nutrient.row.hasInternationalUnit
    switch quantity.unit {
    case .kilojoule where nutrient == .energyKJ, .kilocalorie where nutrient == .energyKcal:
      return (quantity.value, quantity.unit.rawValue)
    case .kilocaloriePerKilogram where nutrient == .energyKcal && isPerMass:
      return (quantity.value / 10, "kcal")
    case .percent where isPerMass, .gram where isPerMass && isAssay:
      return (quantity.value, isAssay ? "%" : "g")
    case .gram, .milligram, .microgram:
      return isAssay ? nil : (quantity.value, quantity.unit.rawValue)
    case .gramPerKilogram where isPerMass:
      return (quantity.value / 10, isAssay ? "%" : "g")
    case .milligramPerKilogram where isPerMass && !isAssay:
      return (quantity.value / 10, "mg")
    case .internationalUnit where hasInternationalUnit:
      return (quantity.value, "IU")
    case .internationalUnitPerKilogram where hasInternationalUnit && isPerMass:
      return (quantity.value / 10, "IU")
    default: return nil
    }
  }
}
