import Foundation
import GRDB

/// Opens the database at `path` for reading and writing, or makes one, and brings it up to date.
///
/// `application` tells this kind of database from others. What is there is looked at before anything is
/// changed: SQLite would take a short text for an empty database. While another program writes, up to
/// `patience` seconds are waited.
///
/// - Throws: ``ProductStoreError``.
func openDatabase(
  _ path: String, application: Int, migrator: DatabaseMigrator, patience: Double = 10,
  settings: String = ""
) throws(ProductStoreError) -> any DatabaseWriter {
  try translating(path) {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    if let file = FileHandle(forReadingAtPath: path) {
      let head = try file.read(upToCount: 16) ?? Data()
      try file.close()
      guard head.isEmpty || head == Data("SQLite format 3\0".utf8) else {
        throw ProductStoreError.damaged(path: path, reason: "it is no database")
      }
      if !head.isEmpty { try check(path, application, migrator) }
    }
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { connection in try connection.execute(sql: settings) }
    let pool = try DatabasePool(path: path, configuration: configuration)
    try migrator.migrate(pool)
    return pool
  }
}

private func check(_ path: String, _ application: Int, _ migrator: DatabaseMigrator) throws {
  var configuration = Configuration()
  configuration.readonly = true
  configuration.busyMode = .timeout(10)
  try DatabaseQueue(path: path, configuration: configuration).read { connection in
    let kind = try Int.fetchOne(connection, sql: "PRAGMA application_id") ?? 0
    let isEmpty = try Int.fetchOne(connection, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard isEmpty || kind == application else {
      throw ProductStoreError.damaged(path: path, reason: "it is a database of another kind")
    }
    guard try !migrator.hasBeenSuperseded(connection) else {
      throw ProductStoreError.tooNew(path: path, version: migrator.migrations.count + 1)
    }
  }
}
