public import Foundation
import GRDB

/// How long things are kept in a database of records. Products themselves stay until they are deleted.
public struct Retention: Hashable, Sendable {
  /// How long scans are kept, in seconds; `nil` for ever.
  public var scans: TimeInterval?
  /// How long the names and digests of photos are kept, by which a photo without a barcode is known again,
  /// in seconds; `nil` as long as their scans.
  public var photos: TimeInterval?
  /// How long meals stay in the diary, in seconds; `nil` for ever. What is known from them, and goals, stay.
  public var diary: TimeInterval?

  /// Everything is kept for ever: so it is until a person wants it otherwise.
  public static let forever = Retention()
  /// Scans for 30 days, photos' names and digests for 7, the diary for 90.
  public static let standard = Retention(
    scans: 30 * 86_400, photos: 7 * 86_400, diary: 90 * 86_400)

  /// Creates settings.
  public init(
    scans: TimeInterval? = nil, photos: TimeInterval? = nil, diary: TimeInterval? = nil
  ) {
    self.scans = scans
    self.photos = photos
    self.diary = diary
  }
}

/// What was removed for its age.
public struct RemovedByAge: Hashable, Sendable {
  /// Scans.
  public var scans = 0
  /// Photos' names and digests, beside those of the removed scans.
  public var photos = 0
  /// Meals of the diary, with their entries.
  public var meals = 0

  /// Nothing.
  public init() {}
}

extension RecordStore {
  /// Returns how long things are kept in this database.
  public func retention() throws(ProductStoreError) -> Retention {
    try translating(path) {
      try database.read { connection in try Self.retention(in: connection) }
    }
  }

  /// Sets how long things are kept in this database; ``applyRetention(at:)`` goes by it.
  public func setRetention(_ retention: Retention) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
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
      }
    }
  }

  /// Removes what is older at `time` than this database keeps it; nothing where nothing is set.
  @discardableResult
  public func applyRetention(at time: Date) throws(ProductStoreError) -> RemovedByAge {
    try translating(path) {
      // Mostly there is nothing to do, and no reason to wait for another program's writing.
      guard try database.read({ try Self.retention(in: $0) }) != .forever else {
        return RemovedByAge()
      }
      return try database.write { connection in
        let retention = try Self.retention(in: connection)
        var removed = RemovedByAge()
        if let seconds = retention.scans {
          try connection.execute(
            sql: "DELETE FROM scan WHERE scanned < ?",
            arguments: [time.timeIntervalSince1970 - seconds])
          removed.scans = connection.changesCount
        }
        if let seconds = retention.photos {
          try connection.execute(
            sql: "DELETE FROM photo WHERE scan IN (SELECT id FROM scan WHERE scanned < ?)",
            arguments: [time.timeIntervalSince1970 - seconds])
          removed.photos = connection.changesCount
        }
        if let seconds = retention.diary {
          try connection.execute(
            sql: "DELETE FROM meal WHERE time < ?",
            arguments: [time.timeIntervalSince1970 - seconds])
          removed.meals = connection.changesCount
          // By undoing an earlier change what was removed would come back.
          if removed.meals > 0 { try connection.execute(sql: "DELETE FROM diary_change") }
        }
        return removed
      }
    }
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
