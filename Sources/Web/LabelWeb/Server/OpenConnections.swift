import NIOCore
import NIOHTTPTypes
import Synchronization

/// The connections to one address that wait for a request, so that a new one finds room.
///
/// At the limit the one that waits longest is closed. Otherwise connections that ask for nothing would keep others
/// out until their idle time is over.
final class OpenConnections: Sendable {
  private let most: Int
  private let state = Mutex(State())

  private struct State {
    var count = 0
    /// The longest wait comes first.
    var waiting: [any Channel] = []

    mutating func remove(_ channel: any Channel) { waiting.removeAll { $0 === channel } }
  }

  /// Keeps room for one of `most` connections.
  init(most: Int) { self.most = most }

  fileprivate func open(_ channel: any Channel) {
    let oldest: (any Channel)? = state.withLock { state in
      state.count += 1
      defer { state.waiting.append(channel) }
      return state.count < most || state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    // A request that comes in this moment is answered first.
    oldest?.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
  }

  fileprivate func begin(_ channel: any Channel) { state.withLock { $0.remove(channel) } }

  fileprivate func end(_ channel: any Channel) {
    state.withLock {
      $0.remove(channel)
      $0.waiting.append(channel)
    }
  }

  fileprivate func close(_ channel: any Channel) {
    state.withLock {
      $0.count -= 1
      $0.remove(channel)
    }
  }
}

/// Reports the requests of one connection.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  private let connections: OpenConnections

  init(_ connections: OpenConnections) { self.connections = connections }

  func handlerAdded(context: ChannelHandlerContext) { connections.open(context.channel) }

  func handlerRemoved(context: ChannelHandlerContext) { connections.close(context.channel) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) { connections.begin(context.channel) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { connections.end(context.channel) }
    context.write(data, promise: promise)
  }
}
