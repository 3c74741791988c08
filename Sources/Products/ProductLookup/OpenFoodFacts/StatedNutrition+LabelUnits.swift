import Foundation
import LabelModel

// The services state a food's vitamins and minerals in grams: 5 µg are 0.000005 g. Labels state them in
// milligrams and micrograms (EU 1169/2011, annex XIII).
extension StatedNutrition {
  /// Returns the amounts of a food in the units of labels.
  func inLabelUnits() -> StatedNutrition {
    var changed = self
    changed.per100 = per100.inLabelUnits()
    changed.perServing = perServing.inLabelUnits()
    return changed
  }
}

extension StatedNutrition.Table {
  fileprivate func inLabelUnits() -> StatedNutrition.Table {
    var changed = self
    for (nutrient, value) in values where value.quantity.unit == .gram {
      guard let unit = Self.labelUnit(of: nutrient) else { continue }
      let factor: Decimal = unit == .microgram ? 1_000_000 : 1_000
      changed.values[nutrient]?.quantity = Quantity(value.quantity.value * factor, unit)
    }
    return changed
  }

  /// The unit of a vitamin's or mineral's amount; `nil` for other nutrients, which labels state in grams.
  ///
  /// It is that of the daily dose in annex XIII: micrograms for the vitamins A and D.
  private static func labelUnit(of nutrient: Nutrient) -> NutrientUnit? {
    guard nutrient.row.isInMilligrams else { return nil }
    let dose = nutrient.row.dailyDoses.first
    return dose.map { $0 < 1_000 } == true ? .microgram : .milligram
  }
}
