/// The reason why a server does not start.
package enum WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another server works with the same folder of photos.
  case folderInUse(path: String)
  /// An address cannot be listened at: its port is taken, or needs rights that the user does not have.
  case notListening(address: String, port: Int, reason: String)

  /// The failure, then the remedy.
  package var description: String {
    switch self {
    case .folderInUse(let path):
      "another server works with the photos in \(path); use its pages or stop it, or name another database with --database"
    case .notListening(let address, let port, let reason):
      "\(address) cannot be served at port \(port) (\(reason)); choose another one with --port"
    }
  }
}
