import Foundation
import GRDB

/// Refuses each change of a database whose file was deleted or replaced while it was open.
///
/// The system keeps such a file until it is closed, and drops it then with all that was written. With a `-wal`
/// journal SQLite does not notice it (sqlite.org/rescode.html, `SQLITE_READONLY_DBMOVED`).
final class FilePlace: TransactionObserver {
  private let path: String
  private let file: (device: dev_t, number: ino_t)?

  /// Notes the file that is at `path` now.
  init(_ path: String) {
    self.path = path
    file = Self.file(path)
  }

  private static func file(_ path: String) -> (device: dev_t, number: ino_t)? {
    var status = stat()
    return stat(path, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }

  func databaseWillCommit() throws {
    guard let file, let now = Self.file(path), file == now else {
      throw ProductStoreError.fileGone(path: path)
    }
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidCommit(_ db: Database) {}
  func databaseDidRollback(_ db: Database) {}
}
