package import Foundation
import GRDB

extension RecordStore {
  /// Returns how long things are kept in this database.
  package func retention() throws(ProductStoreError) -> Retention {
    try translating(path) {
      try database.read { connection in try Self.retention(in: connection) }
    }
  }

  /// Sets how long things are kept in this database; ``applyRetention(at:)`` goes by it.
  package func setRetention(_ retention: Retention) throws(ProductStoreError) {
    try updateRetention { _ in retention }
  }

  /// Changes how long things are kept in this database.
  ///
  /// No other program changes it between the reading and the writing.
  ///
  /// - Parameter change: returns the retention from now on for the one that is set.
  /// - Returns: the changed retention.
  /// - Throws: ``ProductStoreError``.
  @discardableResult
  package func updateRetention(
    _ change: (Retention) -> Retention
  ) throws(ProductStoreError) -> Retention {
    try translating(path) {
      try database.write { connection in
        let retention = change(try Self.retention(in: connection))
        let settings = [
          ("scans", retention.scans), ("photos", retention.photos), ("diary", retention.diary),
        ]
        for (what, seconds) in settings {
          try connection.execute(
            sql: "DELETE FROM retention WHERE what = ?", arguments: [what])
          guard let seconds else { continue }
          try connection.execute(
            sql: "INSERT INTO retention (what, seconds) VALUES (?, ?)",
            arguments: [what, max(0, seconds)])
        }
        return retention
      }
    }
  }

  /// Returns the entries that are older at `time` than `retention` would keep them.
  ///
  /// - Throws: ``ProductStoreError``.
  package func entries(
    olderThan retention: Retention, at time: Date
  ) throws(ProductStoreError) -> AgedEntries {
    try translating(path) {
      try database.read { connection in
        Self.counts(of: try Self.aged(at: time, under: retention, in: connection))
      }
    }
  }

  /// The longest span of entries that is removed without a question, in seconds: seven days.
  ///
  /// With daily use one day's entries become too old each day. A wrong clock makes months too old at once.
  static let routineSpan: TimeInterval = 7 * 86_400

  /// Removes what is older at `time` than this database keeps it; nothing where nothing is set.
  ///
  /// Unless `all`, entries that a wrong clock may have made old are left. They cover more than
  /// seven days, or are all that there is of their kind.
  ///
  /// - Throws: ``ProductStoreError``.
  @discardableResult
  package func applyRetention(
    at time: Date, all: Bool = false
  ) throws(ProductStoreError) -> RetentionOutcome {
    try translating(path) {
      // Mostly there is nothing to do, and no reason to wait for another program's writing.
      guard try database.read({ try Self.retention(in: $0) }) != .forever else {
        return .removed(AgedEntries())
      }
      return try database.write { connection in
        let aged = try Self.aged(at: time, under: Self.retention(in: connection), in: connection)
        guard all || aged.allSatisfy(\.isRoutine) else { return .waiting(Self.counts(of: aged)) }
        let removed = Self.counts(
          of: try aged.map { kind in
            try connection.execute(
              sql: "DELETE FROM \(kind.what.table) WHERE \(kind.what.isBefore)",
              arguments: [kind.end])
            var removed = kind
            (removed.count, removed.areAll) = (connection.changesCount, false)
            return removed
          })
        // By undoing an earlier change what was removed would come back.
        if removed.meals > 0 { try connection.execute(sql: "DELETE FROM diary_change") }
        return .removed(removed)
      }
    }
  }

  private enum Aging {
    case scans, photos, meals

    var table: String {
      switch self {
      case .scans: "scan"
      case .photos: "photo"
      case .meals: "meal"
      }
    }

    /// The rows that are older than a moment.
    var isBefore: String {
      switch self {
      case .scans: "scanned < ?"
      case .photos: "scan IN (SELECT id FROM scan WHERE scanned < ?)"
      case .meals: "time < ?"
      }
    }

    /// The earliest and the latest moment of all rows.
    var moments: String {
      switch self {
      case .scans: "SELECT min(scanned), max(scanned) FROM scan"
      case .photos:
        "SELECT min(scanned), max(scanned) FROM scan WHERE id IN (SELECT scan FROM photo)"
      case .meals: "SELECT min(time), max(time) FROM meal"
      }
    }
  }

  private struct Aged {
    var what: Aging
    /// The moment before which rows are too old, in seconds since 1970.
    var end: TimeInterval
    var count: Int
    /// Whether all scans or meals are too old.
    var areAll: Bool
    /// Whether only some are too old, and these of seven days at most. Photos' names alone are no loss.
    var isRoutine: Bool
  }

  private static func aged(
    at time: Date, under retention: Retention, in connection: Database
  ) throws -> [Aged] {
    let settings: [(Aging, TimeInterval?)] = [
      (.scans, retention.scans), (.photos, retention.photos), (.meals, retention.diary),
    ]
    return try settings.compactMap { what, seconds in
      guard let seconds else { return nil }
      let end = time.timeIntervalSince1970 - seconds
      let count = try Int.fetchOne(
        connection, sql: "SELECT count(*) FROM \(what.table) WHERE \(what.isBefore)",
        arguments: [end])
      guard let count, count > 0,
        let moments = try Row.fetchOne(connection, sql: what.moments)
      else { return nil }
      let (first, last): (Double, Double) = (moments[0], moments[1])
      return Aged(
        what: what, end: end, count: count, areAll: what != .photos && last < end,
        isRoutine: what == .photos || last >= end && end - first <= routineSpan)
    }
  }

  private static func counts(of aged: [Aged]) -> AgedEntries {
    var counts = AgedEntries()
    counts.areAll = aged.contains(where: \.areAll)
    for kind in aged {
      switch kind.what {
      case .scans: counts.scans = kind.count
      case .photos: counts.photos = kind.count
      case .meals: counts.meals = kind.count
      }
    }
    return counts
  }

  private static func retention(in connection: Database) throws -> Retention {
    func seconds(_ what: String) throws -> TimeInterval? {
      try Double.fetchOne(
        connection, sql: "SELECT seconds FROM retention WHERE what = ?", arguments: [what])
    }
    return Retention(
      scans: try seconds("scans"), photos: try seconds("photos"), diary: try seconds("diary"))
  }
}
