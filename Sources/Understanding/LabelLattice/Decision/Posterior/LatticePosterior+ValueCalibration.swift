import Foundation

extension LatticePosterior {
  private typealias Row = CalibrationRow<CalibrationFeature>

  /// Gives each value its features of calibration.
  mutating func addCalibrationFeatures(_ page: LatticePage, _ rules: RuleDecision) {
    let fractions = values.filter { $0.candidate.option.hasFraction }.count
    let share = values.isEmpty ? 0 : Double(fractions) / Double(values.count)
    for index in values.indices {
      var row = Row()
      Self.addReading(of: values[index], page, fractions: share, to: &row)
      Self.addColumn(of: values[index], page, to: &row)
      Self.addRules(rules, on: values[index], to: &row)
      values[index].features = row.values
    }
    addCalibrationFeaturesOfLabel()
  }

  /// Adds the certainty of the number as it was read, and its form. `fractions` is the share of the label's values that
  /// have decimals, `0 ... 1`.
  private static func addReading(
    of value: LatticeValue, _ page: LatticePage, fractions: Double, to row: inout Row
  ) {
    let candidate = value.candidate
    let option = candidate.option
    row[.odds] = candidate.odds
    row[.confidence] = option.confidence
    row[.looks] = Double(option.looks.nonzeroBitCount) / 3
    row[.isRepaired] = option.kind != .literal
    row[.noise] = page.noise
    row[.unitIsBare] = option.unitClass == .none
    row[.isZero] = candidate.amount == 0
    row[.isWhole] = !option.hasFraction
    row[.offset] = abs(candidate.offset)
    row[.inCell] = candidate.inCell
    row[.isUnread] = !candidate.isNamed
    row[.hasOptions] = page.spots[candidate.spot].options.count > 1
    // EU rounding: below 10 g one decimal, from 10 g whole grams (Commission guidance of December 2012).
    let isWhole =
      !LatticeNutrient.isEnergy(value.key) && !option.hasFraction && value.amount > 0
    row[.isSmallWhole] = isWhole && value.amount < 10 ? fractions : 0
    row[.isLargeWhole] = isWhole && value.amount >= 10 ? fractions : 0
  }

  /// Adds the value's probability, and how it agrees with the rest of its column and with other columns.
  private static func addColumn(
    of value: LatticeValue, _ page: LatticePage, to row: inout Row
  ) {
    func factor(_ factor: PanelFactor) -> Double { value.factors[factor.rawValue] }
    row[.posterior] = logit(value.posterior / max(value.posterior, value.meaningPosterior))
    row[.posteriorOnAnyBasis] = logit(value.posteriorOnAnyBasis)
    row[.panelSize] = Double(min(value.panelSize, 9)) / 5
    row[.energiesAgree] = factor(.energiesAgree)
    row[.energiesDiffer] = factor(.energiesDiffer)
    row[.sumAgrees] = factor(.sumAgrees)
    row[.sumIsNear] = factor(.sumIsNear)
    row[.sumDiffers] = factor(.sumDiffers)
    row[.partFits] = factor(.partFits)
    row[.partExceeds] = factor(.partExceeds)
    let isEnergy = LatticeNutrient.isEnergy(value.key)
    row[.isEnergy] = isEnergy
    row[.energyAndAgrees] = isEnergy ? factor(.energiesAgree) : 0
    let isMacro = LatticeNutrient.macros.contains(value.key)
    row[.macroAndSums] = isMacro ? factor(.sumAgrees) : 0
    row[.isStream] = value.isStream
    row[.rival] = value.rivalPosterior
    row[.confirmed] = value.confirmed
    row[.contradicted] = value.contradicted
    row[.isPerServing] = value.meaning == .perServing
    row[.isPerHundredMillilitres] = value.meaning == .per100ml
    row[.isAsFed] = value.meaning == .asFed
  }

  /// Adds the second opinion, which is that of the rules.
  private static func addRules(
    _ rules: RuleDecision, on value: LatticeValue, to row: inout Row
  ) {
    let place = [value.meaning.rawValue, value.key]
    let accepted = rules.accepted[place] ?? rules.acceptedOnUnknownBasis[value.key]
    let isAccepted = accepted.map { isSameAmount($0, value.amount) } ?? false
    row[.rulesAccept] = isAccepted
    row[.rulesOffer] = rules.offered[place].map { isSameAmount($0, value.amount) } ?? false
    row[.rulesDiffer] = accepted != nil && !isAccepted
    row[.rulesAgreeElsewhere] = rules.accepted.contains { other, amount in
      other != place && other[1] == value.key && isSameAmount(amount, value.amount)
    }
  }

  /// Gives the values of each meaning the mean and the lower quartile of their probabilities.
  private mutating func addCalibrationFeaturesOfLabel() {
    for meaning in ColumnMeaning.allCases {
      let members = values.indices.filter { values[$0].meaning == meaning }
      guard !members.isEmpty else { continue }
      let logits = members.map { values[$0].features[CalibrationFeature.posterior.rawValue] }
        .sorted()
      for index in members {
        values[index].features[CalibrationFeature.meanOfLabel.rawValue] =
          logits.reduce(0, +) / Double(logits.count)
        values[index].features[CalibrationFeature.leastOfLabel.rawValue] = logits[logits.count / 4]
      }
    }
  }

  private static func logit(_ p: Double) -> Double {
    max(-7, min(7, log((p + 1e-4) / (1 - min(p, 1) + 1e-4))))
  }
}
