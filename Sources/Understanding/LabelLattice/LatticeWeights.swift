import Foundation

/// Every number that is fitted to labelled photos.
package struct LatticeWeights: Hashable, Sendable {
  /// The weights of ``RoleFeature``, without and with features of context.
  package var role: [Double]
  package var roleInContext: [Double]
  /// The trees of both.
  package var roleTrees = ScoreTrees()
  package var roleTreesInContext = ScoreTrees()
  /// The usual amounts of each nutrient.
  package var habits: [AmountHabit]
  /// The weights of ``ColumnFeatures``.
  package var column: [Double]
  /// The weights of ``PanelFactor``.
  package var panel: [Double]
  /// The weights of ``MeaningHypothesis/Factor``.
  package var meaning: [Double]
  /// The weights of ``ColumnPair/Factor``.
  package var pair: [Double]
  /// The weights of ``CalibrationFeature``, the constant last.
  package var calibration: [Double]
  /// The weights of ``MeaningCalibrationFeature``, the constant last.
  package var meaningCalibration: [Double]
  /// The calibrated probability from which a value is accepted.
  package var acceptance: Double

  /// The calibrated probability that each meaning of a column needs for its values to be accepted.
  /// One wrong meaning makes a whole column wrong.
  package var meaningAcceptance: [Double]
  /// The probability from which a value is accepted that the parser's rules accept as well.
  package var acceptanceWithRules: Double
  /// The probability from which a value is accepted that only its place in the table names. Not all countries have the
  /// order of Regulation (EU) 1169/2011, Annex XV.
  package var acceptanceByPlace: Double

  /// The habits as pairs of mean and spread.
  package var habitsFlat: [Double] {
    get { habits.flatMap { [$0.mean, $0.spread] } }
    set {
      habits = stride(from: 0, to: newValue.count - 1, by: 2).map {
        AmountHabit(mean: newValue[$0], spread: newValue[$0 + 1])
      }
    }
  }

  package init() {
    role = [Double](repeating: 0, count: RoleFeature.count)
    roleInContext = role
    habits = [AmountHabit](
      repeating: AmountHabit(mean: 1, spread: 2), count: LatticeNutrient.count)
    column = [Double](repeating: 0, count: ColumnFeatures.count)
    panel = PanelFactor.start
    meaning = MeaningHypothesis.start
    pair = ColumnPair.start
    calibration = [Double](repeating: 0, count: CalibrationFeature.count + 1)
    meaningCalibration = [Double](repeating: 0, count: MeaningCalibrationFeature.count + 1)
    acceptance = 0.9
    meaningAcceptance = ColumnMeaning.allCases.map { _ in 0 }
    acceptanceWithRules = 0.9
    acceptanceByPlace = 0.9
  }

  /// Returns whether a value and its column's meaning are sure enough.
  ///
  /// - Parameters:
  ///   - probability: the value's calibrated probability.
  ///   - meaning: what its column refers to, with the probability of that.
  ///   - hasRules: whether the parser's rules accept the same value on the same basis.
  ///   - isNamed: whether a name or a unit says what the value is of.
  ///   - threshold: the acceptance that a user has set, `nil` for the fitted one.
  /// - Returns: whether both the value and its column's meaning reach what they need.
  package func accepts(
    _ probability: Double, _ meaning: (ColumnMeaning, probability: Double), hasRules: Bool,
    isNamed: Bool, threshold: Double? = nil
  ) -> Bool {
    let least =
      threshold ?? (!isNamed ? acceptanceByPlace : hasRules ? acceptanceWithRules : acceptance)
    return probability >= least
      && meaning.probability >= meaningAcceptance[meaning.0.rawValue]
  }

  /// The probability that `weights` give to `features`; the last weight is the constant.
  package static func logistic(_ features: [Double], _ weights: [Double]) -> Double {
    var sum = weights[weights.count - 1]
    for (feature, weight) in zip(features, weights) { sum += feature * weight }
    return 1 / (1 + exp(-sum))
  }
}
