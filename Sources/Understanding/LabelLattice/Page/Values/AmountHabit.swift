import Foundation

/// The usual amounts of a nutrient: mean and spread of log(amount + 0.05), in grams, kJ or kcal.
package struct AmountHabit: Hashable, Sendable {
  package var mean: Double
  package var spread: Double

  package init(mean: Double, spread: Double) {
    self.mean = mean
    self.spread = spread
  }

  /// The squared distance of `amount` from the usual, in spreads, 9 at most.
  func distance(_ amount: Double) -> Double {
    let z = (log(amount + 0.05) - mean) / spread
    return min(9, z * z)
  }
}

/// Whether two amounts are the same number.
package func isSameAmount(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 + 1e-6 * abs(b) }
