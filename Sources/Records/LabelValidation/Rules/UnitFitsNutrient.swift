import Foundation
import Languages
import LabelModel

/// Energy is stated in kJ or kcal, everything else in a mass or a share, vitamins also in international units.
///
/// Vitamins and iron are traces. A percentage beside them is that of a daily dose, not of the
/// food's mass. The rules are EU 1169/2011, annex XIII, and 21 CFR 101.9(c)(8). Databases state
/// them in grams.
struct UnitFitsNutrient: FieldRule {
  func refusal(of field: Field) -> Refusal? {
    guard !units(of: field.nutrient).contains(field.quantity.unit) else { return nil }
    return Refusal(
      rule: .unitFitsNutrient,
      message: Message(
        .unitDoesNotFit,
        [
          .nutrient: .nutrient(field.nutrient), .quantity: .quantity(field.quantity),
          .unit: .unit(field.quantity.unit),
        ]))
  }

  private func units(of nutrient: Nutrient) -> Set<NutrientUnit> {
    switch nutrient.row.measure {
    case .kilojoules: [.kilojoule]
    case .kilocalories: [.kilocalorie, .kilocaloriePerKilogram]
    case .vitamin:
      [
        .gram, .milligram, .microgram, .milligramPerKilogram, .internationalUnit,
        .internationalUnitPerKilogram,
      ]
    case .trace: [.gram, .milligram, .microgram, .milligramPerKilogram]
    case .grams, .mass, .milligrams:
      [.gram, .milligram, .microgram, .percent, .gramPerKilogram, .milligramPerKilogram]
    }
  }

  var accepted: [Field] {
    [
      Field(.fat, Quantity(3, .gram), basis: .per100g, source: .ocr, subject: .food),
      Field(.energyKJ, Quantity(300, .kilojoule), basis: .per100g, source: .api, subject: .food),
      Field(
        .vitaminA, Quantity(900, .internationalUnitPerKilogram), basis: .asFed, source: .ocr,
        subject: .petFood),
    ]
  }

  var refused: [Field] {
    [
      Field(.fat, Quantity(3, .kilocalorie), basis: .per100g, source: .ocr, subject: .food),
      Field(.energyKJ, Quantity(300, .kilocalorie), basis: .per100g, source: .api, subject: .food),
      Field(.energyKcal, Quantity(70, .gram), basis: .per100g, source: .manual, subject: .food),
      Field(
        .protein, Quantity(7, .internationalUnit), basis: .asFed, source: .ocr, subject: .petFood),
      Field(.vitaminD, Quantity(7, .percent), basis: .asFed, source: .ocr, subject: .petFood),
      Field(.iron, Quantity(50, .percent), basis: .perServing, source: .ocr, subject: .food),
    ]
  }
}
