import Foundation
package import FoodDiary

extension EatenFood {
  /// Returns a food that can be kept, with or without the amounts that may be missing.
  package static func random(using generator: inout SeededGenerator) -> EatenFood {
    let names = [
      "Egg", "Żurek", "Crème brûlée", "toast with \"butter\"", "7up", "寿司", "Straße's 85 %",
      "a\u{301}",
    ]
    // Hundredths, as labels have them.
    func amount(_ most: Int) -> Double {
      Double(Int.random(in: 0...most * 100, using: &generator)) / 100
    }
    func maybe(_ most: Int) -> Double? { generator.chance(1, in: 4) ? nil : amount(most) }
    let unit = PortionUnit.allCases.randomElement(using: &generator) ?? .gram
    let portion = (try? Portion(amount(900) + 0.01, unit)).flatMap {
      $0.exceededLimit == nil ? $0 : nil
    }
    return EatenFood(
      name: (names.randomElement(using: &generator) ?? "Egg")
        + " \(Int.random(in: 0...99, using: &generator))",
      portion: generator.chance(1, in: 4) ? nil : portion,
      amounts: FoodAmounts(
        energyKcal: amount(generator.chance(1, in: 5) ? 10_000 : 900), protein: maybe(90),
        carbohydrates: maybe(120), fat: maybe(80)),
      source: FoodSource.allCases.randomElement(using: &generator) ?? .manual,
      scaling: generator.chance(1, in: 2) ? "of 100 g" : nil)
  }

  /// Returns up to `most` foods.
  package static func randomList(
    upTo most: Int, using generator: inout SeededGenerator
  ) -> [EatenFood] {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in random(using: &generator) }
  }
}

extension DayLog {
  /// Creates a day with a meal of each list of foods, a second after each other.
  package init(day: LocalDay, goals: Goals = Goals(), eaten: [[EatenFood]]) {
    var entries: Int64 = 0
    let meals = eaten.enumerated().map { number, foods in
      Meal(
        id: Int64(number) + 1, day: day, time: Date(timeIntervalSince1970: Double(number)),
        summary: mealSummary(of: foods),
        entries: foods.map { food in
          entries += 1
          return DiaryEntry(id: entries, food: food)
        })
    }
    self.init(day: day, meals: meals, goals: goals)
  }
}

extension LocalDay {
  /// Returns a day of the years 1990 to 2050.
  package static func random(using generator: inout SeededGenerator) -> LocalDay {
    let number = Int.random(in: 7_305...29_219, using: &generator)
    return LocalDay(number: number) ?? LocalDay(of: .distantPast, in: .gmt)
  }
}

/// Returns lists with one element less than `elements` has.
package func withOneLess<Element>(_ elements: [Element]) -> [[Element]] {
  elements.indices.map { index in
    var fewer = elements
    fewer.remove(at: index)
    return fewer
  }
}
