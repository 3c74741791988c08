import Synchronization

/// The port that the server listens on, known when it does.
final class BoundPort: Sendable {
  private let port: Mutex<Int>

  /// - Parameter port: the port that is wanted; 0 takes any that is free.
  init(_ port: Int) { self.port = Mutex(port) }

  /// The port, 0 as long as none is bound and any will do.
  var number: Int { port.withLock { $0 } }

  /// Notes the port that was bound.
  func note(_ bound: Int) { port.withLock { $0 = bound } }

  /// The hosts that requests may name, with the port: the machine's own address under its three names.
  ///
  /// Any other name would let a stranger's page reach the server through a changed address (DNS rebinding).
  var hosts: Set<String> {
    let number = number
    return ["127.0.0.1:\(number)", "localhost:\(number)", "[::1]:\(number)"]
  }
}
