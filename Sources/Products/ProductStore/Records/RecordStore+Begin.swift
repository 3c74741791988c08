package import Foundation
import GRDB
package import LabelModel

extension RecordStore {
  /// Keeps a product that no photo shows, in one step that no other program can come between.
  ///
  /// - Parameters:
  ///   - record: what a person states of the product.
  ///   - time: the time of the statement.
  /// - Returns: whether it was begun; `false`, and nothing is changed, where it is kept already.
  /// - Throws: ``ProductStoreError`` where the database cannot be written.
  package func begin(_ record: ProductRecord, at time: Date) throws(ProductStoreError) -> Bool {
    try translating(path) {
      let scan = try record.jsonLine()
      return try database.write { connection in
        guard try Self.known(record, in: connection) == nil else { return false }
        let id = try Self.put(record, id: nil, scanned: time, in: connection)
        try Self.addScan(scan, of: id, at: time, in: connection)
        return true
      }
    }
  }

  /// Adds a scan's record, `scan` in JSON, to a product.
  static func addScan(
    _ scan: Data, of product: Int64, at time: Date, in connection: Database
  ) throws {
    try connection.execute(
      sql: "INSERT INTO scan (product, scanned, record) VALUES (?, ?, ?)",
      arguments: [product, time.timeIntervalSince1970, scan])
  }
}
