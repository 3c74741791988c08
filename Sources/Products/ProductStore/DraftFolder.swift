import Foundation

/// The folders beside a file's place that hold the file until it is whole.
///
/// SQLite keeps a journal beside its file, so that an unfinished database is more than one file. A folder is
/// locked as long as its program runs. The lock is on the folder because locks on SQLite's own files disturb it
/// on network file systems. A killed program's lock ends, and its folder remains.
enum DraftFolder {
  /// Runs `work` with the path of an empty file in such a folder, which only its owner can read.
  ///
  /// The folder is removed afterwards, with the file unless `work` has moved it.
  ///
  /// - Throws: ``ProductStoreError/cannotOpen(path:reason:)`` for `target`, or an error of `work`.
  static func with(
    beside target: String, _ work: (_ file: String) throws(ProductStoreError) -> Void
  ) throws(ProductStoreError) {
    // In containers many programs have the same process number.
    let path = target + "." + UUID().uuidString + suffix
    guard mkdir(path, 0o700) == 0 else {
      throw .cannotOpen(path: target, reason: SystemFailure.last.description)
    }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = SystemFailure.last.description
      rmdir(path)
      throw .cannotOpen(path: target, reason: reason)
    }
    // A file system without locks has no folders removed that are abandoned.
    waitForLock(of: descriptor)
    defer {
      remove(path)
      close(descriptor)
    }
    let file = path + "/" + fileName
    do throws(ProductStoreError) {
      try makeFile(file)
    } catch .cannotOpen(_, let reason) {
      throw .cannotOpen(path: target, reason: reason)
    }
    try work(file)
  }

  /// Removes the folders that killed programs left beside `target`.
  ///
  /// A folder stays where its program may still run: a locked one, and one without a file yet.
  /// So does any on a file system without locks. A folder that cannot be removed costs room alone.
  static func removeAbandoned(beside target: String) {
    let parent = folder(of: target)
    let start = URL(fileURLWithPath: target).lastPathComponent + "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(start) && name.hasSuffix(suffix) {
      guard UUID(uuidString: String(name.dropFirst(start.count).dropLast(suffix.count))) != nil
      else { continue }
      let path = parent + "/" + name
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
        access(path + "/" + fileName, F_OK) == 0
      else { continue }
      remove(path)
    }
  }

  private static let suffix = ".partial"
  private static let fileName = "draft"

  /// Removes a folder with the files that SQLite makes in it, and with no others.
  private static func remove(_ path: String) {
    // The file comes last: a folder without it is not looked at again.
    for end in ["-journal", "-wal", "-shm", ""] { unlink(path + "/" + fileName + end) }
    rmdir(path)
  }
}
