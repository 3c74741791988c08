import Foundation
import LabelModel

/// With all five constituents read from the label, the moisture is in the band of the profile. For
/// cats it is dry 6–12, semi-moist 15–30, wet 70–90 % (docs/rules.md, rule 6). Where the animal is
/// unknown, a moisture in the band of dogs' food is a warning.
struct MoistureIsInBandForFoodType: PanelRule {
  let rule = FindingRule.moistureIsInBandForFoodType

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.hasAllFiveFromLabel, let foodType = panel.foodType,
      let moisture = panel.amount(.moisture),
      let outside = AmountOutOfRange(
        .moisture, moisture, foodType, panel.audience, panel.limits)
    else { return [] }
    return [finding(outside, outside.message(.moistureIsOutOfBand), .moisture)]
  }

  var accepted: [RecordPanel] {
    [
      .petFood(.wet, [10, 5, 1, 70, 2]), .petFood(.wet, [5, 3, 0, 90, 2]),
      .petFood(.dry, [35, 15, 2, 6, 8]), .petFood(.dry, [35, 15, 2, 12, 8]),
      .petFood(.semiMoist, [30, 15, 2, 15, 8]), .petFood(.semiMoist, [25, 15, 2, 30, 8]),
      .petFood(.wet, [10, 5, 1, 50]),
      .petFood(.dry, [25, 15, 3, 5, 8]).eaten(by: .dog),
      .petFood(.wet, [3, 1, 0, 95, 1]).eaten(by: .broth),
    ]
  }
  var refused: [RecordPanel] {
    [
      .petFood(.wet, [10, 5, 1, 69, 2]), .petFood(.wet, [1, 1, 1, 91, 1]),
      .petFood(.dry, [35, 15, 2, 13, 8]), .petFood(.dry, [35, 15, 2, 5, 8]),
      .petFood(.semiMoist, [30, 15, 2, 14, 8]), .petFood(.semiMoist, [25, 15, 2, 31, 8]),
      .petFood(.dry, [25, 15, 3, 15, 8]).eaten(by: .dog),
      .petFood(.wet, [3, 1, 0, 95, 1]).eaten(by: .dog),
    ]
  }
}
