package import Foundation

/// A command's run, for the log: names of commands and outcomes, times, counts. Nothing that a person typed,
/// no file's name, no food and no key has a place in it.
package struct LogLine: Hashable, Sendable, Codable {
  /// When the command began, to the second.
  package var time: Date
  /// The version of the program.
  var version: String
  /// The command's own name, `DiaryAdd`.
  var command: String
  /// The time that it took, in seconds.
  package var seconds: Double
  /// Its exit code.
  var exit: Int32
  /// The kind of failure that it ended with, `badData`; `nil` for none.
  var failure: String?

  /// Creates a line.
  package init(
    time: Date, version: String, command: String, seconds: Double, exit: Int32, failure: String?
  ) {
    self.time = Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.down))
    self.version = version
    self.command = command
    self.seconds = (seconds * 1_000).rounded() / 1_000
    self.exit = exit
    self.failure = failure
  }
}
