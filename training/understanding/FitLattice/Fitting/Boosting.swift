import Foundation
import LabelLattice

/// Choices among rows of features, and the weighted sums that trees correct.
struct BoostingData {
  private let width = RoleFeature.count
  private(set) var starts: [Int] = [0]
  private(set) var features: [Float] = []
  private(set) var sums: [Double] = []
  private(set) var gold: [Bool] = []
  private(set) var weights: [Double] = []

  var rowCount: Int { sums.count }

  /// Adds the roles of an item that its weighted sums leave in doubt, but for hopeless ones.
  mutating func add(_ item: RoleItem, _ sums: [Double], gold rowGold: [Bool], weight: Double) {
    let total = logSumExp(sums)
    let logNone = logSumExp(zip(item.roles, sums).filter { $0.0.key == nil }.map(\.1)) - total
    guard weight > 0, logNone < RoleItem.noDoubt, rowGold.contains(true), rowGold.contains(false)
    else { return }
    for row in item.roles.indices where rowGold[row] || sums[row] - total > Self.hopeless {
      features += item.row(row)
      self.sums.append(sums[row])
      gold.append(rowGold[row])
    }
    starts.append(self.sums.count)
    weights.append(weight)
  }

  private static let hopeless = -4.8

  /// Options of boosting.
  struct Options {
    var trees = 60
    var rate = 0.15
    var ridge = 6.0
    var bins = 12
  }

  /// Grows trees one after the other, each towards the gradient of the log-likelihood (Friedman 2001).
  func grow(_ options: Options) -> ScoreTrees {
    let features = binnedFeatures(options.bins)
    var trees = ScoreTrees()
    var scores = sums
    for round in 0..<options.trees {
      let slopes = slopes(scores)
      var leaves = Leaves(ofRow: [UInt8](repeating: 0, count: rowCount))
      for level in 0..<ScoreTrees.depth {
        let used = (0..<width).filter { feature in
          !features.thresholds[feature].isEmpty
            && (feature &* 7 &+ round &* 13 &+ level) % 10 < 4
        }
        let best = best(among: used, of: features, leaves, slopes, ridge: options.ridge)
        trees.features.append(best.feature)
        trees.thresholds.append(features.thresholds[best.feature][best.bin])
        let column = best.feature * rowCount
        for row in 0..<rowCount where features.bins[column + row] > best.bin {
          leaves.ofRow[row] |= 1 << UInt8(level)
        }
        leaves.count *= 2
      }
      let addends = totals(of: leaves, slopes).map {
        options.rate * $0.gradient / ($0.curvature + options.ridge)
      }
      trees.leaves += addends.map(Float.init)
      for row in 0..<rowCount { scores[row] += addends[Int(leaves.ofRow[row])] }
    }
    return trees
  }

  /// The features, each in the bins between its thresholds.
  private struct BinnedFeatures {
    /// The values between which each feature is cut.
    var thresholds: [[Float]]
    /// The bin of each feature and row: how many thresholds the value exceeds.
    var bins: [UInt8]
    var rareRows: [RareRows]
  }

  private func binnedFeatures(_ most: Int) -> BinnedFeatures {
    let thresholds = (0..<width).map { self.thresholds(of: $0, most) }
    let bins = binned(thresholds)
    return BinnedFeatures(thresholds: thresholds, bins: bins, rareRows: rareRows(bins))
  }

