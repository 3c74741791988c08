import Evaluation
import Foundation

/// The trustworthiness of confidence, as two tables.
struct CalibrationPresentation: Sendable {
  private let calibration: CalibrationReport

  /// Presents `calibration`.
  init(_ calibration: CalibrationReport) {
    self.calibration = calibration
  }

  /// The lines, without their ends; none when no reading has a confidence.
  var lines: [String] {
    guard calibration.readings > 0 else { return [] }
    let left = calibration.withoutConfidence
    let rest = left > 0 ? "; \(left) readings without confidence are left out" : ""
    var lines = ["Readings by confidence, accepted or for review\(rest)"]
    lines += TextTable.aligned(
      [["confidence", "readings", "accepted", "right", "mean", "share right", "95 % interval"]]
        + calibration.bands.map { band in
          [
            "\(fixed(band.from, 2)) to \(fixed(band.to, 2))", "\(band.count)", "\(band.accepted)",
            "\(band.right)", fixed(band.meanConfidence, 3), fixed(band.shareRight, 3),
            band.interval.map { fixed($0, 3) }.joined(separator: " to "),
          ]
        })
    lines += ["", "What accepting the surest readings would give"]
    lines += TextTable.aligned(
      [["accepted", "threshold", "right", "wrong", "precision", "recall"]]
        + calibration.steps.map { row(percent($0.share), $0) }
        + calibration.goals.map { goal in
          let name = "precision \(fixed(goal.precision, 2))"
          guard let acceptance = goal.acceptance else { return [name, "none"] }
          return row("\(name): \(percent(acceptance.share))", acceptance)
        })
    return lines
  }

  private func row(_ name: String, _ acceptance: CalibrationReport.Acceptance) -> [String] {
    [
      name, fixed(acceptance.threshold, 4), "\(acceptance.right)", "\(acceptance.wrong)",
      fixed(acceptance.precision, 4), fixed(acceptance.recall, 4),
    ]
  }

  private func percent(_ share: Double) -> String { fixed(share * 100, 1) + " %" }

  private func fixed(_ number: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }
}
