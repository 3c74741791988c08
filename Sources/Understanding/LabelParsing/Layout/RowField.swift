package import LabelModel

/// The fall of a page's rows.
///
/// A smooth field of slopes is enough for most pages. On a can the bend changes from line to line. Parts of
/// lines and single words show it. Such a page has a field with two more terms.
package struct RowField: Hashable, Sendable {
  private var smooth = SlopeField()
  private var bent: BentField?

  /// A page whose rows are level.
  package init() {}

  /// Fits the fields.
  ///
  /// The bent one counts where it follows the lines much better, and other print is not far beside these.
  /// - Parameters:
  ///   - samples: the slopes of long lines, one a line.
  ///   - bends: the slopes along the lines, as ``slopes(of:slope:height:)`` has them.
  ///   - words: the page's words.
  ///   - height: the height of its letters, in pixels, above 0.
  package init(
    _ samples: [SlopeField.Sample], bends: [SlopeField.Sample], words: [Word], height: Double
  ) {
    smooth = SlopeField(samples)
    guard let field = BentField(bends),
      Self.misfit(bends, field.slope) < Self.greatestMisfit * Self.misfit(bends, smooth.slope)
    else { return }
    let places = words.filter { ($0.confidence?.value ?? 1) > Self.leastConfidence }
      .compactMap(\.box)
    let differences = places.map {
      field.fall(x: $0.centerX, y: $0.centerY) - smooth.fall(x: $0.centerX, y: $0.centerY)
    }
    guard let least = differences.min(), let most = differences.max(),
      most - least >= Self.leastDifference * height,
      places.allSatisfy({ field.reaches($0.centerX) })
    else { return }
    bent = field
  }

  // All limits are set by hand, on drawn cans.
  /// The misfit of the bent field at most, as a share of the smooth one's.
  private static let greatestMisfit = 0.6
  /// Two fields that differ less over a page, in line heights, are the same.
  private static let leastDifference = 0.5
  private static let leastConfidence = 0.5
  /// A slope that is off by more counts as this, in rows per column.
  private static let farthest = 0.2

  private static func misfit(
    _ samples: [SlopeField.Sample], _ slope: (Double, Double) -> Double
  ) -> Double {
    samples.reduce(0) { $0 + $1.weight * min(abs($1.slope - slope($1.x, $1.y)), farthest) }
  }

  /// Whether the page's lines bend as the smooth field does not.
  var isBent: Bool { bent != nil }

  /// The slope in the middle of the lines, rows per column.
  package var inMiddle: Double { smooth.inMiddle }

  /// Returns the slope at a place, rows per column.
  package func slope(x: Double, y: Double) -> Double {
    bent?.slope(x: x, y: y) ?? smooth.slope(x: x, y: y)
  }

  /// Returns the rows by which a line at row `y` has fallen at column `x` since the middle column.
  package func fall(x: Double, y: Double) -> Double {
    bent?.fall(x: x, y: y) ?? smooth.fall(x: x, y: y)
  }
}

extension RowField {
  /// Returns the slopes along a line.
  ///
  /// - Parameters:
  ///   - words: the line's words.
  ///   - slope: the line's slope, rows per column.
  ///   - height: the height of the page's letters, in pixels.
  /// - Returns: three slopes where the words are on a bend, else the line's own; none of a short line.
  package static func slopes(
    of words: [Word], slope: Double, height: Double
  ) -> [SlopeField.Sample] {
    guard let box = BoundingBox.union(of: words.compactMap(\.box)) else { return [] }
    let letters = words.reduce(0) { $0 + $1.text.count }
    let width = Double(box.width)
    guard letters >= fewestLetters, width > leastWidth * height else { return [] }
    let confidence =
      words.reduce(0) { $0 + max(0, $1.confidence?.value ?? 1) * Double($1.text.count) }
      / Double(letters)
    let weight = min(width, greatestWidth * height) * confidence * confidence
    if width > bentWidth * height, let bend = Bend(words, box, height: height) {
      return [-2.0 / 3, 0, 2.0 / 3].compactMap { place in
        let slope = bend.slope(at: place)
        return abs(slope) < steepest
          ? SlopeField.Sample(
            x: bend.middle + place * bend.reach, y: bend.row(at: place), slope: slope,
            weight: weight / 3) : nil
      }
    }
    return abs(slope) < steepest
      ? [SlopeField.Sample(x: box.centerX, y: box.centerY, slope: slope, weight: weight)] : []
  }

