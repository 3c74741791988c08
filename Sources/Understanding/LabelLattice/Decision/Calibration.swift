import Foundation

/// The calibration features of a decided value: they correct its posterior.
package enum CalibrationFeature: Int, CaseIterable, Sendable {
  case posterior, posteriorOnAnyBasis, odds, confidence, looks, isRepaired, panelSize
  case energiesAgree, energiesDiffer, sumAgrees, sumIsNear, sumDiffers, partFits, partExceeds
  case isEnergy, isStream, noise, rival, unitIsBare, isZero, isWhole, offset, isUnread, hasOptions
  case energyAndAgrees, macroAndSums, confirmed, meanOfLabel, leastOfLabel
  case rulesAccept, rulesOffer, rulesDiffer, rulesAgreeElsewhere, isSmallWhole, isLargeWhole
  case isPerServing, isPerHundredMillilitres, isAsFed, contradicted, inCell

  package static let count = allCases.count
}

/// The calibration features of a column's meaning: they correct its probability.
package enum MeaningCalibrationFeature: Int, CaseIterable, Sendable {
  case posterior, panelSize, isStream, noise, isServing, isHundredMillilitres, isAsFed, hasHeading
  case rulesAgree, rulesDiffer, rival, ownHeading, otherHeading, gramsOfVolume, gramsOfLowEnergy
  case gramsOfLeanFood, gramsOfDrinkWords, gramsOfJuiceWords, gramsOfMillilitreServing
  case gramsOfGramServing, gramsOfMass, servingHeading, soleHeading
  case hundredHasKilojoules, hasHeadingAndPanel, gramsAreSolid, gramsAreWatery, otherHundred
  case isConfirmed

  package static let count = allCases.count
}

