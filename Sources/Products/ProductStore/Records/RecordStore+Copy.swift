import Foundation
import GRDB

extension RecordStore {
  /// Checks the database, and writes a whole copy of it to `target`.
  ///
  /// The copy has the state of one moment, also while other programs write. It is on the disk when this returns,
  /// and only its owner can read it. An earlier copy at `target` is replaced, and no file of another kind. Drafts that
  /// killed programs left for `target` are removed.
  ///
  /// - Throws: ``ProductStoreError``; a file at `target` is unchanged then.
  package func copy(to target: String) throws(ProductStoreError) {
    try checkIntegrity()
    try checkReplaceable(target)
    DraftFolder.removeAbandoned(beside: target)
    try DraftFolder.with(beside: target) { (draft) throws(ProductStoreError) in
      try translating(target) { try database.vacuum(into: draft) }
      try putInPlace(draft, at: target)
    }
  }

  /// Whether the file at `path` has no table. The file is not changed.
  ///
  /// - Throws: ``ProductStoreError``.
  package static func isBlank(_ path: String) throws(ProductStoreError) -> Bool {
    try isBlankDatabase(path, RecordLayout.kind)
  }

  /// Looks at every page and index of the database, and for every part of its layout.
  ///
  /// - Throws: ``ProductStoreError/damaged(path:reason:)`` for the first fault.
  private func checkIntegrity() throws(ProductStoreError) {
    let answer = try translating(path) {
      try database.read { connection in
        try String.fetchOne(connection, sql: "PRAGMA integrity_check(1)")
      }
    }
    guard answer == "ok" else {
      throw .damaged(path: path, reason: answer ?? "no answer to integrity_check")
    }
    let lacking = try translating(path) {
      let whole = try DatabaseQueue()
      try RecordLayout.kind.migrator.migrate(whole)
      return try whole.read(Self.parts).subtracting(database.read(Self.parts)).sorted()
    }
    if let part = lacking.first { throw .damaged(path: path, reason: "no such \(part)") }
  }

  /// The parts of a layout: `table goal`.
  private static func parts(_ connection: Database) throws -> Set<String> {
    Set(
      try String.fetchAll(
        connection,
        sql: "SELECT type || ' ' || name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"))
  }

  private func checkReplaceable(_ target: String) throws(ProductStoreError) {
    var status = stat()
    guard lstat(target, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotOpen(path: target, reason: "it is no regular file")
    }
    var own = stat()
    guard stat(path, &own) != 0 || (own.st_dev, own.st_ino) != (status.st_dev, status.st_ino) else {
      throw .cannotOpen(path: target, reason: "it is the database itself")
    }
    // A journal is a database's that is open, or that was not closed.
    guard access(target + "-wal", F_OK) != 0 else { throw .inUse(path: target) }
    try checkKind(of: target, RecordLayout.kind)
  }
}
