package import Foundation

/// An entry of the diary.
package struct DiaryEntry: Hashable, Sendable, Codable {
  /// Its number; no two entries have the same.
  package var id: Int64
  /// The food.
  package var food: EatenFood

  /// Creates an entry.
  package init(id: Int64, food: EatenFood) {
    self.id = id
    self.food = food
  }
}

/// A meal at one time, with its entries: they go with it.
package struct Meal: Hashable, Sendable, Codable {
  /// Its number; no two meals have the same.
  package var id: Int64
  /// The day it counts for.
  package var day: LocalDay
  /// When it was eaten, to the second.
  package let time: Date
  /// The meal's name: the words that the person typed.
  package var summary: String
  /// Its entries, in the order in which they were logged.
  package var entries: [DiaryEntry]

  /// Creates a meal; of `time` whole seconds are kept.
  package init(id: Int64, day: LocalDay, time: Date, summary: String, entries: [DiaryEntry]) {
    self.id = id
    self.day = day
    self.time = Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.down))
    self.summary = summary
    self.entries = entries
  }
}

/// A day of the diary: its meals and what was wanted of it.
package struct DayLog: Hashable, Sendable, Codable {
  /// The day.
  package let day: LocalDay
  /// Its meals, the earliest first.
  package let meals: [Meal]
  /// The goals of the day.
  package var goals: Goals

  /// Creates a day; meals of other days are left out.
  package init(day: LocalDay, meals: [Meal] = [], goals: Goals = Goals()) {
    self.day = day
    self.meals = meals.filter { $0.day == day }.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
    self.goals = goals
  }

  /// All entries, in the meals' order.
  package var entries: [DiaryEntry] { meals.flatMap(\.entries) }
}

extension DayLog {
  /// The day's total of `nutrient`.
  package func total(_ nutrient: CountedNutrient) -> AmountTotal {
    FoodDiary.total(nutrient, of: entries.lazy.map(\.food.amounts))
  }

  /// The kilocalories left of the goal, negative above it; `nil` without a goal.
  ///
  /// Where entries lack a value it is an upper bound.
  package var remainingKcal: Double? {
    goals.energyKcal.map { ($0 - total(.energyKcal).value).decimal }
  }

  /// The whole kilocalories between the total and the goal, as both are shown; `nil` without a goal.
  package var shownKcalToGoal: Double? {
    goals.energyKcal.map { goal in
      let nutrient = CountedNutrient.energyKcal
      return abs(nutrient.shown(goal) - nutrient.shown(total(nutrient).value))
    }
  }

  /// Whether something is left of the goal, and the total is shown as the goal.
  package var isLessThanOneKcalLeft: Bool {
    guard let left = remainingKcal, !total(.energyKcal).isLowerBound else { return false }
    return left > 0 && shownKcalToGoal == 0
  }

  /// The state of the total of `nutrient` against its goal.
  ///
  /// A total that lacks amounts can exceed a maximum or reach a minimum. Any other state of it is
  /// ``GoalState/unknown``, since the missing amounts may change it.
  package func state(_ nutrient: CountedNutrient) -> GoalState {
    let state = stateAsFarAsKnown(nutrient)
    guard total(nutrient).isLowerBound else { return state }
    switch state {
    case .none, .exceeded, .unknown: return state
    case .below: return .unknown
    case .within: return goals.maximum(nutrient) == nil ? .within : .unknown
    }
  }

  /// The state of the known part of the total of `nutrient` against its goal.
  ///
  /// Both are compared as they are shown: 2000.4 kcal do not exceed 2000 kcal.
  package func stateAsFarAsKnown(_ nutrient: CountedNutrient) -> GoalState {
    let (minimum, maximum) = (goals.minimum(nutrient), goals.maximum(nutrient))
    guard minimum != nil || maximum != nil else { return .none }
    let value = nutrient.shown(total(nutrient).value)
    if let maximum, value > nutrient.shown(maximum) { return .exceeded }
    if let minimum, value < nutrient.shown(minimum) { return .below }
    return .within
  }
}

/// Passes foods that a meal can be made of.
///
/// - Throws: ``InvalidEntry`` for an empty list, and for an entry that cannot be kept. With several
///   foods, each problem's field is named with the food's number, from 1: `2.calories`.
package func validate(_ foods: [EatenFood]) throws(InvalidEntry) {
  guard !foods.isEmpty else {
    throw InvalidEntry(problems: [.init("name", "there is no food; say what was eaten")])
  }
  var problems: [InvalidEntry.Problem] = []
  for (index, food) in foods.enumerated() {
    let prefix = foods.count > 1 ? "\(index + 1)." : ""
    problems += food.problems.map { .init(prefix + $0.field, $0.reason) }
  }
  guard problems.isEmpty else { throw InvalidEntry(problems: problems) }
}

/// Returns what a meal of `foods` is called when nobody names it.
package func mealSummary(of foods: [EatenFood]) -> String {
  let names = foods.map { food in
    [food.portion?.description, food.name].compactMap { $0 }.joined(separator: " ")
  }
  return String(names.joined(separator: ", ").prefix(EatenFood.longestName))
}
