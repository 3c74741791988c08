import Foundation
import LabelModel

/// The serving's share of 100 g, and what it says about values that were read in both columns.
///
/// In a table with two columns every row has the same ratio, apart from rounding. Where most rows
/// agree on one, a value that follows it is confirmed. One that does not is doubtful.
package struct ColumnRatio: Hashable, Sendable {
  /// Per serving divided by per 100 g.
  package var ratio: Double

  /// Finds the ratio that most rows agree on; `nil` when fewer than two rows do.
  package init?(main: ReadingPanel, serving: ReadingPanel) {
    // In a fixed order, so that of two ratios that equally many rows have the same one is always taken.
    let ratios = Nutrient.allCases.compactMap { nutrient -> Double? in
      guard let whole = main.candidates[nutrient]?.hypotheses.first?.amount,
        let part = serving.candidates[nutrient]?.hypotheses.first?.amount, whole > 0, part > 0
      else { return nil }
      return part / whole
    }
    let best = ratios.map { ratio in
      (ratio: ratio, support: ratios.count { abs($0 - ratio) <= 0.06 * ratio })
    }.max { $0.support < $1.support }
    guard let best, best.support >= 2 else { return nil }
    let agreeing = ratios.filter { abs($0 - best.ratio) <= 0.06 * best.ratio }.sorted()
    ratio = agreeing[agreeing.count / 2]
  }

  /// Raises the odds of pairs that follow the ratio and lowers those that cannot.
  ///
  /// Each column is weighed by the other. The column of servings is further from the names, and
  /// slips against them where the package is curved. Once two of its values are far from the ratio,
  /// only those that follow it are believed.
  func weigh(main: inout ReadingPanel, serving: inout ReadingPanel) {
    let pairs = Nutrient.allCases.compactMap { nutrient -> Pair? in
      guard let wholes = main.candidates[nutrient]?.hypotheses,
        let parts = serving.candidates[nutrient]?.hypotheses
      else { return nil }
      return Pair(nutrient: nutrient, wholes: wholes, parts: parts)
    }
    let isSlipped = pairs.count { isFarOff($0.wholes[0], $0.parts[0]) } >= 2
    for pair in pairs {
      main.candidates[pair.nutrient]?.hypotheses = weighed(pair.wholes, by: pair.parts) {
        likelihood($0, $1)
      }
      serving.candidates[pair.nutrient]?.hypotheses = weighed(pair.parts, by: pair.wholes) {
        likelihood($1, $0)
      }
    }
    guard isSlipped else { return }
    for (nutrient, candidates) in serving.candidates {
      let wholes = pairs.first { $0.nutrient == nutrient }?.wholes ?? []
      let likely = wholes.filter { $0.odds >= 0.02 * wholes[0].odds }
      for (index, part) in candidates.hypotheses.enumerated()
      where !likely.contains(where: { likelihood($0, part) > 1 }) {
        serving.candidates[nutrient]?.hypotheses[index].odds *= ColumnRatio.slippedLikelihood
      }
    }
  }

  /// A nutrient that both columns have hypotheses for, never none.
  private struct Pair {
    var nutrient: Nutrient
    var wholes: [Hypothesis]
    var parts: [Hypothesis]
  }

  /// The hypotheses with their odds times the mean likelihood over the other column's hypotheses.
  /// The possibility of other print has odds of 1 and changes nothing.
  private func weighed(
    _ hypotheses: [Hypothesis], by others: [Hypothesis],
    _ likelihood: (Hypothesis, Hypothesis) -> Double
  ) -> [Hypothesis] {
    let total = others.reduce(1) { $0 + $1.odds }
    return hypotheses.map { hypothesis in
      var hypothesis = hypothesis
      hypothesis.odds *=
        others.reduce(1) { $0 + $1.odds * likelihood(hypothesis, $1) } / total
      return hypothesis
    }
  }

  /// The likelihood ratio of two amounts that should differ by the ratio, each rounded to its last
  /// printed digit.
  private func likelihood(_ whole: Hypothesis, _ part: Hypothesis) -> Double {
    if distance(whole, part) <= 0.03 * part.amount { return 6 }
    // Modifiers such as "<0.5" and the US rules' coarse rounding break the ratio of right values.
    return part.reading.modifier != nil || whole.reading.modifier != nil ? 1 : 0.25
  }

  /// Whether no rounding rule explains how far two amounts are from the ratio.
  private func isFarOff(_ whole: Hypothesis, _ part: Hypothesis) -> Bool {
    part.reading.modifier == nil && whole.reading.modifier == nil
      && distance(whole, part) > 0.15 * max(part.amount, ratio * whole.amount)
  }

  /// The distance of two amounts from the ratio, beyond their rounding.
  private func distance(_ whole: Hypothesis, _ part: Hypothesis) -> Double {
    abs(part.amount - ratio * whole.amount) - part.roundingError - ratio * whole.roundingError
  }

  /// The probability that a value off the ratio is right in a column that has slipped.
  private static let slippedLikelihood = 0.005
}

extension Hypothesis {
  /// Half a unit of the last printed digit, in the unit of `amount`.
  var roundingError: Double {
    let unit = quantity.value == 0 ? 1 : amount / Candidates.double(quantity.value)
    var step = 0.5
    var value = quantity.value
    while !value.isWholeNumber, step > 1e-6 {
      value *= 10
      step /= 10
    }
    return step * unit
  }
}
