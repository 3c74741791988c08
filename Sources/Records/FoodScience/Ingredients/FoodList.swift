package import LabelModel
import Languages

/// Whether a label's list of ingredients is surely that of food for people.
///
/// Three of four ingredients must be known foods or additives. One must be
/// a food that no cosmetic and no medicine is made of. A list with meat or fish may be a pet food's, so that it decides nothing. Neither does a badly read list
/// or one of a single ingredient.
package func isSurelyOfFood(_ list: IngredientList) -> Bool {
  guard list.source == .ocr, !list.needsReview, list.ingredients.count >= leastIngredients,
    let language = list.language, FoodKindTables.languages.contains(language)
  else { return false }
  let ingredients = IdentifiedIngredients(list)
  return ingredients.unknown.count * 4 <= ingredients.all.count
    && !ingredients.kinds.isDisjoint(with: foodAlone)
    && !ingredients.all.contains {
      AnimalLexicon.kinds(of: $0.ingredient.name, language: language).contains(where: isOfPetFood)
    }
}

/// One name is also that of a cosmetic's or a medicine's only substance.
private let leastIngredients = 2

/// Cosmetics and medicines hold water, oils, salts, starch, sugars, honey, fruits, herbs, flavourings and
/// sweeteners, too.
private let foodAlone: Set<IngredientKind> = [
  .maltose, .malt, .juiceConcentrate, .vegetable, .legume, .juice, .potato, .grain, .milk, .egg,
  .nut, .cocoa, .yeast, .hops, .cheese, .culture, .vinegar, .butter,
]

private func isOfPetFood(_ kind: AnimalIngredient.Kind) -> Bool {
  [.meat, .seafood, .insects].contains(kind)
}
