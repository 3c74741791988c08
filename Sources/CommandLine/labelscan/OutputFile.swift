import Foundation

/// A file that a person named for results. It is written under another name until it is whole, and
/// then replaces the earlier file.
///
/// A new file is readable by its owner only. A device or pipe is written as it is, since nothing may take its
/// place. A database is never replaced: it holds more than any output.
final class OutputFile {
  private let path: String
  /// The place of the bytes until they are whole; `nil` for a device or pipe.
  private var draft: String?
  private let descriptor: Int32

  /// Opens the file.
  ///
  /// - Throws: ``CommandFailure`` with `cannotCreate`, as ``check(_:)`` does.
  init(_ path: String) throws(CommandFailure) {
    try Self.check(path)
    // A link stays; what it points at is replaced.
    self.path =
      Self.isRegular(path) ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let isNew = Self.status(of: path) == nil
    let draft: String?
    if isNew || Self.isRegular(path) {
      let folder = URL(fileURLWithPath: self.path).deletingLastPathComponent()
      (descriptor, draft) = Self.newFile(in: folder.path)
    } else {
      (descriptor, draft) = (open(path, O_WRONLY | O_CLOEXEC), nil)
    }
    guard descriptor >= 0 else { throw Self.failure(.cannotCreate, path, errno) }
    // A file that is replaced keeps its permissions: somebody has given them to it.
    if draft != nil, let replaced = Self.status(of: path) {
      fchmod(descriptor, replaced.st_mode & 0o777)
    }
    self.draft = draft
  }

  /// Makes a file for its owner only, under a name that no other file has.
  ///
  /// A program that was killed leaves its file, and in containers many programs have the same number. The name is
  /// short, so that the output's own name may be as long as the file system allows.
  private static func newFile(in folder: String) -> (descriptor: Int32, path: String) {
    let path = "\(folder)/labelscan-\(UUID().uuidString).partial"
    return (open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600), path)
  }

  deinit {
    close(descriptor)
    // What is not whole helps nobody.
    if let draft { unlink(draft) }
  }

  /// Adds bytes.
  ///
  /// - Throws: ``CommandFailure`` with `outputFailed`.
  func append(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw Self.failure(.outputFailed, path, errno)
      }
    }
  }

  /// Puts the file in its place, when its bytes are on the disk.
  ///
  /// - Throws: ``CommandFailure`` with `outputFailed`.
  func finish() throws(CommandFailure) {
    guard let draft else { return }
    // Some disks report here that they are full. A file system that cannot synchronise has nothing to report.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw Self.failure(.outputFailed, path, errno)
    }
    guard rename(draft, path) == 0 else { throw Self.failure(.outputFailed, path, errno) }
    self.draft = nil
  }

  /// Finds out before the work begins whether a file of this name can be written.
  ///
  /// - Throws: ``CommandFailure`` with `cannotCreate`. It does so for a folder, a missing or
  ///   protected folder around the file, a protected file, or a database.
  static func check(_ path: String) throws(CommandFailure) {
    guard !path.isEmpty else { throw failure(.cannotCreate, "a file without a name", ENOENT) }
    if let status = status(of: path) {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(.cannotCreate, path, EISDIR) }
      guard access(path, W_OK) == 0 else { throw failure(.cannotCreate, path, errno) }
      if !isRegular(path) { return }
      guard !isDatabase(path) else {
        throw CommandFailure(
          .cannotCreate, "\(path) is a database, so it is left as it is; name another file")
      }
    } else if errno != ENOENT {
      throw failure(.cannotCreate, path, errno)
    }
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    guard let status = status(of: folder.path) else { throw failure(.cannotCreate, path, errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw failure(.cannotCreate, path, ENOTDIR) }
    guard access(folder.path, W_OK | X_OK) == 0 else { throw failure(.cannotCreate, path, errno) }
  }

  /// Whether two names are of the same file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    guard let one = status(of: one), let other = status(of: other) else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private static func isRegular(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Whether a file begins as every database of SQLite does (sqlite.org/fileformat.html, 1.3.1).
  private static func isDatabase(_ path: String) -> Bool {
    let mark = Data("SQLite format 3\0".utf8)
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    return (try? file.read(upToCount: mark.count)) == mark
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func failure(
    _ status: ExitStatus, _ path: String, _ code: Int32
  ) -> CommandFailure {
    CommandFailure(
      status,
      "\(path) cannot be written (\(String(cString: strerror(code)))); name a file in a writable "
        + "folder, on a disk with room")
  }
}

/// Writes `bytes` to a file, whole or not at all.
///
/// - Throws: ``CommandFailure``, as ``OutputFile`` does.
func write(_ bytes: some Sequence<UInt8>, to path: String) throws(CommandFailure) {
  let file = try OutputFile(path)
  try file.append(bytes)
  try file.finish()
}
