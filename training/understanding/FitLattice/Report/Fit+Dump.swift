import Foundation
import LabelLattice
import LabelModel

extension Fit {
  /// Writes the features of every judged value, for experiments.
  func dump(_ path: String) throws {
    var text = ""
    for (number, label) in labels.enumerated() {
      guard let posterior = label.posterior else { continue }
      for value in posterior.values
      where label.core.contains(value.key) && !label.ambiguous.contains(value.key) {
        let meaning = posterior.meaningFeatures(value.meaning, label.lattice.page, label.rules)
        let bases = Set(label.printed.keys.map(\.meaning))
        let basisRight = bases.contains(value.meaning)
        let head: [String] = [
          label.set, label.fold, "\(number)", "\(value.meaning)", "\(value.key)",
          isJudged(label, value) ? "1" : "0",
          isRight(label, value) ? "1" : "0", basisRight ? "1" : "0", "\(label.weight)",
          "\(value.probability)",
          label.basis.map { "\($0)" } ?? "-", "\(posterior.meanings[value.meaning.rawValue])",
          "\(posterior.meaningProbabilities[value.meaning.rawValue])",
          label.isFood ? "food" : "pet",
        ]
        text +=
          (head + value.features.map { "\($0)" } + meaning.map { "\($0)" }).joined(separator: ",")
          + "\n"
      }
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
