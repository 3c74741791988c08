import Foundation
import LabelModel

/// A value read from a pet food's label lies in the range of its food type (DESIGN, rule 4).
///
/// The rule is reported by the nutrient's name: `FatIsInRangeForFoodType`.
struct NutrientIsInRangeForFoodType: FieldRule {
  func refusal(of field: Field) -> Refusal? {
    guard field.source == .ocr, field.subject == .petFood, let foodType = field.foodType,
      field.basis == .asFed || field.basis == .per100g,
      let percent = field.quantity.normalized,
      let range = field.limits.range(of: field.nutrient, in: foodType), !range.contains(percent)
    else { return nil }
    return Refusal(
      rule: ruleName(field.nutrient, "IsInRangeForFoodType"),
      message: "\(field.nutrient.rawValue) \(percent) % is outside \(range.minimum)–"
        + "\(range.maximum) %, the range for \(foodType.rawValue) food")
  }

  var accepted: [Field] {
    FoodType.allCases.flatMap { foodType in
      Nutrient.petFoodCore.flatMap { nutrient -> [Field] in
        guard let range = FieldLimits.standard.range(of: nutrient, in: foodType) else { return [] }
        return [range.minimum, range.maximum].map {
          Field(
            nutrient, Quantity($0, .percent), basis: .asFed, source: .ocr, subject: .petFood,
            foodType: foodType)
        }
      }
    } + [
      // Other sources, other bases and food for people have rules of their own.
      Field(
        .protein, Quantity(30, .percent), basis: .asFed, source: .api, subject: .petFood,
        foodType: .wet),
      Field(
        .protein, Quantity(45, .percent), basis: .dryMatter, source: .ocr, subject: .petFood,
        foodType: .wet),
      Field(.protein, Quantity(30, .gram), basis: .per100g, source: .ocr, subject: .food),
    ]
  }

  var refused: [Field] {
    FoodType.allCases.flatMap { foodType in
      Nutrient.petFoodCore.flatMap { nutrient -> [Field] in
        guard let range = FieldLimits.standard.range(of: nutrient, in: foodType) else { return [] }
        let below = range.minimum > 0 ? [range.minimum - 0.1] : []
        return (below + [range.maximum + 0.1]).map {
          Field(
            nutrient, Quantity($0, .percent), basis: .asFed, source: .ocr, subject: .petFood,
            foodType: foodType)
        }
      }
    } + [
      Field(
        .ash, Quantity(51, .gramPerKilogram), basis: .asFed, source: .ocr, subject: .petFood,
        foodType: .wet)
    ]
  }
}

/// Returns a rule's name about `nutrient`: `fat` and `IsInRange` make `FatIsInRange`.
func ruleName(_ nutrient: Nutrient, _ fact: String) -> String {
  nutrient.rawValue.prefix(1).uppercased() + nutrient.rawValue.dropFirst() + fact
}
