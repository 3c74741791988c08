import Foundation
import LabelPipeline

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
