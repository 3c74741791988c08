import Foundation
package import LabelModel

/// The decision of the parser's rules about the same photo, as a second opinion.
package struct RuleDecision: Sendable {
  var basis: ColumnMeaning?
  /// The accepted amounts and those for review, by meaning and nutrient.
  var accepted: [[Int]: Double] = [:]
  var offered: [[Int]: Double] = [:]
  /// The accepted amounts by nutrient, where the rules do not know what they refer to.
  var acceptedOnUnknownBasis: [Int: Double] = [:]

  /// Takes the opinion of a decision.
  package init(_ label: DecidedLabel) {
    basis = label.basis.flatMap(ColumnMeaning.init)
    func add(
      _ nutrient: Nutrient, _ quantity: Quantity, _ meaning: ColumnMeaning?,
      to side: inout [[Int]: Double]
    ) {
      guard let meaning, let key = LatticeNutrient.index(of: nutrient),
        let amount = quantity.normalized
      else { return }
      side[[meaning.rawValue, key]] = NSDecimalNumber(decimal: amount).doubleValue
    }
    for (nutrient, reading) in label.readings {
      if label.basis == nil, let key = LatticeNutrient.index(of: nutrient),
        let amount = reading.quantity.normalized
      {
        acceptedOnUnknownBasis[key] = NSDecimalNumber(decimal: amount).doubleValue
      }
      add(nutrient, reading.quantity, basis, to: &accepted)
    }
    for (nutrient, reading) in label.perServing {
      add(nutrient, reading.quantity, .perServing, to: &accepted)
    }
    for value in label.forReview {
      add(value.nutrient, value.quantity, value.basis.flatMap(ColumnMeaning.init), to: &offered)
    }
  }
}

extension ColumnMeaning {
  init?(_ basis: Basis) {
    switch basis {
    case .per100g: self = .per100g
    case .per100ml: self = .per100ml
    case .perServing: self = .perServing
    case .asFed: self = .asFed
    case .dryMatter: return nil
    }
  }
}
