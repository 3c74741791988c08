import FlyingSocks
import Foundation
import Synchronization

/// An HTTP server on the loopback, for tests of what a service does and how it misbehaves.
///
/// It serves one request a connection, on a thread of its own, and stops when the test's body ends.
public final class LoopbackServer: Sendable {
  /// Failures of the server itself.
  public enum Failure: Error, Sendable, Hashable {
    /// The socket has no port.
    case noPort
  }

  /// The port, chosen by the system.
  public let port: UInt16
  private let isVersion6: Bool
  private let received = Mutex<[LoopbackRequest]>([])
  private let repeated = Mutex(0)

  private init(port: UInt16, isVersion6: Bool) {
    self.port = port
    self.isVersion6 = isVersion6
  }

  /// The server's address, `http://127.0.0.1:PORT` or `http://[::1]:PORT`.
  public var address: String { "http://\(isVersion6 ? "[::1]" : "127.0.0.1"):\(port)" }

  /// The bytes that clients took of answers that are repeated.
  public var repeatedBytes: Int { repeated.withLock { $0 } }

  /// Whether this machine has a loopback of IPv6.
  public static var hasIPv6: Bool {
    do {
      try listen(isVersion6: true).close()
      return true
    } catch {
      return false
    }
  }

  /// The requests so far, in the order in which they came in.
  public var requests: [LoopbackRequest] { received.withLock { $0 } }

  /// Runs `body` against a server that answers each request with the result of `answer`. `answer`
  /// gets the request and its number, counted from 0.
  ///
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, or `SocketError` when there is no port to be had.
  public static func run<Value: Sendable>(
    isVersion6: Bool = false,
    answering answer: @escaping @Sendable (LoopbackRequest, Int) -> LoopbackAnswer,
    _ body: @escaping @Sendable (LoopbackServer) async throws -> Value
  ) async throws -> Value {
    let pool = SocketPool<ePoll>.ePoll()
    try await pool.prepare()
    let listening = try listen(isVersion6: isVersion6)
    let port: UInt16
    switch try listening.sockname() {
    case .ip4(_, let number), .ip6(_, let number): port = number
    default:
      close(listening)
      throw Failure.noPort
    }
    let server = LoopbackServer(port: port, isVersion6: isVersion6)
    let socket = try asyncSocket(listening, pool: pool)
    let serving = Task(executorPreference: OwnThread()) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await pool.run() }
        group.addTask { try await server.serve(socket, answer) }
        defer { group.cancelAll() }
        try await group.next()
      }
    }
    let result: Result<Value, any Error>
    do {
      result = .success(try await body(server))
    } catch {
      result = .failure(error)
    }
    // Only when nobody accepts any more is the number of the socket free for another test's.
    serving.cancel()
    _ = await serving.result
    close(listening)
    return try result.get()
  }

  private static func listen(isVersion6: Bool) throws -> Socket {
    func listen(at address: some FlyingSocks.SocketAddress) throws -> Socket {
      let socket = try Socket(domain: Int32(address.family), type: .stream)
      try socket.bind(to: address)
      try socket.listen()
      return socket
    }
    return isVersion6
      ? try listen(at: sockaddr_in6.inet6(ip6: "::1", port: 0))
      : try listen(at: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
  }

  private static func asyncSocket(
    _ socket: Socket, pool: some AsyncSocketPool
  ) throws -> AsyncSocket {
    try AsyncSocket(socket: socket, pool: pool)
  }

  private func serve(
    _ socket: AsyncSocket,
    _ answer: @escaping @Sendable (LoopbackRequest, Int) -> LoopbackAnswer
  ) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      for try await connection in socket.sockets {
        group.addTask { await self.handle(connection, answer) }
      }
    }
  }

  private func handle(
    _ connection: AsyncSocket, _ answer: @Sendable (LoopbackRequest, Int) -> LoopbackAnswer
  ) async {
    defer { Self.close(connection.socket) }
    do {
      guard let request = try await Self.readRequest(connection) else {
        try await connection.write(Data(LoopbackAnswer.http(400).bytes))
        return
      }
      let number = received.withLock { requests in
        requests.append(request)
        return requests.count - 1
      }
      let answer = answer(request, number)
      try await connection.write(Data(answer.bytes))
      switch answer.end {
      case .close: break
      case .hold: _ = try await connection.read(atMost: 1)
      case .repeat(let bytes):
        while true {
          try await connection.write(Data(bytes))
          repeated.withLock { $0 += bytes.count }
        }
      }
    } catch {
      // The client may hang up at any moment, and the server's stop cancels waiting tasks. Only the
      // client's result counts, and the test looks at that.
    }
  }

  /// Reads a request, `nil` for other bytes, for example the start of an encrypted connection.
  private static func readRequest(_ connection: AsyncSocket) async throws -> LoopbackRequest? {
    let endOfHead = Array("\r\n\r\n".utf8)
    var head = [try await connection.read()]
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(head[0]) else { return nil }
    while head.suffix(4) != endOfHead[...] {
      guard head.count < 65_536 else { return nil }
      head.append(try await connection.read())
    }
    guard var request = LoopbackRequest(head: String(decoding: head.dropLast(4), as: UTF8.self))
    else { return nil }
    let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
    request.body = try await connection.read(bytes: min(max(0, length), 50_000_000))
    return request
  }

  private static func close(_ socket: Socket) {
    do {
      try socket.close()
    } catch {
      // Closing fails for a socket that is closed already, which is what is wanted.
    }
  }
}
