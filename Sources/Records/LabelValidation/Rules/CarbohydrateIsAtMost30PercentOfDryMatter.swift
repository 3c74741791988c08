import Foundation
import LabelModel

/// With all five constituents read from the label, the carbohydrate is at most 30 % of dry matter
/// (docs/rules.md, rule 6). An error: the record is for review, since a misread constituent shows here first.
///
/// The limit is for cats; dogs' kibble mostly holds more, and so do treats.
struct CarbohydrateIsAtMost30PercentOfDryMatter: PanelRule {
  let rule = FindingRule.carbohydrateIsAtMost30PercentOfDryMatter

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.hasAllFiveFromLabel, panel.audience ?? .cat == .cat,
      let percent = panel.carbohydratePercent, percent > 30
    else {
      return []
    }
    return [
      finding(.carbohydrateIsHigh, [.carbohydrate: .real(percent)], Nutrient.petFoodCore)
    ]
  }

  var accepted: [RecordPanel] {
    [
      .petFood(.wet, [10, 5, 1, 80, 2], carbohydratePercent: 10),
      .petFood(.dry, [33, 20, 3, 10, 7], carbohydratePercent: 30),
      .petFood(.dry, [30, 15, 3, 10], carbohydratePercent: nil),
      .petFood(.dry, [25, 10, 3, 10, 7], carbohydratePercent: 50).from(.api),
      .petFood(.dry, [25, 10, 3, 10, 7], carbohydratePercent: 50).eaten(by: .dog),
    ]
  }
  var refused: [RecordPanel] { [.petFood(.dry, [25, 10, 3, 10, 7], carbohydratePercent: 50)] }
}
