import Foundation

/// The reason why a small file cannot be read.
package enum InputFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A folder.
  case isFolder
  /// A pipe that no program opens for writing.
  case noWriter
  /// A file of more bytes than `limit`.
  case tooLong(limit: Int)
  /// The system's error of this number.
  case unreadable(code: Int32)

  /// The reason as a clause.
  package var description: String {
    switch self {
    case .isFolder: "it is a folder"
    case .noWriter: "it is a pipe that no program writes to"
    case .tooLong(let limit) where limit >= 1 << 20: "it has more than \(limit >> 20) MiB"
    case .tooLong(let limit): "it has more than \(limit) bytes"
    case .unreadable(let code): String(cString: strerror(code))
    }
  }
}
