package import FoodDiary
package import Foundation
import GRDB

extension DiaryStore {
  /// Moves a meal with its entries to a day and a time.
  ///
  /// - Parameters:
  ///   - id: the meal's number.
  ///   - day: the day it counts for from now on.
  ///   - time: when it was eaten.
  ///   - now: when it is moved.
  /// - Returns: the meal as it is now; `nil` for an unknown number.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a day that cannot be kept.
  package func move(
    meal id: Int64, to day: LocalDay, at time: Date, now: Date
  ) throws(ProductStoreError) -> Meal? {
    try check(day, now: now)
    let isMoved = try changing("edit", at: now) { change in
      try Self.move(meal: id, to: day, at: time, &change)
    }
    return isMoved ? try meal(id) : nil
  }

  /// Changes what was eaten and moves its meal, as one change that can be undone.
  ///
  /// It does what ``update(entry:now:to:)`` and ``move(meal:to:at:now:)`` do.
  ///
  /// - Parameters:
  ///   - id: the entry's number.
  ///   - food: what was eaten.
  ///   - day: the day that its meal counts for from now on.
  ///   - time: when it was eaten.
  ///   - now: when it is changed.
  /// - Returns: the meal as it is now, with all its entries; `nil` for an unknown number.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a food or a day that cannot be kept.
  package func update(
    entry id: Int64, to food: EatenFood, movingMealTo day: LocalDay, at time: Date, now: Date
  ) throws(ProductStoreError) -> Meal? {
    try checked { () throws(InvalidEntry) in try food.validate() }
    try check(day, now: now)
    let moved: Int64? = try changing("edit", at: now) { change in
      let meal = try Int64.fetchOne(
        change.connection, sql: "SELECT meal FROM meal_entry WHERE id = ?", arguments: [id])
      guard let meal, try Self.update(entry: id, now: now, to: food, &change) != nil else {
        return nil
      }
      return try Self.move(meal: meal, to: day, at: time, &change) ? meal : nil
    }
    return try moved.flatMap { id throws(ProductStoreError) in try meal(id) }
  }

  private static func move(
    meal id: Int64, to day: LocalDay, at time: Date, _ change: inout DiaryChange
  ) throws -> Bool {
    guard try change.willChange(.meal, id) else { return false }
    let entries = try Int64.fetchAll(
      change.connection, sql: "SELECT id FROM meal_entry WHERE meal = ?", arguments: [id])
    // Undoing takes the meal away before it comes back, and its entries with it.
    for entry in entries { _ = try change.willChange(.entry, entry) }
    try change.connection.execute(
      sql: "UPDATE meal SET day = ?, time = ? WHERE id = ?",
      arguments: [day.number, time.timeIntervalSince1970, id])
    return true
  }
}
