import Foundation
import NIOCore

/// The bounds of connections, which strangers of the network may open without a code.
///
/// Each takes one of the files that the process may have open. Without any left no photo could be taken in, and no
/// worker be started.
struct ConnectionLimits: Sendable {
  /// The most connections to one address.
  let most: Int
  /// The time after which a connection is closed on which no request comes, or none goes on.
  let idle: TimeAmount

  /// Takes the limits of the settings, and half of the files that the process may open at most.
  init(_ settings: WebSettings, addresses: Int) {
    var files = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    let half = Int(clamping: files.rlim_cur) / 2 / max(1, addresses)
    most = min(settings.mostConnections, max(1, half))
    idle = TimeAmount(settings.idleLimit)
  }
}
