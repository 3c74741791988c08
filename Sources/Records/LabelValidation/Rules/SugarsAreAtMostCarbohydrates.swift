import Foundation
import LabelModel

/// The sugars of a food, with its starch, are at most its carbohydrates (docs/rules.md, rule 9 and "Food").
struct SugarsAreAtMostCarbohydrates: PanelRule {
  let rule = FindingRule.sugarsAreAtMostCarbohydrates

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.subject == .food, let whole = panel.most(.carbohydrates) else { return [] }
    let parts: [Nutrient] = [.sugars, .starch].filter { panel.least($0) != nil }
    let sum = parts.compactMap(panel.least).reduce(0, +)
    guard sum > whole + partMargin else { return [] }
    var arguments: [MessageParameter: MessageArgument] = [
      .part: .number(sum), .whole: .number(whole),
    ]
    if parts.count == 1 { arguments[.nutrient] = .nutrient(parts[0]) }
    return [
      finding(
        parts.count == 1 ? .partIsMoreThanCarbohydrates : .sugarsAndStarchAreMore, arguments,
        parts + [.carbohydrates])
    ]
  }

  var accepted: [RecordPanel] {
    [
      .food([.carbohydrates: 12, .sugars: 12]), .food([.sugars: 12]), .food([.carbohydrates: 12]),
      .food([.carbohydrates: 50, .sugars: 10, .starch: 40]),
    ]
  }
  var refused: [RecordPanel] {
    [
      .food([.carbohydrates: 12, .sugars: 12.1]),
      .food([.carbohydrates: 50, .sugars: 10, .starch: 41]),
    ]
  }
}
