import Foundation
import ProductStore
import ProgramSettings

/// Takes other users' permissions from a database of this program, with a note on standard error.
/// An earlier version left it open to them.
///
/// The database has been opened before: another program's file keeps its permissions.
func keepPrivate(database path: String) {
  keepPrivate([path, path + "-wal", path + "-shm"])
  // Only the program's own folder: a person's folder is for that person to close.
  let folders = UserFolders(environment: ProcessInfo.processInfo.environment)
  if [folders.database, folders.answers].contains(path) { keepPrivate([parent(of: path)]) }
}

/// Does the same for the log. A file that does not begin with a line of the log keeps its permissions.
func keepPrivate(log path: String) {
  guard LogStore.isLog(path) else { return }
  keepPrivate([path])
  let folders = UserFolders(environment: ProcessInfo.processInfo.environment)
  if folders.log == path { keepPrivate([parent(of: path)]) }
}

private func keepPrivate(_ paths: [String]) {
  for path in paths {
    do throws(SystemFailure) {
      guard try shutOthersOut(of: path) else { continue }
      complain("other users could read \(path); now only you can")
    } catch {
      complain("other users can read \(path), and that cannot be changed (\(error))")
    }
  }
}

private func parent(of path: String) -> String {
  URL(fileURLWithPath: path).deletingLastPathComponent().path
}
