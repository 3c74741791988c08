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
