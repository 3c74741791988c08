public import Foundation
public import LabelModel
import Languages

/// The scores of a food by its amounts and ingredients, all `nil` for other products.
public struct FoodScores: Hashable, Sendable {
  /// The Nutri-Score of 2023.
  public var nutriScore: NutriScore?
  /// The food's degree of processing.
  public var nova: NovaGroup?
  /// The analysis of the sugars in the list of ingredients; `nil` without one.
  public var sugarAnalysis: SugarAnalysis?
}

/// Computes all scores of a food.
///
/// - Parameters:
///   - record: the record, its values merged and checked.
///   - categoriesTags: the product database's category tags.
///   - alcoholByVolume: a drink's strength in percent of the volume, `nil` where it is not known.
/// - Returns: the scores, none for pet food and unknown products.
public func scoreFood(
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

/// The percentage of alcohol above which a drink needs no nutrition declaration (EU 1169/2011, article 16, 4).
private let strengthOfAlcoholicDrinks = Decimal(12) / 10

extension NutriScore {
  static let ofAlcoholicDrinks = NutriScore(
    .notApplicable(reason: Message(.alcoholicDrinks)))
}

extension ProductRecord {
  /// Whether the Nutri-Score says that this is an alcoholic drink, by its strength, category or name.
  public var isAlcoholicDrink: Bool {
    nutriScore?.outcome == NutriScore.ofAlcoholicDrinks.outcome
  }

  /// Whether this is a beer by its hops, with alcohol or without.
  public var isBeerByHops: Bool {
    basis == .per100ml && identifiedIngredients?.kinds.contains(.hops) == true
  }

  /// The ingredients with what they mean; `nil` without a list.
  var identifiedIngredients: IdentifiedIngredients? {
    ingredients.flatMap { $0.ingredients.isEmpty ? nil : IdentifiedIngredients($0) }
  }
}
