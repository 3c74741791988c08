import Foundation
import LabelModel

/// The saturated fat of a food is at most its fat (docs/rules.md, rule 9 and "Food" with its margin).
struct SaturatedFatIsAtMostFat: PanelRule {
  let rule = FindingRule.saturatedFatIsAtMostFat

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.subject == .food, let part = panel.least(.saturatedFat),
      let whole = panel.most(.fat), part > whole + partMargin
    else { return [] }
    return [
      finding(
        .saturatedFatIsMore, [.part: .number(part), .whole: .number(whole)], [.saturatedFat, .fat])
    ]
  }

  var accepted: [RecordPanel] {
    [
      .food([.fat: 3, .saturatedFat: 3]), .food([.fat: 0, .saturatedFat: 0]),
      .food([.saturatedFat: 9]), .food([.fat: 1]),
    ]
  }
  var refused: [RecordPanel] {
    [.food([.fat: 3, .saturatedFat: 3.1]), .food([.fat: 1.4, .saturatedFat: 14])]
  }
}

/// By how much a part may exceed its whole, in grams (docs/rules.md, "Food").
let partMargin: Decimal = Decimal(1) / 1000
