package import Foundation
package import LabelModel

/// The scores of a food by its amounts and ingredients, all `nil` for other products.
package struct FoodScores: Hashable, Sendable {
  /// The Nutri-Score of 2023.
  package var nutriScore: NutriScore?
  /// The food's degree of processing.
  package var nova: NovaGroup?
  /// The analysis of the sugars in the list of ingredients; `nil` without one.
  package var sugarAnalysis: SugarAnalysis?
}

/// Computes all scores of a food.
///
/// - Parameters:
///   - record: the record, its values merged and checked.
///   - categoriesTags: the product database's category tags.
///   - alcoholByVolume: a drink's strength in percent of the volume, `nil` where it is not known.
/// - Returns: the scores, none for pet food and unknown products.
package func scoreFood(
  _ record: ProductRecord, categoriesTags: [String], alcoholByVolume: Decimal? = nil
) -> FoodScores {
  guard record.subject == .food else { return FoodScores() }
  let ingredients = record.identifiedIngredients
  var scored = record
  let isStrong = alcoholByVolume ?? 0 > strengthOfAlcoholicDrinks
  scored.nutriScore =
    isStrong
    ? .ofAlcoholicDrinks : nutriScore(of: record, ingredients, categoriesTags: categoriesTags)
  return FoodScores(
    nutriScore: scored.nutriScore,
    nova: novaGroup(of: ingredients, categoriesTags: categoriesTags),
    sugarAnalysis: ingredients.flatMap { sugarAnalysis(of: scored, $0) })
}

extension ProductRecord {
  /// The ingredients with what they mean; `nil` without a list.
  var identifiedIngredients: IdentifiedIngredients? {
    ingredients.flatMap { $0.ingredients.isEmpty ? nil : IdentifiedIngredients($0) }
  }
}
