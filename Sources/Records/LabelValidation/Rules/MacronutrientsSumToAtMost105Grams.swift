import Foundation
import LabelModel

/// Fat, carbohydrates, protein and salt of 100 g of food sum to at most 105 g. The source is
/// docs/rules.md, rule 9 and "Food".
struct MacronutrientsSumToAtMost105Grams: PanelRule {
  let rule = FindingRule.macronutrientsSumToAtMost105Grams

  private static let parts: [Nutrient] = [.fat, .carbohydrates, .protein, .salt]

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.subject == .food, panel.basis == .per100g else { return [] }
    let there = Self.parts.filter { panel.least($0) != nil }
    let sum = there.compactMap(panel.least).reduce(0, +)
    guard sum > 105 else { return [] }
    return [
      finding(
        .gramsAreTooMany, [.amounts: panel.listed(there, in: .gram), .sum: .number(sum)], there)
    ]
  }

  var accepted: [RecordPanel] {
    [
      .food([.fat: 30, .carbohydrates: 60, .protein: 14, .salt: 1]),
      .food([.fat: 80, .carbohydrates: 60, .protein: 14, .salt: 1], basis: .perServing),
      .food([:]),
    ]
  }
  var refused: [RecordPanel] {
    [
      .food([.fat: 30, .carbohydrates: 60, .protein: 14, .salt: 1.1]),
      .food([.fat: 80, .carbohydrates: 60]),
    ]
  }
}
