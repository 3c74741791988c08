import Foundation
import InputFiles
import ProductStore

/// Writes the log: a JSON object a line, in a file that only its owner can read.
///
/// Once the file would grow beyond its limit it is put aside, and the oldest that was put aside removed.
/// Several programs may write at once.
package actor LogStore {
  private let path: String
  private let limit: Int
  private let files: Int

  /// Writes to `path`, up to `limit` bytes a file, and keeps `files` of them: path, path.1, path.2.
  package init(_ path: String, limit: Int = 512_000, files: Int = 3) {
    self.path = path
    self.limit = limit
    self.files = max(1, files)
  }

  /// Whether the file at `path` begins with a line of the log.
  static func isLog(_ path: String) -> Bool {
    // A pipe would be waited for.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path)
    else { return false }
    // Nothing was written, so that a failure to close it loses nothing.
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: longestLine),
      let line = start.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first
    else { return false }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode(LogLine.self, from: line)) != nil
  }

  /// More bytes than a line has: all its parts are short words and numbers.
  private static let longestLine = 4_096

  /// The beginning of a line: its keys are sorted.
  private static let lineStart = Array("{\"command\":".utf8)

  /// Whether the file at `path` is a log: it is empty, or it begins like a line. The first line may be torn.
  private func isOwn() -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: Self.lineStart.count)
    let count = pread(file, &start, start.count, 0)
    guard count >= 0 else { return false }
    let first = start[..<count].prefix { $0 != UInt8(ascii: "\n") }
    return count == 0 || !first.isEmpty && Self.lineStart.starts(with: first)
  }

  /// Adds a line.
  ///
  /// A file of another kind at the log's path is left as it is.
  ///
  /// - Throws: ``LogError/cannotWrite(path:reason:)``.
  package func write(_ line: LogLine) throws(LogError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let bytes: [UInt8]
    do {
      bytes = try Array(encoder.encode(line)) + [UInt8(ascii: "\n")]
      try makePrivateFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
    let descriptor = try openLocked()
    defer { close(descriptor) }
    var before = stat()
    guard fstat(descriptor, &before) == 0 else { throw failure() }
    // A program that was killed while it wrote, or an older one on a full disk, leaves half a line.
    var rest = (endsTorn(before) ? [UInt8(ascii: "\n")] : []) + bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest.removeFirst(written)
      } else if errno != EINTR {
        let failure = failure()
        // Nobody else writes meanwhile. A pipe has no length to restore.
        if before.st_mode & S_IFMT == S_IFREG { ftruncate(descriptor, before.st_size) }
        throw failure
      }
    }
  }

  /// Whether the file has a last line without an end. `false` where that cannot be read.
  private func endsTorn(_ status: stat) -> Bool {
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return false }
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    guard reader >= 0 else { return false }
    defer { close(reader) }
    var last: UInt8 = 0
    return pread(reader, &last, 1, status.st_size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  /// Opens the file with room for a line, and holds it until it is closed.
  private func openLocked() throws(LogError) -> Int32 {
    for _ in 0..<10 {
      // A pipe without a reader is refused, not waited for.
      let descriptor = open(
        path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw failure() }
      waitForLock(of: descriptor)
      var held = stat()
      var named = stat()
      // Another program may have put it aside while this one waited.
      let isNamed =
        fstat(descriptor, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
      if isNamed, held.st_mode & S_IFMT == S_IFREG, !isOwn() {
        close(descriptor)
        throw .cannotWrite(path: path, reason: Self.otherKind)
      }
      if isNamed, held.st_size < limit { return descriptor }
      if isNamed { putAside() }
      close(descriptor)
    }
    throw .cannotWrite(path: path, reason: "other programs put it aside again and again")
  }

  private static let otherKind = "it is no log of labelscan"

  private func putAside() {
    for number in stride(from: files - 1, to: 0, by: -1) {
      let older = number == 1 ? path : "\(path).\(number - 1)"
      // What is not there yet cannot be moved.
      rename(older, "\(path).\(number)")
    }
    if files == 1 { unlink(path) }
  }

  private func failure() -> LogError { .cannotWrite(path: path, reason: reason()) }

  private func reason() -> String { String(cString: strerror(errno)) }

  /// Returns the lines that are kept, the oldest first; a damaged one is left out.
  ///
  /// - Throws: ``LogError/cannotRead(path:reason:)``.
  package func lines() throws(LogError) -> [LogLine] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var lines: [LogLine] = []
    for number in (0..<files).reversed() {
      let file = number == 0 ? path : "\(path).\(number)"
      var status = stat()
      guard stat(file, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw .cannotRead(path: file, reason: "it is no regular file")
      }
      guard number > 0 || isOwn() else {
        throw .cannotRead(path: file, reason: access(file, R_OK) == 0 ? Self.otherKind : reason())
      }
      let data: Data
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: file))
      } catch {
        throw .cannotRead(path: file, reason: fileFailureReason(of: error))
      }
      lines += data.split(separator: UInt8(ascii: "\n"))
        .compactMap { try? decoder.decode(LogLine.self, from: $0) }
    }
    return lines
  }
}
