import Foundation
package import LabelModel
import Languages

/// The percentage of alcohol above which a drink needs no nutrition declaration (EU 1169/2011, article 16, 4).
let strengthOfAlcoholicDrinks = Decimal(12) / 10

extension NutriScore {
  /// The absence of a score of alcoholic drinks.
  static let ofAlcoholicDrinks = NutriScore(
    .notApplicable(reason: Message(.alcoholicDrinks)))
}

extension ProductRecord {
  /// Whether the Nutri-Score says that this is an alcoholic drink, by its strength, category or name.
  package var isAlcoholicDrink: Bool {
    nutriScore?.outcome == NutriScore.ofAlcoholicDrinks.outcome
  }

  /// Whether this is a beer by its hops, with alcohol or without.
  package var isBeerByHops: Bool {
    basis == .per100ml && identifiedIngredients?.kinds.contains(.hops) == true
  }
}
