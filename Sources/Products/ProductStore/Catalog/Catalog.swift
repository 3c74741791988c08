package import Foundation
import GRDB

/// A catalogue's entry of a product.
package struct CatalogEntry: Hashable, Sendable {
  /// The product database that the dump is of: `openfoodfacts` or `openpetfoodfacts`.
  package var service: String
  /// The product's members as JSON, as the import wrote them.
  package var fields: Data
}

/// A file with the products of a dump, found by their numbers; it is never changed, only replaced.
///
/// Every method that throws may throw ``ProductStoreError/damaged(path:reason:)`` and
/// ``ProductStoreError/cannotOpen(path:reason:)``. Further errors are named at the methods.
package struct Catalog: Sendable {
  /// The file.
  package let path: String
  /// The product database that the dump is of.
  package let service: String
  /// The number of products.
  package let count: Int
  let database: DatabaseQueue

  /// Opens the catalogue at `path`.
  ///
  /// - Throws: ``ProductStoreError`` for a file that is no catalogue, or that is still being
  ///   imported.
  package init(_ path: String) throws(ProductStoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .notFound(path: path) }
    // SQLite would wait for a pipe's writer.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen(path: path, reason: "it is no regular file")
    }
    let opened = try translating(path) {
      var configuration = Configuration()
      configuration.readonly = true
      let database = try DatabaseQueue(path: path, configuration: configuration)
      return try database.read { connection in
        try CatalogLayout.check(connection, path: path)
        let about = try Dictionary(
          uniqueKeysWithValues: Row.fetchAll(connection, sql: "SELECT name, value FROM about")
            .map { row in
              (
                try row.decode(String.self, forColumn: "name"),
                try row.decode(Data.self, forColumn: "value")
              )
            })
        return (database, about)
      }
    }
    guard let count = opened.1["count"].flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
      let service = opened.1["service"].map({ String(decoding: $0, as: UTF8.self) })
    else { throw .damaged(path: path, reason: "its import is not complete") }
    self.path = path
    self.service = service
    self.count = count
    database = opened.0
  }

  /// Returns the product under `key`, its number without leading zeros; `nil` when it has none.
  package func entry(_ key: Int64) throws(ProductStoreError) -> CatalogEntry? {
    try translating(path) {
      try database.read { connection in
        let statement = try connection.cachedStatement(
          sql: "SELECT fields FROM product WHERE key = ? ORDER BY id DESC LIMIT 1")
        return try Data.fetchOne(statement, arguments: [key]).map {
          CatalogEntry(service: service, fields: $0)
        }
      }
    }
  }
}
