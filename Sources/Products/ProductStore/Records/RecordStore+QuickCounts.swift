package import Foundation
import GRDB

/// The numbers of products and scans in a database of records.
package struct QuickCounts: Hashable, Sendable {
  /// The number of products.
  package var products: Int
  /// The number of scans of all products.
  package var scans: Int
  /// The number of marked products.
  package var favourites: Int
  /// The number of products whose last scan is not before the moment asked for.
  package var recent: Int
}

extension RecordStore {
  /// Returns how much is in the database; of 100,000 products in some milliseconds.
  ///
  /// - Parameter time: the moment from which on the last scan of a product is recent.
  /// - Returns: the counts.
  /// - Throws: ``ProductStoreError``.
  package func quickCounts(since time: Date) throws(ProductStoreError) -> QuickCounts {
    try translating(path) {
      try database.read { connection in
        func count(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
          try Int.fetchOne(connection, sql: sql, arguments: arguments) ?? 0
        }
        return QuickCounts(
          products: try count("SELECT count(*) FROM product"),
          scans: try count("SELECT count(*) FROM scan"),
          favourites: try count("SELECT count(*) FROM product WHERE isFavourite"),
          recent: try count(
            "SELECT count(*) FROM product WHERE scanned >= ?", [time.timeIntervalSince1970]))
      }
    }
  }
}
