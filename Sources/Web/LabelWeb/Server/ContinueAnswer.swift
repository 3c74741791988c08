import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Answers a client that asks before it sends its body (RFC 9110, section 10.1.1).
///
/// curl asks so for each large photo, and waits a second for the answer.
final class ContinueAnswer: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let request) = unwrapInboundIn(data),
      request.headerFields[.expect]?.lowercased() == "100-continue"
    {
      context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }
    context.fireChannelRead(data)
  }
}
