import Foundation
import LabelModel
import Languages

extension IdentifiedIngredients {
  /// Derives the category from the ingredients.
  ///
  /// - Parameters:
  ///   - basis: what the amounts refer to; only drinks and other liquids are stated per 100 ml.
  ///   - amounts: the stated amounts, in kJ and grams.
  ///   - possible: the categories that the amounts allow, see
  ///     ``possibleNutriScoreCategories(_:)``.
  /// - Returns: the category, `nil` if the ingredients do not decide it.
  func nutriScoreCategory(
    basis: Basis, amounts: [Nutrient: Decimal], possible: [NutriScoreCategory]
  ) -> DecidedNutriScoreCategory? {
    guard isReadable, let first = outermost.first, !first.kinds.isEmpty else { return nil }
    func decided(_ category: NutriScoreCategory, _ fact: String) -> DecidedNutriScoreCategory {
      DecidedNutriScoreCategory(category, decidedBy: .ingredients, fact: fact)
    }
    if basis == .per100ml {
      if let water = plainWater(amounts) { return decided(.water, water) }
      return isDrink(first) ? decided(.beverage, first.ingredient.name) : nil
    }
    if possible.contains(.cheese), isCheese { return decided(.cheese, first.ingredient.name) }
    if possible.contains(.fatsOilsNutsSeeds), isFatOrNuts(first) {
      return decided(.fatsOilsNutsSeeds, first.ingredient.name)
    }
    if possible.contains(.redMeat), let meat = redMeat(first) { return decided(.redMeat, meat) }
    return decided(.general, first.ingredient.name)
  }

  /// Returns the name of a water with at most carbon dioxide added, `nil` for other foods.
  ///
  /// Water alone is A among drinks (Santé publique France, the algorithm of 2023). Coconut water and
  /// tonic water have other names than water's.
  private func plainWater(_ amounts: [Nutrient: Decimal]) -> String? {
    guard
      let water = outermost.first(where: { $0.kinds.contains(.water) }),
      NutriScoreClue.isWater(water.ingredient.name),
      all.allSatisfy({ !$0.kinds.isEmpty && $0.kinds.isSubset(of: [.water, .carbonation]) }),
      all.allSatisfy({
        !$0.kinds.contains(.water) || NutriScoreClue.isWater($0.ingredient.name)
      }),
      NutriScoreClue.water.range.allSatisfy({ amounts[$0].map($1.contains) ?? true })
    else { return nil }
    return water.ingredient.name
  }

  /// A soup holds salt, fat, vegetables or starch; an oil nothing else.
  private func isDrink(_ first: IdentifiedIngredient) -> Bool {
    let starts: Set<IngredientKind> = [.water, .juice, .milk, .carbonation, .coffeeTea]
    let foreign: Set<IngredientKind> = [
      .salt, .oil, .butter, .vegetable, .legume, .potato, .grain, .starch, .redMeat, .poultry,
      .fish, .egg, .cheese, .vinegar, .modifiedStarch,
    ]
    return !first.kinds.isDisjoint(with: starts)
      && (kinds.contains(.carbonation) || kinds.isDisjoint(with: foreign))
  }

  /// Milk that was curdled and salted, and nothing sweet or starchy.
  private var isCheese: Bool {
    let foreign: Set<IngredientKind> = [
      .grain, .sugar, .glucose, .redMeat, .poultry, .fish, .egg, .potato, .oil, .modifiedStarch,
    ]
    return kinds.isSuperset(of: [.milk, .culture, .salt]) && kinds.isDisjoint(with: foreign)
  }

  private func isFatOrNuts(_ first: IdentifiedIngredient) -> Bool {
    let fats: Set<IngredientKind> = [.oil, .butter]
    let nuts: Set<IngredientKind> = [.nut, .seed]
    let besides: Set<IngredientKind> = [
      .salt, .culture, .emulsifier, .water, .keepingAgent, .flavouring, .milk, .spice,
    ]
    if !first.kinds.isDisjoint(with: fats) { return kinds.isSubset(of: fats.union(besides)) }
    if !first.kinds.isDisjoint(with: nuts) {
      return kinds.isSubset(of: nuts.union(besides).union(fats))
    }
    return false
  }

  /// Red meat as the heaviest ingredient, or more than 10 % of it: less is a topping.
  private func redMeat(_ first: IdentifiedIngredient) -> String? {
    if first.kinds.contains(.redMeat), !first.kinds.contains(.poultry) {
      return first.ingredient.name
    }
    let meats = outermost.filter { $0.kinds.contains(.redMeat) && !$0.kinds.contains(.poultry) }
    let share = meats.reduce(Decimal(0)) { $0 + ($1.ingredient.percent ?? 0) }
    guard share > 10 else { return nil }
    return meats.map(\.ingredient.name).joined(separator: ", ")
  }
}
