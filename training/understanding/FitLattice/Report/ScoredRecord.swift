import LabelLattice

/// A record as far as the scorer looks at it.
struct ScoredRecord {
  var basis: ColumnMeaning
  var isBasisKnown = true
  var values: [Int: LatticeValue] = [:]
  var perServing: [Int: LatticeValue] = [:]

  init(_ posterior: LatticePosterior, _ weights: LatticeWeights, keepsUnknownBasis: Bool) {
    let accepted = posterior.values.filter { value in
      weights.accepts(
        value.probability,
        (value.meaning, posterior.meaningProbabilities[value.meaning.rawValue]),
        hasRules: value.features[CalibrationFeature.rulesAccept.rawValue] > 0,
        isNamed: value.candidate.isNamed)
    }
    basis =
      LatticePosterior.mainMeaning(
        of: accepted.map(\.meaning), posterior.meaningProbabilities) ?? .perServing
    for value in accepted {
      if value.meaning == basis { values[value.key] = value }
      if value.meaning == .perServing { perServing[value.key] = value }
    }
    if accepted.isEmpty, keepsUnknownBasis {
      isBasisKnown = false
      for value in posterior.ofLikeliestMeaning
      where value.amountProbability >= weights.acceptance {
        values[value.key] = value
      }
    }
  }
}

extension LatticeWeights {
  /// Weights that accept everything.
  static let takingAll: LatticeWeights = {
    var weights = LatticeWeights()
    weights.acceptance = 0
    weights.acceptanceWithRules = 0
    return weights
  }()
}
