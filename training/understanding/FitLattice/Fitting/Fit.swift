import Foundation
import LabelLattice
import LabelModel

/// Fits every stage, each fold's weights on the labels of the other folds.
final class Fit {
  let labels: [Label]
  let folds: [String]
  var weights: [String: LatticeWeights] = [:]
  let started = Date()
  var boosting = BoostingData.Options()

  /// The fold that leaves nothing out: its weights are those of the product.
  static let all = "all"

  init(_ labels: [Label]) {
    self.labels = labels
    folds = Set(labels.map(\.fold)).subtracting(["invented", Self.all]).sorted()
    for fold in folds + ["invented", Self.all] { weights[fold] = LatticeWeights() }
  }

  func say(_ text: String) {
    FileHandle.standardError.write(
      Data(String(format: "[%4.0f s] %@\n", Date().timeIntervalSince(started), text).utf8))
  }

  /// The labels that a fold's weights are fitted on.
  func training(_ fold: String) -> [Label] {
    labels.filter { $0.fold != fold && $0.weight > 0 }
  }

  /// The weights that score a label: those that never saw its fold.
  func weights(of label: Label) -> LatticeWeights {
    weights[label.fold] ?? weights[Self.all] ?? LatticeWeights()
  }

  func inParallel(_ work: @escaping (Label) -> Void) {
    nonisolated(unsafe) let labels = labels
    nonisolated(unsafe) let work = work
    DispatchQueue.concurrentPerform(iterations: labels.count) { work(labels[$0]) }
  }

  func run() {
    inParallel { $0.markGold() }
    fitRoles(inContext: false)
    inParallel { label in label.lattice.scoreRoles(self.weights(of: label)) }
    fitRoles(inContext: true)
    inParallel { label in label.lattice.scoreRolesInContext(self.weights(of: label)) }
    say("roles")
    fitColumns()
    say("columns")
    for _ in 0..<2 { fitPanels() }
    say("panels")
    inParallel { label in label.lattice.layOut(self.weights(of: label)) }
    fitMeanings()
    fitPairs()
    say("meanings and pairs")
    inParallel { label in
      label.posterior = label.lattice.posterior(
        self.weights(of: label), rules: label.rules)
    }
    fitCalibration()
    inParallel { label in
      label.posterior = label.lattice.posterior(
        self.weights(of: label), rules: label.rules)
    }
    say("calibration")
  }

  /// Decides all labels by the same weights.
  func apply(_ shipped: LatticeWeights) {
    for fold in weights.keys { weights[fold] = shipped }
    inParallel { label in
      label.markGold()
      for index in label.lattice.items.indices {
        label.lattice.items[index].setHabits(shipped.habits)
      }
      label.lattice.scoreRoles(shipped)
      label.lattice.scoreRolesInContext(shipped)
      label.lattice.layOut(shipped)
      label.posterior = label.lattice.posterior(shipped, rules: label.rules)
    }
  }

  /// The folds to fit: those that labels are scored by, and that of the product.
  ///
  /// Invented labels are scored by weights that saw them.
  var fitted: [String] { folds + [Self.all] }

  func share() {
    weights["invented"] = weights[Self.all]
  }
}
