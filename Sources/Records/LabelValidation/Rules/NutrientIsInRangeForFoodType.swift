import Foundation
import Languages
import LabelModel

/// A value read from a pet food's label is in the range of its profile (docs/rules.md, rule 4).
///
/// The profile is the animal of the food and its band of water. Real food exceeds some ranges, so a
/// refused value is offered for review, too. Photos of the analysis alone seldom name the animal. Then the
/// value is in the range for cats or in that for dogs. Where the food
/// type is only assumed, too, it is in the range for cats.
/// The rule is reported by the nutrient's name: `FatIsInRangeForFoodType`.
struct NutrientIsInRangeForFoodType: FieldRule {
  func refusal(of field: Field) -> Refusal? {
    guard field.source == .ocr, field.subject == .petFood, let foodType = field.foodType,
      field.basis == .asFed || field.basis == .per100g,
      let percent = field.quantity.normalized,
      let outside = AmountOutOfRange(
        field.nutrient, percent, foodType, field.audience, field.limits),
      field.foodTypeIsAssumed || !outside.mayBeForDogs
    else { return nil }
    return Refusal(
      rule: .isInRangeForFoodType(field.nutrient), message: outside.message(), mayBeRight: true)
  }

  /// The standard ranges, each with its profile.
  private var rows: [(profile: LimitProfile, nutrient: Nutrient, range: AllowedRange)] {
    LimitProfile.all.flatMap { profile in
      Nutrient.petFoodCore.compactMap { nutrient in
        FieldLimits.standard.range(of: nutrient, in: profile.foodType, for: profile.audience)
          .map { (profile, nutrient, $0) }
      }
    }
  }

  private func field(
    _ nutrient: Nutrient, _ percent: Decimal, _ foodType: FoodType, _ audience: LimitAudience?
  ) -> Field {
    Field(
      nutrient, Quantity(percent, .percent), basis: .asFed, source: .ocr, subject: .petFood,
      foodType: foodType, audience: audience)
  }

  var accepted: [Field] {
    rows.flatMap { profile, nutrient, range in
      [range.minimum, range.maximum].map {
        field(nutrient, $0, profile.foodType, profile.audience)
      }
    } + [
      // An unknown animal may be a dog.
      field(.fiber, 5, .dry, nil), field(.fiber, 16, .dry, nil), field(.moisture, 60, .wet, nil),
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
    rows.flatMap { profile, nutrient, range in
      let below = range.minimum > 0 ? [range.minimum - 0.1] : []
      return (below + [range.maximum + 0.1]).map {
        field(nutrient, $0, profile.foodType, profile.audience)
      }
    } + [
      field(.fiber, 17, .dry, nil), field(.fiber, 60, .dry, nil),
      Field(
        .fat, Quantity(16, .percent), basis: .asFed, source: .ocr, subject: .petFood,
        foodType: .wet, foodTypeIsAssumed: true),
      Field(
        .ash, Quantity(71, .gramPerKilogram), basis: .asFed, source: .ocr, subject: .petFood,
        foodType: .wet),
    ]
  }
}
