import Foundation
import InputFiles

/// The text of a file, with its owner and permissions at the time of reading.
struct FileContent {
  /// The text, without a byte order mark.
  let text: String
  private let path: String
  private let status: stat

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file, or a pipe that a shell made.
  ///   - limit: the most bytes.
  /// - Throws: ``SettingsError/unreadable(file:reason:)`` or ``SettingsError/notUTF8(file:line:)``.
  init(_ path: String, limit: Int) throws(SettingsError) {
    let file: InputFile
    do throws(InputFileError) {
      file = try InputFile(path, limit: limit)
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
    text = try Self.text(of: file.bytes, path)
    status = file.status
    self.path = path
  }

  private static func text(of bytes: Data, _ path: String) throws(SettingsError) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    // TOMLKit ends a text at U+0000, which every letter of ASCII has in UTF-16.
    if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) { return text }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let sound = lines.prefix { String(validating: $0, as: UTF8.self) != nil && !$0.contains(0) }
    throw .notUTF8(file: path, line: sound.count + 1)
  }

  /// Checks that the file is the user's own and that nobody else may read it; a pipe passes.
  ///
  /// - Throws: ``SettingsError/foreign(file:)`` or ``SettingsError/notPrivate(file:)``.
  func checkPrivacy() throws(SettingsError) {
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    guard status.st_uid == geteuid() else { throw .foreign(file: path) }
    guard status.st_mode & 0o077 == 0 else { throw .notPrivate(file: path) }
  }
}
