import Foundation
import LabelModel

/// The energy of a kilogram that a pet food's label states agrees with that of its constituents
/// (docs/rules.md, rule 8).
///
/// Either may be misread. The energy may be that of 100 g, or a moisture of 8 % may be read as 80 %.
struct CalorieContentAgreesWithConstituents: PanelRule {
  let rule = FindingRule.calorieContentAgreesWithConstituents

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.subject == .petFood, panel.basis == .asFed || panel.basis == .per100g,
      let calculated = panel.calculatedEnergy,
      let stated = panel.calorieContent?.quantity.normalized,
      let constituents = panel.energyGivers,
      isEnergyOfAnotherAmount(
        NSDecimalNumber(decimal: stated).doubleValue, calculated: calculated)
    else { return [] }
    return [
      Finding(
        rule: rule, severity: .error,
        message: .energyIsNotItsParts(
          .energyKcal, stated: whole(stated * 10), calculated: Int((calculated * 10).rounded()),
          fat: constituents.fat * 10, carbohydrates: constituents.carbohydrates * 10,
          protein: constituents.protein * 10),
        fields: ["calorieContent"])
    ]
  }

  var accepted: [RecordPanel] {
    [
      panel(860), panel(1_500), panel(450), panel(nil),
      panel(3_500, calculated: nil),
    ]
  }
  var refused: [RecordPanel] { [panel(3_500), panel(86)] }

  /// A wet food of 86.3 kcal in 100 g, which states `kilocalories` of a kilogram.
  private func panel(_ kilocalories: Decimal?, calculated: Double? = 86.3) -> RecordPanel {
    var panel = RecordPanel.petFood(.wet, [10, 5, 0.5, 80, 2])
    panel.calculatedEnergy = calculated
    panel.calorieContent = kilocalories.map {
      NutrientValue(Quantity($0, .kilocaloriePerKilogram), source: .ocr)
    }
    return panel
  }
}

extension RecordPanel {
  /// The grams of protein, fat and carbohydrate by difference in 100 g of a pet food; `nil` without its constituents.
  fileprivate var energyGivers: (protein: Decimal, fat: Decimal, carbohydrates: Decimal)? {
    guard let protein = amount(.protein), let fat = amount(.fat) else { return nil }
    let rest = [Nutrient.fiber, .moisture, .ash].compactMap(amount).reduce(0, +)
    return (protein, fat, max(100 - protein - fat - rest, 0))
  }
}

/// Whether a pet food's stated energy of 100 g is that of another amount, a kilogram or a can.
///
/// The factors of pet food fit real foods within a third. An energy above twice the calculated one,
/// or below half of it, is therefore of another amount. 10 kcal are for rounding and for the bounds
/// of a guaranteed analysis. Both numbers are set by hand.
///
/// - Parameters:
///   - stated: the stated energy of 100 g, in kcal.
///   - calculated: the energy of 100 g by calculation, in kcal.
/// - Returns: whether it is.
package func isEnergyOfAnotherAmount(_ stated: Double, calculated: Double) -> Bool {
  let margin = 10.0
  return stated > 2 * calculated + margin || stated < calculated / 2 - margin
}
