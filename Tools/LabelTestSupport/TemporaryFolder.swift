package import Foundation

/// A folder that is gone with the value.
package final class TemporaryFolder: Sendable {
  /// The place of the folder.
  package let url: URL

  /// Creates an empty folder among the system's temporary files.
  ///
  /// - Throws: An error of Foundation if it cannot be created.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("labelscan-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The folder's path.
  package var path: String { url.path }

  /// Returns the path that `name` has in the folder.
  package func file(_ name: String) -> String { url.path + "/" + name }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("the folder \(url.path) stays: \(error)")
    }
  }

  /// Creates an empty file in the folder and opens it for writing.
  ///
  /// - Throws: An error of Foundation if it cannot be created.
  package func newFile(_ name: String) throws -> FileHandle {
    let file = url.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }
}
