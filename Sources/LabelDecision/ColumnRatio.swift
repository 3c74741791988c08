import Foundation
import LabelModel

/// The serving's share of 100 g, and what it says about values that were read in both columns.
///
/// In a table with two columns every row has the same ratio, but for rounding. Where most rows
/// agree on one, a value that follows it is confirmed and one that does not is doubtful.
package struct ColumnRatio: Hashable, Sendable {
  /// Per serving divided by per 100 g.
  package var ratio: Double

  /// Finds the ratio that most rows agree on; `nil` when fewer than two rows do.
  package init?(main: Panel, serving: Panel) {
    let ratios = main.candidates.keys.compactMap { nutrient -> Double? in
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
  package func weigh(main: inout Panel, serving: inout Panel) {
    for nutrient in main.candidates.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let wholes = main.candidates[nutrient]?.hypotheses,
        let parts = serving.candidates[nutrient]?.hypotheses
      else { continue }
      for (index, whole) in wholes.enumerated() {
        let best = parts.map { likelihood(whole, $0) }.max() ?? 1
        main.candidates[nutrient]?.hypotheses[index].odds *= best
      }
      for (index, part) in parts.enumerated() {
        let best = wholes.map { likelihood($0, part) }.max() ?? 1
        serving.candidates[nutrient]?.hypotheses[index].odds *= best
      }
    }
  }

  /// Two amounts that should differ by the ratio, each rounded to its last printed digit.
  func likelihood(_ whole: Hypothesis, _ part: Hypothesis) -> Double {
    let slack = part.roundingError + ratio * whole.roundingError + 0.03 * part.amount
    if abs(part.amount - ratio * whole.amount) <= slack { return 6 }
    // Modifiers such as "<0.5" and the US rules' coarse rounding break the ratio of right values.
    return part.reading.modifier != nil || whole.reading.modifier != nil ? 1 : 0.25
  }
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
