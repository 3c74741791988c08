import Foundation
import LabelModel

/// A value with the probability that the label prints it.
package struct LatticeValue: Sendable {
  /// The meaning of the value's column.
  package var meaning: ColumnMeaning
  /// The nutrient by its place in ``LatticeNutrient/order``.
  package var key: Int
  /// The amount in grams, kJ or kcal.
  package var amount: Double
  /// The share of all interpretations in which the label prints this value on this basis.
  package var posterior: Double
  /// The same on any basis.
  package var posteriorOnAnyBasis: Double
  /// The probability that the label has a column of this meaning.
  package var meaningPosterior: Double
  /// The posterior of the strongest other amount.
  package var rivalPosterior: Double
  /// The share in which the other column confirms the value.
  package var confirmed: Double
  /// The share in which the other column contradicts the value.
  package var contradicted = 0.0
  /// The print of the value in a likely panel.
  package var candidate: PanelCandidate
  /// The sums of ``PanelFactor``s of that panel.
  var factors: [Double]
  /// The number of values of that panel.
  var panelSize: Int
  /// Whether the panel's layout is one stream of text.
  var isStream: Bool
  /// The calibrated probability that the value is right.
  package var probability = 0.0
  /// The calibrated probability that the amount is right, where its column means what it is taken for.
  package var amountProbability = 0.0
  /// The features of calibration.
  package var features: [Double] = []
  /// Whether the headings of a text give its place in the row to the other column.
  var isInOtherColumn = false
}

