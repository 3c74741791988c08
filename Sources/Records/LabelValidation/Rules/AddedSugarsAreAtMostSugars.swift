import Foundation
import LabelModel

/// The added sugars of a food are at most its sugars (docs/rules.md, "Food", sub-sugars).
struct AddedSugarsAreAtMostSugars: PanelRule {
  let rule = FindingRule.addedSugarsAreAtMostSugars

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.subject == .food, let part = panel.least(.addedSugars),
      let whole = panel.most(.sugars), part > whole + partMargin
    else { return [] }
    return [
      finding(
        .addedSugarsAreMore, [.part: .number(part), .whole: .number(whole)],
        [.addedSugars, .sugars])
    ]
  }

  var accepted: [RecordPanel] { [.food([.sugars: 9, .addedSugars: 9]), .food([.addedSugars: 9])] }
  var refused: [RecordPanel] { [.food([.sugars: 9, .addedSugars: 10])] }
}
