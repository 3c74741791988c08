import Foundation
import LabelModel
import Languages

/// Returns a database's pet food with the amounts of a serving as those of 100 g.
///
/// A pet food's constituents are shares of its mass (Reg. 767/2009, annexes VI and VII). A share
/// that the database states of 100 g comes before a serving's. Without the mass of a serving its
/// amounts are left out with a finding. Energies of a serving stay as they are.
func withoutServings(_ product: CatalogProduct) -> CatalogProduct {
  guard !product.perServing.isEmpty, product.basis == .per100g || product.nutrients.isEmpty else {
    return product
  }
  var product = product
  product.basis = .per100g
  for (nutrient, value) in product.perServing.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
    let isEnergy = [.energyKJ, .energyKcal].contains(nutrient)
    if !isEnergy { product.perServing[nutrient] = nil }
    guard product.nutrients[nutrient] == nil else { continue }
    if let quantity = value.quantity.ofHundredGrams(serving: product.servingSize) {
      product.nutrients[nutrient] = CatalogValue(
        quantity, modifier: value.modifier, key: value.key)
    } else if !isEnergy {
      product.findings.append(
        Finding(
          rule: .catalogValueIsReadable, severity: .warning,
          message: Message(
            .databaseValueIsLeftOut,
            [.key: .text(value.key), .because: .clause(MessageClause(.amountsArePerServing))]),
          fields: [nutrient.rawValue]))
    }
  }
  return product
}

extension Quantity {
  /// The amount in 100 g of a food of which `serving` holds this amount. `nil` without its mass.
  fileprivate func ofHundredGrams(serving: Quantity?) -> Quantity? {
    switch unit {
    case .percent, .gramPerKilogram, .milligramPerKilogram, .kilocaloriePerKilogram,
      .internationalUnitPerKilogram:
      return self
    case .gram, .milligram, .microgram, .internationalUnit, .kilocalorie, .kilojoule, .millilitre:
      guard let serving, serving.unit == .gram, serving.value > 0 else { return nil }
      return Quantity((value * 100 / serving.value).toHundredthOrTwoDigits, unit)
    }
  }
}
