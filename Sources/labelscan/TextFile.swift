import Foundation

/// Reads a text file that a person named; bytes that are no UTF-8 are replaced by U+FFFD.
///
/// - Throws: ``CommandFailure`` for a file that is not there, not readable, no text, or larger than `limit`
///   bytes: 16 MiB are some five thousand pages.
func readTextFile(
  _ path: String, limit: Int = 16 << 20
) throws(CommandFailure) -> String {
  let bytes = try readFile(path, limit: limit)
  // No text in UTF-8 has a zero byte; pictures, PDF files and UTF-16 soon do.
  guard !bytes.contains(0) else {
    throw CommandFailure(
      .badData,
      "\(path) is no text in UTF-8; use the scan command for photos, and save texts as UTF-8")
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Reads a file's bytes within `limit`.
func readFile(_ path: String, limit: Int) throws(CommandFailure) -> Data {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    throw CommandFailure(.noInput, "no file \(path); check the name")
  }
  guard !isFolder.boolValue else {
    throw CommandFailure(.noInput, "\(path) is a folder; name the files in it")
  }
  let bytes: Data?
  do {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    bytes = try handle.read(upToCount: limit + 1)
  } catch {
    throw CommandFailure(
      .noInput, "cannot read \(path): \(reason(of: error)); check its permissions")
  }
  let data = bytes ?? Data()
  guard data.count <= limit else {
    throw CommandFailure(.badData, "\(path) has more than \(limit >> 20) MiB; split it")
  }
  return data
}
