import Foundation

/// Finds the least value of a smooth function with limited-memory BFGS (Nocedal and Wright, Numerical Optimization, 7.2).
func minimize(
  from start: [Double], iterations: Int, _ function: ([Double]) -> (Double, [Double])
) -> [Double] {
  let memory = 8
  var x = start
  var (value, gradient) = function(x)
  var steps: [[Double]] = []
  var changes: [[Double]] = []
  func dot(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }
  for iteration in 0..<iterations {
    var direction = gradient.map { -$0 }
    var alphas: [Double] = []
    for (s, y) in zip(steps, changes).reversed() {
      let alpha = dot(s, direction) / dot(s, y)
      alphas.append(alpha)
      for index in direction.indices { direction[index] -= alpha * y[index] }
    }
    if let s = steps.last, let y = changes.last {
      let scale = dot(s, y) / dot(y, y)
      for index in direction.indices { direction[index] *= scale }
    }
    for ((s, y), alpha) in zip(zip(steps, changes), alphas.reversed()) {
      let beta = dot(y, direction) / dot(s, y)
      for index in direction.indices { direction[index] += (alpha - beta) * s[index] }
    }
    let slope = dot(gradient, direction)
    if slope > -1e-10 { break }
    var length = iteration == 0 ? min(1, 1 / max(1e-9, dot(gradient, gradient).squareRoot())) : 1.0
    var accepted = false
    for _ in 0..<25 {
      let next = zip(x, direction).map { $0 + length * $1 }
      let (nextValue, nextGradient) = function(next)
      if nextValue <= value + 1e-4 * length * slope {
        let s = zip(next, x).map { $0 - $1 }
        let y = zip(nextGradient, gradient).map { $0 - $1 }
        if dot(s, y) > 1e-12 {
          steps.append(s)
          changes.append(y)
          if steps.count > memory {
            steps.removeFirst()
            changes.removeFirst()
          }
        }
        let gain = value - nextValue
        (x, value, gradient) = (next, nextValue, nextGradient)
        accepted = true
        if gain < 1e-6 * max(1, abs(value)) { return x }
        break
      }
      length /= 2
    }
    if !accepted { break }
  }
  return x
}

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

/// Fits a logistic regression on standardised features; returns weights for the plain ones, the constant last.
func fitLogistic(
  _ rows: [[Double]], _ right: [Bool], _ weights: [Double], ridge: Double
) -> [Double] {
  guard let width = rows.first?.count else { return [] }
  let total = weights.reduce(0, +)
  var mean = [Double](repeating: 0, count: width)
  var spread = mean
  for (row, weight) in zip(rows, weights) {
    for index in 0..<width { mean[index] += weight * row[index] / total }
  }
  for (row, weight) in zip(rows, weights) {
    for index in 0..<width {
      let d = row[index] - mean[index]
      spread[index] += weight * d * d / total
    }
  }
  spread = spread.map { max(1e-6, $0.squareRoot()) }
  let scaled = rows.map { row in (0..<width).map { (row[$0] - mean[$0]) / spread[$0] } }
  let fitted = minimize(from: [Double](repeating: 0, count: width + 1), iterations: 300) { w in
    var value = 0.0
    var gradient = [Double](repeating: 0, count: width + 1)
    for index in 0..<width {
      value += 0.5 * ridge * w[index] * w[index]
      gradient[index] = ridge * w[index]
    }
    for ((row, isRight), weight) in zip(zip(scaled, right), weights) {
      var sum = w[width]
      for index in 0..<width { sum += w[index] * row[index] }
      let signed = isRight ? sum : -sum
      value += weight * (signed > 0 ? log(1 + exp(-signed)) : -signed + log(1 + exp(signed)))
      let error = weight * (1 / (1 + exp(-sum)) - (isRight ? 1 : 0))
      for index in 0..<width { gradient[index] += error * row[index] }
      gradient[width] += error
    }
    return (value, gradient)
  }
  var plain = (0..<width).map { fitted[$0] / spread[$0] }
  plain.append(fitted[width] - zip(plain, mean).reduce(0) { $0 + $1.0 * $1.1 })
  return plain
}
