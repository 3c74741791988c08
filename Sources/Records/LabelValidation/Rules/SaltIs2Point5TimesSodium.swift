import Foundation
import LabelModel

/// A food's salt is 2.5 × its sodium, as exactly as both are printed (docs/rules.md, rule 9).
///
/// Each number may be off by half a unit of its last printed digit, and the factor by 2 %. Some
/// labels use 2.54, the ratio of the molar masses. Salt of 1 g and more is rounded to 0.1 g (EU
/// guidance on tolerances, 2012). A "1 g" is therefore as exact as "1.0 g".
struct SaltIs2Point5TimesSodium: PanelRule {
  let rule = FindingRule.saltIs2Point5TimesSodium

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.subject == .food, let salt = panel.values[.salt],
      let sodium = panel.values[.sodium],
      salt.modifier == nil, sodium.modifier == nil,
      let saltGrams = salt.quantity.normalized, let sodiumGrams = sodium.quantity.normalized
    else { return [] }
    let expected = sodiumGrams * 5 / 2
    let tolerance =
      halfDigit(salt.quantity) + halfDigit(sodium.quantity) * 5 / 2 + expected * 2 / 100
    guard abs(saltGrams - expected) > tolerance else { return [] }
    return [
      finding(
        .saltIsNotSodium, [.part: .number(saltGrams), .whole: .number(sodiumGrams)],
        [.salt, .sodium])
    ]
  }

  private func halfDigit(_ quantity: Quantity) -> Decimal {
    let digit = Decimal(sign: .plus, exponent: min(quantity.value.exponent, 0), significand: 1)
    return min(Quantity(digit, quantity.unit).normalized ?? 0, Self.coarsestDigit) / 2
  }

  private static let coarsestDigit = Decimal(1) / 10

  private func panel(_ salt: Quantity, _ sodium: Quantity) -> RecordPanel {
    RecordPanel(
      subject: .food, basis: .per100g,
      values: [
        .salt: NutrientValue(salt, source: .ocr), .sodium: NutrientValue(sodium, source: .ocr),
      ])
  }

  var accepted: [RecordPanel] {
    [
      panel(Quantity(1, .gram), Quantity(400, .milligram)),
      panel(Quantity(1.25, .gram), Quantity(0.5, .gram)),
      panel(Quantity(0.3, .gram), Quantity(0.1, .gram)),
      panel(Quantity(0, .gram), Quantity(0, .gram)),
      panel(Quantity(2.54, .gram), Quantity(1000, .milligram)),
      .food([.salt: 1]), .food([.sodium: 9]),
    ]
  }
  var refused: [RecordPanel] {
    [
      panel(Quantity(1.25, .gram), Quantity(5.0, .gram)),
      panel(Quantity(1, .gram), Quantity(1, .gram)),
      panel(Quantity(0.4, .gram), Quantity(400, .milligram)),
      panel(Quantity(12.5, .gram), Quantity(500, .milligram)),
    ]
  }
}
