package import FoodDiary
import Foundation
package import LabelModel

/// Returns `grams` of the product of `record` as a pet is given it on `day`.
///
/// The energy is the label's where it states one, else that by calculation (modified Atwater). The
/// carbohydrates' part of it is always by calculation. It is `nil` where the label does not state
/// enough, and where its energy contradicts its constituents.
package func feeding(
  _ grams: Double, of record: ProductRecord, called name: String, on day: LocalDay
) -> Feeding {
  let isContradicted = record.findings.contains {
    $0.rule == .calorieContentAgreesWithConstituents
  }
  let energy =
    isContradicted
    ? nil : (statedEnergy(of: record) ?? record.energy?.kcalPer100g).map { $0 * grams / 100 }
  let share = record.energy.flatMap { $0.kcalPer100g > 0 ? $0.carbohydrates / $0.kcalPer100g : nil }
  return Feeding(
    day: day, product: name, grams: grams, energyKcal: energy,
    carbohydrateKcal: energy.flatMap { energy in share.map { $0 * energy } })
}

/// The kilocalories that are stated of a kilogram or of 100 g, in 100 g; `nil` for none.
private func statedEnergy(of record: ProductRecord) -> Double? {
  func amount(_ value: NutrientValue?) -> Double? {
    value?.quantity.normalized.map { NSDecimalNumber(decimal: $0).doubleValue }
  }
  if let content = amount(record.calorieContent) { return content }
  guard record.basis == .asFed || record.basis == .per100g else { return nil }
  return amount(record.nutrients[.energyKcal])
    ?? amount(record.nutrients[.energyKJ]).map { $0 / FoodEnergy.kilojoulesPerKilocalorie }
}
