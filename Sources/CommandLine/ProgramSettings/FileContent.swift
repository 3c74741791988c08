import Foundation

/// The text of a file, with its owner and permissions at the time of reading.
struct FileContent {
  /// The text; bytes that are no UTF-8 are U+FFFD.
  let text: String
  private let path: String
  private let status: stat

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file, or a pipe that a shell made.
  ///   - limit: the most bytes.
  /// - Throws: ``SettingsError/unreadable(file:reason:)``.
  init(_ path: String, limit: Int) throws(SettingsError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .unreadable(file: path, reason: "it is a folder")
    }
    let bytes: Data
    do {
      bytes = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw .unreadable(file: path, reason: "it ends too early")
    }
    guard bytes.count <= limit else {
      throw .unreadable(file: path, reason: "it has more than \(limit) bytes")
    }
    self.path = path
    self.status = status
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Checks that the file is the user's own and that nobody else may read it; a pipe passes.
  ///
  /// - Throws: ``SettingsError/foreign(file:)`` or ``SettingsError/notPrivate(file:)``.
  func checkPrivacy() throws(SettingsError) {
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    guard status.st_uid == geteuid() else { throw .foreign(file: path) }
    guard status.st_mode & 0o077 == 0 else { throw .notPrivate(file: path) }
  }

  private static func failure(_ path: String) -> SettingsError {
    .unreadable(file: path, reason: String(cString: strerror(errno)))
  }
}
