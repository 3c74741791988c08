import Foundation
import GRDB

/// A kind of database: its number, its layouts and its settings.
struct DatabaseKind {
  /// The number that distinguishes it from other kinds (`PRAGMA application_id`).
  var application: Int
  /// The steps to its present layout.
  var migrator: DatabaseMigrator
  /// The SQL for each new connection.
  var settings = ""
  /// Whether a change is an error when the file was deleted. What can be had again is merely lost then.
  var isKept = false
}

/// Opens the database at `path` for reading and writing, or makes one, and brings it up to date.
///
/// An existing file is checked before anything is changed. A new file is readable by its owner only, as
/// is its folder. Programs that make or update one database do so in turn. Another program's writing is
/// waited for, up to `patience` seconds. Its making or updating of a database is waited for six times as long.
///
/// - Throws: ``ProductStoreError``.
func openDatabase(
  _ path: String, _ kind: DatabaseKind, patience: Double = 10
) throws(ProductStoreError) -> any DatabaseWriter {
  try translating(path) {
    do throws(SystemFailure) {
      try makePrivateFolder(folder(of: path))
    } catch {
      throw ProductStoreError.cannotOpen(path: path, reason: error.description)
    }
    func open() throws -> DatabasePool {
      let pool = try DatabasePool(path: path, configuration: kind.configuration(patience: patience))
      if kind.isKept { pool.add(transactionObserver: FilePlace(path), extent: .databaseLifetime) }
      return pool
    }
    if try state(of: path, kind, patience) == .current { return try open() }
    return try withFolderLocked(of: path, patience: 6 * patience) {
      // Another program may have made or updated it since.
      switch try state(of: path, kind, patience) {
      case .current: return try open()
      case .otherKind: throw ProductStoreError.otherKind(path: path)
      case .absent, .outdated: break
      }
      try makeFile(path)
      let pool = try open()
      try kind.migrator.migrate(pool)
      return pool
    }
  }
}

/// Opens the database at `path` to read in it, where its file or folder may not be written.
///
/// Without a journal (`-wal`) no other program writes, and the file is read as it is. SQLite would else
/// make files beside it (sqlite.org/wal.html, "Read-Only Databases").
///
/// - Throws: ``ProductStoreError``.
func openUnwritableDatabase(
  _ path: String, _ kind: DatabaseKind
) throws(ProductStoreError) -> any DatabaseWriter {
  try translating(path) {
    var configuration = kind.configuration(patience: 10)
    configuration.readonly = true
    let queue = try DatabaseQueue(
      path: hasJournal(path) ? path : immutable(path), configuration: configuration)
    switch try queue.read({ try kind.state(in: $0, path: path) }) {
    case .current: return queue
    case .otherKind: throw ProductStoreError.otherKind(path: path)
    case .absent, .outdated: throw ProductStoreError.outdated(path: path)
    }
  }
}

/// Passes a database of `kind`, of any layout that this program knows, and an empty file.
///
/// - Throws: ``ProductStoreError``.
func checkKind(of path: String, _ kind: DatabaseKind) throws(ProductStoreError) {
  try translating(path) {
    if try state(of: path, kind, 10) == .otherKind {
      throw ProductStoreError.otherKind(path: path)
    }
  }
}

/// Whether the file at `path` is a database without tables, or empty.
///
/// The file and its folder may be read-only: without a journal nothing is made beside it.
///
/// - Throws: ``ProductStoreError``.
func isBlankDatabase(_ path: String, _ kind: DatabaseKind) throws(ProductStoreError) -> Bool {
  try translating(path) {
    let name = hasJournal(path) ? path : immutable(path)
    return try state(of: path, kind, 10, readAs: name) == .absent
  }
}

/// Whether the file and its folder may be written, which SQLite needs for its journal.
func mayBeWritten(_ path: String) -> Bool {
  access(path, W_OK) == 0 && access(folder(of: path), W_OK | X_OK) == 0
}

/// The condition of a file before it is opened.
private enum DatabaseState {
  /// There is no file, an empty one, or one that a program began to make.
  case absent
  /// It has an earlier layout, or another program is making it.
  case outdated
  /// It has the present layout.
  case current
  /// It is of another kind, or another program is making it.
  case otherKind
}

extension DatabaseKind {
  fileprivate func configuration(patience: Double) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { [settings] connection in
      try connection.execute(sql: settings)
    }
    return configuration
  }

  fileprivate func state(in connection: Database, path: String) throws -> DatabaseState {
    if try isBlank(connection) { return .absent }
    guard try Int.fetchOne(connection, sql: "PRAGMA application_id") == application else {
      return .otherKind
    }
    guard try !migrator.hasBeenSuperseded(connection) else {
      throw ProductStoreError.tooNew(path: path, version: migrator.migrations.count + 1)
    }
    return try migrator.hasCompletedMigrations(connection) ? .current : .outdated
  }
}

/// Whether a database has no table, or the migrator's own alone and without a row.
///
/// The migrator makes its table before the first step. A program that was killed then, or that found the disk
/// full, leaves no more.
private func isBlank(_ connection: Database) throws -> Bool {
  let names = try String.fetchAll(
    connection, sql: "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")
  return try names.isEmpty
    || names == ["grdb_migrations"]
      && Int.fetchOne(connection, sql: "SELECT count(*) FROM grdb_migrations") == 0
}

/// Looks at the file at `path` and changes nothing. SQLite gets it under `name`.
private func state(
  of path: String, _ kind: DatabaseKind, _ patience: Double, readAs name: String? = nil
) throws -> DatabaseState {
  var status = stat()
  guard stat(path, &status) == 0, status.st_size > 0 || !isRegular(status) else { return .absent }
  guard isRegular(status) else {
    throw ProductStoreError.cannotOpen(path: path, reason: "it is no regular file")
  }
  // SQLite would take a text shorter than its smallest page for an empty database.
  guard status.st_size >= 512 else {
    throw ProductStoreError.damaged(path: path, reason: "it is no database")
  }
  var configuration = Configuration()
  configuration.readonly = true
  configuration.busyMode = .timeout(patience)
  return try DatabaseQueue(path: name ?? path, configuration: configuration)
    .read { try kind.state(in: $0, path: path) }
}

private func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

private func hasJournal(_ path: String) -> Bool {
  var status = stat()
  return stat(path + "-wal", &status) == 0 && status.st_size > 0
}

/// The name under which SQLite takes a file for one that nobody changes (sqlite.org/uri.html).
private func immutable(_ path: String) -> String {
  let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  return "file:\(escaped)?immutable=1"
}

/// Makes an empty file that only its owner can read, unless there is one.
func makeFile(_ path: String) throws(ProductStoreError) {
  guard access(path, F_OK) != 0 else { return }
  let descriptor = open(path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else {
    throw .cannotOpen(path: path, reason: SystemFailure.last.description)
  }
  close(descriptor)
}
