public import FoodDiary
public import Foundation
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
  /// - Throws: ``ProductStoreError``.
  public func move(
    meal id: Int64, to day: LocalDay, at time: Date, now: Date
  ) throws(ProductStoreError) -> Meal? {
    let isMoved = try changing("edit", at: now) { change in
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
    return isMoved ? try meal(id) : nil
  }
}
