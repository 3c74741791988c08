import NIOCore
import NIOPosix
import Synchronization

/// An HTTP server on the loopback, for tests of what a service does and how it misbehaves.
///
/// It serves one request a connection, on a thread of its own, and stops when the test's body ends.
package final class LoopbackServer: Sendable {
  /// Failures of the server itself.
  package enum Failure: Error, Sendable, Hashable {
    /// The socket has no port.
    case noPort
  }

  /// The port, chosen by the system.
  package let port: UInt16
  private let isVersion6: Bool
  private let log: LoopbackLog

  private init(port: UInt16, isVersion6: Bool, log: LoopbackLog) {
    self.port = port
    self.isVersion6 = isVersion6
    self.log = log
  }

  /// The server's address, `http://127.0.0.1:PORT` or `http://[::1]:PORT`.
  package var address: String { "http://\(isVersion6 ? "[::1]" : "127.0.0.1"):\(port)" }

  /// The bytes that clients took of answers that are repeated.
  package var repeatedBytes: Int { log.repeatedBytes.withLock { $0 } }

  /// Whether this machine has a loopback of IPv6.
  package static var hasIPv6: Bool {
    do {
      return try System.enumerateDevices().contains { $0.address?.ipAddress == "::1" }
    } catch {
      return false
    }
  }

  /// The requests so far, in the order in which they came in.
  package var requests: [LoopbackRequest] { log.requests.withLock { $0 } }

  /// Runs `body` against a server that answers each request with the result of `answer`. `answer`
  /// gets the request and its number, counted from 0.
  ///
  /// `answer` runs on the server's one thread: while it waits, no other request is answered.
  ///
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, or an error of the system when there is no port to be had.
  package static func run<Value: Sendable>(
    isVersion6: Bool = false,
    answering answer: @escaping @Sendable (LoopbackRequest, Int) -> LoopbackAnswer,
    _ body: @escaping @Sendable (LoopbackServer) async throws -> Value
  ) async throws -> Value {
    // A thread of its own goes on while other tests block the threads of the language's pool.
    let thread = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let result: Result<Value, any Error>
    do {
      result = .success(try await body(try await start(on: thread, isVersion6, answer)))
    } catch {
      result = .failure(error)
    }
    // The end of the thread closes the port and all connections.
    try await thread.shutdownGracefully()
    return try result.get()
  }

  private static func start(
    on thread: MultiThreadedEventLoopGroup, _ isVersion6: Bool,
    _ answer: @escaping @Sendable (LoopbackRequest, Int) -> LoopbackAnswer
  ) async throws -> LoopbackServer {
    let log = LoopbackLog()
    let channel = try await ServerBootstrap(group: thread)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            LoopbackConnection(log: log, answer: answer))
        }
      }
      .bind(host: isVersion6 ? "::1" : "127.0.0.1", port: 0).get()
    guard let port = channel.localAddress?.port.flatMap({ UInt16(exactly: $0) }) else {
      throw Failure.noPort
    }
    return LoopbackServer(port: port, isVersion6: isVersion6, log: log)
  }
}

/// The requests that a ``LoopbackServer`` received, and the bytes that it repeated.
final class LoopbackLog: Sendable {
  let requests = Mutex<[LoopbackRequest]>([])
  let repeatedBytes = Mutex(0)
}
