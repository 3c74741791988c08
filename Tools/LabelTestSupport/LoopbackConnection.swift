import NIOCore
import Synchronization

/// One connection of a ``LoopbackServer``: its request is read, answered and, as the answer wants it,
/// closed.
///
/// The client may hang up at any moment. Only the client's result counts, and the test looks at that.
final class LoopbackConnection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Reading {
    case head
    case body(LoopbackRequest, length: Int)
    case nothing
  }

  private static let longestHead = 65_536
  private static let longestBody = 50_000_000

  private let log: LoopbackLog
  private let answer: (LoopbackRequest, Int) -> LoopbackAnswer
  private var reading = Reading.head
  private var received = ByteBuffer()

  init(log: LoopbackLog, answer: @escaping (LoopbackRequest, Int) -> LoopbackAnswer) {
    self.log = log
    self.answer = answer
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Bytes after the request are read and dropped, so that the end of the connection is noticed.
    if case .nothing = reading { return }
    var bytes = unwrapInboundIn(data)
    received.writeBuffer(&bytes)
    if case .head = reading { readHead(context) }
    if case .body(let request, let length) = reading { readBody(of: request, length, context) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  /// Reads the head when all of it is there. Other bytes are refused, for example the start of an
  /// encrypted connection.
  private func readHead(_ context: ChannelHandlerContext) {
    let bytes = received.readableBytesView
    guard let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return refuse(context)
    }
    guard let end = bytes.prefix(Self.longestHead).firstRange(of: Array("\r\n\r\n".utf8)) else {
      if bytes.count >= Self.longestHead { refuse(context) }
      return
    }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    guard let request = LoopbackRequest(head: head) else { return refuse(context) }
    received.moveReaderIndex(to: end.upperBound)
    let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
    reading = .body(request, length: min(max(0, length), Self.longestBody))
  }

  private func readBody(
    of request: LoopbackRequest, _ length: Int, _ context: ChannelHandlerContext
  ) {
    guard let body = received.readBytes(length: length) else { return }
    reading = .nothing
    var request = request
    request.body = body
    let number = log.requests.withLock { requests in
      requests.append(request)
      return requests.count - 1
    }
    send(answer(request, number), context)
  }

  private func refuse(_ context: ChannelHandlerContext) {
    reading = .nothing
    send(.http(400), context)
  }

  private func send(_ answer: LoopbackAnswer, _ context: ChannelHandlerContext) {
    write(answer.bytes, context) {
      switch answer.end {
      case .close: context.close(promise: nil)
      case .hold: break
      case .repeat(let bytes): self.repeat(bytes, context)
      }
    }
  }

  /// Sends `bytes` again and again, each time when the system has taken all of them.
  private func `repeat`(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
    write(bytes, context) {
      self.log.repeatedBytes.withLock { $0 += bytes.count }
      // By way of the loop, which thereby also notices the client's end.
      context.eventLoop.assumeIsolated().execute { self.repeat(bytes, context) }
    }
  }

  /// Sends `bytes`, then runs `next`, which does not run on a connection that has ended.
  private func write(
    _ bytes: [UInt8], _ context: ChannelHandlerContext, then next: @escaping () -> Void
  ) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).assumeIsolated()
      .whenSuccess(next)
  }
}
