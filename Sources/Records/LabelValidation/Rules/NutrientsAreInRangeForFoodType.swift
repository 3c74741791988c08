import Foundation
import LabelModel

/// With all five constituents read from the label, protein, fat, fibre and ash are in the ranges of
/// the profile. The source is docs/rules.md, rule 6. The moisture's band has a rule of its own.
/// Where the animal is unknown, an amount that dogs' food may hold is a warning.
struct NutrientsAreInRangeForFoodType: PanelRule {
  let rule = FindingRule.nutrientsAreInRangeForFoodType

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.hasAllFiveFromLabel, let foodType = panel.foodType else { return [] }
    return Nutrient.petFoodCore.compactMap { nutrient in
      guard nutrient != .moisture, let percent = panel.amount(nutrient),
        let outside = AmountOutOfRange(nutrient, percent, foodType, panel.audience, panel.limits)
      else { return nil }
      return finding(outside, outside.message(), nutrient)
    }
  }

  var accepted: [RecordPanel] {
    [
      .petFood(.wet, [20, 5, 0, 70, 5]), .petFood(.dry, [40, 30, 5, 10, 12]),
      .petFood(.semiMoist, [45, 20, 2, 20, 10]), .petFood(.wet, [30, 5, 0, 60]),
      .petFood(.dry, [25, 32, 6, 5, 8]).eaten(by: .dog),
    ]
  }
  var refused: [RecordPanel] {
    [
      .petFood(.wet, [20.5, 5, 0, 70, 2]), .petFood(.wet, [8, 16, 0, 72, 2]),
      .petFood(.wet, [8, 6, 4, 75, 2]), .petFood(.dry, [30, 15, 2, 10, 13]),
      .petFood(.dry, [25, 32, 6, 7, 8]), .petFood(.dry, [25, 15, 17, 7, 8]).eaten(by: .dog),
    ]
  }
}
