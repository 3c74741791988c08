public import Foundation
import GRDB

/// A product database's answer that was kept.
public struct KeptAnswer: Hashable, Sendable {
  /// When it was given.
  public var given: Date
  /// The product in the caller's own form; `nil` when the database did not know it.
  public var product: Data?

  /// Creates an answer.
  public init(given: Date, product: Data?) {
    self.given = given
    self.product = product
  }
}

/// A file of answers of product databases, by product number.
public struct AnswerCache: Sendable {
  /// The file.
  public let path: String
  private let database: any DatabaseWriter

  /// Tells these files from others (`PRAGMA application_id`): "LSAN".
  private static let application = 0x4C53_414E

  private static var kind: DatabaseKind {
    DatabaseKind(application: application, migrator: migrator)
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 answers") { database in
      try database.execute(
        sql: """
          PRAGMA application_id = \(application);
          CREATE TABLE answer (key INTEGER PRIMARY KEY, given REAL NOT NULL, product BLOB);
          CREATE INDEX answer_given ON answer (given);
          """)
    }
    migrator.registerMigration("2 identifiers") { database in
      try database.execute(
        sql: """
          CREATE TABLE identifier (
            service TEXT NOT NULL, key INTEGER NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY (service, key)) WITHOUT ROWID;
          """)
    }
    return migrator
  }

  /// Opens the file at `path`, or makes one.
  ///
  /// - Throws: ``ProductStoreError``.
  public init(_ path: String) throws(ProductStoreError) {
    self.path = path
    database = try openDatabase(path, Self.kind)
  }

  /// Returns the answer kept for `key`, a product number without leading zeros.
  public func answer(_ key: Int64) throws(ProductStoreError) -> KeptAnswer? {
    try translating(path) {
      try database.read { connection in
        try Row.fetchOne(
          connection, sql: "SELECT given, product FROM answer WHERE key = ?", arguments: [key]
        ).map {
          KeptAnswer(given: Date(timeIntervalSince1970: $0["given"]), product: $0["product"])
        }
      }
    }
  }

  /// Keeps an answer in place of an earlier one.
  public func keep(_ answer: KeptAnswer, for key: Int64) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "INSERT OR REPLACE INTO answer (key, given, product) VALUES (?, ?, ?)",
          arguments: [key, answer.given.timeIntervalSince1970, answer.product])
      }
    }
  }
}

// Of some services nothing but their own number of a product may be kept, and that for ever.
extension AnswerCache {
  /// Returns the number under which `service` knows a product; `nil` when it was not kept.
  public func identifier(_ key: Int64, of service: String) throws(ProductStoreError) -> String? {
    try translating(path) {
      try database.read { connection in
        try String.fetchOne(
          connection, sql: "SELECT value FROM identifier WHERE service = ? AND key = ?",
          arguments: [service, key])
      }
    }
  }

  /// Keeps the number under which `service` knows a product.
  public func keep(
    identifier: String, for key: Int64, of service: String
  ) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "INSERT OR REPLACE INTO identifier (service, key, value) VALUES (?, ?, ?)",
          arguments: [service, key, identifier])
      }
    }
  }
}

extension AnswerCache {
  /// Removes answers given before `time`.
  ///
  /// - Returns: how many were removed.
  public func removeAnswers(before time: Date) throws(ProductStoreError) -> Int {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "DELETE FROM answer WHERE given < ?", arguments: [time.timeIntervalSince1970])
        return connection.changesCount
      }
    }
  }
}
