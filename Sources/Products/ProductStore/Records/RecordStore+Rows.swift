import FoodDiary
import Foundation
import GRDB
import LabelModel

extension RecordStore {
  /// A product as its row has it, its record not yet decoded.
  struct KnownRow {
    var id: Int64
    var scanned: Date
    var isFavourite: Bool
    var record: Data

    init(_ row: Row) throws {
      id = try row.decode(forColumn: "id")
      scanned = try row.date(forColumn: "scanned")
      isFavourite = try row.decode(forColumn: "isFavourite")
      record = try row.decode(forColumn: "record")
    }

    /// The record.
    ///
    /// - Throws: ``DamagedRecord``.
    func decoded() throws(DamagedRecord) -> ProductRecord {
      do { return try ProductRecord(json: record) } catch { throw DamagedRecord(product: id) }
    }
  }

  static let columns = "product.id, product.scanned, isFavourite, product.record"

  /// The product of a record's barcode; without one, that of the last scan of one of its photos.
  ///
  /// A barcode that is new may be that of a product without one, which a photo of the record shows.
  static func known(_ record: ProductRecord, in connection: Database) throws -> KnownRow? {
    let gtin = record.barcode?.gtin
    if let gtin, let known = try row(.gtin(gtin), in: connection) { return known }
    let condition = gtin == nil ? "" : "AND product.key IS NULL"
    for digest in record.origin.images.compactMap(\.sha256) {
      let found = try Row.fetchOne(
        connection,
        sql: """
          SELECT \(columns) FROM photo JOIN scan ON scan.id = photo.scan
          JOIN product ON product.id = scan.product WHERE sha256 = ? \(condition) ORDER BY scan.id DESC LIMIT 1
          """, arguments: [digest])
      if let found { return try KnownRow(found) }
    }
    return nil
  }

  /// The last scan of exactly these photos; `nil` for photos without a digest.
  static func scan(
    of images: [ImageReference], in connection: Database
  ) throws -> Int64? {
    // By bytes: two names that Unicode takes for the same text are two.
    func key(_ file: String, _ sha256: String?) -> [UInt8] {
      Array("\(sha256 ?? "") \(file)".utf8)
    }
    guard let first = images.first, let digest = first.sha256 else { return nil }
    let wanted = images.map { key($0.file, $0.sha256) }
    let candidates = try Int64.fetchAll(
      connection,
      sql: "SELECT DISTINCT scan FROM photo WHERE sha256 = ? AND file = ? ORDER BY scan DESC",
      arguments: [digest, first.file])
    return try candidates.first { candidate in
      let photos = try Row.fetchAll(
        connection, sql: "SELECT file, sha256 FROM photo WHERE scan = ? ORDER BY rowid",
        arguments: [candidate])
      let kept = try photos.map {
        key(try $0.decode(forColumn: "file"), try $0.decode(forColumn: "sha256"))
      }
      return kept == wanted
    }
  }

  /// The product of a reference; `nil` for one that is not kept.
  static func row(
    _ reference: ProductReference, in connection: Database
  ) throws -> KnownRow? {
    let (column, value): (String, Int64) =
      switch reference {
      case .id(let id): ("id", id)
      case .gtin(let gtin): ("key", key(of: gtin))
      }
    return try Row.fetchOne(
      connection, sql: "SELECT \(columns) FROM product WHERE \(column) = ?", arguments: [value]
    ).map(KnownRow.init)
  }

  /// The number without leading zeros: a UPC-A and the same number as EAN-13 are one product.
  private static func key(of gtin: GTIN) -> Int64 { Int64(gtin.digits) ?? 0 }

  /// Returns words as the index gets them. It does not fold letters such as ß, so that their spelling is added.
  private static func searched(_ words: String) -> String {
    hasSpelledLetters(words) ? "\(words) \(nameKey(words))" : words
  }

  /// Writes a product with its words and findings; without an `id` it gets a number that no product had.
  ///
  /// - Returns: its number.
  static func put(
    _ record: ProductRecord, id: Int64?, scanned: Date, in connection: Database
  ) throws -> Int64 {
    let json = try record.jsonLine()
    try connection.execute(
      sql: """
        INSERT INTO product
          (id, key, name, brand, subject, status, scanned, record, doubts, leastCertain)
        VALUES (
          coalesce(
            ?, 1 + max(
              coalesce((SELECT max(id) FROM product), 0),
              coalesce((SELECT number FROM removed_product), 0))),
          ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET key = excluded.key, name = excluded.name,
          brand = excluded.brand, subject = excluded.subject, status = excluded.status,
          scanned = excluded.scanned, record = excluded.record,
          doubts = excluded.doubts, leastCertain = excluded.leastCertain
        """,
      arguments: [
        id, record.barcode.map { key(of: $0.gtin) }, record.name?.value, record.brand?.value,
        record.subject?.rawValue, record.status.rawValue, scanned.timeIntervalSince1970, json,
        record.forReview.count, record.forReview.map(\.confidence.value).min(),
      ])
    let id = id ?? connection.lastInsertedRowID
    try connection.execute(sql: "DELETE FROM product_text WHERE rowid = ?", arguments: [id])
    let words = [record.name?.value, record.brand?.value, record.barcode?.gtin.digits]
      .compactMap { $0 }
    try connection.execute(
      sql: "INSERT INTO product_text (rowid, words) VALUES (?, ?)",
      arguments: [id, searched(words.joined(separator: " "))])
    try connection.execute(sql: "DELETE FROM finding WHERE product = ?", arguments: [id])
    for finding in record.findings {
      try connection.execute(
        sql: "INSERT INTO finding (product, rule, severity) VALUES (?, ?, ?)",
        arguments: [id, finding.rule.rawValue, finding.severity.rawValue])
    }
    return id
  }
}
