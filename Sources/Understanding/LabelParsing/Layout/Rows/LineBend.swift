import LabelModel

/// The parabola through the middles of a line's words, over -1 ... 1 from its first to its last column.
struct LineBend {
  var middle: Double
  var reach: Double
  private var factors = SIMD4<Double>.zero

  /// Fits it by least squares; `nil` for a straight line, and where words are beside it.
  init?(_ words: [Word], _ box: BoundingBox, height: Double) {
    middle = box.centerX
    reach = max(1, Double(box.width) / 2)
    let boxes = words.compactMap(\.box)
    guard boxes.count >= 3 else { return nil }
    var equations = NormalEquations(ridge: [1e-9, 1e-6, 1e-4], total: 1)
    let total = boxes.reduce(0) { $0 + Double($1.width) }
    let points = boxes.map {
      (($0.centerX - middle) / reach, $0.centerY, Double($0.width) / total)
    }
    for (x, y, weight) in points {
      equations.add(SIMD8(1, x, x * x, 0, 0, 0, 0, 0), y, weight: weight)
    }
    factors = equations.solution.lowHalf
    let misfit = points.reduce(0) { sum, point in
      let rest = point.1 - row(at: point.0)
      return sum + point.2 * rest * rest
    }.squareRoot()
    guard misfit < Self.greatestMisfit * height, abs(factors[2]) > Self.leastBend * height else {
      return nil
    }
  }

  /// In line heights, both set by hand.
  private static let greatestMisfit = 0.2
  private static let leastBend = 0.1

  func row(at place: Double) -> Double {
    factors[0] + place * (factors[1] + place * factors[2])
  }

  /// The slope, rows per column.
  func slope(at place: Double) -> Double { (factors[1] + 2 * place * factors[2]) / reach }
}
