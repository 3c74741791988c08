import LabelModel

/// The slopes of bent lines: with the place across, its square and cube, the place down, and their product.
struct BentField: Hashable, Sendable {
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
      var equations = NormalEquations(ridge: Self.ridge, total: total)
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
