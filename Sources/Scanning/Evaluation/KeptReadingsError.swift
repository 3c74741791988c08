/// The reason why readings cannot be kept.
package enum KeptReadingsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder is not there and cannot be created, or may not be written.
  case noFolder(path: String, reason: String)
  /// A reading could not be written.
  case notKept(path: String, reason: String)
  /// A file that decides what is read cannot be read itself, or has no digest.
  case noDigest(path: String, reason: String)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .noFolder(let path, let reason):
      "no readings can be kept in \(path) (\(reason)); name a folder that may be written"
    case .notKept(let path, let reason):
      "the reading \(path) is not kept (\(reason)); free space on its disk"
    case .noDigest(let path, let reason):
      "\(path) cannot be digested (\(reason)), so that readings with it cannot be told from others; "
        + "leave the kept readings out"
    }
  }
}
