public import Foundation

/// An entry of the diary.
public struct DiaryEntry: Hashable, Sendable, Codable {
  /// Its number; no two entries have the same.
  public var id: Int64
  /// The food.
  public var food: EatenFood

  /// Creates an entry.
  public init(id: Int64, food: EatenFood) {
    self.id = id
    self.food = food
  }
}

/// A meal at one time, with its entries: they go with it.
public struct Meal: Hashable, Sendable, Codable {
  /// Its number; no two meals have the same.
  public var id: Int64
  /// The day it counts for.
  public var day: LocalDay
  /// When it was eaten, to the second.
  public let time: Date
  /// The meal's name: the words that the person typed.
  public var summary: String
  /// Its entries, in the order in which they were logged.
  public var entries: [DiaryEntry]

  /// Creates a meal; of `time` whole seconds are kept.
  public init(id: Int64, day: LocalDay, time: Date, summary: String, entries: [DiaryEntry]) {
    self.id = id
    self.day = day
    self.time = Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.down))
    self.summary = summary
    self.entries = entries
  }
}

/// A day of the diary: its meals and what was wanted of it.
public struct DayLog: Hashable, Sendable, Codable {
  /// The day.
  public let day: LocalDay
  /// Its meals, the earliest first.
  public private(set) var meals: [Meal]
  /// The goals of the day.
  public var goals: Goals

  /// Creates a day; meals of other days are left out.
  public init(day: LocalDay, meals: [Meal] = [], goals: Goals = Goals()) {
    self.day = day
    self.meals = meals.filter { $0.day == day }.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
    self.goals = goals
  }

  /// All entries, in the meals' order.
  public var entries: [DiaryEntry] { meals.flatMap(\.entries) }

  /// Adds a meal that is eaten at `time`, with entries for `foods`.
  ///
  /// - Returns: the meal.
  /// - Throws: ``InvalidEntry`` for a food that cannot be kept, or for none; nothing is added then.
  @discardableResult
  public mutating func add(
    _ foods: [EatenFood], summary: String? = nil, at time: Date
  ) throws(InvalidEntry) -> Meal {
    try validate(foods)
    let id = (meals.map(\.id).max() ?? 0) + 1
    let first = (entries.map(\.id).max() ?? 0) + 1
    let meal = Meal(
      id: id, day: day, time: time, summary: summary ?? mealSummary(of: foods),
      entries: foods.enumerated().map { DiaryEntry(id: first + Int64($0), food: $1) })
    let place = meals.firstIndex { ($0.time, $0.id) > (time, id) } ?? meals.endIndex
    meals.insert(meal, at: place)
    return meal
  }

  /// Removes an entry, and its meal with the last of them; `false` for an unknown number.
  @discardableResult
  public mutating func remove(entry id: Int64) -> Bool {
    guard let place = place(of: id) else { return false }
    meals[place.meal].entries.remove(at: place.entry)
    if meals[place.meal].entries.isEmpty { meals.remove(at: place.meal) }
    return true
  }

  /// Removes a meal with its entries; `false` for an unknown number.
  @discardableResult
  public mutating func remove(meal id: Int64) -> Bool {
    guard let index = meals.firstIndex(where: { $0.id == id }) else { return false }
    meals.remove(at: index)
    return true
  }

  /// Changes what was eaten; `false` when there is no entry of that number.
  ///
  /// - Throws: ``InvalidEntry`` for a food that cannot be kept; nothing is changed then.
  @discardableResult
  public mutating func update(entry id: Int64, to food: EatenFood) throws(InvalidEntry) -> Bool {
    try food.validate()
    guard let place = place(of: id) else { return false }
    meals[place.meal].entries[place.entry].food = food
    return true
  }

  private func place(of id: Int64) -> (meal: Int, entry: Int)? {
    for (meal, value) in meals.enumerated() {
      if let entry = value.entries.firstIndex(where: { $0.id == id }) { return (meal, entry) }
    }
    return nil
  }
}

extension DayLog {
  /// The day's total of `nutrient`.
  public func total(_ nutrient: CountedNutrient) -> AmountTotal {
    FoodDiary.total(nutrient, of: entries.lazy.map(\.food.amounts))
  }

  /// The kilocalories left of the goal, negative when it is exceeded; `nil` without a goal.
  ///
  /// Where entries lack a value it is an upper bound.
  public var remainingKcal: Double? {
    goals.energyKcal.map { ($0 - total(.energyKcal).value).decimal }
  }

  /// The state of the total of `nutrient` against its goal.
  ///
  /// A total that lacks amounts can exceed a maximum or reach a minimum. Any other state of it is
  /// ``GoalState/unknown``, since the missing amounts may change it.
  public func state(_ nutrient: CountedNutrient) -> GoalState {
    let state = stateAsFarAsKnown(nutrient)
    guard total(nutrient).isLowerBound else { return state }
    switch state {
    case .none, .exceeded, .unknown: return state
    case .below: return .unknown
    case .within: return goals.maximum(nutrient) == nil ? .within : .unknown
    }
  }

  /// The state of the known part of the total of `nutrient` against its goal.
  public func stateAsFarAsKnown(_ nutrient: CountedNutrient) -> GoalState {
    let (minimum, maximum) = (goals.minimum(nutrient), goals.maximum(nutrient))
    guard minimum != nil || maximum != nil else { return .none }
    let value = total(nutrient).value
    if let maximum, value > maximum { return .exceeded }
    if let minimum, value < minimum { return .below }
    return .within
  }
}

/// Passes foods that a meal can be made of.
///
/// - Throws: ``InvalidEntry`` for an empty list, and for an entry that cannot be kept. With several
///   foods, each problem's field is named with the food's number, from 1: `2.calories`.
public func validate(_ foods: [EatenFood]) throws(InvalidEntry) {
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
public func mealSummary(of foods: [EatenFood]) -> String {
  let names = foods.map { food in
    [food.portion?.description, food.name].compactMap { $0 }.joined(separator: " ")
  }
  return String(names.joined(separator: ", ").prefix(EatenFood.longestName))
}