extension LatticePosterior {
  /// The features of calibration of one meaning.
  package func meaningFeatures(_ meaning: ColumnMeaning, _ page: LatticePage, _ rules: RuleDecision)
    -> [Double]
  {
    let members = values.filter { $0.meaning == meaning }
    var f = [Double](repeating: 0, count: MeaningCalibrationFeature.count)
    let p = min(1, meanings[meaning.rawValue])
    f[MeaningCalibrationFeature.posterior.rawValue] = max(
      -7, min(7, log((p + 1e-4) / (1 - p + 1e-4))))
    f[MeaningCalibrationFeature.panelSize.rawValue] =
      Double(members.map(\.panelSize).max() ?? 0) / 5
    f[MeaningCalibrationFeature.isStream.rawValue] = members.contains { $0.isStream } ? 1 : 0
    f[MeaningCalibrationFeature.noise.rawValue] = page.noise
    f[MeaningCalibrationFeature.isServing.rawValue] = meaning == .perServing ? 1 : 0
    f[MeaningCalibrationFeature.isHundredMillilitres.rawValue] = meaning == .per100ml ? 1 : 0
    f[MeaningCalibrationFeature.isAsFed.rawValue] = meaning == .asFed ? 1 : 0
    f[MeaningCalibrationFeature.hasHeading.rawValue] = page.headings.isEmpty ? 0 : 1
    let rulesHave =
      rules.basis == meaning || rules.accepted.keys.contains { $0[0] == meaning.rawValue }
    f[MeaningCalibrationFeature.rulesAgree.rawValue] = rulesHave ? 1 : 0
    f[MeaningCalibrationFeature.rulesDiffer.rawValue] = !rulesHave && rules.basis != nil ? 1 : 0
    let confirmed = members.count { 2 * $0.confirmed > $0.posterior }
    f[MeaningCalibrationFeature.isConfirmed.rawValue] =
      Double(min(confirmed, Self.rowsOfRatio)) / Double(Self.rowsOfRatio)
    let rivals = ColumnMeaning.allCases.filter { $0 != meaning && $0 != .none }
    let hundreds: [ColumnMeaning] = [.per100g, .per100ml, .asFed]
    let own = page.certainty(of: meaning)
    let otherHundred = hundreds.filter { $0 != meaning }.map(page.certainty).max() ?? 0
    f[MeaningCalibrationFeature.ownHeading.rawValue] = own
    f[MeaningCalibrationFeature.otherHeading.rawValue] = otherHundred
    // Pet food is fed in servings, whose amounts nobody prints.
    f[MeaningCalibrationFeature.servingHeading.rawValue] =
      [.perServing, .asFed].contains(meaning) ? 0 : page.certainty(of: .perServing) * (1 - own)
    // A heading that may as well be the other one settles nothing.
    let sole = max(0, 2 * own * (1 - otherHundred) - 1)
    f[MeaningCalibrationFeature.soleHeading.rawValue] = meaning == .perServing ? 0 : sole
    let hasKilojoules = members.contains { $0.key == LatticeNutrient.energyKJ }
    f[MeaningCalibrationFeature.hundredHasKilojoules.rawValue] =
      hasKilojoules && [.per100g, .per100ml].contains(meaning) ? 1 : 0
    f[MeaningCalibrationFeature.hasHeadingAndPanel.rawValue] =
      own > 0.5 && members.contains { $0.panelSize > 3 } ? 1 : 0
    if meaning == .per100g {
      let composition = Composition([
        Dictionary(members.map { ($0.key, $0.amount) }, uniquingKeysWith: { first, _ in first })
      ])
      f[MeaningCalibrationFeature.gramsAreSolid.rawValue] =
        composition.isFatty || composition.isStarchy || composition.isFatAndCarbohydrate
          || composition.isProteinRich ? 1 : 0
      f[MeaningCalibrationFeature.gramsAreWatery.rawValue] = composition.isWatery ? 1 : 0
      let energy = members.first { $0.key == LatticeNutrient.energyKcal }?.amount
      let macros = members.filter {
        LatticeNutrient.macros.contains($0.key)
      }.reduce(0) { $0 + $1.amount }
      // Where 100 g is surely read, nothing else matters.
      let unheaded = 1 - sole
      f[MeaningCalibrationFeature.gramsOfDrinkWords.rawValue] = unheaded * page.drinkWords / 2
      f[MeaningCalibrationFeature.gramsOfJuiceWords.rawValue] = unheaded * page.juiceWords / 2
      f[MeaningCalibrationFeature.gramsOfMillilitreServing.rawValue] =
        page.hasServingMillilitres ? unheaded : 0
      f[MeaningCalibrationFeature.gramsOfGramServing.rawValue] = page.hasServingGrams ? unheaded : 0
      f[MeaningCalibrationFeature.gramsOfMass.rawValue] = page.hasMasses ? unheaded : 0
      f[MeaningCalibrationFeature.gramsOfVolume.rawValue] = page.hasVolumes ? unheaded : 0
      f[MeaningCalibrationFeature.gramsOfLowEnergy.rawValue] =
        energy.map { $0 < 100 ? unheaded : 0 } ?? 0
      f[MeaningCalibrationFeature.gramsOfLeanFood.rawValue] = macros < 20 ? unheaded : 0
    }
    f[MeaningCalibrationFeature.rival.rawValue] = rivals.map { meanings[$0.rawValue] }.max() ?? 0
    // A label has a column of 100 g or one of 100 ml; a serving's column may be beside either.
    if hundreds.contains(meaning) {
      f[MeaningCalibrationFeature.otherHundred.rawValue] =
        hundreds.filter { $0 != meaning }.map { meanings[$0.rawValue] }.max() ?? 0
    }
    return f
  }

  /// Rows whose ratio a printed size explains, from which more say no more. Two may have one by chance.
  private static let rowsOfRatio = 4

