import Foundation
package import LabelModel
package import Languages

extension Wording {
  /// The title of a pet food's carbohydrate: `carbohydrates of dry matter`.
  package var carbohydratesOfDryMatter: String {
    "\(name(of: Nutrient.carbohydrates)) \(name(of: Basis.dryMatter))"
  }

  /// A pet food's carbohydrate with its level: `7.73 % moderate`, of an estimate `about 8 % moderate`; `nil`
  /// for none.
  package func carbohydrates(of record: ProductRecord) -> String? {
    if let known = record.carbohydrates {
      return "\(percent(known.percentOfDryMatter)) \(name(of: known.level))"
    }
    return record.estimate.map {
      "\(self(.about)) \(percent($0.percentOfDryMatter)) \(name(of: $0.level))"
    }
  }

  private func percent(_ percent: Double) -> String {
    // The two decimals that a record has.
    let hundredths = Decimal(Int64((percent * 100).rounded())) / 100
    return "\(numbers.number("\(hundredths)")) %"
  }
}
