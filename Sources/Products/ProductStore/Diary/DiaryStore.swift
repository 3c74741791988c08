package import FoodDiary
package import Foundation
import GRDB

/// The diary in a database of records: meals with their entries, goals, known meals.
///
/// Once a method has returned, its change is on the disk, whole: a crash leaves no half of it. Each change can be
/// undone.
///
/// Every method that throws may throw ``ProductStoreError/inUse(path:)`` while another program writes, and
/// ``ProductStoreError/damaged(path:reason:)``. It may throw ``ProductStoreError/cannotOpen(path:reason:)`` for what the
/// system or SQLite refuses. A method that changes something may also throw ``ProductStoreError/readOnly(path:)`` and
/// ``ProductStoreError/cannotWrite(path:reason:)``. Further errors are named at the methods.
package struct DiaryStore: Sendable {
  /// The file.
  package let path: String
  let database: any DatabaseWriter

  /// Opens the diary that is kept with `records`.
  package init(_ records: RecordStore) {
    path = records.path
    database = records.database
  }

  /// Returns a day with its meals and with the goals that held on it.
  package func day(_ day: LocalDay) throws(ProductStoreError) -> DayLog {
    try days(day...day).first ?? DayLog(day: day)
  }

  /// Returns every day of `days`, also those on which nothing was logged.
  package func days(_ days: ClosedRange<LocalDay>) throws(ProductStoreError) -> [DayLog] {
    try translating(path) {
      try database.read { connection in
        let meals = try Self.meals(
          connection, "meal.day BETWEEN ? AND ?", [days.lowerBound.number, days.upperBound.number])
        let byDay = Dictionary(grouping: meals, by: \.day)
        let goals = try Self.allGoals(connection)
        return (days.lowerBound.number...days.upperBound.number).compactMap { number in
          LocalDay(number: number).map { day in
            DayLog(
              day: day, meals: byDay[day] ?? [],
              goals: goals.last { $0.since <= day }?.goals ?? Goals())
          }
        }
      }
    }
  }

  /// Returns the days on which something was logged, the earliest first.
  package func loggedDays() throws(ProductStoreError) -> [LocalDay] {
    try translating(path) {
      try database.read { connection in
        try Int.fetchAll(connection, sql: "SELECT DISTINCT day FROM meal ORDER BY day")
          .compactMap(LocalDay.init(number:))
      }
    }
  }

  /// Returns the nearest days before and after `day` on which something was logged.
  package func neighbours(
    of day: LocalDay
  ) throws(ProductStoreError) -> (before: LocalDay?, after: LocalDay?) {
    try translating(path) {
      try database.read { connection in
        let before = try Int.fetchOne(
          connection, sql: "SELECT max(day) FROM meal WHERE day < ?", arguments: [day.number])
        let after = try Int.fetchOne(
          connection, sql: "SELECT min(day) FROM meal WHERE day > ?", arguments: [day.number])
        return (
          before.flatMap(LocalDay.init(number:)), after.flatMap(LocalDay.init(number:))
        )
      }
    }
  }

  /// Returns an entry with its meal, which has that entry alone; `nil` for an unknown number.
  package func entry(_ id: Int64) throws(ProductStoreError) -> Meal? {
    try translating(path) {
      try database.read { connection in
        try Self.meals(connection, "meal_entry.id = ?", [id]).first
      }
    }
  }

  /// Returns a meal; `nil` for an unknown number.
  package func meal(_ id: Int64) throws(ProductStoreError) -> Meal? {
    try translating(path) {
      try database.read { connection in
        try Self.meals(connection, "meal.id = ?", [id]).first
      }
    }
  }

  /// Adds a meal that was eaten on `day` at `time`, and learns its foods as known meals.
  ///
  /// - Parameters:
  ///   - foods: its entries.
  ///   - summary: what it is called; its foods' names without it.
  ///   - day: the day it counts for.
  ///   - time: when it was eaten.
  ///   - now: when it is logged.
  /// - Returns: the meal.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for foods or a day that cannot be kept; nothing is kept then.
  package func add(
    _ foods: [EatenFood], summary: String? = nil, on day: LocalDay, at time: Date, now: Date
  ) throws(ProductStoreError) -> Meal {
    try checked { () throws(InvalidEntry) in try validate(foods) }
    try check(day, now: now)
    return try changing("add", at: now) { change in
      let meal = try Self.insert(
        foods, summary ?? mealSummary(of: foods), day, time, &change)
      for food in foods { try Self.learn(food, at: now, &change) }
      return meal
    }
  }

  /// Changes what was eaten, and its known meal with it. A meal that is called like its only entry is renamed, too.
  ///
  /// - Returns: the entry as it is now; `nil` for an unknown number.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a food that cannot be kept.
  package func update(
    entry id: Int64, now: Date, to food: EatenFood
  ) throws(ProductStoreError) -> DiaryEntry? {
    try checked { () throws(InvalidEntry) in try food.validate() }
    return try changing("edit", at: now) { change in
      try Self.update(entry: id, now: now, to: food, &change)
    }
  }

  /// Removes an entry, and its meal with the last of them; `false` for an unknown number.
  ///
  /// A food that was known by this entry alone is forgotten.
  package func delete(entry id: Int64, now: Date) throws(ProductStoreError) -> Bool {
    try changing("delete", at: now) { change in
      guard
        let meal = try Int64.fetchOne(
          change.connection, sql: "SELECT meal FROM meal_entry WHERE id = ?", arguments: [id])
      else { return false }
      let count = try Int.fetchOne(
        change.connection, sql: "SELECT count(*) FROM meal_entry WHERE meal = ?",
        arguments: [meal])
      if count == 1 { return try Self.delete(meal: meal, &change) }
      let food = try Self.food(ofEntry: id, change.connection)
      _ = try change.willChange(.entry, id)
      try change.connection.execute(sql: "DELETE FROM meal_entry WHERE id = ?", arguments: [id])
      if let food { try Self.unlearn(food, &change) }
      return true
    }
  }

  /// Removes a meal with its entries; `false` for an unknown number.
  ///
  /// Foods that were known by these entries alone are forgotten.
  package func delete(meal id: Int64, now: Date) throws(ProductStoreError) -> Bool {
    try changing("delete", at: now) { change in try Self.delete(meal: id, &change) }
  }

  /// Adds the meals of one day to another, and learns their foods as known meals, as ``add(_:summary:on:at:now:)`` does.
  ///
  /// Each is eaten at what `time` makes of its time.
  ///
  /// - Returns: the new meals.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a day that cannot be kept.
  package func copy(
    _ source: LocalDay, to target: LocalDay, now: Date, time: (Date) -> Date
  ) throws(ProductStoreError) -> [Meal] {
    try check(target, now: now)
    return try changing("copy", at: now) { change in
      try Self.meals(change.connection, "meal.day = ?", [source.number]).map { meal in
        let foods = meal.entries.map(\.food)
        let copy = try Self.insert(foods, meal.summary, target, time(meal.time), &change)
        for food in foods { try Self.learn(food, at: now, &change) }
        return copy
      }
    }
  }
}

