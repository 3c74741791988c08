public import FoodDiary
public import Foundation
import GRDB

extension DiaryStore {
  /// Returns the goals that hold on `day`: those set for it, or for the last day before it.
  public func goals(on day: LocalDay) throws(ProductStoreError) -> Goals {
    try translating(path) {
      try database.read { connection in
        try Self.allGoals(connection).last { $0.since <= day }?.goals ?? Goals()
      }
    }
  }

  /// Sets the goals from `day` on, until the next day with others. The days before keep theirs.
  public func setGoals(
    _ goals: Goals, from day: LocalDay, now: Date
  ) throws(ProductStoreError) {
    try changing("goals", at: now) { change in
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
    }
  }

  /// All goals, the earliest first; a person sets few in a year.
  static func allGoals(_ connection: Database) throws -> [(since: LocalDay, goals: Goals)] {
    try Row.fetchAll(connection, sql: "SELECT day, goals FROM goal ORDER BY day").compactMap {
      row in
      guard let day = LocalDay(number: row["day"]) else { return nil }
      do {
        return (day, try JSONDecoder().decode(Goals.self, from: row["goals"]))
      } catch {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the goals of \(day): \(error)")
      }
    }
  }
}
