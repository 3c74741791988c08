import Foundation
import LabelModel

/// The five constituents of a pet food, all read from the label, sum to at most 102 %. The 2 % are
/// for rounding (docs/rules.md, rule 6).
///
/// A record is checked only when all five are there. Acceptance may be refused
/// with fewer: a part that exceeds 102 % does so with any others.
struct NutrientsSumToAtMost102Percent: PanelRule {
  let rule = FindingRule.nutrientsSumToAtMost102Percent

  /// The constituents that must be present.
  enum Need {
    /// All five.
    case allFive
    /// Two or more.
    case someRead
  }

  private let need: Need

  init(of need: Need = .allFive) { self.need = need }

  func findings(in panel: RecordPanel) -> [Finding] {
    let isAsFed = panel.basis == .asFed || panel.basis == .per100g
    guard panel.subject == .petFood, isAsFed, need == .someRead || panel.hasAllFiveFromLabel
    else { return [] }
    let there = Nutrient.petFoodCore.filter { panel.least($0) != nil }
    let sum = there.compactMap(panel.least).reduce(0, +)
    guard there.count >= 2, sum > 102 else { return [] }
    return [
      finding(
        .percentsAreTooMany, [.amounts: panel.listed(there, in: .percent), .sum: .number(sum)],
        there)
    ]
  }

  var accepted: [RecordPanel] {
    [
      .petFood(.wet, [10, 5, 1, 82, 4]), .petFood(.wet, [11, 5, 1, 80, 2]),
      .petFood(.wet, [90, 90]), .petFood(.wet, [20, 15, 3, 90, 5]).from(.api),
    ]
  }
  var refused: [RecordPanel] {
    [.petFood(.wet, [10, 5, 1, 82.1, 4]), .petFood(.wet, [20, 15, 3, 90, 5])]
  }
}
