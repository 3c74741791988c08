/// The slopes of a page's lines as one smooth field.
///
/// The slope is a plane over the page, with a square term along the lines. It follows lines that
/// are slanted, that fan out, or that are bent as on a can.
package struct SlopeField: Hashable, Sendable {
  /// The slope of a line at a place.
  package struct Sample: Sendable {
    /// The place's column, in pixels.
    package var x: Double
    /// The place's row, in pixels.
    package var y: Double
    /// Rows per column.
    package var slope: Double
    /// Its weight among the samples, 0 or above.
    package var weight: Double

    /// Creates a sample.
    package init(x: Double, y: Double, slope: Double, weight: Double) {
      self.x = x
      self.y = y
      self.slope = slope
      self.weight = weight
    }
  }

  /// The factors of 1, of the place across, of the place down, and of the square of the place across.
  private var terms = SIMD4<Double>.zero
  /// The middle of the samples, and the pixels from there to their edges.
  private var middle = SIMD2<Double>.zero
  private var reach = SIMD2<Double>.one

  /// Creates a field that is level everywhere.
  package init() {}

  /// Fits a field by iteratively reweighted least squares.
  ///
  /// Fewer than four samples have their median everywhere, none are level.
  /// Samples far from the field lose their weight. The scale of "far" shrinks from round to round.
  package init(_ samples: [Sample]) {
    guard let median = weightedMedian(samples.map { ($0.slope, $0.weight) }) else { return }
    terms[0] = median
    let total = samples.reduce(0) { $0 + $1.weight }
    guard samples.count >= Self.fewest, total > 0 else { return }
    let places = samples.map { SIMD2($0.x, $0.y) }
    let low = places.reduce(places[0]) { pointwiseMin($0, $1) }
    let high = places.reduce(places[0]) { pointwiseMax($0, $1) }
    middle = (low + high) / 2
    reach = pointwiseMax((high - low) / 2, .one)
    let basis = samples.map { self.basis($0.x, $0.y) }
    for round in 1...Self.rounds {
      let scale = max(Self.scale, Self.firstScale / Double(round))
      var matrix = (0..<4).map { index in
        var row = SIMD4<Double>.zero
        row[index] = Self.ridge[index] * total
        return row
      }
      var right = SIMD4<Double>.zero
      for (sample, row) in zip(samples, basis) {
        let misfit = (sample.slope - (terms * row).sum()) / scale
        let weight = sample.weight / (1 + misfit * misfit)
        for index in 0..<4 { matrix[index] += weight * row[index] * row }
        right += weight * sample.slope * row
      }
      terms = Self.solve(matrix, right)
    }
  }

  private static let fewest = 4
  private static let rounds = 10
  /// The misfits that halve a weight in the last round, and in the first, in rows per column.
  private static let scale = 0.02
  private static let firstScale = 0.15
  /// The parts of all weight that hold each factor back, so that a few short lines bend no page.
  private static let ridge = SIMD4(1e-9, 0.003, 0.003, 0.01)
  /// The field goes on straight beyond this, in reaches from the middle.
  private static let edge = 1.2

  /// The slope in the middle of the samples, rows per column.
  package var inMiddle: Double { terms[0] }

  /// The greatest slope in the corners and the middles between them, rows per column.
  package var steepest: Double {
    var steepest = 0.0
    for across in [-1.0, 0, 1] {
      for down in [-1.0, 0, 1] {
        steepest = max(steepest, abs((terms * SIMD4(1, across, down, across * across)).sum()))
      }
    }
    return steepest
  }

  /// Returns the slope at a place, rows per column.
  package func slope(x: Double, y: Double) -> Double { (terms * basis(x, y)).sum() }

  /// Returns the rows by which a line at row `y` has fallen at column `x` since the middle column.
  package func fall(x: Double, y: Double) -> Double {
    let row = basis(x, y)
    let inside = row[1]
    let integral = inside * SIMD4(1, inside / 2, row[2], inside * inside / 3)
    let beyond = (x - middle.x) / reach.x - inside
    return reach.x * ((terms * integral).sum() + beyond * (terms * row).sum())
  }

  private func basis(_ x: Double, _ y: Double) -> SIMD4<Double> {
    let place = ((SIMD2(x, y) - middle) / reach)
      .clamped(lowerBound: SIMD2(repeating: -Self.edge), upperBound: SIMD2(repeating: Self.edge))
    return SIMD4(1, place.x, place.y, place.x * place.x)
  }

  /// Gauss–Jordan elimination of a positive definite system.
  private static func solve(
    _ equations: [SIMD4<Double>], _ right: SIMD4<Double>
  ) -> SIMD4<Double> {
    var matrix = equations
    var solution = right
    for pivot in 0..<4 {
      solution[pivot] /= matrix[pivot][pivot]
      matrix[pivot] /= matrix[pivot][pivot]
      for row in 0..<4 where row != pivot {
        solution[row] -= matrix[row][pivot] * solution[pivot]
        matrix[row] -= matrix[row][pivot] * matrix[pivot]
      }
    }
    return solution
  }
}
