import Foundation

/// Trees that correct weighted sums of features where features mean something together.
///
/// Every tree asks the same question at all places of one level. Such trees are oblivious trees
/// (Prokhorenkova and others, CatBoost, 2018). A row's leaf is a number of ``depth`` bits.
package struct ScoreTrees: Hashable, Sendable {
  /// Questions of a tree.
  package static let depth = 5
  package static let leafCount = 1 << depth

  /// The feature of each question, ``depth`` for a tree.
  package var features: [Int] = []
  /// The value that a feature must exceed for a question's bit to be 1.
  package var thresholds: [Float] = []
  /// The addend of each leaf, in log-odds, ``leafCount`` for a tree.
  package var leaves: [Float] = []

  package init() {}

  package var count: Int { leaves.count / Self.leafCount }

  /// The sum of all trees' addends for a row of features.
  package func sum(_ row: UnsafeBufferPointer<Float>) -> Double {
    var sum: Float = 0
    features.withUnsafeBufferPointer { features in
      thresholds.withUnsafeBufferPointer { thresholds in
        leaves.withUnsafeBufferPointer { leaves in
          for tree in 0..<count {
            var leaf = 0
            let base = tree * Self.depth
            for level in 0..<Self.depth where row[features[base + level]] > thresholds[base + level]
            {
              leaf |= 1 << level
            }
            sum += leaves[tree * Self.leafCount + leaf]
          }
        }
      }
    }
    return Double(sum)
  }
}
