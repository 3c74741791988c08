import Foundation
import LabelLattice
import LabelModel

extension Fit {
  /// Whether the truth judges a value.
  func isJudged(_ label: Label, _ value: LatticeValue) -> Bool {
    guard label.core.contains(value.key), !label.ambiguous.contains(value.key) else { return false }
    let bases = Set(label.printed.keys.map(\.meaning))
    if value.meaning == .perServing, !bases.contains(.perServing),
      bases.contains(.per100g) || bases.contains(.per100ml)
    {
      return false
    }
    return value.meaning == label.basis || !bases.contains(value.meaning)
      || value.meaning == .perServing
  }

  func isRight(_ label: Label, _ value: LatticeValue) -> Bool {
    label.printed[PrintedKey(meaning: value.meaning, key: value.key)].map {
      isSameAmount(value.amount, $0)
    } ?? false
  }

  func fitCalibration() {
    for fold in fitted {
      var rows: [[Double]] = []
      var right: [Bool] = []
      var weight: [Double] = []
      var meaningRows: [[Double]] = []
      var meaningRight: [Bool] = []
      var meaningWeight: [Double] = []
      for label in training(fold) {
        let bases = Set(label.printed.keys.map(\.meaning))
        guard let posterior = label.posterior else { continue }
        for meaning in ColumnMeaning.allCases where meaning != .none {
          guard posterior.meanings[meaning.rawValue] > 0.02 else { continue }
          if bases.isEmpty, !label.ambiguous.isEmpty { continue }
          if meaning == .perServing, !bases.contains(.perServing),
            bases.contains(.per100g) || bases.contains(.per100ml)
          {
            continue
          }
          meaningRows.append(posterior.meaningFeatures(meaning, label.lattice.page, label.rules))
          meaningRight.append(bases.contains(meaning))
          meaningWeight.append(label.weight)
        }
        for value in posterior.values
        where isJudged(label, value) && (bases.contains(value.meaning) || bases.isEmpty) {
          rows.append(value.features)
          right.append(isRight(label, value))
          weight.append(label.weight)
        }
      }
      weights[fold]?.calibration = fitLogistic(rows, right, weight, ridge: 10)
      weights[fold]?.meaningCalibration = fitLogistic(
        meaningRows, meaningRight, meaningWeight, ridge: 10)
    }
    share()
  }

  /// Accepts values from one probability on in all folds.
  func setAcceptance(_ acceptance: Double) {
    for fold in weights.keys { weights[fold]?.acceptance = acceptance }
  }

  /// The least threshold from which on precision holds the target on the labels of other folds.
  func setThresholds(_ target: Double) {
    for fold in fitted {
      let rows = recordValues(of: training(fold))
      var right = 0
      var threshold = 1.01
      for (index, row) in rows.enumerated() {
        right += row.right ? 1 : 0
        if index >= 20, Double(right) / Double(index + 1) >= target { threshold = row.p }
      }
      weights[fold]?.acceptance = threshold
    }
    share()
  }
}
