import Foundation
import Languages
import LabelModel

/// No amount is negative or less than 0. None is more than the food that it is a part of.
///
/// Per 100 g and as fed a pet food holds at most 100 %. Food for people may exceed that by the 5 g
/// that Open Food Facts allows for rounding. It has at most 3911 kJ. 100 ml may weigh up to 145 g, as
/// of syrup. A serving's limits follow from its size. Without a size in grams it holds at most 1000 g; above that is an error on any basis.
/// The source is docs/rules.md, "Food".
struct ValueIsPossible: FieldRule {
  static let greatestKilojoules: Decimal = 3911
  static let greatestKilocalories: Decimal = 935  // 3911 kJ / 4.184
  static let greatestServingGrams: Decimal = 1000

  func refusal(of field: Field) -> Refusal? {
    func refusal(_ code: MessageCode) -> Refusal {
      Refusal(
        rule: .valueIsPossible,
        message: Message(
          code,
          [.nutrient: .nutrient(field.nutrient), .quantity: .quantity(field.quantity)]))
    }
    guard field.quantity.value.isFinite, field.quantity.value >= 0 else {
      return refusal(.valueIsNegative)
    }
    // "<0,5 g" whose digits behind the mark are lost.
    guard field.modifier != .lessThan || field.quantity.value > 0 else {
      return refusal(.valueIsLessThanZero)
    }
    guard let amount = field.quantity.normalized, let greatest = greatest(of: field),
      amount > greatest
    else { return nil }
    return refusal(.valueIsMoreThanFood)
  }

  private func greatest(of field: Field) -> Decimal? {
    let perHundred: Decimal =
      switch field.nutrient {
      case .energyKJ: Self.greatestKilojoules
      case .energyKcal: Self.greatestKilocalories
      default: field.subject == .petFood ? 100 : field.basis == .per100ml ? Liquid.densest : 105
      }
    // A share of the mass and an amount a kilogram do not depend on the serving.
    switch field.quantity.unit {
    case .percent, .gramPerKilogram, .milligramPerKilogram, .kilocaloriePerKilogram:
      return perHundred
    default: break
    }
    guard field.basis == .perServing else { return field.basis == nil ? nil : perHundred }
    let serving: Decimal? =
      switch field.servingSize?.unit {
      case .gram, .millilitre: field.servingSize?.value
      default: nil
      }
    guard serving ?? 1 > 0 else { return nil }
    return perHundred * (serving ?? Self.greatestServingGrams) / 100
  }

  var accepted: [Field] {
    [
      Field(.fiber, Quantity(0, .percent), basis: .asFed, source: .ocr, subject: .petFood),
      Field(.moisture, Quantity(100, .percent), basis: .asFed, source: .api, subject: .petFood),
      Field(.sugars, Quantity(100, .gram), basis: .per100g, source: .ocr, subject: .food),
      Field(
        .salt, Quantity(1, .gram), modifier: .lessThan, basis: .per100g, source: .ocr,
        subject: .food),
      Field(
        .fat, Quantity(0, .gram), modifier: .traces, basis: .per100g, source: .ocr,
        subject: .food),
      Field(.sugars, Quantity(108, .gram), basis: .per100ml, source: .ocr, subject: .food),
      Field(.energyKJ, Quantity(3700, .kilojoule), basis: .per100g, source: .ocr, subject: .food),
      Field(
        .protein, Quantity(120, .gram), basis: .perServing, source: .ocr, subject: .food,
        servingSize: Quantity(400, .gram)),
      Field(.sodium, Quantity(480, .milligram), basis: .perServing, source: .ocr, subject: .food),
    ]
  }

  var refused: [Field] {
    [
      Field(.ash, Quantity(-1, .percent), basis: .asFed, source: .api, subject: .petFood),
      Field(.moisture, Quantity(101, .percent), basis: .asFed, source: .api, subject: .petFood),
      Field(
        .fat, Quantity(0, .gram), modifier: .lessThan, basis: .per100ml, source: .ocr,
        subject: .food),
      Field(.sugars, Quantity(106, .gram), basis: .per100g, source: .ocr, subject: .food),
      Field(.sugars, Quantity(146, .gram), basis: .per100ml, source: .ocr, subject: .food),
      Field(.energyKJ, Quantity(3912, .kilojoule), basis: .per100g, source: .ocr, subject: .food),
      Field(
        .energyKcal, Quantity(1239, .kilocalorie), basis: .per100g, source: .ocr, subject: .food),
      Field(
        .protein, Quantity(40, .gram), basis: .perServing, source: .ocr, subject: .food,
        servingSize: Quantity(30, .gram)),
      Field(.fat, Quantity(1429, .gram), basis: .perServing, source: .ocr, subject: .food),
    ]
  }
}
