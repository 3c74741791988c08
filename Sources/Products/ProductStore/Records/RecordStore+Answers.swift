import Foundation
import GRDB
package import LabelModel

// The answers of people to single values. Each is kept with the record before and after it, so that it can be taken back.
extension RecordStore {
  /// Returns products with values for review, the one with the least certain value first.
  ///
  /// - Throws: ``ProductStoreError``.
  package func reviewQueue(
    limit: Int, offset: Int = 0
  ) throws(ProductStoreError) -> [DoubtfulProduct] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(
          connection,
          sql: """
            SELECT id, name, brand, doubts, leastCertain FROM product
            WHERE doubts > 0 ORDER BY leastCertain, id LIMIT ? OFFSET ?
            """, arguments: [limit, offset]
        ).map { row in
          DoubtfulProduct(
            id: try row.decode(forColumn: "id"), name: try row.decode(forColumn: "name"),
            brand: try row.decode(forColumn: "brand"), doubts: try row.decode(forColumn: "doubts"),
            leastCertain: Confidence(try row.decode(Double?.self, forColumn: "leastCertain") ?? 0))
        }
      }
    }
  }

  /// Returns how many products have values for review, and how many values these are.
  ///
  /// - Throws: ``ProductStoreError``.
  package func reviewCounts() throws(ProductStoreError) -> (products: Int, values: Int) {
    try translating(path) {
      try database.read { connection in
        let row = try Row.fetchOne(
          connection,
          sql: """
            SELECT count(*), coalesce(sum(doubts), 0) FROM product INDEXED BY product_doubts
            WHERE doubts > 0
            """)
        return (try row?.decode(atIndex: 0) ?? 0, try row?.decode(atIndex: 1) ?? 0)
      }
    }
  }

  /// Keeps an answer and the record that it makes, in one step.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - product: the product's number.
  ///   - before: the record that the person saw.
  ///   - after: the record with the answer.
  /// - Returns: whether the product is there and had the record that the person saw.
  /// - Throws: ``ProductStoreError/damagedRecord(path:product:)`` for a record that cannot be read.
  package func keep(
    _ answer: ReviewAnswer, of product: Int64, before: ProductRecord, after: ProductRecord
  ) throws(ProductStoreError) -> AnswerOutcome {
    try translating(path) {
      let old = try before.jsonLine()
      let new = try after.jsonLine()
      return try database.write { connection in
        let outcome = try Self.replace(product, before, by: after, in: connection)
        guard outcome == .done else { return outcome }
        try connection.execute(
          sql: """
            INSERT INTO answer (product, made, answer, file, sha256, before, after)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            product, answer.made.timeIntervalSince1970, answer.answer, answer.file, answer.sha256,
            old, new,
          ])
        return .done
      }
    }
  }

  /// Takes the last answer to a product back.
  ///
  /// - Returns: whether there is one, and whether nothing else changed the product since.
  /// - Throws: ``ProductStoreError/damagedRecord(path:product:)`` for a record that cannot be read.
  package func undoAnswer(of product: Int64) throws(ProductStoreError) -> AnswerOutcome {
    try translating(path) {
      try database.write { connection in
        let row = try Row.fetchOne(
          connection,
          sql: "SELECT id, before, after FROM answer WHERE product = ? ORDER BY id DESC LIMIT 1",
          arguments: [product])
        guard let row else { return .missing }
        func record(_ column: String) throws -> ProductRecord {
          let json = try row.decode(Data.self, forColumn: column)
          do { return try ProductRecord(json: json) } catch {
            throw DamagedRecord(product: product)
          }
        }
        let outcome = try Self.replace(
          product, record("after"), by: record("before"), in: connection)
        guard outcome == .done else { return outcome }
        try connection.execute(
          sql: "DELETE FROM answer WHERE id = ?",
          arguments: [row.decode(Int64.self, forColumn: "id")])
        return .done
      }
    }
  }

  /// Returns the answers to a product, the first one first.
  ///
  /// - Throws: ``ProductStoreError``.
  package func answers(of product: Int64) throws(ProductStoreError) -> [ReviewAnswer] {
    try translating(path) {
      try database.read { connection in
        try Row.fetchAll(
          connection,
          sql: "SELECT made, answer, file, sha256 FROM answer WHERE product = ? ORDER BY id",
          arguments: [product]
        ).map(ReviewAnswer.init)
      }
    }
  }

  /// Whether any product has an answer.
  ///
  /// - Throws: ``ProductStoreError``.
  package func hasAnswers() throws(ProductStoreError) -> Bool {
    try translating(path) {
      try database.read {
        try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM answer)") ?? false
      }
    }
  }

  /// Returns the numbers of all products with answers, in their order.
  ///
  /// - Throws: ``ProductStoreError``.
  package func answeredProducts() throws(ProductStoreError) -> [Int64] {
    try translating(path) {
      try database.read { connection in
        try Int64.fetchAll(connection, sql: "SELECT DISTINCT product FROM answer ORDER BY product")
      }
    }
  }

  private static func replace(
    _ id: Int64, _ old: ProductRecord, by new: ProductRecord, in connection: Database
  ) throws -> AnswerOutcome {
    guard let row = try row(.id(id), in: connection) else { return .missing }
    guard try row.decoded() == old else { return .changed }
    _ = try put(new, id: row.id, scanned: row.scanned, in: connection)
    return .done
  }
}

extension ReviewAnswer {
  fileprivate init(_ row: Row) throws {
    self.init(
      made: try row.date(forColumn: "made"),
      answer: try row.decode(forColumn: "answer"), file: try row.decode(forColumn: "file"),
      sha256: try row.decode(forColumn: "sha256"))
  }
}
