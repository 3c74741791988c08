/// The normal equations of a fit with eight factors at most.
struct NormalEquations {
  private var matrix = [SIMD8<Double>](repeating: .zero, count: 8)
  private var right = SIMD8<Double>.zero

  /// Creates equations without points.
  ///
  /// - Parameters:
  ///   - ridge: the part of all weight that holds each factor back. Further factors are 0.
  ///   - total: all weight.
  init(ridge: [Double], total: Double) {
    for index in 0..<8 { matrix[index][index] = (index < ridge.count ? ridge[index] : 1) * total }
  }

  mutating func add(_ row: SIMD8<Double>, _ value: Double, weight: Double) {
    for index in 0..<8 { matrix[index] += weight * row[index] * row }
    right += weight * value * row
  }

  /// The factors, by Gauss–Jordan elimination.
  var solution: SIMD8<Double> {
    var (matrix, solution) = (matrix, right)
    for pivot in 0..<8 {
      solution[pivot] /= matrix[pivot][pivot]
      matrix[pivot] /= matrix[pivot][pivot]
      for row in 0..<8 where row != pivot {
        solution[row] -= matrix[row][pivot] * solution[pivot]
        matrix[row] -= matrix[row][pivot] * matrix[pivot]
      }
    }
    return solution
  }
}
