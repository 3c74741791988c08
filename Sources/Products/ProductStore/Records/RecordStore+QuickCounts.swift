public import Foundation
import GRDB

/// The numbers of products and scans in a database of records.
public struct QuickCounts: Hashable, Sendable {
  /// The number of products.
  public var products: Int
  /// The number of scans of all products.
  public var scans: Int
  /// The number of marked products.
  public var favourites: Int
  /// The number of products whose last scan is not before the moment asked for.
  public var recent: Int
}

extension RecordStore {
  /// Returns how much is in the database; of 100,000 products in some milliseconds.
  ///
  /// - Parameter time: the moment from which on the last scan of a product is recent.
  /// - Returns: the counts.
  /// - Throws: ``ProductStoreError``.
  public func quickCounts(since time: Date) throws(ProductStoreError) -> QuickCounts {
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
