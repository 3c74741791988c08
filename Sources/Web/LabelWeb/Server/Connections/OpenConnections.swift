import NIOCore
import NIOHTTPTypes
import Synchronization

/// The connections to one address that the server waits for, so that a new one finds room.
///
/// At the limit the one that waits longest for a request is closed. Without any it is the one whose request has been
/// on its way longest. Otherwise connections that ask for nothing, or send slowly, would keep others out.
final class OpenConnections: Sendable {
  private let most: Int
  private let state = Mutex(State())

  private struct State {
    var count = 0
    /// Those that wait for a request; the longest wait comes first.
    var waiting: [any Channel] = []
    /// Those whose request has begun and has not come whole; the oldest comes first.
    var arriving: [any Channel] = []

    mutating func remove(_ channel: any Channel) {
      waiting.removeAll { $0 === channel }
      arriving.removeAll { $0 === channel }
    }
  }

  /// Keeps room for one of `most` connections.
  init(most: Int) { self.most = most }

  fileprivate func open(_ channel: any Channel) {
    let (idle, slow): ((any Channel)?, (any Channel)?) = state.withLock { state in
      state.count += 1
      defer { state.waiting.append(channel) }
      guard state.count >= most else { return (nil, nil) }
      guard state.waiting.isEmpty else { return (state.waiting.removeFirst(), nil) }
      return (nil, state.arriving.isEmpty ? nil : state.arriving.removeFirst())
    }
    // A request that comes in this moment is answered first.
    idle?.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    slow?.close(promise: nil)
  }

  fileprivate func begin(_ channel: any Channel) {
    state.withLock { state in
      state.remove(channel)
      state.arriving.append(channel)
    }
  }

  fileprivate func arrive(_ channel: any Channel) {
    state.withLock { state in state.arriving.removeAll { $0 === channel } }
  }

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
    switch unwrapInboundIn(data) {
    case .head: connections.begin(context.channel)
    case .body: break
    case .end: connections.arrive(context.channel)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { connections.end(context.channel) }
    context.write(data, promise: promise)
  }
}
