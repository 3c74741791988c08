import Foundation
import GRDB

/// The layout of a catalogue's file.
enum CatalogLayout {
  /// Tells catalogues from other databases (`PRAGMA application_id`): "LSCA".
  static let application = 0x4C53_4341
  /// Grows when a reader of this version could not read it (`PRAGMA user_version`).
  static let version = 1

  static func create(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE product (
          -- In the dump's order: new rows go to the end of the file, whatever their keys.
          id INTEGER PRIMARY KEY,
          key INTEGER NOT NULL,
          fields BLOB NOT NULL
        );
        \(CatalogNames.layout)
        CREATE TABLE about (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        PRAGMA application_id = \(application);
        PRAGMA user_version = \(version);
        """)
  }

  /// Checks whether a catalogue may replace the file at `path`: a missing or empty file, or a
  /// catalogue.
  ///
  /// SQLite's header has its name at byte 0, the application's number at byte 68
  /// (sqlite.org/fileformat.html, 1.3).
  ///
  /// - Throws: ``ProductStoreError/notReplaced(path:)``, or ``ProductStoreError/cannotOpen(path:reason:)``
  ///   for a file that cannot be read.
  static func checkReplaceable(_ path: String) throws(ProductStoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notReplaced(path: path) }
    guard status.st_size > 0 else { return }
    let head = try translating(path) {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return [UInt8](try file.read(upToCount: 72) ?? Data())
    }
    let kind = head.dropFirst(68).reduce(0) { $0 << 8 | Int($1) }
    guard head.count == 72, head.starts(with: "SQLite format 3\0".utf8), kind == application else {
      throw .notReplaced(path: path)
    }
  }

  /// Finds out whether the database is a catalogue that this version reads.
  static func check(_ database: Database, path: String) throws {
    let kind = try Int.fetchOne(database, sql: "PRAGMA application_id")
    guard kind == application else {
      throw ProductStoreError.otherKind(path: path)
    }
    let made = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard made <= version else { throw ProductStoreError.tooNew(path: path, version: made) }
  }
}
