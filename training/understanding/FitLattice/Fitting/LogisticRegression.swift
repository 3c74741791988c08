import Foundation

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
