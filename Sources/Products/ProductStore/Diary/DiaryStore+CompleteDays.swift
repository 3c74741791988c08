package import FoodDiary
package import Foundation
import GRDB

extension DiaryStore {
  /// Returns the days of which a person said that all that was eaten is logged.
  package func completeDays() throws(ProductStoreError) -> Set<LocalDay> {
    try translating(path) {
      try database.read { connection in
        Set(
          try Int.fetchAll(connection, sql: "SELECT day FROM complete_day")
            .compactMap(LocalDay.init(number:)))
      }
    }
  }

  /// Marks a day as complete, or takes the mark back.
  ///
  /// - Throws: ``ProductStoreError/invalidEntry(_:)`` for a day that cannot be marked.
  package func mark(
    _ day: LocalDay, complete: Bool, now: Date
  ) throws(ProductStoreError) {
    if complete { try check(day, now: now) }
    try changing("complete", at: now) { change in
      let known = try Int64.fetchOne(
        change.connection, sql: "SELECT id FROM complete_day WHERE day = ?", arguments: [day.number]
      )
      switch (known, complete) {
      case (nil, true):
        try change.connection.execute(
          sql: "INSERT INTO complete_day (day) VALUES (?)", arguments: [day.number])
        _ = change.inserted(.completeDay)
      case (let id?, false):
        _ = try change.willChange(.completeDay, id)
        try change.connection.execute(
          sql: "DELETE FROM complete_day WHERE id = ?", arguments: [id])
      default: break
      }
    }
  }
}
