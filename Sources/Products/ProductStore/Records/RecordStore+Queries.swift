import Foundation
import GRDB
package import LabelModel

// Reading; each method sees one moment's state.
extension RecordStore {
  /// Returns a product; `nil` for an unknown one.
  ///
  /// - Throws: ``ProductStoreError/damagedRecord(path:product:)`` for a record that cannot be read.
  package func product(_ reference: ProductReference) throws(ProductStoreError) -> StoredProduct? {
    try translating(path) {
      try database.read { connection in
        try Self.row(reference, in: connection).map { row in
          StoredProduct(
            id: row.id, scanned: row.scanned, isFavourite: row.isFavourite,
            record: try row.decoded())
        }
      }
    }
  }

  /// Returns products, the one scanned last first.
  package func history(
    limit: Int, offset: Int = 0, favouritesOnly: Bool = false
  ) throws(ProductStoreError) -> [ProductSummary] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(
          connection,
          sql: """
            SELECT \(Self.summaryColumns) FROM product \(favouritesOnly ? "WHERE isFavourite" : "")
            ORDER BY scanned DESC, product.id DESC LIMIT ? OFFSET ?
            """, arguments: [limit, offset]
        ).map(ProductSummary.init)
      }
    }
  }

  /// Returns pet foods, the one scanned last first.
  ///
  /// - Throws: ``ProductStoreError``.
  package func petFoods(limit: Int) throws(ProductStoreError) -> [ProductSummary] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(
          connection,
          sql: """
            SELECT \(Self.summaryColumns) FROM product INDEXED BY product_pet_food
            WHERE subject = 'petFood' ORDER BY scanned DESC, product.id DESC LIMIT ?
            """, arguments: [limit]
        ).map(ProductSummary.init)
      }
    }
  }

  /// Returns products whose name, brand or number has words that begin like all of `text`'s words.
  /// The last scanned one is first. Accents and case do not matter.
  ///
  /// A whole barcode number finds its product in any of its forms, also with spaces.
  ///
  /// - Parameters:
  ///   - text: the words or their beginnings.
  ///   - limit: the most products.
  ///   - offset: the number of found products before the first one.
  ///   - favouritesOnly: whether only marked products are found.
  /// - Returns: the products.
  /// - Throws: ``ProductStoreError``.
  package func search(
    _ text: String, limit: Int, offset: Int = 0, favouritesOnly: Bool = false
  ) throws(ProductStoreError) -> [ProductSummary] {
    if let gtin = GTIN(typed: text), let found = try summary(of: gtin) {
      return offset == 0 && (found.isFavourite || !favouritesOnly) ? [found] : []
    }
    guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return [] }
    return try translating(path) {
      try database.read { connection in
        let found =
          "id IN (SELECT rowid FROM product_text WHERE product_text MATCH :words)"
          + (favouritesOnly ? " AND isFavourite" : "")
        let order = "ORDER BY scanned DESC, id DESC"
        let part = "LIMIT :limit OFFSET :offset"
        let count = try Int.fetchOne(
          connection,
          sql:
            "SELECT count(*) FROM (SELECT 1 FROM product_text WHERE product_text MATCH ? LIMIT ?)",
          arguments: [pattern, Self.fewFound])
        // Few products are read and sorted. Of many the index alone says which come first.
        let sql =
          (count ?? 0) < Self.fewFound
          ? "SELECT \(Self.summaryColumns) FROM product NOT INDEXED WHERE \(found) \(order) \(part)"
          : """
          SELECT \(Self.summaryColumns) FROM product
          WHERE id IN (
            SELECT id FROM product INDEXED BY product_scanned WHERE \(found) \(order) \(part)
          ) \(order)
          """
        return try Row.fetchAll(
          connection, sql: sql,
          arguments: ["words": pattern, "limit": limit, "offset": offset]
        ).map(ProductSummary.init)
      }
    }
  }

  private func summary(of gtin: GTIN) throws(ProductStoreError) -> ProductSummary? {
    try translating(path) {
      try database.read { connection in
        guard let id = try Self.row(.gtin(gtin), in: connection)?.id else { return nil }
        return try Row.fetchOne(
          connection, sql: "SELECT \(Self.summaryColumns) FROM product WHERE id = ?",
          arguments: [id]
        ).map(ProductSummary.init)
      }
    }
  }

  /// The number of found products from which the index on time sorts them.
  ///
  /// Reading and sorting 1,000 products takes a millisecond or two, going through an index of 100,000 some three.
  private static let fewFound = 1_000

  /// Returns the number of products; of 100,000 in a millisecond.
  ///
  /// - Throws: ``ProductStoreError``.
  package func productCount() throws(ProductStoreError) -> Int {
    try translating(path) {
      try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM product") ?? 0 }
    }
  }

  /// Returns how much is in the database.
  package func statistics() throws(ProductStoreError) -> StoreStatistics {
    try translating(path) {
      try database.read { connection in
        func count(_ sql: String) throws -> Int { try Int.fetchOne(connection, sql: sql) ?? 0 }
        func counts(_ sql: String) throws -> [String: Int] {
          try Dictionary(
            uniqueKeysWithValues: Row.fetchAll(connection, sql: sql)
              .map { row in
                (try row.decode(String.self, atIndex: 0), try row.decode(Int.self, atIndex: 1))
              })
        }
        var statistics = StoreStatistics()
        statistics.scans = try count("SELECT count(*) FROM scan")
        statistics.favourites = try count("SELECT count(*) FROM product WHERE isFavourite")
        statistics.withBarcode = try count("SELECT count(key) FROM product WHERE key IS NOT NULL")
        // One pass along the index; each grouped alone, the second would be sorted first.
        let kinds = try Row.fetchAll(
          connection,
          sql: "SELECT subject, status, count(*) FROM product GROUP BY subject, status")
        for row in kinds {
          let subject = try row.decode(String?.self, atIndex: 0) ?? "unknown"
          let status = try row.decode(String.self, atIndex: 1)
          let count = try row.decode(Int.self, atIndex: 2)
          statistics.bySubject[subject, default: 0] += count
          statistics.byStatus[status, default: 0] += count
        }
        statistics.products = statistics.byStatus.values.reduce(0, +)
        statistics.commonFindings = try counts(
          """
          SELECT rule, count(*) FROM finding WHERE severity <> 'info' GROUP BY rule
          ORDER BY 2 DESC LIMIT 10
          """)
        let sugars = try Row.fetchOne(
          connection,
          sql: """
            SELECT count(sugar), coalesce(sum(sugar), 0) FROM (
              SELECT json_extract(\(Self.json), '$.sugarAnalysis.containsSugar') AS sugar
              FROM product)
            """)
        statistics.withSugarAnalysis = sugars?[0] ?? 0
        statistics.withSugar = sugars?[1] ?? 0
        return statistics
      }
    }
  }

  /// Returns the products whose look-up is to be made again, in the order in which they came.
  ///
  /// - Throws: ``ProductStoreError/damagedRecord(path:product:)`` for the first record that cannot be read.
  package func pendingProducts() throws(ProductStoreError) -> [StoredProduct] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(
          connection,
          sql: """
            SELECT \(Self.columns) FROM product
            WHERE key IS NOT NULL AND json_extract(\(Self.json), '$.lookup') = ?
            ORDER BY id
            """, arguments: [LookupState.pending.rawValue]
        ).map(KnownRow.init).map { row in
          StoredProduct(
            id: row.id, scanned: row.scanned, isFavourite: row.isFavourite,
            record: try row.decoded())
        }
      }
    }
  }

  /// Calls `body` with each product's record, in the order in which the products came.
  ///
  /// One record is in memory at a time.
  ///
  /// - Parameter body: gets a record, or the error of one that cannot be read. The others follow.
  /// - Throws: ``ProductStoreError``, and what `body` throws.
  package func forEachRecord(
    _ body: (Result<ProductRecord, ProductStoreError>) throws -> Void
  ) throws {
    do {
      try database.read { connection in
        let rows = try Row.fetchCursor(
          connection, sql: "SELECT \(Self.columns) FROM product ORDER BY id")
        while let row = try rows.next() {
          let known = try KnownRow(row)
          try body(
            Result { () throws(DamagedRecord) in try known.decoded() }
              .mapError { .damagedRecord(path: path, product: $0.product) })
        }
      }
    } catch let error as DatabaseError {
      throw ProductStoreError(error, path: path)
    }
  }

  /// A record's text; nothing for a damaged one, which hides no other product.
  private static let json =
    "CASE WHEN json_valid(CAST(record AS TEXT)) THEN CAST(record AS TEXT) END"

  private static let summaryColumns = """
    product.id, scanned, key, name, brand, status, isFavourite,
    (SELECT count(*) FROM scan WHERE scan.product = product.id) AS scans
    """
}

extension ProductSummary {
  fileprivate init(_ row: Row) throws {
    self.init(
      id: try row.decode(forColumn: "id"),
      scanned: try row.date(forColumn: "scanned"),
      key: try row.decode(forColumn: "key"), name: try row.decode(forColumn: "name"),
      brand: try row.decode(forColumn: "brand"), status: try row.decode(forColumn: "status"),
      isFavourite: try row.decode(forColumn: "isFavourite"),
      scans: try row.decode(forColumn: "scans"))
  }
}
