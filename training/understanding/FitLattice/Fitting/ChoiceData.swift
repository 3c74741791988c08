import Foundation

/// Choices among rows of features, of which some are right: a conditional log-linear model.
struct ChoiceData {
  var starts: [Int] = [0]
  var rowStarts: [Int] = [0]
  var columns: [Int32] = []
  var values: [Float] = []
  var gold: [Bool] = []
  var weights: [Double] = []

  /// Adds a choice; one that is all right or all wrong teaches nothing.
  mutating func add(rows: [ArraySlice<Float>], gold rowGold: [Bool], weight: Double) {
    guard weight > 0, rows.count > 1, rowGold.contains(true), rowGold.contains(false) else {
      return
    }
    for row in rows {
      for (index, value) in zip(row.indices, row) where value != 0 {
        columns.append(Int32(index - row.startIndex))
        values.append(value)
      }
      rowStarts.append(columns.count)
    }
    gold += rowGold
    starts.append(rowStarts.count - 1)
    weights.append(weight)
  }

  mutating func add(rows: [[Double]], gold: [Bool], weight: Double) {
    add(rows: rows.map { $0.map(Float.init)[...] }, gold: gold, weight: weight)
  }

  mutating func append(_ other: ChoiceData) {
    let rows = rowStarts.count - 1
    let cells = columns.count
    starts += other.starts.dropFirst().map { $0 + rows }
    rowStarts += other.rowStarts.dropFirst().map { $0 + cells }
    columns += other.columns
    values += other.values
    gold += other.gold
    weights += other.weights
  }

  /// Maximises the likelihood of the right rows, with a ridge towards `start`.
  func fit(start: [Double], towards centre: [Double], ridge: Double, iterations: Int) -> [Double] {
    let parts = 2
    return minimize(from: start, iterations: iterations) { weights in
      var value = 0.0
      var gradient = zip(weights, centre).map { ridge * ($0 - $1) }
      for (weight, middle) in zip(weights, centre) {
        value += 0.5 * ridge * (weight - middle) * (weight - middle)
      }
      var results = [(Double, [Double])](repeating: (0, []), count: parts)
      results.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let buffer = buffer
        DispatchQueue.concurrentPerform(iterations: parts) { part in
          let count = self.weights.count
          buffer[part] = loss(weights, (count * part / parts)..<(count * (part + 1) / parts))
        }
      }
      for (part, partGradient) in results {
        value += part
        for index in gradient.indices { gradient[index] += partGradient[index] }
      }
      return (value, gradient)
    }
  }

  private func loss(_ w: [Double], _ range: Range<Int>) -> (Double, [Double]) {
    var gradient = [Double](repeating: 0, count: w.count)
    var total = 0.0
    var sums: [Double] = []
    w.withUnsafeBufferPointer { w in
      columns.withUnsafeBufferPointer { columns in
        values.withUnsafeBufferPointer { values in
          for choice in range {
            let rows = starts[choice]..<starts[choice + 1]
            sums.removeAll(keepingCapacity: true)
            var top = -Double.infinity
            var goldTop = -Double.infinity
            for row in rows {
              var sum = 0.0
              for cell in rowStarts[row]..<rowStarts[row + 1] {
                sum += Double(values[cell]) * w[Int(columns[cell])]
              }
              sums.append(sum)
              top = max(top, sum)
              if gold[row] { goldTop = max(goldTop, sum) }
            }
            var all = 0.0
            var good = 0.0
            for (row, sum) in zip(rows, sums) {
              all += exp(sum - top)
              if gold[row] { good += exp(sum - goldTop) }
            }
            let logAll = top + log(all)
            let logGood = goldTop + log(good)
            let weight = weights[choice]
            total += weight * (logAll - logGood)
            for (row, sum) in zip(rows, sums) {
              let p = exp(sum - logAll) - (gold[row] ? exp(sum - logGood) : 0)
              let scale = weight * p
              if abs(scale) < 1e-12 { continue }
              for cell in rowStarts[row]..<rowStarts[row + 1] {
                gradient[Int(columns[cell])] += scale * Double(values[cell])
              }
            }
          }
        }
      }
    }
    return (total, gradient)
  }
}
