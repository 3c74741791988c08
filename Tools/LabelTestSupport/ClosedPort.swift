import Foundation

/// A port of the loopback on which nothing listens.
package enum ClosedPort {
  /// Runs `body` with such a port. Until it ends the system gives the port to no other socket.
  ///
  /// The port of a server that has ended may be that of another test's server a moment later.
  ///
  /// - Throws: the error of `body`, or the system's where no port is free.
  package static func run<Value>(
    _ body: (_ port: UInt16) async throws -> Value
  ) async throws -> Value {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return try await body(UInt16(bigEndian: address.sin_port))
  }
}
