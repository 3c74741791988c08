import Foundation

/// Reads the file that a person named.
///
/// - Throws: ``CommandFailure`` for a file that is not there, not readable, or larger than `limit` bytes.
func readFile(_ path: String, limit: Int) throws(CommandFailure) -> Data {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    throw CommandFailure(
      .noInput,
      path.isEmpty ? "a file's name is empty; name a file" : "no file \(path); check the name")
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
