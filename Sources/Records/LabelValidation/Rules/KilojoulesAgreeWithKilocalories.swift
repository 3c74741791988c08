import Foundation
import LabelModel

/// A food's energy in kJ is from 3.7 × kcal − 2 to 4.7 × kcal + 2 (docs/rules.md, rule 9 and "Food").
struct KilojoulesAgreeWithKilocalories: PanelRule {
  let rule = FindingRule.kilojoulesAgreeWithKilocalories

  func findings(in panel: RecordPanel) -> [Finding] {
    guard panel.subject == .food, let kJ = panel.amount(.energyKJ),
      let kcal = panel.amount(.energyKcal), !agree(kJ: kJ, kcal: kcal)
    else { return [] }
    var energies: [MessageParameter: MessageArgument] = [
      .kilojoules: .number(kJ), .kilocalories: .number(kcal),
    ]
    if agree(kJ: kcal, kcal: kJ) {
      return [finding(.energiesAreSwapped, energies, [.energyKJ, .energyKcal])]
    }
    energies[.otherKilocalories] = .count(whole(kJ / FoodEnergy.exactKilojoulesPerKilocalorie))
    energies[.otherKilojoules] = .count(whole(kcal * FoodEnergy.exactKilojoulesPerKilocalorie))
    return [finding(.energiesDiffer, energies, [.energyKJ, .energyKcal])]
  }

  private func agree(kJ: Decimal, kcal: Decimal) -> Bool {
    kJ >= kcal * 37 / 10 - 2 && kJ <= kcal * 47 / 10 + 2
  }

  var accepted: [RecordPanel] {
    [
      .food([.energyKJ: 1010, .energyKcal: 239]), .food([.energyKJ: 0, .energyKcal: 0]),
      .food([.energyKJ: 368, .energyKcal: 100]), .food([.energyKJ: 472, .energyKcal: 100]),
      .food([.energyKJ: 1010]), .food([.energyKcal: 239]),
    ]
  }
  var refused: [RecordPanel] {
    [
      .food([.energyKJ: 1010, .energyKcal: 1239]), .food([.energyKJ: 239, .energyKcal: 1010]),
      .food([.energyKJ: 367, .energyKcal: 100]), .food([.energyKJ: 473, .energyKcal: 100]),
      .food([.energyKJ: 0, .energyKcal: 239]),
    ]
  }
}