extension DiaryStore {
  /// The most days from now to a day that something is logged for: ten years. A later one has a slip in its year.
  private static let mostDaysAhead = 3_653

  /// Passes a day that something may be logged for.
  ///
  /// - Throws: ``ProductStoreError/invalidEntry(_:)``.
  func check(_ day: LocalDay, now: Date) throws(ProductStoreError) {
    guard day <= LocalDay(of: now, in: .gmt).advanced(by: Self.mostDaysAhead) else {
      throw .invalidEntry(
        InvalidEntry(problems: [
          .init("date", "\(day) is more than ten years ahead; check the year")
        ]))
    }
  }

  /// Passes on what a check of foods says.
  func checked(_ check: () throws(InvalidEntry) -> Void) throws(ProductStoreError) {
    do throws(InvalidEntry) {
      try check()
    } catch {
      throw .invalidEntry(error)
    }
  }

  static func update(
    entry id: Int64, now: Date, to food: EatenFood, _ change: inout DiaryChange
  ) throws -> DiaryEntry? {
    guard let earlier = try Self.food(ofEntry: id, change.connection),
      try change.willChange(.entry, id)
    else { return nil }
    try change.connection.execute(
      sql: """
        UPDATE meal_entry SET name = ?, amount = ?, unit = ?, energyKcal = ?, protein = ?,
          carbohydrates = ?, fat = ?, source = ?, scaling = ? WHERE id = ?
        """, arguments: Self.arguments(of: food) + [id])
    try Self.renameMeal(ofEntry: id, from: earlier, to: food, &change)
    if KnownMeal.key(of: earlier.name) == KnownMeal.key(of: food.name) {
      try Self.learn(food, at: now, &change, asFurtherUse: false)
    } else {
      try Self.unlearn(earlier, &change)
      try Self.learn(food, at: now, &change)
    }
    return DiaryEntry(id: id, food: food)
  }

