import Foundation
import LabelModel

/// The share of 100 g or 100 ml that a serving is, by all nutrients that both columns state.
///
/// Every printed amount is rounded. A pair thus allows a range of shares, and all pairs of a label allow one in common.
struct ServingShare {
  /// The shares that most pairs allow, 1 where a serving is 100 g or 100 ml.
  let range: ClosedRange<Double>
  /// The nutrients whose two amounts contradict the share, so that one of them is misread.
  let contradicting: Set<Int>

  /// Pairs that agree at least.
  private static let fewest = 3
  /// The further rounding of amounts, by the serving's size, as a share. It is set by hand.
  ///
  /// With both figures five pairs of 249 labels contradict, and four of the five are misread.
  private static let slack = 0.01
  /// The same of energies, which may be calculated from rounded amounts.
  private static let slackOfEnergy = 0.04
  /// The width of a useful share at most, as a part of it. Sizes such as 25 and 30 g differ by twice as much.
  private static let widest = 0.1

  /// Compares two columns; `nil` where fewer than three pairs agree, or not twice as many as contradict.
  init?(_ whole: [LatticeValue], _ part: [LatticeValue]) {
    let pairs = whole.compactMap { first -> (key: Int, range: ClosedRange<Double>)? in
      guard let second = part.first(where: { $0.key == first.key }),
        let range = Self.shares(first, second)
      else { return nil }
      return (first.key, range)
    }
    let ends = pairs.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    func count(_ share: Double) -> Int { pairs.count { $0.range.contains(share) } }
    guard let best = ends.max(by: { count($0) < count($1) }) else { return nil }
    let agreeing = pairs.filter { $0.range.contains(best) }
    guard agreeing.count >= Self.fewest, agreeing.count > 2 * (pairs.count - agreeing.count),
      let low = agreeing.map(\.range.lowerBound).max(),
      let high = agreeing.map(\.range.upperBound).min(), high - low <= Self.widest * low
    else { return nil }
    range = low...high
    contradicting = Set(pairs.filter { !$0.range.contains(best) }.map(\.key))
      .union(Self.exceedingBounds(whole, part, least: low * (1 - Self.slack)))
  }

  /// The nutrients whose serving has a bound below its share of the other column's amount.
  ///
  /// Of 4.8 g in 100 ml, 18 ml have 0.9 g, and not "<0,5 g".
  private static func exceedingBounds(
    _ whole: [LatticeValue], _ part: [LatticeValue], least: Double
  ) -> [Int] {
    whole.filter { first in
      let option = first.candidate.option
      return option.modifier == nil
        && part.contains { second in
          let bound = second.candidate.option
          return second.key == first.key && bound.modifier == .lessThan
            && least * (first.amount - option.roundingError) > second.amount + bound.roundingError
        }
    }.map(\.key)
  }

  /// Whether a serving may have this size in grams or millilitres.
  func isOf(_ size: Double) -> Bool { range.contains(size / 100) }

  /// Whether a size is not even near the share. Two misread rows may move the share a little.
  func isFar(from size: Double) -> Bool {
    let near = Self.nearest * range.lowerBound...range.upperBound / Self.nearest
    return !near.contains(size / 100)
  }

  /// The least ratio of a size and a share that are near. It is set by hand.
  private static let nearest = 0.8

  /// The shares that two rounded amounts of one nutrient allow; `nil` for zeros, bounds and other units.
  private static func shares(
    _ first: LatticeValue, _ second: LatticeValue
  ) -> ClosedRange<Double>? {
    let options = [first.candidate.option, second.candidate.option]
    guard options.allSatisfy({ $0.modifier == nil && $0.value > 0 }),
      options[0].unit == options[1].unit
    else { return nil }
    let halves = options.map { pow(10, -Double($0.decimals)) / 2 }
    guard options[0].value > halves[0] else { return nil }
    let slack = LatticeNutrient.isEnergy(first.key) ? slackOfEnergy : slack
    let low = max(0, options[1].value - halves[1]) / (options[0].value + halves[0])
    let high = (options[1].value + halves[1]) / (options[0].value - halves[0])
    return low * (1 - slack)...high * (1 + slack)
  }
}
