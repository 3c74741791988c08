/// The reason why the log could not be used.
package enum LogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file cannot be opened, written, or put aside.
  case cannotWrite(path: String, reason: String)
  /// A file of the log cannot be read.
  case cannotRead(path: String, reason: String)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .cannotWrite(let path, let reason):
      "the log \(path) cannot be written (\(reason)); name another in the setting log, or set it to off"
    case .cannotRead(let path, let reason):
      "the log \(path) cannot be read (\(reason)); check its name and permissions"
    }
  }
}
