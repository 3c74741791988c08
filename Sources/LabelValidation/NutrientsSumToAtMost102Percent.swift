import Foundation
import LabelModel

/// The five constituents of a pet food, all read from the label, sum to at most 102 % (DESIGN,
/// rule 6; the 2 % are for rounding).
struct NutrientsSumToAtMost102Percent: PanelRule {
  func findings(in panel: Panel) -> [Finding] {
    guard panel.hasAllFiveFromLabel else { return [] }
    let sum = Nutrient.petFoodCore.compactMap(panel.amount).reduce(0, +)
    guard sum > 102 else { return [] }
    return [
      finding(
        .error, "protein, fat, fiber, moisture and ash add up to \(sum) %, above 102 %",
        Nutrient.petFoodCore)
    ]
  }

  var accepted: [Panel] {
    [
      .petFood(.wet, [10, 5, 1, 82, 4]), .petFood(.wet, [11, 5, 1, 80, 2]),
      .petFood(.wet, [90, 90]), .petFood(.wet, [20, 15, 3, 90, 5]).from(.api),
    ]
  }
  var refused: [Panel] {
    [.petFood(.wet, [10, 5, 1, 82.1, 4]), .petFood(.wet, [20, 15, 3, 90, 5])]
  }
}
