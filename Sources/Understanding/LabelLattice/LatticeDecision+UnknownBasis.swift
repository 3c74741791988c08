import Foundation
import LabelModel

extension LatticeDecision {
  /// The surely read amounts of the likeliest column, whatever they refer to.
  ///
  /// Texts of other engines are often cut to the rows of a table, without the heading of its column.
  func amountsOnUnknownBasis(_ found: [FoundValue]) -> [FoundValue] {
    let posteriors = found.reduce(into: [ColumnMeaning: Double]()) { posteriors, found in
      posteriors[found.value.meaning] = found.value.meaningPosterior
    }
    let likeliest = posteriors.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    return found.filter { $0.value.meaning == likeliest?.key }.compactMap { found in
      guard acceptsAmount(of: found.value) else { return nil }
      var found = found
      found.reading.basis = nil
      found.reading.confidence = Confidence(found.value.amountProbability)
      return found
    }
  }

  /// Adds the rules' amounts of further nutrients to a label whose basis is unknown.
  ///
  /// Two of the rules' amounts at least have to be those of the label, and none may differ.
  func fillUp(_ label: inout DecidedLabel, from rules: DecidedLabel) {
    let common = label.readings.filter { rules.readings[$0.key] != nil }
    let agree = common.allSatisfy {
      rules.readings[$0.key]?.quantity.normalized == $0.value.quantity.normalized
    }
    guard agree, common.count >= Self.leastAgreement else { return }
    for (nutrient, var reading) in rules.readings where label.readings[nutrient] == nil {
      reading.basis = nil
      label.readings[nutrient] = reading
      label.forReview.removeAll { $0.nutrient == nutrient }
    }
  }
}
