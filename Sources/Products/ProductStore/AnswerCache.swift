package import Foundation
import GRDB

/// A product database's answer that was kept.
package struct KeptAnswer: Hashable, Sendable {
  /// The time of the answer.
  package var given: Date
  /// The product in the caller's own form; `nil` when the database did not know it.
  package var product: Data?

  /// Creates an answer.
  package init(given: Date, product: Data?) {
    self.given = given
    self.product = product
  }
}

/// A product database's answer to a search that was kept.
package struct KeptSearch: Hashable, Sendable {
  /// The time of the answer.
  package var given: Date
  /// The number of products that were asked for.
  package var limit: Int
  /// The products in the caller's own form.
  package var products: Data

  /// Creates an answer.
  package init(given: Date, limit: Int, products: Data) {
    self.given = given
    self.limit = limit
    self.products = products
  }
}

/// A file of answers of product databases, by product number and by words that were searched for.
///
/// Every method that throws may throw ``ProductStoreError/inUse(path:)`` while another program writes, and
/// ``ProductStoreError/damaged(path:reason:)``. It may throw ``ProductStoreError/cannotOpen(path:reason:)`` for what the
/// system or SQLite refuses. A method that changes something may also throw ``ProductStoreError/readOnly(path:)`` and
/// ``ProductStoreError/cannotWrite(path:reason:)``. Further errors are named at the methods.
package struct AnswerCache: Sendable {
  /// The file.
  package let path: String
  private let limit: Int?
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
    migrator.registerMigration("3 searches") { database in
      try database.execute(
        sql: """
          CREATE TABLE search (
            service TEXT NOT NULL, words TEXT NOT NULL, given REAL NOT NULL, most INTEGER NOT NULL,
            products BLOB NOT NULL, PRIMARY KEY (service, words));
          CREATE INDEX search_given ON search (given);
          """)
    }
    return migrator
  }

  /// The share of the file that remains when it grew beyond its limit. Otherwise a few kept answers
  /// would be removed with each new one.
  private static let keptShare = 0.5

  /// Opens the file at `path`, or makes one.
  ///
  /// `limit` is the most bytes of answers; beyond it the oldest are removed. `nil` is no limit.
  ///
  /// - Throws: ``ProductStoreError``.
  package init(_ path: String, limit: Int? = nil) throws(ProductStoreError) {
    self.path = path
    self.limit = limit
    database = try openDatabase(path, Self.kind)
  }

  /// Returns the answer kept for `key`, a product number without leading zeros.
  package func answer(_ key: Int64) throws(ProductStoreError) -> KeptAnswer? {
    try translating(path) {
      try database.read { connection in
        try Row.fetchOne(
          connection, sql: "SELECT given, product FROM answer WHERE key = ?", arguments: [key]
        ).map {
          KeptAnswer(
            given: try $0.date(forColumn: "given"),
            product: try $0.decode(forColumn: "product"))
        }
      }
    }
  }

  /// Keeps an answer in place of an earlier one.
  package func keep(_ answer: KeptAnswer, for key: Int64) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "INSERT OR REPLACE INTO answer (key, given, product) VALUES (?, ?, ?)",
          arguments: [key, answer.given.timeIntervalSince1970, answer.product])
        try trim(connection)
      }
    }
  }
}

extension AnswerCache {
  /// Returns the answer kept to a search of `service` for `words`.
  package func search(
    _ words: String, of service: String
  ) throws(ProductStoreError) -> KeptSearch? {
    try translating(path) {
      try database.read { connection in
        try Row.fetchOne(
          connection,
          sql: "SELECT given, most, products FROM search WHERE service = ? AND words = ?",
          arguments: [service, words]
        ).map {
          KeptSearch(
            given: try $0.date(forColumn: "given"),
            limit: try $0.decode(forColumn: "most"), products: try $0.decode(forColumn: "products"))
        }
      }
    }
  }

  /// Keeps an answer to a search in place of an earlier one.
  package func keep(
    _ answer: KeptSearch, for words: String, of service: String
  ) throws(ProductStoreError) {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: """
            INSERT OR REPLACE INTO search (service, words, given, most, products)
            VALUES (?, ?, ?, ?, ?)
            """,
          arguments: [
            service, words, answer.given.timeIntervalSince1970, answer.limit, answer.products,
          ])
        try trim(connection)
      }
    }
  }

  /// Removes the oldest answers of a file that is larger than its limit.
  ///
  /// The pages that become free are used again, so that the file grows no further.
  private func trim(_ connection: Database) throws {
    guard let limit, try usedBytes(connection) > limit else { return }
    let tables = [("answer", "product"), ("search", "products")]
    let sizes = try Row.fetchAll(
      connection,
      sql: tables.map { table, column in
        "SELECT '\(table)' AS name, rowid AS id, given, coalesce(length(\(column)), 0) + \(Self.rowBytes)"
          + " AS size FROM \(table)"
      }.joined(separator: " UNION ALL ") + " ORDER BY given DESC, id DESC")
    let most = Int(Double(limit) * Self.keptShare)
    var kept = 0
    for row in sizes {
      kept += try row.decode(Int.self, forColumn: "size")
      guard kept > most else { continue }
      try connection.execute(
        sql: "DELETE FROM \(row.decode(String.self, forColumn: "name")) WHERE rowid = ?",
        arguments: [row.decode(Int64.self, forColumn: "id")]
      )
    }
  }

  /// The bytes of a row beside its answer, with its places in indexes.
  private static let rowBytes = 60

  private func usedBytes(_ connection: Database) throws -> Int {
    func pragma(_ name: String) throws -> Int {
      try Int.fetchOne(connection, sql: "PRAGMA \(name)") ?? 0
    }
    return try (pragma("page_count") - pragma("freelist_count")) * pragma("page_size")
  }
}

// Of some services only their own number of a product may be kept, and that for ever.
extension AnswerCache {
  /// Returns the number under which `service` knows a product; `nil` when it was not kept.
  package func identifier(_ key: Int64, of service: String) throws(ProductStoreError) -> String? {
    try translating(path) {
      try database.read { connection in
        try String.fetchOne(
          connection, sql: "SELECT value FROM identifier WHERE service = ? AND key = ?",
          arguments: [service, key])
      }
    }
  }

  /// Keeps the number under which `service` knows a product.
  package func keep(
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
  package func removeAnswers(before time: Date) throws(ProductStoreError) -> Int {
    try translating(path) {
      try database.write { connection in
        var removed = 0
        for table in ["answer", "search"] {
          try connection.execute(
            sql: "DELETE FROM \(table) WHERE given < ?", arguments: [time.timeIntervalSince1970])
          removed += connection.changesCount
        }
        return removed
      }
    }
  }
}
