import FoodScience
import Foundation
import LabelModel
import LabelValidation

extension ProductRecord {
  /// Refuses a database's energy of a pet food that its own constituents contradict. The next source shows through.
  ///
  /// Databases have energies of a kilogram, a can or a pouch as those of 100 g (``isEnergyOfAnotherAmount(_:calculated:)``).
  /// Without all constituents nothing is calculated, and nothing refused.
  mutating func refuseContradictoryEnergy() {
    guard subject == .petFood, basis == .asFed || basis == .per100g,
      let calculated = energy?.kcalPer100g, let protein = nutrients[.protein]?.quantity.normalized,
      let fat = nutrients[.fat]?.quantity.normalized
    else { return }
    let hidden = hiddenAmounts(of: self)
    let rest = [Nutrient.fiber, .moisture, .ash].compactMap { nutrients[$0]?.quantity.normalized }
    let carbohydrates = max(100 - protein - fat - rest.reduce(0, +), 0)
    for nutrient in [Nutrient.energyKcal, .energyKJ] {
      guard let value = nutrients[nutrient], value.source == .api,
        let amount = value.quantity.normalized
      else { continue }
      let factor = nutrient == .energyKJ ? FoodEnergy.kilojoulesPerKilocalorie : 1
      let stated = NSDecimalNumber(decimal: amount).doubleValue / factor
      guard isEnergyOfAnotherAmount(stated, calculated: calculated) else { continue }
      func whole(_ kilocalories: Double) -> Int { Int((kilocalories * factor).rounded()) }
      nutrients[nutrient] = NutrientValue.showing(value.ofSources.filter { $0.source != .api })
      rejected.append(
        RejectedValue(
          nutrient: nutrient, source: .api, quantity: value.quantity, basis: basis,
          rule: .energyAgreesWithMacronutrients,
          message: .energyIsNotItsParts(
            nutrient, stated: whole(stated), calculated: whole(calculated), fat: fat,
            carbohydrates: carbohydrates, protein: protein)))
    }
    // A typed amount that shows now is hidden no longer.
    let shown = Set(hidden).subtracting(hiddenAmounts(of: self))
    findings.removeAll(where: shown.contains)
  }
}
