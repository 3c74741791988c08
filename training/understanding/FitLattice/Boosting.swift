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
    let thresholds = (0..<width).map { self.thresholds(of: $0, options.bins) }
    let bins = binned(thresholds)
    let rare = rareRows(bins)
    var trees = ScoreTrees()
    var scores = sums
    for round in 0..<options.trees {
      let (gradient, curvature) = slopes(scores)
      var leaf = [UInt8](repeating: 0, count: rowCount)
      var leaves = 1
      for level in 0..<ScoreTrees.depth {
        let used = (0..<width).filter { feature in
          !thresholds[feature].isEmpty && (feature &* 7 &+ round &* 13 &+ level) % 10 < 4
        }
        let best = self.best(
          used, thresholds, bins, rare, leaf, leaves, gradient, curvature, options.ridge)
        trees.features.append(best.feature)
        trees.thresholds.append(thresholds[best.feature][best.bin])
        let column = best.feature * rowCount
        for row in 0..<rowCount where bins[column + row] > best.bin {
          leaf[row] |= 1 << UInt8(level)
        }
        leaves *= 2
      }
      var sum = [Double](repeating: 0, count: leaves)
      var weight = sum
      for row in 0..<rowCount {
        sum[Int(leaf[row])] += gradient[row]
        weight[Int(leaf[row])] += curvature[row]
      }
      let addends = zip(sum, weight).map { options.rate * $0 / ($1 + options.ridge) }
      trees.leaves += addends.map(Float.init)
      for row in 0..<rowCount { scores[row] += addends[Int(leaf[row])] }
    }
    return trees
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
  private func slopes(_ scores: [Double]) -> (gradient: [Double], curvature: [Double]) {
    var gradient = [Double](repeating: 0, count: rowCount)
    var curvature = gradient
    for choice in weights.indices {
      let rows = starts[choice]..<starts[choice + 1]
      let all = logSumExp(scores[rows])
      let good = logSumExp(rows.filter { gold[$0] }.map { scores[$0] })
      for row in rows {
        let p = exp(scores[row] - all)
        gradient[row] = weights[choice] * ((gold[row] ? exp(scores[row] - good) : 0) - p)
        curvature[row] = weights[choice] * max(p * (1 - p), 0.01)
      }
    }
    return (gradient, curvature)
  }

  /// The gradient and curvature of each leaf.
  private func totals(
    _ leaf: [UInt8], _ leaves: Int, _ gradient: [Double], _ curvature: [Double]
  ) -> [Double] {
    var totals = [Double](repeating: 0, count: leaves * 2)
    for row in 0..<rowCount {
      totals[Int(leaf[row]) * 2] += gradient[row]
      totals[Int(leaf[row]) * 2 + 1] += curvature[row]
    }
    return totals
  }

  /// The question that gains most over all leaves.
  private func best(
    _ used: [Int], _ thresholds: [[Float]], _ bins: [UInt8], _ rare: [RareRows], _ leaf: [UInt8],
    _ leaves: Int, _ gradient: [Double], _ curvature: [Double], _ ridge: Double
  ) -> (feature: Int, bin: Int) {
    let totals = totals(leaf, leaves, gradient, curvature)
    var results = [(gain: Double, feature: Int, bin: Int)](
      repeating: (-1, used[0], 0), count: used.count)
    let most = 16
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: used.count) { index in
        let feature = used[index]
        var sums = [Double](repeating: 0, count: leaves * most * 2)
        bins.withUnsafeBufferPointer { bins in
          leaf.withUnsafeBufferPointer { leaf in
            gradient.withUnsafeBufferPointer { gradient in
              curvature.withUnsafeBufferPointer { curvature in
                sums.withUnsafeMutableBufferPointer { sums in
                  let column = feature * rowCount
                  for row in rare[feature].rows {
                    let row = Int(row)
                    let cell = (Int(leaf[row]) * most + Int(bins[column + row])) * 2
                    sums[cell] += gradient[row]
                    sums[cell + 1] += curvature[row]
                  }
                }
              }
            }
          }
        }
        for leaf in 0..<leaves {
          for part in 0..<2 {
            let others = (0..<most).reduce(0) { $0 + sums[(leaf * most + $1) * 2 + part] }
            sums[(leaf * most + rare[feature].commonest) * 2 + part] =
              totals[leaf * 2 + part] - others
          }
        }
        for bin in thresholds[feature].indices {
          var gain = 0.0
          for leaf in 0..<leaves {
            var low = (0.0, 0.0)
            var high = (0.0, 0.0)
            for other in 0...thresholds[feature].count {
              let cell = (leaf * most + other) * 2
              if other <= bin {
                low.0 += sums[cell]
                low.1 += sums[cell + 1]
              } else {
                high.0 += sums[cell]
                high.1 += sums[cell + 1]
              }
            }
            gain += low.0 * low.0 / (low.1 + ridge) + high.0 * high.0 / (high.1 + ridge)
          }
          if gain > buffer[index].gain { buffer[index] = (gain, feature, bin) }
        }
      }
    }
    let top = results.max { ($0.gain, -$0.feature) < ($1.gain, -$1.feature) } ?? (0, used[0], 0)
    return (top.feature, top.bin)
  }
}
