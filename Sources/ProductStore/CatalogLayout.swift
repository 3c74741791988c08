import GRDB

/// How a catalogue's file is laid out.
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

  /// Finds out whether the database is a catalogue that this version reads.
  static func check(_ database: Database, path: String) throws {
    let kind = try Int.fetchOne(database, sql: "PRAGMA application_id")
    guard kind == application else {
      throw ProductStoreError.damaged(path: path, reason: "it is no catalogue")
    }
    let made = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard made <= version else { throw ProductStoreError.tooNew(path: path, version: made) }
  }
}