  private static func delete(meal id: Int64, _ change: inout DiaryChange) throws -> Bool {
    guard try change.willChange(.meal, id) else { return false }
    let entries = try Int64.fetchAll(
      change.connection, sql: "SELECT id FROM meal_entry WHERE meal = ?", arguments: [id])
    let foods = try entries.compactMap { try food(ofEntry: $0, change.connection) }
    for entry in entries { _ = try change.willChange(.entry, entry) }
    // Its entries go with it.
    try change.connection.execute(sql: "DELETE FROM meal WHERE id = ?", arguments: [id])
    for food in foods { try unlearn(food, &change) }
    return true
  }

  private static func food(ofEntry id: Int64, _ connection: Database) throws -> EatenFood? {
    try Row.fetchOne(connection, sql: "SELECT * FROM meal_entry WHERE id = ?", arguments: [id])
      .map(EatenFood.init)
  }

  private static func insert(
    _ foods: [EatenFood], _ summary: String, _ day: LocalDay, _ time: Date,
    _ change: inout DiaryChange
  ) throws -> Meal {
    try change.connection.execute(
      sql: "INSERT INTO meal (day, time, summary) VALUES (?, ?, ?)",
      arguments: [day.number, time.timeIntervalSince1970, summary])
    let id = change.inserted(.meal)
    let entries = try foods.map { food in
      try change.connection.execute(
        sql: """
          INSERT INTO meal_entry (name, amount, unit, energyKcal, protein, carbohydrates, fat,
            source, scaling, meal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """, arguments: arguments(of: food) + [id])
      return DiaryEntry(id: change.inserted(.entry), food: food)
    }
    return Meal(id: id, day: day, time: time, summary: summary, entries: entries)
  }

  static func arguments(of food: EatenFood) -> StatementArguments {
    [
      food.name, food.portion?.amount, food.portion?.unit.rawValue, food.amounts.energyKcal,
      food.amounts.protein, food.amounts.carbohydrates, food.amounts.fat, food.source.rawValue,
      food.scaling,
    ]
  }

  /// Returns the meals of the rows that `condition` is true of, each with its entries among them.
  private static func meals(
    _ connection: Database, _ condition: String, _ arguments: StatementArguments
  ) throws -> [Meal] {
    let rows = try Row.fetchCursor(
      connection,
      sql: """
        SELECT meal.id AS mealID, meal.day, meal.time, meal.summary, meal_entry.*
        FROM meal JOIN meal_entry ON meal_entry.meal = meal.id
        WHERE \(condition) ORDER BY meal.day, meal.time, meal.id, meal_entry.id
        """, arguments: arguments)
    var meals: [Meal] = []
    while let row = try rows.next() {
      let entry = DiaryEntry(id: try row.decode(forColumn: "id"), food: try EatenFood(row))
      let id = try row.decode(Int64.self, forColumn: "mealID")
      if meals.last?.id == id {
        meals[meals.count - 1].entries.append(entry)
      } else {
        guard let day = LocalDay(number: try row.decode(forColumn: "day")) else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "meal \(id) is of no day")
        }
        meals.append(
          Meal(
            id: id, day: day, time: try row.date(forColumn: "time"),
            summary: try row.decode(forColumn: "summary"), entries: [entry]))
      }
    }
    return meals
  }
}
