package import FoodDiary
package import ProductStore

/// Finds what was eaten before.
package struct KnownFoods: OwnFoodFinder {
  private let diary: DiaryStore

  /// Finds meals of `diary`.
  package init(_ diary: DiaryStore) { self.diary = diary }

  /// Returns the known meal of that name, else those with all its words, in singular or plural. Without any it returns
  /// those with other forms of the words. The last used one is first.
  package func foods(named name: String) async throws(FoodFinderError) -> [FoundFood] {
    try finding { () throws(ProductStoreError) in
      if let meal = try diary.knownMeal(named: name) { return [FoundFood(meal, match: .same)] }
      guard let word = nameWords(name).first else { return [] }
      let foods = try self.foods(beginning: nameStem(word)) { NameMatch(typed: name, name: $0) }
      guard foods.isEmpty else { return foods }
      return try self.foods(beginning: nameRoot(word)) { NameMatch(formsOf: name, in: $0) }
    }
  }

  private func foods(
    beginning: String, _ match: (String) -> NameMatch
  ) throws(ProductStoreError) -> [FoundFood] {
    try diary.knownMeals(beginning: beginning).compactMap { meal in
      let match = match(meal.food.name)
      return match == .none ? nil : FoundFood(meal, match: match)
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