/// A probability for every value of one photo on every basis.
package struct LatticePosterior: Sendable {
  package var values: [LatticeValue] = []
  /// The probability of each meaning, by its raw value.
  package var meanings = [Double](repeating: 0, count: ColumnMeaning.allCases.count)
  /// The calibrated probability that the label has a column of each meaning.
  package var meaningProbabilities: [Double] = []

  /// Weighs all interpretations of all layouts.
  init(
    _ page: LatticePage, _ layouts: [LayoutHypotheses], meaningWeights: [Double],
    pairWeights: [Double]
  ) {
    let entries = layouts.enumerated().flatMap { index, layout in
      Self.entries(of: layout, index, page, meaningWeights, pairWeights)
    }
    guard !entries.isEmpty else { return }
    let total = logSumExp(entries.map(\.score))
    var sums = ValueSums()
    var single: [[Int]: [ShareKey: Share]] = [:]
    for entry in entries {
      let probability = exp(entry.score - total)
      guard probability > 1e-4 else { continue }
      let layout = layouts[entry.layout]
      for (column, meaning) in entry.meanings.enumerated() {
        meanings[meaning.rawValue] += probability
        guard meaning != .none else { continue }
        let shares: [ShareKey: Share]
        if let pair = entry.pair, pair.whole == column {
          shares = pair.shares.whole
        } else if let pair = entry.pair, pair.part == column {
          shares = pair.shares.part
        } else if let known = single[[entry.layout, column]] {
          shares = known
        } else {
          shares = Self.shares(of: layout.panels[column])
          single[[entry.layout, column]] = shares
        }
        sums.add(shares, meaning, probability, isStream: layout.layout.isStream)
      }
    }
    keepLikeliest(sums.values)
  }

  /// The interpretations of one layout, each with its score.
  private static func entries(
    of layout: LayoutHypotheses, _ index: Int, _ page: LatticePage, _ meaningWeights: [Double],
    _ pairWeights: [Double]
  ) -> [Entry] {
    var pairs: [[Int]: PairShares] = [:]
    return layout.meanings.map { hypothesis in
      var entry = Entry(layout: index, meanings: hypothesis.meanings, pair: nil, score: 0)
      entry.score = hypothesis.score(meaningWeights)
      let whole = hypothesis.meanings.firstIndex { $0 == .per100g || $0 == .per100ml }
      guard let whole, let part = hypothesis.meanings.firstIndex(of: .perServing) else {
        return entry
      }
      let meaning = hypothesis.meanings[whole]
      let sizes = page.sizes.amounts(for: meaning)
      let key = [whole, part, meaning.rawValue]
      let shares =
        pairs[key]
        ?? PairShares(
          ColumnPair.members(
            layout.panels[whole], layout.panels[part], sizes: sizes,
            servings: page.servingSizes.amounts(for: meaning)),
          weights: pairWeights, sizes: sizes)
      pairs[key] = shares
      entry.pair = (whole, part, shares)
      entry.score += shares.bonus
      return entry
    }
  }

  /// The probabilities of all values, summed over the interpretations. Each value has the facts of its likeliest one.
  private struct ValueSums {
    private(set) var values: [Key: LatticeValue] = [:]
    private var heaviest: [Key: Double] = [:]

    /// Adds the values of a column in an interpretation of this probability.
    mutating func add(
      _ shares: [ShareKey: Share], _ meaning: ColumnMeaning, _ probability: Double, isStream: Bool
    ) {
      for (place, share) in shares {
        let key = Key(meaning: meaning, key: place.key, amount: place.amount)
        let weight = probability * share.probability
        var value =
          values[key]
          ?? LatticeValue(
            meaning: meaning, key: place.key, amount: place.amount, posterior: 0,
            posteriorOnAnyBasis: 0, meaningPosterior: 0, rivalPosterior: 0, confirmed: 0,
            candidate: share.candidate, factors: share.factors, panelSize: share.size,
            isStream: isStream)
        value.posterior += weight
        value.confirmed += probability * share.confirmed
        value.contradicted += probability * share.contradicted
        if weight > heaviest[key] ?? 0 {
          heaviest[key] = weight
          value.candidate = share.candidate
          value.factors = share.factors
          value.panelSize = share.size
          value.isStream = isStream
        }
        values[key] = value
      }
    }
  }

  /// Keeps the likeliest amount of each nutrient on each basis.
  private mutating func keepLikeliest(_ sums: [Key: LatticeValue]) {
    var onAnyBasis: [ShareKey: Double] = [:]
    // In a fixed order, so that the same looks give the same sums to the last bit.
    for (key, value) in sums.sorted(by: { $0.key.meaning.rawValue < $1.key.meaning.rawValue }) {
      onAnyBasis[ShareKey(key: key.key, amount: key.amount), default: 0] += value.posterior
    }
    let grouped = Dictionary(grouping: sums.values) { [$0.meaning.rawValue, $0.key] }
    for (_, rivals) in grouped.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let sorted = rivals.sorted { ($0.posterior, -$0.amount) > ($1.posterior, -$1.amount) }
      var best = sorted[0]
      guard best.posterior >= 0.02 else { continue }
      best.rivalPosterior = sorted.count > 1 ? sorted[1].posterior : 0
      best.posteriorOnAnyBasis = min(
        1, onAnyBasis[ShareKey(key: best.key, amount: best.amount)] ?? 0)
      best.meaningPosterior = meanings[best.meaning.rawValue]
      values.append(best)
    }
  }

  private struct Entry {
    var layout: Int
    var meanings: [ColumnMeaning]
    var pair: (whole: Int, part: Int, shares: PairShares)?
    var score: Double
  }

  private struct Key: Hashable {
    var meaning: ColumnMeaning
    var key: Int
    var amount: Double
  }

  struct ShareKey: Hashable {
    var key: Int
    var amount: Double
  }

  /// The share of a column's interpretations that hold one value.
  struct Share {
    var probability = 0.0
    var confirmed = 0.0
    var contradicted = 0.0
    var candidate: PanelCandidate
    var factors: [Double]
    var size: Int
  }

  private static func shares(of panels: [Panel]) -> [ShareKey: Share] {
    let total = logSumExp(panels.map(\.score))
    var shares: [ShareKey: Share] = [:]
    for panel in panels {
      Self.add(panel, exp(panel.score - total), to: &shares)
    }
    return shares
  }

  static func add(
    _ panel: Panel, _ probability: Double, to shares: inout [ShareKey: Share],
    comparing: (PanelCandidate) -> ColumnPair.Comparison? = { _ in nil }
  ) {
    let size = panel.count
    for case let candidate? in panel.values {
      let key = ShareKey(key: candidate.key, amount: candidate.amount)
      if shares[key] == nil {
        shares[key] = Share(candidate: candidate, factors: panel.factors, size: size)
      }
      shares[key]?.probability += probability
      guard let other = comparing(candidate) else { continue }
      if other.confirms { shares[key]?.confirmed += probability }
      if other.contradicts { shares[key]?.contradicted += probability }
    }
  }

  /// The shares of the values of two columns that are weighed together.
  struct PairShares {
    var whole: [ShareKey: Share] = [:]
    var part: [ShareKey: Share] = [:]
    /// The gain in score by the columns' agreement.
    var bonus = 0.0

    init(_ members: [ColumnPair.Member], weights: [Double], sizes: [Double]) {
      guard !members.isEmpty else { return }
      let plain = members.map { $0.features[0] * weights[0] }
      let members = members.filter { !$0.isOneColumn }
      guard !members.isEmpty else {
        bonus = -.greatestFiniteMagnitude
        return
      }
      let scores = members.map { member in
        zip(member.features, weights).reduce(0) { $0 + $1.0 * $1.1 }
      }
      let total = logSumExp(scores)
      bonus = total - logSumExp(plain)
      for (member, score) in zip(members, scores) {
        let probability = exp(score - total)
        LatticePosterior.add(member.whole, probability, to: &whole) { candidate in
          member.part.values[candidate.key].map {
            member.comparison(candidate, $0, sizes: sizes)
          }
        }
        LatticePosterior.add(member.part, probability, to: &part) { candidate in
          member.whole.values[candidate.key].map {
            member.comparison($0, candidate, sizes: sizes)
          }
        }
      }
    }
  }
}

extension LatticePosterior {
  /// The values of the column's likeliest meaning: amounts whose reference is not sure.
  package var ofLikeliestMeaning: [LatticeValue] {
    let likeliest = ColumnMeaning.allCases.filter { $0 != .none }
      .max { meanings[$0.rawValue] < meanings[$1.rawValue] }
    return values.filter { $0.meaning == likeliest }
  }

  /// Returns the basis of a record's main column. Amounts of 100 g or 100 ml come before those of a
  /// serving.
  ///
  /// - Parameters:
  ///   - accepted: the meanings of the accepted values.
  ///   - probabilities: the probability of each meaning, by its raw value, `0 ... 1`.
  /// - Returns: `nil` where no meaning is likely.
  package static func mainMeaning(
    of accepted: [ColumnMeaning], _ probabilities: [Double]
  ) -> ColumnMeaning? {
    let isLikely = { (meaning: ColumnMeaning) in
      accepted.contains(meaning) || probabilities[meaning.rawValue] > likelyMeaning
    }
    let hundreds: [ColumnMeaning] = [.per100g, .per100ml, .asFed]
    return hundreds.filter(isLikely)
      .max { probabilities[$0.rawValue] < probabilities[$1.rawValue] }
      ?? (isLikely(.perServing) ? .perServing : nil)
  }

  /// More likely than not.
  static let likelyMeaning = 0.5
}
