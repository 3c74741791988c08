import FoodScience
import Foundation
import LabelModel
import Languages

extension ProductRecord {
  /// Refuses a database's energy of a pet food that its own constituents contradict.
  ///
  /// Databases have energies of a kilogram, a can or a pouch as those of 100 g. The factors of pet food fit real foods
  /// within a third. An energy of more than twice the calculated one, or less than half of it, is therefore of another
  /// amount. Without all constituents nothing is calculated, and nothing refused.
  mutating func refuseContradictoryEnergy() {
    guard subject == .petFood, basis == .asFed || basis == .per100g,
      let calculated = energy?.kcalPer100g, let protein = nutrients[.protein]?.quantity.normalized,
      let fat = nutrients[.fat]?.quantity.normalized
    else { return }
    let others = [Nutrient.fiber, .moisture, .ash].compactMap { nutrients[$0]?.quantity.normalized }
    let carbohydrates = max(100 - protein - fat - others.reduce(0, +), 0)
    for nutrient in [Nutrient.energyKcal, .energyKJ] {
      guard let value = nutrients[nutrient], value.source == .api,
        let amount = value.quantity.normalized
      else { continue }
      let isKilojoules = nutrient == .energyKJ
      let factor = isKilojoules ? FoodEnergy.kilojoulesPerKilocalorie : 1
      let stated = NSDecimalNumber(decimal: amount).doubleValue / factor
      guard stated > 2 * calculated + margin || stated < calculated / 2 - margin else { continue }
      func said(_ kilocalories: Double) -> MessageArgument {
        .count(Int((kilocalories * factor).rounded()))
      }
      let energies: [MessageParameter: MessageArgument] =
        isKilojoules
        ? [.kilojoules: said(stated), .otherKilojoules: said(calculated)]
        : [.kilocalories: said(stated), .otherKilocalories: said(calculated)]
      let parts: [MessageParameter: MessageArgument] = [
        .fat: .number(fat), .carbohydrates: .number(carbohydrates), .protein: .number(protein),
      ]
      nutrients[nutrient] = nil
      rejected.append(
        RejectedValue(
          nutrient: nutrient, source: .api, quantity: value.quantity, basis: basis,
          rule: .energyAgreesWithMacronutrients,
          message: Message(
            isKilojoules ? .energyIsNotItsParts : .kilocaloriesAreNotTheirParts,
            energies.merging(parts) { energy, _ in energy })))
    }
  }
}

/// Kilocalories that rounding and the bounds of a guaranteed analysis explain.
private let margin = 10.0
