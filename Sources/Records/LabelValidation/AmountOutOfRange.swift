import Foundation
import Languages
import LabelModel

/// An amount of a pet food outside the range of its profile (docs/rules.md, rule 4).
///
/// Where no word names the animal, the range is that for cats, since it is the specification's.
struct AmountOutOfRange {
  private let nutrient: Nutrient
  private let percent: Decimal
  private let range: AllowedRange
  private let foodType: FoodType
  private let audience: LimitAudience
  /// The first other audience whose food may hold as much, where no word names the animal.
  private let other: LimitAudience?

  /// Creates it; `nil` for an amount within the range, or without one.
  init?(
    _ nutrient: Nutrient, _ percent: Decimal, _ foodType: FoodType, _ audience: LimitAudience?,
    _ limits: FieldLimits
  ) {
    let known = audience ?? .cat
    guard let range = limits.range(of: nutrient, in: foodType, for: known),
      !range.contains(percent)
    else { return nil }
    self.nutrient = nutrient
    self.percent = percent
    self.range = range
    self.foodType = foodType
    self.audience = known
    let others = audience == nil ? LimitAudience.allCases.filter { $0 != known } : []
    other = others.first {
      limits.range(of: nutrient, in: foodType, for: $0)?.contains(percent) ?? false
    }
  }

  /// Whether the food may be a dog's, on whose label no word names the animal.
  var mayBeForDogs: Bool { other == .dog }

  /// The sentence about it. It names the animals whose food may hold as much.
  func message(_ code: MessageCode = .valueIsOutOfRange) -> Message {
    var arguments: [MessageParameter: MessageArgument] = [
      .percent: .number(percent), .least: .number(range.minimum), .most: .number(range.maximum),
      .foodType: .foodType(foodType), .audience: .audience(audience),
    ]
    if code == .valueIsOutOfRange { arguments[.nutrient] = .nutrient(nutrient) }
    var clauses = [MessageClause(code, arguments)]
    if let other {
      clauses.append(
        MessageClause(
          .animalIsUnknown, [.foodType: .foodType(foodType), .audience: .audience(other)]))
    }
    return Message(clauses)
  }
}
