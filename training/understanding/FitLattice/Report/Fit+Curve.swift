import Foundation
import LabelLattice
import LabelModel

extension Fit {
  /// The values of the records of some labels, with their probabilities.
  func recordValues(of labels: [Label]) -> [(p: Double, right: Bool)] {
    var rows: [(p: Double, right: Bool)] = []
    for label in labels
    where label.isReal {
      guard let posterior = label.posterior else { continue }
      let record = ScoredRecord(posterior, .takingAll, keepsUnknownBasis: false)
      var values = record.values
      if label.basis == .perServing, record.basis != .perServing, !record.perServing.isEmpty {
        values = record.perServing
      }
      for value in values.values
      where label.core.contains(value.key) && !label.ambiguous.contains(value.key) {
        rows.append((value.probability, isRight(label, value) && value.meaning == label.basis))
      }
    }
    return rows.sorted { $0.p > $1.p }
  }

  func curve(_ printed: Int) {
    let rows = recordValues(of: labels)
    var text = "recall at precision"
    for target in [0.995, 0.99, 0.985, 0.98, 0.97, 0.95] {
      var right = 0
      var best = 0
      var threshold = 1.0
      for (index, row) in rows.enumerated() {
        right += row.right ? 1 : 0
        if index >= 20, Double(right) / Double(index + 1) >= target {
          best = right
          threshold = row.p
        }
      }
      text += String(
        format: "  %.3f: %.3f (from %.3f)", target, Double(best) / Double(max(1, printed)),
        threshold)
    }
    print(text)
    var bands = ""
    for (low, high) in [
      (0.0, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 0.98), (0.98, 1.01),
    ] {
      let members = rows.filter { $0.p >= low && $0.p < high }
      let mean = members.reduce(0) { $0 + $1.p } / Double(max(1, members.count))
      bands += String(
        format: "  %.2f–%.2f: %d of %d, said %.2f", low, high, members.count { $0.right },
        members.count, mean)
    }
    print("calibration" + bands)
  }
}
