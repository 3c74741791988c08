import Foundation
import Languages
import LabelModel

/// A pet food's protein from a product database is 5–70 %, its fat 1–35 % (docs/rules.md, rule 2).
///
/// Fibre, moisture and ash are taken as they are, unless impossible. 100 g have at most 600 kcal: more is that of a
/// kilogram or a can. The rule is reported by the nutrient's name: `ApiProteinIsInRange`.
struct ApiNutrientIsInRange: FieldRule {
  func refusal(of field: Field) -> Refusal? {
    guard field.source == .api, field.subject == .petFood, field.basis != .perServing else {
      return nil
    }
    if let most = greatestEnergy(of: field), let energy = field.quantity.normalized, energy > most {
      return Refusal(
        rule: .apiIsInRange(field.nutrient),
        message: Message(
          .valueIsMoreThanFood,
          [.nutrient: .nutrient(field.nutrient), .quantity: .quantity(field.quantity)]))
    }
    guard let range = range(of: field.nutrient), let percent = field.quantity.normalized,
      !range.contains(percent)
    else { return nil }
    return Refusal(
      rule: .apiIsInRange(field.nutrient),
      message: Message(
        .databaseIsOutOfRange,
        [
          .nutrient: .nutrient(field.nutrient), .percent: .number(percent),
          .least: .number(range.minimum), .most: .number(range.maximum),
        ]))
  }

  /// The most energy of 100 g, in the nutrient's unit; `nil` for another nutrient.
  private func greatestEnergy(of field: Field) -> Decimal? {
    switch field.nutrient {
    case .energyKcal: 600
    case .energyKJ: 600 * FoodEnergy.exactKilojoulesPerKilocalorie
    default: nil
    }
  }

  private func range(of nutrient: Nutrient) -> AllowedRange? {
    switch nutrient {
    case .protein: AllowedRange(5, 70)
    case .fat: AllowedRange(1, 35)
    default: nil
    }
  }

  private func field(_ nutrient: Nutrient, _ quantity: Quantity) -> Field {
    Field(nutrient, quantity, basis: .per100g, source: .api, subject: .petFood, foodType: .wet)
  }

  var accepted: [Field] {
    [
      field(.protein, Quantity(5, .percent)), field(.protein, Quantity(70, .gram)),
      field(.fat, Quantity(1, .percent)), field(.fat, Quantity(35, .gram)),
      field(.fiber, Quantity(40, .percent)), field(.moisture, Quantity(3, .percent)),
      field(.ash, Quantity(60, .percent)),
      Field(.protein, Quantity(2, .gram), basis: .per100g, source: .api, subject: .food),
      field(.energyKcal, Quantity(600, .kilocalorie)),
      field(.energyKcal, Quantity(3800, .kilocaloriePerKilogram)),
      field(.energyKJ, Quantity(2500, .kilojoule)),
      Field(
        .energyKcal, Quantity(900, .kilocalorie), basis: .per100g, source: .api, subject: .food),
      Field(
        .energyKcal, Quantity(850, .kilocalorie), basis: .asFed, source: .ocr, subject: .petFood),
    ]
  }

  var refused: [Field] {
    [
      field(.protein, Quantity(4.9, .percent)), field(.protein, Quantity(70.1, .gram)),
      field(.fat, Quantity(0.6, .percent)), field(.fat, Quantity(35.1, .gram)),
      field(.fat, Quantity(0, .gram)), field(.energyKcal, Quantity(850, .kilocalorie)),
      field(.energyKJ, Quantity(3600, .kilojoule)),
    ]
  }
}
