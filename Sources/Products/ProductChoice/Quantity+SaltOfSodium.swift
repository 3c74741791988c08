import FoodScience
package import LabelModel

extension Quantity {
  /// The salt of this mass of sodium, in grams (EU 1169/2011, Annex I); `nil` for what is no mass.
  package var saltOfSodium: Quantity? {
    switch unit {
    case .gram, .milligram, .microgram:
      normalized.map { Quantity(salt(fromSodium: $0).toHundredthOrTwoDigits, .gram) }
    default: nil
    }
  }
}