  // All limits are set by hand. Widths are in line heights.
  private static let fewestLetters = 5
  private static let leastWidth = 3.5
  private static let bentWidth = 8.0
  private static let greatestWidth = 30.0
  private static let steepest = 0.9
}

/// The parabola through the middles of a line's words, over -1 ... 1 from its first to its last column.
private struct Bend {
  var middle: Double
  var reach: Double
  private var factors = SIMD4<Double>.zero

  /// Fits it by least squares; `nil` for a straight line, and where words are beside it.
  init?(_ words: [Word], _ box: BoundingBox, height: Double) {
    middle = box.centerX
    reach = max(1, Double(box.width) / 2)
    let boxes = words.compactMap(\.box)
    guard boxes.count >= 3 else { return nil }
    var equations = Equations(ridge: [1e-9, 1e-6, 1e-4], total: 1)
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

/// The slopes of bent lines: with the place across, its square and cube, the place down, and their product.
private struct BentField: Hashable, Sendable {
  private var terms = SIMD8<Double>.zero
  /// The middle of the samples, and the pixels from there to their edges.
  private var middle: SIMD2<Double>
  private var reach: SIMD2<Double>

  /// Fits a field by iteratively reweighted least squares; `nil` with few samples.
  init?(_ samples: [SlopeField.Sample]) {
    let total = samples.reduce(0) { $0 + $1.weight }
    guard samples.count >= Self.fewest, total > 0 else { return nil }
    let places = samples.map { SIMD2($0.x, $0.y) }
    let low = places.reduce(places[0]) { pointwiseMin($0, $1) }
    let high = places.reduce(places[0]) { pointwiseMax($0, $1) }
    middle = (low + high) / 2
    reach = pointwiseMax((high - low) / 2, .one)
    terms[0] = weightedMedian(samples.map { ($0.slope, $0.weight) }) ?? 0
    let rows = samples.map { basis($0.x, $0.y) }
    for round in 1...Self.rounds {
      let scale = max(Self.scale, Self.firstScale / Double(round))
      var equations = Equations(ridge: Self.ridge, total: total)
      for (sample, row) in zip(samples, rows) {
        let misfit = (sample.slope - (terms * row).sum()) / scale
        equations.add(row, sample.slope, weight: sample.weight / (1 + misfit * misfit))
      }
      terms = equations.solution
    }
  }

  private static let fewest = 6
  private static let rounds = 10
  /// The misfits that halve a weight in the last round, and in the first, in rows per column.
  private static let scale = 0.02
  private static let firstScale = 0.15
  /// The parts of all weight that hold each factor back.
  private static let ridge = [1e-9, 0.003, 0.003, 0.01, 0.01, 0.02]
  /// The field goes on straight beyond this, in reaches from the middle.
  private static let edge = 1.2

  /// Samples reach this far beside the last one, in reaches from the middle.
  private static let nearby = 1.7

  /// Whether samples are near a column.
  func reaches(_ x: Double) -> Bool { abs(x - middle.x) < Self.nearby * reach.x }

  func slope(x: Double, y: Double) -> Double { (terms * basis(x, y)).sum() }

  func fall(x: Double, y: Double) -> Double {
    let row = basis(x, y)
    let (across, down) = (row[1], row[2])
    let square = across * across
    let integral =
      across
      * SIMD8(
        1, across / 2, down, square / 3, across / 2 * down, square * across / 4, 0, 0)
    let beyond = (x - middle.x) / reach.x - across
    return reach.x * ((terms * integral).sum() + beyond * (terms * row).sum())
  }

  private func basis(_ x: Double, _ y: Double) -> SIMD8<Double> {
    let place = ((SIMD2(x, y) - middle) / reach)
      .clamped(lowerBound: SIMD2(repeating: -Self.edge), upperBound: SIMD2(repeating: Self.edge))
    let square = place.x * place.x
    return SIMD8(1, place.x, place.y, square, place.x * place.y, square * place.x, 0, 0)
  }
}

/// The normal equations of a fit with eight factors at most.
private struct Equations {
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
