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

/// The calibration features of one value, or of one column's meaning, by their names.
struct CalibrationRow<Feature: CaseIterable & RawRepresentable<Int>> {
  private(set) var values = [Double](repeating: 0, count: Feature.allCases.count)

  subscript(_ feature: Feature) -> Double {
    get { values[feature.rawValue] }
    set { values[feature.rawValue] = newValue }
  }

  subscript(_ feature: Feature) -> Bool {
    get { values[feature.rawValue] > 0 }
    set { values[feature.rawValue] = newValue ? 1 : 0 }
  }
}
