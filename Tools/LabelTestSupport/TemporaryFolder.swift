public import Foundation

/// A folder that is gone with the value.
public final class TemporaryFolder: Sendable {
  /// The place of the folder.
  public let url: URL

  /// Creates an empty folder among the system's temporary files.
  ///
  /// - Throws: An error of Foundation if it cannot be created.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("labelscan-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The folder's path.
  public var path: String { url.path }

  /// Returns the path that `name` has in the folder.
  public func file(_ name: String) -> String { url.path + "/" + name }

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
  public func newFile(_ name: String) throws -> FileHandle {
    let file = url.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }
}
