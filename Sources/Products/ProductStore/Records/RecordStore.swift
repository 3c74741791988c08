package import Foundation
import GRDB
package import LabelModel

/// The database of records, scans, their photos' hashes and findings.
///
/// Once a method has returned, its change is on the disk: a crash loses nothing of it. Copies share one
/// connection to the file; several programs may use it at once.
///
/// Every method that throws may throw ``ProductStoreError/inUse(path:)`` while another program writes, and
/// ``ProductStoreError/damaged(path:reason:)``. It may throw ``ProductStoreError/cannotOpen(path:reason:)`` for what the
/// system or SQLite refuses. A method that changes something may also throw ``ProductStoreError/readOnly(path:)`` and
/// ``ProductStoreError/cannotWrite(path:reason:)``. Further errors are named at the methods.
package struct RecordStore: Sendable {
  /// The file.
  package let path: String
  let database: any DatabaseWriter

  /// Opens the database at `path`, or makes one; one of an earlier version is brought up to date.
  ///
  /// While another program writes, up to `patience` seconds are waited.
  ///
  /// - Throws: ``ProductStoreError``.
  package init(_ path: String, patience: Double = 10) throws(ProductStoreError) {
    self.path = path
    database = try openDatabase(path, RecordLayout.kind, patience: patience)
  }

  /// Opens the database at `path` to look at it.
  ///
  /// One that may be written is opened like any other. One that may not be, or whose disk is full, is only read;
  /// writing then throws ``ProductStoreError/readOnly(path:)``.
  ///
  /// - Throws: ``ProductStoreError``; ``ProductStoreError/outdated(path:)`` for one of an earlier
  ///   version that may not be written.
  package init(lookingAt path: String) throws(ProductStoreError) {
    guard mayBeWritten(path) else {
      try self.init(unwritable: path)
      return
    }
    do throws(ProductStoreError) {
      try self.init(path)
    } catch {
      // A full disk has no room for the files that SQLite makes beside a database. Reading can do without them.
      guard case .cannotWrite = error, let store = try? RecordStore(unwritable: path) else {
        throw error
      }
      self = store
    }
  }

  /// Opens the database at `path` and changes nothing there, whatever may be written.
  package init(unwritable path: String) throws(ProductStoreError) {
    self.path = path
    database = try openUnwritableDatabase(path, RecordLayout.kind)
  }

  /// Keeps a scan's record, and the product's: merged with what was known of it.
  ///
  /// A product is known by its barcode; without one, by a photo that was scanned before. A product that was known by a
  /// photo alone takes the barcode of another scan of that photo. `merging` gets what is known and the scan's record, and
  /// returns what is known from now on.
  ///
  /// - Parameters:
  ///   - record: the scan's record.
  ///   - time: when it was made.
  ///   - replacesEarlier: whether the scan takes the place of an earlier one of the same photos, by names and
  ///     content. Work that is done again after a full disk or a crash thus adds no second scan.
  ///   - merging: joins what is known with the scan.
  /// - Returns: the product as it is kept now.
  /// - Throws: ``ProductStoreError/damagedRecord(path:product:)`` when what was known of the product cannot be read.
  @discardableResult
  package func save(
    _ record: ProductRecord, at time: Date, replacesEarlier: Bool = false,
    merging: (_ known: ProductRecord, _ scan: ProductRecord) -> ProductRecord
  ) throws(ProductStoreError) -> StoredProduct {
    try translating(path) {
      let scan = try record.jsonLine()
      return try database.write { connection in
        let known = try Self.known(record, in: connection)
        let merged = try known.map { merging(try $0.decoded(), record) } ?? record
        // A scan may be kept late, after one that was made later.
        let last = max(known?.scanned ?? time, time)
        let id = try Self.put(merged, id: known?.id, scanned: last, in: connection)
        let images = record.origin.images
        if replacesEarlier, let earlier = try Self.scan(of: images, in: connection) {
          try connection.execute(
            sql: "UPDATE scan SET product = ?, scanned = ?, record = ? WHERE id = ?",
            arguments: [id, time.timeIntervalSince1970, scan, earlier])
        } else {
          try Self.addScan(scan, of: id, at: time, in: connection)
          let scanID = connection.lastInsertedRowID
          for image in images {
            try connection.execute(
              sql: "INSERT INTO photo (scan, file, sha256) VALUES (?, ?, ?)",
              arguments: [scanID, image.file, image.sha256])
          }
        }
        return StoredProduct(
          id: id, scanned: last, isFavourite: known?.isFavourite ?? false, record: merged)
      }
    }
  }

  /// Replaces a product's record, after a person changed it.
  ///
  /// - Returns: `false` when there is no such product.
  /// - Throws: ``ProductStoreError/barcodeTaken(_:by:)`` for the barcode of another product;
  ///   ``ProductStoreError/damagedRecord(path:product:)`` for a record that cannot be read.
  package func update(
    _ reference: ProductReference, _ change: (ProductRecord) -> ProductRecord
  ) throws(ProductStoreError) -> Bool {
    try translating(path) {
      try database.write { connection in
        guard let row = try Self.row(reference, in: connection) else { return false }
        let record = change(try row.decoded())
        if let gtin = record.barcode?.gtin, let other = try Self.row(.gtin(gtin), in: connection),
          other.id != row.id
        {
          throw ProductStoreError.barcodeTaken(gtin.digits, by: other.id)
        }
        _ = try Self.put(record, id: row.id, scanned: row.scanned, in: connection)
        return true
      }
    }
  }

  /// Marks a product or removes its mark; `false` when there is no such product.
  package func setFavourite(
    _ reference: ProductReference, _ isFavourite: Bool
  ) throws(ProductStoreError) -> Bool {
    try translating(path) {
      try database.write { connection in
        guard let row = try Self.row(reference, in: connection) else { return false }
        try connection.execute(
          sql: "UPDATE product SET isFavourite = ? WHERE id = ?", arguments: [isFavourite, row.id])
        return true
      }
    }
  }

  /// Removes scans made before `time`, and the names and hashes of their photos; the products stay.
  ///
  /// - Returns: how many scans were removed.
  package func removeScans(before time: Date) throws(ProductStoreError) -> Int {
    try translating(path) {
      try database.write { connection in
        try connection.execute(
          sql: "DELETE FROM scan WHERE scanned < ?", arguments: [time.timeIntervalSince1970])
        return connection.changesCount
      }
    }
  }
}