  /// Gives each value its features of calibration.
  mutating func addCalibrationFeatures(_ page: LatticePage, _ rules: RuleDecision) {
    let fractions = values.filter { $0.candidate.option.hasFraction }.count
    let share = values.isEmpty ? 0 : Double(fractions) / Double(values.count)
    func logit(_ p: Double) -> Double {
      max(-7, min(7, log((p + 1e-4) / (1 - min(p, 1) + 1e-4))))
    }
    for index in values.indices {
      let value = values[index]
      let candidate = value.candidate
      var f = [Double](repeating: 0, count: CalibrationFeature.count)
      func set(_ feature: CalibrationFeature, _ amount: Double) { f[feature.rawValue] = amount }
      func factor(_ factor: PanelFactor) -> Double { value.factors[factor.rawValue] }
      set(.posterior, logit(value.posterior / max(value.posterior, value.meaningPosterior)))
      set(.posteriorOnAnyBasis, logit(value.posteriorOnAnyBasis))
      set(.odds, candidate.odds)
      set(.confidence, candidate.option.confidence)
      set(.looks, Double(candidate.option.looks.nonzeroBitCount) / 3)
      set(.isRepaired, candidate.option.kind == .literal ? 0 : 1)
      set(.panelSize, Double(min(value.panelSize, 9)) / 5)
      set(.energiesAgree, factor(.energiesAgree))
      set(.energiesDiffer, factor(.energiesDiffer))
      set(.sumAgrees, factor(.sumAgrees))
      set(.sumIsNear, factor(.sumIsNear))
      set(.sumDiffers, factor(.sumDiffers))
      set(.partFits, factor(.partFits))
      set(.partExceeds, factor(.partExceeds))
      let isEnergy = LatticeNutrient.isEnergy(value.key)
      set(.isEnergy, isEnergy ? 1 : 0)
      set(.isStream, value.isStream ? 1 : 0)
      set(.noise, page.noise)
      set(.rival, value.rivalPosterior)
      set(.unitIsBare, candidate.option.unitClass == .none ? 1 : 0)
      set(.isZero, candidate.amount == 0 ? 1 : 0)
      set(.isWhole, candidate.option.hasFraction ? 0 : 1)
      set(.offset, abs(candidate.offset))
      set(.inCell, candidate.inCell)
      set(.isUnread, candidate.isNamed ? 0 : 1)
      set(.hasOptions, page.spots[candidate.spot].options.count > 1 ? 1 : 0)
      set(.energyAndAgrees, isEnergy ? factor(.energiesAgree) : 0)
      let isMacro = LatticeNutrient.macros.contains(value.key)
      set(.macroAndSums, isMacro ? factor(.sumAgrees) : 0)
      set(.confirmed, value.confirmed)
      set(.contradicted, value.contradicted)
      set(.isPerServing, value.meaning == .perServing ? 1 : 0)
      set(.isPerHundredMillilitres, value.meaning == .per100ml ? 1 : 0)
      set(.isAsFed, value.meaning == .asFed ? 1 : 0)
      let place = [value.meaning.rawValue, value.key]
      let accepted = rules.accepted[place] ?? rules.acceptedOnUnknownBasis[value.key]
      let isAccepted = accepted.map { isSameAmount($0, value.amount) } ?? false
      let isOffered = rules.offered[place].map { isSameAmount($0, value.amount) } ?? false
      set(.rulesAccept, isAccepted ? 1 : 0)
      set(.rulesOffer, isOffered ? 1 : 0)
      set(.rulesDiffer, accepted != nil && !isAccepted ? 1 : 0)
      let isElsewhere = rules.accepted.contains { other, amount in
        other != place && other[1] == value.key && isSameAmount(amount, value.amount)
      }
      set(.rulesAgreeElsewhere, isElsewhere ? 1 : 0)
      // EU rounding: below 10 g one decimal, from 10 g whole grams (Commission guidance of December 2012).
      let isWhole = !isEnergy && !candidate.option.hasFraction && value.amount > 0
      set(.isSmallWhole, isWhole && value.amount < 10 ? share : 0)
      set(.isLargeWhole, isWhole && value.amount >= 10 ? share : 0)
      values[index].features = f
    }
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
}

extension LatticePage {
  /// The certainty that the surest heading of a meaning is printed as it was read, 0 without one.
  func certainty(of meaning: ColumnMeaning) -> Double {
    headings(of: meaning).map { $0.sureness * $0.confidence }.max() ?? 0
  }

  /// The certainty of the surest heading of a meaning, 0 without one.
  package func sureness(of meaning: ColumnMeaning) -> Double {
    headings(of: meaning).map(\.sureness).max() ?? 0
  }

  private func headings(of meaning: ColumnMeaning) -> [Heading] {
    let kinds: [Heading.Kind] =
      switch meaning {
      case .per100g: [.hundredGrams]
      case .per100ml: [.hundredMillilitres]
      case .perServing: [.serving, .mass]
      case .asFed, .none: []
      }
    return headings.filter { kinds.contains($0.kind) }
  }
}

extension LatticePage {
  /// Whether a volume is printed.
  package var showsVolumes: Bool { hasVolumes }
}
