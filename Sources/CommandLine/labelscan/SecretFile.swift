import Foundation

/// A name or key and a secret.
struct SecretPair {
  var first: String
  var second: String

  init(_ first: String, _ second: String) {
    self.first = first.trimmingCharacters(in: .whitespaces)
    self.second = second
  }

  /// Reads the first two lines of a file that only the user can read.
  ///
  /// - Throws: ``CommandFailure``, as ``readSecretFile(_:)`` does.
  init(file: String) throws(CommandFailure) {
    let lines = try readSecretFile(file).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.init(lines.first.map(String.init) ?? "", lines.count > 1 ? String(lines[1]) : "")
  }
}

/// Reads a file that holds a secret: it must be the user's own, and nobody else may read it.
///
/// - Throws: ``CommandFailure``, which shows nothing of what is in the file.
func readSecretFile(_ path: String) throws(CommandFailure) -> String {
  var status = stat()
  if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
    guard status.st_uid == geteuid() else {
      throw CommandFailure(.usage, "\(path) is another user's file; a secret must be in your own")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw CommandFailure(
        .usage, "other users may read or change \(path); shut them out with chmod 600 \(path)")
    }
  }
  return String(decoding: try readFile(path, limit: 16_384), as: UTF8.self)
}
