package import Foundation

/// A file beside the tests that holds what a result must be.
///
/// With `UPDATE_GOLDEN=1` in the environment it is rewritten, and the test fails all the same. A
/// run that changes its own golden file proves nothing.
package struct GoldenFile: Sendable {
  /// The reason why a result does not match its golden file.
  package enum Mismatch: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no file to hold the result to.
    case missing(path: String)
    /// The file was rewritten.
    case rewritten(path: String)

    /// The failure and its remedy.
    package var description: String {
      switch self {
      case .missing(let path):
        "\(path) is missing; run the test with UPDATE_GOLDEN=1 and read what it writes"
      case .rewritten(let path):
        "\(path) was rewritten; read the difference and run the test without UPDATE_GOLDEN"
      }
    }
  }

  private let url: URL

  /// Names the golden file `name` in the folder `Golden` beside the test's source file.
  package init(_ name: String, beside source: String = #filePath) {
    url = URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent("Golden").appendingPathComponent(name)
  }

  /// Reads the file, or rewrites it.
  ///
  /// - Parameter actual: What it is to hold when it is rewritten.
  /// - Returns: What it holds.
  /// - Throws: ``Mismatch``, or an error of Foundation if the file cannot be read or written.
  package func expected(insteadOf actual: Data) throws -> Data {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try actual.write(to: url, options: .atomic)
      throw Mismatch.rewritten(path: url.path)
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw Mismatch.missing(path: url.path)
    }
    return try Data(contentsOf: url)
  }
}
