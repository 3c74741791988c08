import HTTPTypes
import Synchronization

/// An address that the server listens on, and the names by which requests may call it.
final class Listener: Sendable {
  /// The IPv4 address.
  let address: String
  /// The address that people were given for a server behind a proxy or in a container; `nil` without one.
  let publicAddress: PublicAddress?
  private let bound: Mutex<Int>

  /// - Parameters:
  ///   - address: the IPv4 address.
  ///   - port: the wanted port; 0 takes any that is free.
  ///   - publicAddress: a further name of the server.
  init(_ address: String, port: Int, publicAddress: PublicAddress?) {
    self.address = address
    self.publicAddress = publicAddress
    bound = Mutex(port)
  }

  /// The address of this machine alone.
  static let loopback = "127.0.0.1"

  /// Whether only this machine reaches it.
  var isLoopback: Bool { address == Self.loopback }

  /// The port, 0 as long as none is bound and any will do.
  var port: Int { bound.withLock { $0 } }

  /// Notes the port that was bound.
  func note(_ port: Int) { bound.withLock { $0 = port } }

  /// The names with the port that requests may call this address by.
  ///
  /// Any other name would let a stranger's page reach the server through a changed address (DNS rebinding).
  var hosts: Set<String> {
    let port = port
    return isLoopback
      ? ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] : ["\(address):\(port)"]
  }

  /// Returns the origin of this server's pages for a request's host; `nil` for a stranger's host.
  func origin(ofHost host: String) -> String? {
    if hosts.contains(host) { return "http://\(host)" }
    return host == publicAddress?.host ? publicAddress?.origin : nil
  }
}
