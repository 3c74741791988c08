package import FoodDiary
package import Foundation
import GRDB

extension DiaryStore {
  /// Returns the goals that hold on `day`: those set for it, or for the last day before it.
  package func goals(on day: LocalDay) throws(ProductStoreError) -> Goals {
    try translating(path) {
      try database.read { connection in try Self.goals(on: day, in: connection) }
    }
  }

  /// Sets the goals from `day` on, until the next day with others. The days before keep theirs.
  ///
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a day that cannot be kept.
  package func setGoals(
    _ goals: Goals, from day: LocalDay, now: Date
  ) throws(ProductStoreError) {
    try updateGoals(from: day, now: now) { _ in goals }
  }

  /// Changes the goals that hold on `day`, from that day on, until the next day with others.
  ///
  /// No other program changes them between the reading and the writing.
  ///
  /// - Parameters:
  ///   - day: the first day of the changed goals.
  ///   - now: the time of the change.
  ///   - change: returns the goals from `day` on for those that hold there.
  /// - Returns: the changed goals.
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a day that cannot be kept.
  @discardableResult
  package func updateGoals(
    from day: LocalDay, now: Date, _ change: (Goals) -> Goals
  ) throws(ProductStoreError) -> Goals {
    try check(day, now: now)
    let update = change
    return try changing("goals", at: now) { change in
      let goals = update(try Self.goals(on: day, in: change.connection))
      let json = try JSONEncoder().encode(goals)
      let known = try Int64.fetchOne(
        change.connection, sql: "SELECT id FROM goal WHERE day = ?", arguments: [day.number])
      if let known, try change.willChange(.goals, known) {
        try change.connection.execute(
          sql: "UPDATE goal SET goals = ? WHERE id = ?", arguments: [json, known])
      } else {
        try change.connection.execute(
          sql: "INSERT INTO goal (day, goals) VALUES (?, ?)", arguments: [day.number, json])
        _ = change.inserted(.goals)
      }
      return goals
    }
  }

  private static func goals(on day: LocalDay, in connection: Database) throws -> Goals {
    try allGoals(connection).last { $0.since <= day }?.goals ?? Goals()
  }

  /// All goals, the earliest first; a person sets few in a year.
  static func allGoals(_ connection: Database) throws -> [(since: LocalDay, goals: Goals)] {
    try Row.fetchAll(connection, sql: "SELECT day, goals FROM goal ORDER BY day").compactMap {
      row in
      guard let day = LocalDay(number: try row.decode(forColumn: "day")) else { return nil }
      do {
        return (day, try JSONDecoder().decode(Goals.self, from: row.decode(forColumn: "goals")))
      } catch {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the goals of \(day): \(error)")
      }
    }
  }
}