  /// Values between which a feature is cut: all middles of few values, else of quantiles.
  private func thresholds(of feature: Int, _ most: Int) -> [Float] {
    let step = max(1, rowCount / 20_000)
    let values = stride(from: 0, to: rowCount, by: step).map { features[$0 * width + feature] }
      .sorted()
    guard let first = values.first, let last = values.last, first < last else { return [] }
    var distinct: [Float] = []
    for value in values where distinct.last != value { distinct.append(value) }
    if distinct.count > most {
      distinct = (0...most).map { values[min(values.count - 1, values.count * $0 / most)] }
      distinct = distinct.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    return zip(distinct, distinct.dropFirst()).map { ($0 + $1) / 2 }
  }

  /// For each feature and row how many thresholds the value exceeds.
  private func binned(_ thresholds: [[Float]]) -> [UInt8] {
    var bins = [UInt8](repeating: 0, count: width * rowCount)
    bins.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: width) { feature in
        for row in 0..<rowCount {
          let value = features[row * width + feature]
          var bin: UInt8 = 0
          for threshold in thresholds[feature] where value > threshold { bin += 1 }
          buffer[feature * rowCount + row] = bin
        }
      }
    }
    return bins
  }

  /// The rows of a feature that are not in its commonest bin. Most features are 0 in most rows.
  private struct RareRows {
    var commonest: Int
    var rows: [Int32]
  }

  private func rareRows(_ bins: [UInt8]) -> [RareRows] {
    (0..<width).map { feature in
      let column = bins[feature * rowCount..<(feature + 1) * rowCount]
      var counts = [Int](repeating: 0, count: 256)
      for bin in column { counts[Int(bin)] += 1 }
      let commonest = counts.indices.max { counts[$0] < counts[$1] } ?? 0
      return RareRows(
        commonest: commonest,
        rows: column.indices.lazy.filter { Int(column[$0]) != commonest }
          .map { Int32($0 - column.startIndex) })
    }
  }

  /// The gradient and curvature of the log-likelihood by each row's score.
  private struct Slopes {
    var gradient: [Double]
    var curvature: [Double]
  }

  private func slopes(_ scores: [Double]) -> Slopes {
    var slopes = Slopes(
      gradient: [Double](repeating: 0, count: rowCount),
      curvature: [Double](repeating: 0, count: rowCount))
    for choice in weights.indices {
      let rows = starts[choice]..<starts[choice + 1]
      let all = logSumExp(scores[rows])
      let good = logSumExp(rows.filter { gold[$0] }.map { scores[$0] })
      for row in rows {
        let p = exp(scores[row] - all)
        slopes.gradient[row] = weights[choice] * ((gold[row] ? exp(scores[row] - good) : 0) - p)
        slopes.curvature[row] = weights[choice] * max(p * (1 - p), 0.01)
      }
    }
    return slopes
  }

  /// The leaves of a tree that grows.
  private struct Leaves {
    var ofRow: [UInt8]
    var count = 1
  }

  /// The sums of some rows' slopes.
  private struct SlopeSum {
    var gradient = 0.0
    var curvature = 0.0

    static func += (sum: inout SlopeSum, other: SlopeSum) {
      sum.gradient += other.gradient
      sum.curvature += other.curvature
    }

    static func - (one: SlopeSum, other: SlopeSum) -> SlopeSum {
      SlopeSum(
        gradient: one.gradient - other.gradient, curvature: one.curvature - other.curvature)
    }

    /// The gain in log-likelihood of a leaf of these rows, doubled.
    func gain(ridge: Double) -> Double { gradient * gradient / (curvature + ridge) }
  }

  /// The slopes of each leaf.
  private func totals(of leaves: Leaves, _ slopes: Slopes) -> [SlopeSum] {
    var totals = [SlopeSum](repeating: SlopeSum(), count: leaves.count)
    for row in 0..<rowCount {
      totals[Int(leaves.ofRow[row])] += SlopeSum(
        gradient: slopes.gradient[row], curvature: slopes.curvature[row])
    }
    return totals
  }

  /// The question that gains most over all leaves.
  private func best(
    among used: [Int], of features: BinnedFeatures, _ leaves: Leaves, _ slopes: Slopes,
    ridge: Double
  ) -> (feature: Int, bin: Int) {
    let totals = totals(of: leaves, slopes)
    var results = [(gain: Double, feature: Int, bin: Int)](
      repeating: (-1, used[0], 0), count: used.count)
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: used.count) { index in
        let feature = used[index]
        let sums = binSums(of: feature, features, leaves, slopes, totals)
        for bin in features.thresholds[feature].indices {
          let gain = sums.reduce(0) { gain, sums in
            var (low, high) = (SlopeSum(), SlopeSum())
            for other in 0...features.thresholds[feature].count {
              if other <= bin { low += sums[other] } else { high += sums[other] }
            }
            return gain + (low.gain(ridge: ridge) + high.gain(ridge: ridge))
          }
          if gain > buffer[index].gain { buffer[index] = (gain, feature, bin) }
        }
      }
    }
    let top = results.max { ($0.gain, -$0.feature) < ($1.gain, -$1.feature) } ?? (0, used[0], 0)
    return (top.feature, top.bin)
  }

  /// The slopes of the rows in each leaf and bin of a feature.
  ///
  /// Rows of the commonest bin are not walked through: theirs is what the others leave of the leaf's total.
  private func binSums(
    of feature: Int, _ features: BinnedFeatures, _ leaves: Leaves, _ slopes: Slopes,
    _ totals: [SlopeSum]
  ) -> [[SlopeSum]] {
    let most = features.thresholds[feature].count + 1
    var sums = [SlopeSum](repeating: SlopeSum(), count: leaves.count * most)
    let (bins, ofRow) = (features.bins.span, leaves.ofRow.span)
    let (gradient, curvature) = (slopes.gradient.span, slopes.curvature.span)
    let rare = features.rareRows[feature]
    for row in rare.rows.lazy.map(Int.init) {
      sums[Int(ofRow[row]) * most + Int(bins[feature * rowCount + row])] += SlopeSum(
        gradient: gradient[row], curvature: curvature[row])
    }
    return totals.indices.map { leaf in
      var ofLeaf = Array(sums[leaf * most..<(leaf + 1) * most])
      let others = ofLeaf.reduce(into: SlopeSum()) { $0 += $1 }
      ofLeaf[rare.commonest] = totals[leaf] - others
      return ofLeaf
    }
  }
}
