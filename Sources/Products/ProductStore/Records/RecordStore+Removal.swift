import GRDB

/// A product that was taken out of the database, with its scans, photos, findings and answers.
package struct RemovedProduct: Sendable {
  /// The rows, in the order in which they go back.
  fileprivate var rows: [RemovedRow]
  /// Those of its photos that no other product has.
  fileprivate var ownPhotos: Set<String> = []

  /// The SHA-256 of the photos of its scans.
  package var photos: Set<String> {
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

  /// The value of a column; `nil` for a column that the table does not have, which then stays away.
  subscript(column: String) -> DatabaseValue? {
    get { columns.firstIndex(of: column).map { values[$0] } }
    set {
      guard let place = columns.firstIndex(of: column) else { return }
      values[place] = newValue ?? .null
    }
  }
}

// Deleting a product so that it can be taken back.
extension RecordStore {
  /// Takes a product out of the database.
  ///
  /// - Returns: all of it; `nil` when there is no such product.
  /// - Throws: ``ProductStoreError``.
  package func remove(_ reference: ProductReference) throws(ProductStoreError) -> RemovedProduct? {
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
        var removed = RemovedProduct(rows: rows)
        removed.ownPhotos = removed.photos.subtracting(
          try Self.keptPhotos(among: removed.photos, in: connection))
        return removed
      }
    }
  }

  /// Puts a product back as it was, under its number, which no other product has got since.
  ///
  /// - Returns: its number; `nil` when the same product was scanned anew since, which then stays.
  /// - Throws: ``ProductStoreError``.
  package func restore(_ product: RemovedProduct) throws(ProductStoreError) -> Int64? {
    try translating(path) {
      try database.write { connection in
        guard let id = product.rows.first?["id"],
          try !Self.isScannedAnew(product, in: connection)
        else { return nil }
        var scans: [DatabaseValue: DatabaseValue] = [:]
        for var row in product.rows {
          switch row.table {
          case "product", "product_text":
            break
          case "photo":
            row["scan"] = row["scan"].flatMap { scans[$0] }
          default:
            let number = row["id"]
            row["id"] = try Self.freeNumber(number, of: row.table, in: connection)
            if row.table == "scan", let number { scans[number] = row["id"] }
          }
          let columns = row.columns.joined(separator: ", ")
          let places = row.columns.map { _ in "?" }.joined(separator: ", ")
          try connection.execute(
            sql: "INSERT INTO \(row.table) (\(columns)) VALUES (\(places))",
            arguments: StatementArguments(row.values))
        }
        return Int64.fromDatabaseValue(id)
      }
    }
  }

  /// Whether a removed product is in the database again.
  ///
  /// It is known by its barcode, or without one by a photo that no other product had.
  private static func isScannedAnew(
    _ product: RemovedProduct, in connection: Database
  ) throws -> Bool {
    guard let key = product.rows.first?["key"], !key.isNull else {
      return try !keptPhotos(among: product.ownPhotos, in: connection).isEmpty
    }
    return try Bool.fetchOne(
      connection, sql: "SELECT EXISTS (SELECT 1 FROM product WHERE key = ?)", arguments: [key])
      == true
  }

  /// Returns a row's own number; the next free one where another row has it.
  private static func freeNumber(
    _ number: DatabaseValue?, of table: String, in connection: Database
  ) throws -> DatabaseValue {
    guard let number, !number.isNull,
      try Bool.fetchOne(
        connection, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE id = ?)",
        arguments: [number]) == true
    else { return number ?? .null }
    let last = try Int64.fetchOne(connection, sql: "SELECT max(id) FROM \(table)") ?? 0
    return (last + 1).databaseValue
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
