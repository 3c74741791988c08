import Foundation

/// A file's last line has no line feed: the program was stopped while it wrote it.
package struct TornLine: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// The failure, in words.
  package var description: String { "\(path) does not end with a whole line" }
}

/// Returns the lines of the file at `path`, without their line feeds.
///
/// - Throws: ``TornLine``, or an error of Foundation if the file cannot be read.
package func wholeLines(of path: String) throws -> [String] {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  guard text.isEmpty || text.hasSuffix("\n") else { throw TornLine(path: path) }
  return text.split(separator: "\n").map(String.init)
}
