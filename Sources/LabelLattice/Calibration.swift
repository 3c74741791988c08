/// The properties of a decided value that say how far its posterior is to be believed.
package enum CalibrationFeature: Int, CaseIterable, Sendable {
  case posterior, posteriorOnAnyBasis, odds, confidence, looks, isRepaired, panelSize
  case energiesAgree, energiesDiffer, sumAgrees, sumIsNear, sumDiffers, partFits, partExceeds
  case isEnergy, isStream, noise, rival, unitIsBare, isZero, isWhole, offset, isUnread, hasOptions
  case energyAndAgrees, macroAndSums, confirmed, meanOfLabel, leastOfLabel

  package static let count = allCases.count
}

/// The properties of a label that say how far the probability of a column's meaning is to be believed.
package enum MeaningCalibrationFeature: Int, CaseIterable, Sendable {
  case posterior, panelSize, isStream, noise, isServing, isHundredMillilitres, isAsFed, hasHeading

  package static let count = allCases.count
}

extension LatticePosterior {
  /// The features of calibration of one meaning.
  package func meaningFeatures(_ meaning: ColumnMeaning, _ page: LatticePage) -> [Double] {
    let members = values.filter { $0.meaning == meaning }
    var f = [Double](repeating: 0, count: MeaningCalibrationFeature.count)
    let p = min(1, meanings[meaning.rawValue])
    f[MeaningCalibrationFeature.posterior.rawValue] = max(-7, min(7, _log((p + 1e-4) / (1 - p + 1e-4))))
    f[MeaningCalibrationFeature.panelSize.rawValue] = Double(members.map(\.panelSize).max() ?? 0) / 5
    f[MeaningCalibrationFeature.isStream.rawValue] = members.contains { $0.isStream } ? 1 : 0
    f[MeaningCalibrationFeature.noise.rawValue] = page.noise
    f[MeaningCalibrationFeature.isServing.rawValue] = meaning == .perServing ? 1 : 0
    f[MeaningCalibrationFeature.isHundredMillilitres.rawValue] = meaning == .per100ml ? 1 : 0
    f[MeaningCalibrationFeature.isAsFed.rawValue] = meaning == .asFed ? 1 : 0
    f[MeaningCalibrationFeature.hasHeading.rawValue] = page.headings.isEmpty ? 0 : 1
    return f
  }

  /// Gives each value its features of calibration.
  mutating func addCalibrationFeatures(_ page: LatticePage) {
    func logit(_ p: Double) -> Double {
      max(-7, min(7, _log((p + 1e-4) / (1 - min(p, 1) + 1e-4))))
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
      set(.unitIsBare, candidate.option.class_ == .none ? 1 : 0)
      set(.isZero, candidate.amount == 0 ? 1 : 0)
      set(.isWhole, candidate.option.hasFraction ? 0 : 1)
      set(.offset, abs(candidate.offset))
      set(.isUnread, candidate.isNamed ? 0 : 1)
      set(.hasOptions, page.spots[candidate.spot].options.count > 1 ? 1 : 0)
      set(.energyAndAgrees, isEnergy ? factor(.energiesAgree) : 0)
      let isMacro = [
        LatticeNutrient.fat, LatticeNutrient.carbohydrates, LatticeNutrient.protein,
      ].contains(value.key)
      set(.macroAndSums, isMacro ? factor(.sumAgrees) : 0)
      set(.confirmed, value.confirmed)
      values[index].features = f
    }
    for meaning in ColumnMeaning.allCases {
      let members = values.indices.filter { values[$0].meaning == meaning }
      guard !members.isEmpty else { continue }
      let logits = members.map { values[$0].features[CalibrationFeature.posterior.rawValue] }.sorted()
      for index in members {
        values[index].features[CalibrationFeature.meanOfLabel.rawValue] =
          logits.reduce(0, +) / Double(logits.count)
        values[index].features[CalibrationFeature.leastOfLabel.rawValue] = logits[logits.count / 4]
      }
    }
  }
}
