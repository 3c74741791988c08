import Foundation

/// A connection to the loopback that sends what it is given and nothing else.
final class BareConnection {
  private let socket: Int32

  /// Connects to a port.
  ///
  /// - Throws: the error of the system.
  init(port: Int) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let outcome = withUnsafeBytes(of: &address) { bytes in
      connect(
        socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    guard outcome == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(socket) }

  /// Sends a text.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Returns the next bytes, an empty text when the server ended the connection, `nil` when nothing comes.
  func received(within limit: Duration) async throws -> String? {
    let end = ContinuousClock.now + limit
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while ContinuousClock.now < end {
      let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count >= 0 { return String(decoding: bytes[..<count], as: UTF8.self) }
      guard errno == EAGAIN || errno == EINTR else { return "" }
      try await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }

  /// Reads on until the server ends the connection; `false` when it does not.
  func isClosed(within limit: Duration) async throws -> Bool {
    let end = ContinuousClock.now + limit
    while let next = try await received(within: end - ContinuousClock.now) {
      if next.isEmpty { return true }
    }
    return false
  }
}
