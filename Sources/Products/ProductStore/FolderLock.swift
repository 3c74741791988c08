import Foundation

/// Runs `work` while no other program makes or updates a database in the folder of `path`.
///
/// The lock is on the folder. SQLite's own locks end when a descriptor of its file is closed
/// (sqlite.org/howtocorrupt.html, 2.2), and a lock file would remain. A killed program's lock ends.
/// On a file system without such locks only SQLite's own remain.
///
/// - Throws: ``ProductStoreError/inUse(path:)`` after `patience` seconds,
///   ``ProductStoreError/cannotOpen(path:reason:)``, or an error of `work`.
func withFolderLocked<Value>(
  of path: String, patience: Double, _ work: () throws -> Value
) throws -> Value {
  let descriptor = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else {
    throw ProductStoreError.cannotOpen(path: path, reason: SystemFailure.last.description)
  }
  defer { close(descriptor) }
  let end = ContinuousClock.now + .seconds(patience)
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
    guard ContinuousClock.now < end else { throw ProductStoreError.inUse(path: path) }
    usleep(10_000)
  }
  return try work()
}

/// The folder that holds the file at `path`.
func folder(of path: String) -> String {
  URL(fileURLWithPath: path).deletingLastPathComponent().path
}
