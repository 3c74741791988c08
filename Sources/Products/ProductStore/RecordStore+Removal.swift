import GRDB

/// A product that was taken out of the database, with its scans, photos, findings and answers.
public struct RemovedProduct: Sendable {
  /// The rows, in the order in which they go back.
  fileprivate var rows: [RemovedRow]

  /// The SHA-256 of the photos of its scans.
  public var photos: Set<String> {
    Set(
      rows.lazy.filter { $0.table == "photo" }
        .compactMap { $0["sha256"].flatMap(String.fromDatabaseValue) })
  }
}

/// A row of a table.
private struct RemovedRow: Sendable {
  var table: String
  var columns: [String]
  var values: [DatabaseValue]

  subscript(column: String) -> DatabaseValue? {
    columns.firstIndex(of: column).map { values[$0] }
  }
}

// Deleting a product so that it can be taken back.
extension RecordStore {
  /// Takes a product out of the database.
  ///
  /// - Returns: all of it; `nil` when there is no such product.
  /// - Throws: ``ProductStoreError``.
  public func remove(_ reference: ProductReference) throws(ProductStoreError) -> RemovedProduct? {
    try translating(path) {
      try database.write { connection in
        guard let id = try Self.row(reference, in: connection)?.id else { return nil }
        let rows = try Self.rowsOfProduct.flatMap { table, query in
          try Row.fetchAll(connection, sql: query, arguments: [id]).map { row in
            RemovedRow(
              table: table, columns: Array(row.columnNames), values: Array(row.databaseValues))
          }
        }
        try connection.execute(sql: "DELETE FROM product_text WHERE rowid = ?", arguments: [id])
        try connection.execute(sql: "DELETE FROM product WHERE id = ?", arguments: [id])
        return RemovedProduct(rows: rows)
      }
    }
  }

  /// Puts a product back as it was.
  ///
  /// - Returns: its number; `nil` when the same product was scanned anew since, which then stays.
  /// - Throws: ``ProductStoreError``.
  public func restore(_ product: RemovedProduct) throws(ProductStoreError) -> Int64? {
    try translating(path) {
      try database.write { connection in
        guard let row = product.rows.first, let id = row["id"].flatMap(Int64.fromDatabaseValue)
        else { return nil }
        let taken = try Bool.fetchOne(
          connection,
          sql: "SELECT EXISTS (SELECT 1 FROM product WHERE id = ? OR key = ?)",
          arguments: [id, row["key"] ?? .null])
        guard taken == false else { return nil }
        for row in product.rows {
          let columns = row.columns.joined(separator: ", ")
          let places = row.columns.map { _ in "?" }.joined(separator: ", ")
          try connection.execute(
            sql: "INSERT INTO \(row.table) (\(columns)) VALUES (\(places))",
            arguments: StatementArguments(row.values))
        }
        return id
      }
    }
  }

  /// The tables of a product with the query of its rows, each after those that it refers to.
  private static let rowsOfProduct = [
    ("product", "SELECT * FROM product WHERE id = ?"),
    ("product_text", "SELECT rowid, words FROM product_text WHERE rowid = ?"),
    ("scan", "SELECT * FROM scan WHERE product = ?"),
    (
      "photo",
      "SELECT photo.* FROM photo JOIN scan ON scan.id = photo.scan WHERE scan.product = ?"
    ),
    ("finding", "SELECT * FROM finding WHERE product = ?"),
    ("answer", "SELECT * FROM answer WHERE product = ?"),
  ]
}
