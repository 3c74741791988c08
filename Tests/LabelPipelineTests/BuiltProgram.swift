import Foundation

/// The path of an executable of this package, which is built beside the tests.
func builtProgram(_ name: String) throws -> String {
  let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
}

/// A folder that is gone with the value.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("labelscan-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("the scratch folder \(path) stays: \(error)")
    }
  }

  /// The path of `name` in the folder.
  func file(_ name: String) -> String { path + "/" + name }
}
