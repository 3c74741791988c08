import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// A server on 127.0.0.1 with a certificate that it has signed itself.
final class TLSServer: Sendable {
  /// The port, chosen by the system.
  let port: Int
  private let channel: any Channel
  private static let thread = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Listens, and answers whatever is sent over a connection with `body`; in `latest` of TLS at most.
  init(answering body: String, latest: TLSVersion? = nil) async throws {
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [
        .certificate(try NIOSSLCertificate(bytes: Self.certificate, format: .pem))
      ],
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Self.key, format: .pem)))
    configuration.maximumTLSVersion = latest
    let context = try NIOSSLContext(configuration: configuration)
    channel = try await ServerBootstrap(group: Self.thread)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
          try channel.pipeline.syncOperations.addHandler(Answering(body: body))
        }
      }.bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress?.port ?? 0
  }

  /// Closes the port.
  func stop() async throws { try await channel.close() }

  private final class Answering: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    private let body: String

    init(body: String) { self.body = body }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let text = "HTTP/1.1 200 OK\r\ncontent-length: \(body.utf8.count)\r\n\r\n\(body)"
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text)), promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  /// Of an EC key on P-256 for localhost and 127.0.0.1, made for these tests, good until 2126.
  private static let certificate = Array(
    """
    -----BEGIN CERTIFICATE-----
    MIIBmzCCAUGgAwIBAgIUZhCXdzsOmBW0SDj91rlJ/1h4M68wCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE2NTYwN1oYDzIxMjYxMDI5
    MTY1NjA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
    PQMBBwNCAAQnKE7kv7OhUkPGXs6Wi7ybR7BEZcod8BaGJ013HxZj2UJdP6uK3bGm
    7d1U1fK9smMudv8V9oXfuNx9M7XGKTKVo28wbTAdBgNVHQ4EFgQUbvgh/xqjPSxr
    83TwWWYEh26EloEwHwYDVR0jBBgwFoAUbvgh/xqjPSxr83TwWWYEh26EloEwDwYD
    VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
    zj0EAwIDSAAwRQIgIjNcqHVL4M6qUbca/ckQWV7YzAgIQxDWL4vik3pG384CIQCD
    BqtZTZ9XTDIUR9luu3IuBqDx5B9tb5cBqT6MOWKcJw==
    -----END CERTIFICATE-----

    """.utf8)
  private static let key = Array(
    """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3P8fjzxMrgIhNVxk
    kRSADKDCJ0odv/N+ANHHK2HyTbihRANCAAQnKE7kv7OhUkPGXs6Wi7ybR7BEZcod
    8BaGJ013HxZj2UJdP6uK3bGm7d1U1fK9smMudv8V9oXfuNx9M7XGKTKV
    -----END PRIVATE KEY-----

    """.utf8)
}
