package import Foundation

/// A small file that a person named, read whole.
///
/// A pipe is read until its writers are done, so that the `<(command)` of a shell works.
package struct InputFile {
  /// The content.
  package let bytes: Data
  /// The file's kind, owner and permissions at the time of reading.
  package let status: stat

  /// Three seconds: a script may start the reader of a pipe before its writer.
  package static let usualPatience: Int32 = 3_000

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file, or a pipe.
  ///   - limit: the most bytes.
  ///   - patience: the milliseconds that a pipe's first writer may take to come.
  /// - Throws: ``InputFileError``.
  package init(
    _ path: String, limit: Int, patience: Int32 = Self.usualPatience
  ) throws(InputFileError) {
    // Opening a pipe would wait for a writer for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(code: errno) }
    self.status = status
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isFolder }
    guard kind != S_IFREG || status.st_size <= limit else { throw .tooLong(limit: limit) }
    let early = kind == S_IFIFO ? try Self.awaitWriter(of: descriptor, patience) : []
    // From here on a slow writer is waited for.
    guard fcntl(descriptor, F_SETFL, 0) == 0 else { throw .unreadable(code: errno) }
    bytes = try Self.content(of: descriptor, after: early, limit: limit)
  }

  /// Whether the system says that a path has no file.
  ///
  /// A link to itself is not absent, nor is a file in a folder that cannot be searched. Whoever opens
  /// them learns why they cannot be read.
  package static func isAbsent(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Whether the system says that a path has neither a file nor a link, a broken one included.
  package static func isNameFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Waits until a program has the pipe open for writing, or had.
  ///
  /// - Returns: a byte that came at the last moment, or nothing.
  /// - Throws: ``InputFileError/noWriter``.
  private static func awaitWriter(
    of pipe: Int32, _ patience: Int32
  ) throws(InputFileError) -> [UInt8] {
    // A pipe that never had a writer is the only one without bytes and without an end (poll(2)) …
    var wish = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    guard poll(&wish, 1, patience) == 0 else { return [] }
    // … besides one whose writer is slow, where nothing can be read yet (read(2)).
    var byte: UInt8 = 0
    switch read(pipe, &byte, 1) {
    case 0: throw .noWriter
    case 1: return [byte]
    default: return []
    }
  }

  /// Reads until the end.
  private static func content(
    of descriptor: Int32, after early: [UInt8], limit: Int
  ) throws(InputFileError) -> Data {
    var bytes = Data(early)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(descriptor, &piece, piece.count)
      if count > 0 {
        bytes.append(contentsOf: piece[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .unreadable(code: errno)
      }
    }
    throw .tooLong(limit: limit)
  }
}
