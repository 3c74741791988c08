package import Foundation
import GRDB

/// A product to be written.
package struct CatalogRow: Hashable, Sendable {
  /// The product's number without leading zeros.
  package var key: Int64
  /// Its members as JSON.
  package var fields: [UInt8]

  /// Creates a row.
  package init(key: Int64, fields: [UInt8]) {
    self.key = key
    self.fields = fields
  }
}

/// Writes a new catalogue beside the one in use, and takes its place when it is complete.
///
/// Until then nothing of it is seen. Rows and the position in the dump are committed together. An
/// import that was killed thus continues behind its last commit.
///
/// Every method may throw ``ProductStoreError/cannotWrite(path:reason:)``, ``ProductStoreError/readOnly(path:)``,
/// ``ProductStoreError/damaged(path:reason:)`` and ``ProductStoreError/cannotOpen(path:reason:)``. What was committed
/// before stays.
package final class CatalogWriter {
  /// The file that is written.
  private let draft: String
  private let path: String
  private let database: DatabaseQueue
  /// The progress that ``write(_:progress:)`` committed last; `nil` at the beginning.
  package private(set) var progress: Data?

  /// Opens what an earlier import left at `path`, or begins a new one.
  ///
  /// - Throws: ``ProductStoreError``, also when another import is writing there;
  ///   ``ProductStoreError/notReplaced(path:)`` for a file at `path` that is no catalogue.
  package init(_ path: String) throws(ProductStoreError) {
    try CatalogLayout.checkReplaceable(path)
    self.path = path
    let draft = path + ".importing"
    self.draft = draft
    let opened = try translating(draft) {
      var configuration = Configuration()
      configuration.prepareDatabase { connection in
        // One importer at a time; the file is written from one end, so the journal stays small.
        try connection.execute(
          sql: """
            PRAGMA locking_mode = EXCLUSIVE;
            PRAGMA page_size = 8192;
            PRAGMA journal_mode = TRUNCATE;
            PRAGMA synchronous = NORMAL;
            PRAGMA cache_size = -16000;
            PRAGMA temp_store = FILE;
            """)
      }
      var status = stat()
      guard stat(draft, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
        throw ProductStoreError.cannotOpen(path: draft, reason: "it is no regular file")
      }
      let database = try DatabaseQueue(path: draft, configuration: configuration)
      let progress = try database.write { connection -> Data? in
        guard try Int.fetchOne(connection, sql: "SELECT count(*) FROM sqlite_master") != 0 else {
          try CatalogLayout.create(in: connection)
          return nil
        }
        try CatalogLayout.check(connection, path: draft)
        // An earlier version left it, which made no index of names.
        if try !CatalogNames.areThere(in: connection) {
          try connection.execute(sql: CatalogNames.layout)
        }
        return try Data.fetchOne(
          connection, sql: "SELECT value FROM about WHERE name = 'progress'")
      }
      return (database, progress)
    }
    database = opened.0
    progress = opened.1
  }

  /// Removes everything written so far.
  package func restart() throws(ProductStoreError) {
    try translating(draft) {
      try database.write { connection in
        try connection.execute(
          sql: """
            DROP TABLE product; DROP TABLE about; DROP TABLE product_order; DROP TABLE product_text;
            """)
        try CatalogLayout.create(in: connection)
      }
    }
    progress = nil
  }

  /// Adds rows, and in the same commit how far the dump was read, in the caller's own words.
  package func write(_ rows: [CatalogRow], progress: Data) throws(ProductStoreError) {
    try translating(draft) {
      try database.write { connection in
        let insert = try connection.cachedStatement(
          sql: "INSERT INTO product (key, fields) VALUES (?, ?)")
        for row in rows {
          insert.setUncheckedArguments([row.key, Data(row.fields)])
          try insert.execute()
        }
        try Self.set("progress", progress, in: connection)
      }
    }
    self.progress = progress
  }

  /// Makes the products findable, by their numbers and by their names, and puts the catalogue in its place.
  ///
  /// Of several rows of one product the last one stays.
  ///
  /// - Returns: how many products there are, and how many rows of the same product were removed.
  package func finish(service: String) throws(ProductStoreError) -> (products: Int, duplicates: Int)
  {
    let counts = try translating(draft) {
      try database.write { connection in
        try connection.execute(
          sql: "CREATE INDEX IF NOT EXISTS product_key ON product (key, id)")
        try connection.execute(
          sql: """
            DELETE FROM product WHERE id IN (
              SELECT older FROM (
                SELECT id AS older, lead(key) OVER (ORDER BY key, id) = key AS isOlder FROM product)
              WHERE isOlder)
            """)
        let duplicates = connection.changesCount
        try CatalogNames.build(in: connection)
        let products = try Int.fetchOne(connection, sql: "SELECT count(*) FROM product") ?? 0
        try Self.set("count", Data("\(products)".utf8), in: connection)
        try Self.set("service", Data(service.utf8), in: connection)
        return (products, duplicates)
      }
    }
    try close()
    // Another file may have come there since the beginning.
    try CatalogLayout.checkReplaceable(path)
    try putInPlace(draft, at: path)
    return counts
  }

  /// Removes what was written; the catalogue in use stays.
  package func discard() throws(ProductStoreError) {
    try close()
    guard unlink(draft) == 0 else {
      throw .cannotWrite(path: draft, reason: String(cString: strerror(errno)))
    }
  }

  /// Closes the file; its journal, empty now, would else stay behind.
  private func close() throws(ProductStoreError) {
    try translating(draft) { try database.close() }
    unlink(draft + "-journal")
  }

  private static func set(_ name: String, _ value: Data, in connection: Database) throws {
    try connection.execute(
      sql: "INSERT OR REPLACE INTO about (name, value) VALUES (?, ?)", arguments: [name, value])
  }
}
