import Foundation
import Languages
import LabelModel

/// A value read from a pet food's label is in the range of its profile (docs/rules.md, rule 4).
///
/// The profile is the animal of the food and its band of water. Real food exceeds some ranges, so a
/// refused value is offered for review, too. Where no word names the animal, the ranges for cats
/// hold, since they are the specification's. The sentence then names the animals whose food may
/// have such a value. The rule is reported by the nutrient's name: `FatIsInRangeForFoodType`.
struct NutrientIsInRangeForFoodType: FieldRule {
  func refusal(of field: Field) -> Refusal? {
    guard field.source == .ocr, field.subject == .petFood, let foodType = field.foodType,
      field.basis == .asFed || field.basis == .per100g,
      let percent = field.quantity.normalized
    else { return nil }
    let audience = field.audience ?? .cat
    guard let range = field.limits.range(of: field.nutrient, in: foodType, for: audience),
      !range.contains(percent)
    else { return nil }
    var clauses = [
      MessageClause(
        .valueIsOutOfRange, outOfRange(field.nutrient, percent, range, foodType, audience))
    ]
    if field.audience == nil, let other = otherAudience(of: field, percent, foodType) {
      clauses.append(
        MessageClause(
          .animalIsUnknown, [.foodType: .foodType(foodType), .audience: .audience(other)]))
    }
    return Refusal(
      rule: .isInRangeForFoodType(field.nutrient), message: Message(clauses), mayBeRight: true)
  }

  /// The first other audience whose food may have the value.
  private func otherAudience(
    of field: Field, _ percent: Decimal, _ foodType: FoodType
  ) -> LimitAudience? {
    LimitAudience.allCases.dropFirst().first { audience in
      field.limits.range(of: field.nutrient, in: foodType, for: audience)?.contains(percent)
        ?? false
    }
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
      // An unknown animal is held to the ranges for cats.
      field(.fiber, 5, .dry, nil), field(.moisture, 70, .wet, nil),
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
      field(.fiber, 6, .dry, nil), field(.fiber, 60, .dry, nil),
      Field(
        .ash, Quantity(51, .gramPerKilogram), basis: .asFed, source: .ocr, subject: .petFood,
        foodType: .wet),
    ]
  }
}

/// The arguments of a value outside the range of its profile.
func outOfRange(
  _ nutrient: Nutrient, _ percent: Decimal, _ range: AllowedRange, _ foodType: FoodType,
  _ audience: LimitAudience
) -> [MessageParameter: MessageArgument] {
  [
    .nutrient: .nutrient(nutrient), .percent: .number(percent), .least: .number(range.minimum),
    .most: .number(range.maximum), .foodType: .foodType(foodType), .audience: .audience(audience),
  ]
}
