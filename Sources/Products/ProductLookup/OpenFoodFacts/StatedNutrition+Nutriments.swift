import Foundation
import LabelModel

// The product schema before 1003 is one flat map. Its keys are `nid`, `nid_100g`, `nid_serving`,
// `nid_value`, `nid_unit`, `nid_modifier`. The suffixed numbers are in grams (energy in kJ or
// kcal), whatever the entered unit was. Pet food has `nid_1kg` besides.
extension StatedNutrition {
  /// Reads a product's `nutriments`; empty when it has none.
  ///
  /// Values as sold only. Those of the prepared food (`nid_prepared_100g`) are not about the food
  /// of the label's main column.
  init(nutrimentsOf product: JSONValue, subject: Subject) {
    guard let nutriments = product["nutriments"] else { return }
    // One suffix is used for both 100 g and 100 ml.
    let isLiquid =
      product["nutrition_data_per"]?.text == "100ml"
      || product["product_quantity_unit"]?.text?.lowercased() == "ml"
    basis = isLiquid ? .per100ml : .per100g
    let isEnteredPerServing = product["nutrition_data_per"]?.text == "serving"
    per100 = Table(
      nutriments, suffixes: ["_100g", "_1kg"], subject: subject, isEntered: !isEnteredPerServing)
    perServing = Table(
      nutriments, suffixes: ["_serving"], subject: subject, isEntered: isEnteredPerServing)
    if Self.isDenied(product) { leaveOutAll() }
  }
}

extension StatedNutrition.Table {
  /// Reads the columns `suffixes`, the first that has a value. `isEntered` is whether the
  /// contributor's own numbers (`nid_value`) are on the same basis.
  fileprivate init(
    _ nutriments: JSONValue, suffixes: [String], subject: Subject, isEntered: Bool
  ) {
    for (nutrient, keys) in OpenFoodFactsNutrients.keys(for: subject) {
      for key in keys where values[nutrient] == nil {
        take(key, of: nutriments, suffixes: suffixes, isEntered: isEntered, for: nutrient)
      }
    }
    // `energy` alone is in kJ when that is what was entered, and computed from kcal otherwise.
    if values[.energyKJ] == nil, nutriments["energy_unit"]?.text?.lowercased() == "kj" {
      take("energy", of: nutriments, suffixes: suffixes, isEntered: isEntered, for: .energyKJ)
    }
  }

  private mutating func take(
    _ key: String, of nutriments: JSONValue, suffixes: [String], isEntered: Bool,
    for nutrient: Nutrient
  ) {
    let modifier = nutriments["\(key)_modifier"]
    let column = suffixes.map {
      (suffix: $0, number: StatedNumber(nutriments[key + $0], modifier: modifier))
    }.first { $0.number != .missing }
    guard let column else { return }
    let spelling = nutriments["\(key)_unit"]?.text ?? ""
    let normalizedUnit = OpenFoodFactsNutrients.normalizedUnit(of: nutrient)
    guard let unit = spelling.isEmpty ? normalizedUnit : OpenFoodFactsNutrients.unit(spelling)
    else {
      leaveOut(
        nutrient, key,
        because: MessageClause(.unitIsUnknown, [.spelling: .text(String(spelling.prefix(20)))]))
      return
    }
    if OpenFoodFactsNutrients.isPerKilogram(unit) || unit == .internationalUnit {
      // How the service converts these is not documented; what was entered is plain.
      guard isEntered || unit != .internationalUnit else {
        leaveOut(nutrient, key, because: MessageClause(.unitsHaveAnotherBasis))
        return
      }
      take(
        StatedNumber(nutriments["\(key)_value"], modifier: modifier), unit, for: nutrient, key)
      return
    }
    let number = column.suffix == "_1kg" ? column.number / 10 : column.number
    // An entered percentage is a share. The service computes a serving's amount of it in grams.
    let isPercent = unit == .percent && (isEntered || column.suffix != "_serving")
    take(number, isPercent ? .percent : normalizedUnit, for: nutrient, key)
  }
}

extension StatedNumber {
  /// A number divided; anything else unchanged.
  static func / (number: StatedNumber, divisor: Decimal) -> StatedNumber {
    guard case .number(let value, let modifier) = number else { return number }
    return .number(value / divisor, modifier)
  }
}
