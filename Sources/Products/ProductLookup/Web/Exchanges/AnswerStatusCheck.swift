import NIOCore
import NIOHTTP1

/// Refuses an answer whose status is below 100, which HTTP does not have (RFC 9110, section 15).
///
/// AsyncHTTPClient passes over its head, and ends the process at the body that follows.
final class AnswerStatusCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private static let least: UInt = 100

  private var isRefused = false

  /// Adds a check to a connection, behind the parser of its answers.
  static func add(to channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.submit {
      let pipeline = channel.pipeline.syncOperations
      let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      try pipeline.addHandler(AnswerStatusCheck(), position: .after(parser))
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data), head.status.code < Self.least {
      isRefused = true
      context.fireErrorCaught(HTTPParserError.invalidStatus)
      context.close(promise: nil)
    }
    if !isRefused { context.fireChannelRead(data) }
  }
}
