import Foundation

/// A file that a person named for results. It has no name until it is whole, and then replaces the earlier file.
///
/// A program that is killed thus leaves nothing in the folder. A file system without files that have no name gets
/// a draft of another name, which remains then.
///
/// A new file is readable by its owner only. A device or pipe is written as it is, since nothing may take its
/// place. A database is never replaced: it holds more than any output.
package final class OutputFile {
  private let path: String
  private var draft: Draft
  private let descriptor: Int32

  /// The place of the bytes until they are whole.
  private enum Draft {
    /// Their own: a device or pipe, or a file that is finished.
    case inPlace
    /// A file without a name, which ends with its descriptor.
    case nameless
    /// A file beside the output's.
    case named(String)
  }

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - replacesPNG: whether the result is a PNG, which may replace an earlier one of this program.
  /// - Throws: ``CommandFailure`` with `cannotCreate`, as ``check(_:)`` does.
  package init(_ path: String, replacesPNG: Bool = false) throws(CommandFailure) {
    try Self.check(path, replacesPNG: replacesPNG)
    // A link stays; what it points at is replaced.
    self.path =
      Self.isRegular(path) ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let isNew = Self.status(of: path) == nil
    if let stream = Self.stream(path) {
      (descriptor, draft) = (fcntl(stream, F_DUPFD_CLOEXEC, 0), .inPlace)
    } else if isNew || Self.isRegular(path) {
      (descriptor, draft) = Self.newFile(beside: self.path)
    } else {
      (descriptor, draft) = (Self.openInPlace(path), .inPlace)
    }
    guard descriptor >= 0 else {
      guard errno != ENXIO else {
        throw CommandFailure(
          .cannotCreate,
          "\(path) is read by no program; start the reader of this pipe, or name a file")
      }
      throw Self.failure(.cannotCreate, path, errno)
    }
    // A file that is replaced keeps its permissions: somebody has given them to it.
    if case .inPlace = draft { return }
    if !isNew, Self.isRegular(path), let replaced = Self.status(of: path) {
      fchmod(descriptor, replaced.st_mode & 0o777)
    }
  }

  /// The open stream that a name means, such as `/dev/stdout`. The file behind it is added to (`>>`), not replaced.
  private static func stream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }
  }

  /// Opens a device or a pipe; the first reader of a pipe may come three seconds later.
  ///
  /// Without a limit the opening would wait for ever, and no signal would end it.
  private static func openInPlace(_ path: String) -> Int32 {
    for _ in 0..<60 {
      let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 {
        // From here on a slow reader is waited for.
        _ = fcntl(descriptor, F_SETFL, 0)
        return descriptor
      }
      guard errno == ENXIO else { return descriptor }
      usleep(50_000)
    }
    errno = ENXIO
    return -1
  }

  /// Makes a file for its owner only, without a name where the file system and `/proc` allow that (open(2)).
  private static func newFile(beside path: String) -> (descriptor: Int32, draft: Draft) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let descriptor = open(folder, nameless | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      if access(link(to: descriptor), F_OK) == 0 { return (descriptor, .nameless) }
      close(descriptor)
    }
    let name = draftName(beside: path)
    return (open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600), .named(name))
  }

  /// `O_TMPFILE` of fcntl(2), a macro that Swift does not see.
  private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

  /// The name by which a file without one can be given one.
  private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// A name that no other file has. It is short: the output's own may be as long as the file system allows.
  private static func draftName(beside path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return "\(folder)/labelscan-\(UUID().uuidString).partial"
  }

  deinit {
    close(descriptor)
    // What is not whole helps nobody.
    if case .named(let draft) = draft { unlink(draft) }
  }

  /// Adds bytes.
  ///
  /// - Throws: ``CommandFailure`` with `outputFailed`.
  package func append(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
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
  package func finish() throws(CommandFailure) {
    if case .inPlace = draft { return }
    // Some disks report here that they are full. A file system that cannot synchronise has nothing to report.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw Self.failure(.outputFailed, path, errno)
    }
    if case .nameless = draft {
      // A link replaces nothing; a further name and its renaming do.
      if name(path) { return draft = .inPlace }
      let name = Self.draftName(beside: path)
      guard errno == EEXIST, self.name(name) else {
        throw Self.failure(.outputFailed, path, errno)
      }
      draft = .named(name)
    }
    guard case .named(let name) = draft, rename(name, path) == 0 else {
      throw Self.failure(.outputFailed, path, errno)
    }
    draft = .inPlace
  }

  /// Gives the file its first name, and returns whether that was free and allowed.
  private func name(_ path: String) -> Bool {
    linkat(AT_FDCWD, Self.link(to: descriptor), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  /// Finds out before the work begins whether a file of this name can be written.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - replacesPNG: whether the result is a PNG, which may replace an earlier one of this program.
  /// - Throws: ``CommandFailure`` with `cannotCreate`, and with `usage` for a hyphen. It does so for a folder, a missing or
  ///   protected folder around the file, and a protected file. A database is refused, too. So is another
  ///   file that is no text, or no picture of this program where the result is one.
  static func check(_ path: String, replacesPNG: Bool = false) throws(CommandFailure) {
    guard !path.isEmpty else { throw failure(.cannotCreate, "a file without a name", ENOENT) }
    guard path != "-" else {
      throw CommandFailure(
        .usage,
        "- is no name of a file here; leave it out for standard output, or write ./- for the file")
    }
    guard stream(path) == nil else { return }
    if let status = status(of: path) {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(.cannotCreate, path, EISDIR) }
      guard access(path, W_OK) == 0 else { throw failure(.cannotCreate, path, errno) }
      if !isRegular(path) { return }
      guard !isDatabase(path) else {
        throw CommandFailure(
          .cannotCreate, "\(path) is a database, so it is left as it is; name another file")
      }
      guard status.st_size == 0 || (replacesPNG ? isDrawnPNG(path) : !isBinary(path)) else {
        throw CommandFailure(
          .cannotCreate,
          "\(path) is \(replacesPNG ? "no picture that labelscan drew" : "no text, a photo for example"), "
            + "so it is left as it is; name another file")
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

  /// Whether a file is a PNG that says behind its header that this program wrote it.
  private static func isDrawnPNG(_ path: String) -> Bool {
    let start = begins(path, 64)
    return start.starts(with: [0x89, 0x50, 0x4E, 0x47])
      && start.range(of: Data("Software\0labelscan".utf8)) != nil
  }

  /// Whether a file has a zero byte at its beginning, as pictures have. Git has the same test.
  private static func isBinary(_ path: String) -> Bool { begins(path, 8_000).contains(0) }

  /// The first bytes of a file; none of one that cannot be read.
  private static func begins(_ path: String, _ count: Int) -> Data {
    (try? FileHandle(forReadingAtPath: path)?.read(upToCount: count)) ?? Data()
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
func write(
  _ bytes: some Sequence<UInt8>, to path: String, replacesPNG: Bool = false
) throws(CommandFailure) {
  let file = try OutputFile(path, replacesPNG: replacesPNG)
  try file.append(bytes)
  try file.finish()
}
