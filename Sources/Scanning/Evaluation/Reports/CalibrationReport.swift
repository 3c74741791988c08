import Foundation
import LabelModel

/// The trustworthiness of readings' confidence, and the results of other thresholds.
///
/// In each band, the mean confidence should be in the interval of the share right. Where it is
/// above, the readings are surer than they should be. A threshold of acceptance is chosen on one
/// set of photos. It is the lowest one of ``goals`` that keeps a precision. It has to keep its precision on another set, since it looks too good on
/// its own set. With a count of 100 and none wrong, the interval still reaches down to 0.963. A
/// band or step with fewer readings is no evidence of a precision of 0.97.
package struct CalibrationReport: Hashable, Sendable, Encodable {
  /// The readings with a confidence in `from ..< to` (the last band: up to 1 inclusive).
  package struct Band: Hashable, Sendable, Encodable {
    /// The least confidence.
    package var from: Double
    /// The end of the band.
    package var to: Double
    /// The number of readings.
    package var count: Int
    /// The number of them that the records accept.
    package var accepted: Int
    /// The number of them that are right.
    package var right: Int
    /// Their mean confidence.
    package var meanConfidence: Double
    /// `right / count`.
    package var shareRight: Double
    /// Lower and upper end of the 95 % Wilson interval of ``shareRight``.
    package var interval: [Double]
  }

  /// The results of accepting the readings down to a confidence.
  package struct Acceptance: Hashable, Sendable, Encodable {
    /// The share of all readings that are accepted. Readings of equal confidence are accepted
    /// together, so that it can be more than was asked for.
    package var share: Double
    /// The least confidence accepted.
    package var threshold: Double
    /// The number that would be right.
    package var right: Int
    /// The number that would be wrong.
    package var wrong: Int
    /// `right / (right + wrong)`.
    package var precision: Double
    /// `right / printed`.
    package var recall: Double
  }

  /// The most readings that can be accepted at a precision.
  package struct Goal: Hashable, Sendable, Encodable {
    /// The least precision.
    package var precision: Double
    /// The readings that can be accepted; `nil` when not even the surest readings reach the goal.
    package var acceptance: Acceptance?
  }

  /// Readings with a confidence, accepted or for review.
  package var readings: Int
  /// Readings whose record gives no confidence; the rest is about the others.
  package var withoutConfidence: Int
  /// The bands that have readings, least certain first.
  package var bands: [Band]
  /// The results of accepting the surest 25, 50, 75, 90 and 100 % of the readings.
  package var steps: [Acceptance]
  /// The lowest thresholds for a precision of 0.97 and 0.99.
  package var goals: [Goal]

  // 0.5 and 0.2 (never offered below) part the doubtful readings, 0.8 is the threshold of
  // acceptance. Above it the bands narrow, since there one wrong value more or less decides.
  private static let edges = [0, 0.2, 0.5, 0.65, 0.8, 0.9, 0.95, 0.98, 1]
  private static let shares = [0.25, 0.5, 0.75, 0.9, 1]
  private static let goalPrecisions = [0.97, 0.99]

  /// Sums up the readings of labels on which `printed` judged values are printed.
  init(of offered: [OfferedReading], printed: Int) {
    let known = offered.compactMap { reading in
      reading.confidence.map { (confidence: $0.value, reading: reading) }
    }
    readings = known.count
    withoutConfidence = offered.count - known.count
    let pairs = zip(Self.edges, Self.edges.dropFirst())
    bands = pairs.compactMap { from, to in
      let isLast = to == 1
      let inside = known.filter {
        $0.confidence >= from && ($0.confidence < to || isLast)
      }
      guard !inside.isEmpty else { return nil }
      let right = inside.count { $0.reading.isRight }
      return Band(
        from: from, to: to, count: inside.count,
        accepted: inside.count { $0.reading.isAccepted }, right: right,
        meanConfidence: Figures.rounded(
          inside.reduce(0) { $0 + $1.confidence } / Double(inside.count)),
        shareRight: Figures.rounded(Double(right) / Double(inside.count)),
        interval: wilsonInterval(right, of: inside.count).map(Figures.rounded))
    }
    let thresholds = Self.acceptances(
      of: known.map { ($0.confidence, $0.reading.isRight) }, printed: printed)
    steps = Self.shares.compactMap { share in thresholds.first { $0.share >= share } }
    goals = Self.goalPrecisions.map { goal in
      Goal(
        precision: goal,
        acceptance: thresholds.last { Double($0.right) >= goal * Double($0.right + $0.wrong) })
    }
  }

  /// The results of each distinct confidence as threshold, strictest first.
  private static func acceptances(
    of readings: [(confidence: Double, isRight: Bool)], printed: Int
  ) -> [Acceptance] {
    let sorted = readings.sorted { $0.confidence > $1.confidence }
    var result: [Acceptance] = []
    var right = 0
    for (index, reading) in sorted.enumerated() {
      if reading.isRight { right += 1 }
      let next = index + 1
      guard next == sorted.count || sorted[next].confidence < reading.confidence else { continue }
      result.append(
        Acceptance(
          share: Figures.rounded(Double(next) / Double(sorted.count)),
          threshold: reading.confidence, right: right, wrong: next - right,
          precision: Figures.rounded(Double(right) / Double(next)),
          recall: Figures.rounded(Double(right) / Double(max(1, printed)))))
    }
    return result
  }
}

/// The 95 % interval of a share by E. B. Wilson's score method (Journal of the American Statistical
/// Association 22, 1927). It holds also for few readings and for shares near 1.
///
/// - Precondition: `count` is positive.
func wilsonInterval(_ hits: Int, of count: Int) -> [Double] {
  let z = 1.959_963_985
  let total = Double(count)
  let share = Double(hits) / total
  let scale = 1 + z * z / total
  let middle = share + z * z / (2 * total)
  let half = z * (share * (1 - share) / total + z * z / (4 * total * total)).squareRoot()
  return [max(0, (middle - half) / scale), min(1, (middle + half) / scale)]
}
