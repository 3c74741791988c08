/// The reason why a command ends, with its exit code. Errors are translated into this, and nowhere
/// else.
package struct CommandFailure: Error, CustomStringConvertible {
  /// The exit code.
  var status: ExitStatus
  /// The failure, then the remedy; empty when it has been said already.
  package var description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
