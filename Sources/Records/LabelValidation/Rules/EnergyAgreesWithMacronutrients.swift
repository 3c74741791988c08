import Foundation
import LabelModel

/// A food's printed energy agrees with that of its fat, carbohydrates and protein (docs/rules.md, rule 9).
///
/// The calculated energy outside 0.7 × printed − 5 … 1.3 × printed + 5 kJ is an error, outside 0.85
/// and 1.15 a warning. Below 55 kJ nothing is asked (docs/rules.md, "Food"). Some labels count
/// fibre among the carbohydrates, and polyols give 10 kJ or, as erythritol, none. The energy may
/// therefore be anywhere from that of the macronutrients without polyols to that with fibre. An
/// amount such as "<0.5 g" may be none. A stated strength adds the alcohol's energy. In 100 g that
/// strength may be of an ingredient, as of the rum in a cake. The energy may then be without it. A
/// serving's alcohol is unknown, so that nothing is asked of a drink's serving.
struct EnergyAgreesWithMacronutrients: PanelRule {
  let rule = FindingRule.energyAgreesWithMacronutrients

  // kJ a gram (EU 1169/2011, Annex XIV).
  private static let fat: Decimal = 37
  private static let carbohydrate: Decimal = 17
  private static let protein: Decimal = 17
  private static let fiber: Decimal = 8

  func findings(in panel: RecordPanel) -> [Finding] {
    let calorie = FoodEnergy.exactKilojoulesPerKilocalorie
    guard panel.subject == .food, let fat = panel.amount(.fat),
      let carbohydrates = panel.amount(.carbohydrates), let protein = panel.amount(.protein),
      let printed = panel.amount(.energyKJ) ?? panel.amount(.energyKcal).map({ $0 * calorie })
    else { return [] }
    if panel.alcoholByVolume != nil, panel.basis == .perServing { return [] }
    let alcohol =
      (panel.alcoholByVolume ?? 0) * Liquid.alcoholDensity * Liquid.alcoholKilojoules
    let drunk = panel.basis == .per100ml ? alcohol : 0
    func energy(_ amount: (Nutrient) -> Decimal?) -> Decimal {
      (amount(.fat) ?? fat) * Self.fat + (amount(.protein) ?? protein) * Self.protein
        + (amount(.carbohydrates) ?? carbohydrates) * Self.carbohydrate + drunk
    }
    let base = energy(panel.amount)
    let fiber = panel.amount(.fiber) ?? 0
    let polyols = panel.amount(.polyols) ?? 0
    // Fibre counted among the carbohydrates adds 8 − 17 kJ a gram, stated beside them 8 kJ.
    let most = base + fiber * Self.fiber + alcohol - drunk
    let least = max(
      energy(panel.least) - min(polyols, carbohydrates) * Self.carbohydrate
        - fiber * (Self.carbohydrate - Self.fiber), 0)
    guard max(printed, most) >= 55 else { return [] }
    func disagrees(_ low: Decimal, _ high: Decimal) -> Bool {
      most < printed * low - 5 || least > printed * high + 5
    }
    let severity: Finding.Severity
    if disagrees(Decimal(70) / 100, Decimal(130) / 100) {
      severity = .error
    } else if disagrees(Decimal(85) / 100, Decimal(115) / 100) {
      severity = .warning
    } else {
      return []
    }
    let nutrient: Nutrient = panel.amount(.energyKJ) != nil ? .energyKJ : .energyKcal
    func said(_ kilojoules: Decimal) -> Int {
      whole(nutrient == .energyKJ ? kilojoules : kilojoules / calorie)
    }
    return [
      Finding(
        rule: rule, severity: severity,
        message: .energyIsNotItsParts(
          nutrient, stated: said(printed), calculated: said(base), fat: fat,
          carbohydrates: carbohydrates, protein: protein),
        fields: [nutrient, .fat, .carbohydrates, .protein].map(\.rawValue))
    ]
  }

  var accepted: [RecordPanel] {
    [
      .food([.energyKJ: 1000, .fat: 10, .carbohydrates: 30, .protein: 7]),
      .food([.energyKcal: 239, .fat: 10, .carbohydrates: 30, .protein: 7]),
      .food([.energyKJ: 1000, .fat: 10, .carbohydrates: 30]),
      .food([.energyKJ: 4, .fat: 0, .carbohydrates: 3, .protein: 0]),
      // Fibre beside the carbohydrates, and among them.
      .food([.energyKJ: 860, .fat: 2, .carbohydrates: 20, .protein: 8, .fiber: 38]),
      .food([.energyKJ: 850, .fat: 2, .carbohydrates: 60, .protein: 8, .fiber: 40]),
      // Wine, and erythritol.
      .food(
        [.energyKJ: 330, .fat: 0, .carbohydrates: 2, .protein: 0], basis: .per100ml,
        alcoholByVolume: 13),
      .food([.energyKJ: 0, .fat: 0, .carbohydrates: 99, .protein: 0, .polyols: 99]),
      .food([.energyKJ: 980, .fat: 0, .carbohydrates: 98, .protein: 0, .polyols: 98]),
      // A cake with rum of 54 %, and sweets of which 5 % are alcohol.
      .food(
        [.energyKJ: 1500, .fat: 14, .carbohydrates: 50, .protein: 6], alcoholByVolume: 54),
      .food([.energyKJ: 1100, .fat: 5, .carbohydrates: 38, .protein: 1], alcoholByVolume: 6),
      // "Fat <0.5 g, protein <0.5 g".
      .food(
        [.energyKJ: 88, .fat: Decimal(5) / 10, .carbohydrates: 5, .protein: Decimal(5) / 10],
        lessThan: [.fat, .protein]),
    ]
  }
  var refused: [RecordPanel] {
    [
      .food([.energyKJ: 1000, .fat: 1, .carbohydrates: 30, .protein: 7]),
      .food([.energyKJ: 1000, .fat: 10, .carbohydrates: 80, .protein: 7]),
      .food([.energyKcal: 39, .fat: 10, .carbohydrates: 30, .protein: 7]),
      .food([.energyKJ: 1000, .fat: 6, .carbohydrates: 28, .protein: 7]),
      .food([.energyKJ: 330, .fat: 0, .carbohydrates: 2, .protein: 0], basis: .per100ml),
      .food(
        [.energyKJ: 330, .fat: 0, .carbohydrates: 2, .protein: 0], basis: .per100ml,
        alcoholByVolume: 4),
      .food(
        [.energyKJ: 100, .fat: 0, .carbohydrates: 3, .protein: 0], basis: .per100ml,
        alcoholByVolume: 13),
      .food([.energyKJ: 3000, .fat: 0, .carbohydrates: 50, .protein: 6], alcoholByVolume: 54),
      .food([.energyKJ: 88, .fat: Decimal(5) / 10, .carbohydrates: 5, .protein: Decimal(5) / 10]),
    ]
  }
}
