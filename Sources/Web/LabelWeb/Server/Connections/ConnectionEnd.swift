import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Ends the connections of clients that wait for it after their answer.
///
/// The version of HTTP is lost at the translation to `HTTPRequestPart`. A handler before it is therefore added.
final class ConnectionEnd: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  func handlerAdded(context: ChannelHandlerContext) {
    let pipeline = context.pipeline.syncOperations
    guard let translation = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
    try? pipeline.addHandler(ClosingRequests(), position: .before(translation))
  }
}

/// Marks the requests after which the connection is to be closed by `Connection: close`.
///
/// They are those of HTTP/1.0 (RFC 9112, section 9.3), whose clients read to the end of the connection. Others name
/// the option in any case and beside others: `Connection: Close, TE`.
private final class ClosingRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), isLast(head) else {
      return context.fireChannelRead(data)
    }
    head.headers.replaceOrAdd(name: "connection", value: "close")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  private func isLast(_ head: HTTPRequestHead) -> Bool {
    head.version == .http1_0
      || head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "close" }
  }
}
