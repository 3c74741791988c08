import Foundation
import LabelLattice

extension LatticeWeights {
  /// The Swift source of these weights.
  var source: String {
    func list(_ values: [Double]) -> String {
      var lines: [String] = []
      var line = "     "
      for value in values {
        // Four digits are more than the data supports.
        let text = " " + String(format: "%.4g", value) + ","
        if line.count + text.count > 100 {
          lines.append(line)
          line = "     "
        }
        line += text
      }
      lines.append(line)
      return "[\n" + lines.joined(separator: "\n") + "\n    ]"
    }
    let lists: [(String, [Double])] = [
      ("role", role), ("roleInContext", roleInContext), ("column", column), ("panel", panel),
      ("meaning", meaning), ("pair", pair), ("calibration", calibration),
      ("meaningCalibration", meaningCalibration),
      ("habits", habits.flatMap { [$0.mean, $0.spread] }),
    ]
    let trees: [(String, ScoreTrees)] = [
      ("roleTrees", roleTrees), ("roleTreesInContext", roleTreesInContext),
    ]
    let fields =
      lists.map {
        "    weights.\($0.0)\($0.0 == "habits" ? "Flat" : "") = \(list($0.1))"
      }
      + trees.flatMap { name, trees in
        [
          "    weights.\(name).features = \(list(trees.features.map(Double.init)))",
          "    weights.\(name).thresholds = \(list(trees.thresholds.map(Double.init)))",
          "    weights.\(name).leaves = \(list(trees.leaves.map(Double.init)))",
        ]
      }
    return """
      // Written by FitLattice (training/understanding/README.md); not to be edited.

      extension LatticeWeights {
        /// The weights fitted to all labelled photos.
        package static let fitted: LatticeWeights = {
          var weights = LatticeWeights()
      \(fields.joined(separator: "\n"))
          weights.acceptance = \(String(format: "%.4g", acceptance))
          weights.acceptanceWithRules = \(String(format: "%.4g", acceptanceWithRules))
          weights.acceptanceByPlace = \(String(format: "%.4g", acceptanceByPlace))
          weights.meaningAcceptance = \(meaningAcceptance)
          return weights
        }()
      }

      """
  }
}
