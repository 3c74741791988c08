public import FoodDiary
public import ProductStore

/// Finds what was eaten before.
public struct KnownFoods: OwnFoodFinder {
  private let diary: DiaryStore

  /// Finds meals of `diary`.
  public init(_ diary: DiaryStore) { self.diary = diary }

  /// Returns the known meal of that name, else those with all its words, in singular or plural. The
  /// last used one is first.
  public func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
    try finding { () throws(ProductStoreError) in
      if let meal = try diary.knownMeal(named: name) { return [FoundFood(meal, match: .same)] }
      guard let word = nameWords(name).first.map(nameStem) else { return [] }
      let meals = try diary.knownMeals(beginning: word)
      return meals.compactMap { meal in
        let match = NameMatch(typed: name, name: meal.food.name)
        return match == .none ? nil : FoundFood(meal, match: match)
      }
    }
  }
}

extension FoundFood {
  /// Reads what was eaten before.
  init(_ meal: KnownMeal, match: NameMatch) {
    self.init(
      name: meal.food.name, amounts: meal.food.amounts, per: meal.food.portion,
      source: .knownMeal, match: match)
  }
}
