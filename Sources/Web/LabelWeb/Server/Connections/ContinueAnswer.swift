import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Answers a client that asks before it sends its body (RFC 9110, section 10.1.1).
///
/// curl asks so for each large photo, and waits a second for the answer. A body that is announced as too large is
/// not asked for: its refusal is the answer.
final class ContinueAnswer: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  private let greatest: (_ path: String) -> Int

  /// Creates an answer.
  ///
  /// - Parameter greatest: returns the most bytes of a body that is sent to a path.
  init(greatest: @escaping (_ path: String) -> Int) { self.greatest = greatest }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let request) = unwrapInboundIn(data),
      request.headerFields[.expect]?.lowercased() == "100-continue", isTaken(request)
    {
      context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }
    context.fireChannelRead(data)
  }

  /// Whether the body is not announced as too large.
  private func isTaken(_ request: HTTPRequest) -> Bool {
    guard let announced = request.headerFields[.contentLength] else { return true }
    guard let length = Int(announced) else { return false }
    let path = (request.path ?? "").prefix { $0 != "?" }
    return length <= greatest(String(path))
  }
}
