/// A place a line's curve should pass through.
struct CurvePoint {
  var x: Float
  var y: Float
  var weight: Float
}

extension LineCurve {
  /// Fits a curve to letter middles, robustly: a point far from the curve loses its weight.
  ///
  /// - Parameters:
  ///   - start: first column.
  ///   - end: column after the last.
  ///   - points: the letters' middles.
  ///   - degree: 0 keeps `slope`, 1 fits a straight line, 2 a parabola.
  ///   - slope: rows per column, for degree 0.
  ///   - letterHeight: the scale on which a point is off; at a fifth of it the weight is halved.
  init(
    start: Float, end: Float, through points: [CurvePoint], degree: Int, slope: Float,
    letterHeight: Float
  ) {
    self.init(start: start, end: end, coefficients: .zero)
    let given = degree == 0 ? slope * reach : 0
    var weights = points.map(\.weight)
    for _ in 0..<3 {
      var matrix: InlineArray<3, SIMD4<Double>> = [.zero, .zero, .zero]
      for index in points.indices {
        let (point, weight) = (points[index], Double(weights[index]))
        let t = Double((point.x - middle) / reach)
        let row = SIMD4(1, t, t * t, Double(point.y) - Double(given) * t)
        matrix[0] += weight * row
        if degree > 0 { matrix[1] += weight * t * row }
        if degree > 1 { matrix[2] += weight * (t * t) * row }
      }
      // A little weight on "straight and level" keeps short lines from bending to their noise.
      let ridge = 0.02 * matrix[0][0]
      for i in 0...degree { matrix[i][i] += 1e-6 + (i > 0 ? ridge : 0) }
      let solution = LineCurve.solve(matrix, size: degree + 1)
      coefficients = SIMD3<Float>(solution) + SIMD3(0, given, 0)
      for index in points.indices {
        let point = points[index]
        let offset = (point.y - row(at: point.x)) / letterHeight
        weights[index] = point.weight / (1 + 25 * offset * offset)
      }
    }
  }

  /// Gauss–Jordan elimination of a positive definite system; column 3 is the right side.
  private static func solve(
    _ matrix: InlineArray<3, SIMD4<Double>>, size: Int
  ) -> SIMD3<Double> {
    var matrix = matrix
    for i in 0..<size {
      matrix[i] /= matrix[i][i]
      for row in 0..<size where row != i { matrix[row] -= matrix[row][i] * matrix[i] }
    }
    var solution = SIMD3<Double>.zero
    for i in 0..<size { solution[i] = matrix[i][3] }
    return solution
  }
}
