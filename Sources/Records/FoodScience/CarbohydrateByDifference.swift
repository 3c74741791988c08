package import Foundation
package import LabelModel

/// The five analytical constituents of a pet food, in percent as fed; a missing one is not there.
package struct Constituents: Hashable, Sendable {
  /// Percentages of ``Nutrient/petFoodCore``.
  package var percent: [Nutrient: Decimal]

  /// Creates constituents.
  package init(percent: [Nutrient: Decimal]) { self.percent = percent }

  /// The ones that are missing, in the order they are shown.
  package var missing: [Nutrient] { Nutrient.petFoodCore.filter { percent[$0] == nil } }
}

/// The rest of a pet food beside its five constituents: nitrogen-free extract.
package enum CarbohydrateByDifference: Hashable, Sendable {
  /// A constituent is missing, so nothing can be said.
  case missing([Nutrient])
  /// The constituents contradict each other: their sum in percent is above 102, or there is no
  /// dry matter.
  case contradictory(sum: Decimal)
  /// The rest; `sum` is above 100 when the rest was negative within the margin and is taken as 0.
  case percent(asFed: Decimal, ofDryMatter: Decimal, sum: Decimal)
}

/// The greatest excess of the five constituents' sum over 100 %. The printed values are rounded and
/// vary from batch to batch (docs/rules.md, rules 6 and 7).
let sumMargin: Decimal = 2

/// Returns the carbohydrate of a pet food by difference (docs/rules.md, rule 7):
///
///     100 × (100 − protein − fat − fiber − moisture − ash) / (100 − moisture)
///
/// Only when all five are there. A negative rest is 0 while the sum is at most 102.
package func carbohydrateByDifference(_ constituents: Constituents) -> CarbohydrateByDifference {
  let missing = constituents.missing
  guard missing.isEmpty, let moisture = constituents.percent[.moisture] else {
    return .missing(missing)
  }
  let sum = Nutrient.petFoodCore.reduce(Decimal(0)) { $0 + (constituents.percent[$1] ?? 0) }
  let rest = max(100 - sum, 0)
  guard sum <= 100 + sumMargin,
    let ofDryMatter = percentOfDryMatter(asFed: rest, moisture: moisture)
  else { return .contradictory(sum: sum) }
  return .percent(asFed: rest, ofDryMatter: ofDryMatter, sum: sum)
}

/// Returns the level of a carbohydrate content. It is good below 5, moderate from 5 to 10, high
/// above 10 percent of dry matter (docs/rules.md, rule 7).
package func carbohydrateLevel(percentOfDryMatter percent: Decimal) -> CarbohydrateLevel {
  if percent < 5 { return .good }
  return percent <= 10 ? .moderate : .high
}

/// Returns the ash that is assumed when no source states it. It is 2.5 % in wet, 8 % in dry food
/// (docs/rules.md, "Pet food"), and unknown for semi-moist food.
func assumedAsh(in foodType: FoodType) -> Quantity? {
  switch foodType {
  case .wet: Quantity(Decimal(25) / 10, .percent)
  case .dry: Quantity(8, .percent)
  case .semiMoist: nil
  }
}
