import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension LookupError {
  /// Translates what ended an exchange.
  ///
  /// `hasAnswer` says whether the head of an answer had come.
  init(_ error: any Error, of exchange: WebExchange, hasAnswer: Bool) {
    let host = exchange.host
    self =
      switch error {
      case is CancellationError: .cancelled
      case let error as HTTPClientError:
        Self.translated(error, of: exchange, hasAnswer: hasAnswer)
      case is NIOHTTPDecompression.DecompressionError where Self.isLimit(error):
        .tooLarge(host: host, limit: exchange.largestBody)
      case is NIOHTTPDecompression.DecompressionError,
        is NIOHTTPDecompression.ExtraDecompressionError:
        .malformedAnswer(host: host, reason: "its compression is damaged")
      case HTTPParserError.invalidEOFState:
        .unreachable(host: host, reason: "the connection ended before the answer did")
      case is HTTPParserError: .malformedAnswer(host: host, reason: "it is no HTTP")
      case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
        hasAnswer
          ? .unreachable(host: host, reason: "the connection ended before the answer did")
          : .untrustedHost(host: host, reason: Self.words(of: error))
      case ChannelError.connectTimeout: .timedOut(host: host, limit: exchange.timeLimit)
      default: .unreachable(host: host, reason: Self.words(of: error))
      }
  }

  private static func translated(
    _ error: HTTPClientError, of exchange: WebExchange, hasAnswer: Bool
  ) -> LookupError {
    let host = exchange.host
    return switch error {
    case .cancelled: .cancelled
    case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
      .httpProxyHandshakeTimeout, .socksHandshakeTimeout, .getConnectionFromPoolTimeout:
      .timedOut(host: host, limit: exchange.timeLimit)
    case .invalidProxyResponse:
      .unreachable(host: host, reason: "the proxy lets no connection to it through")
    case .proxyAuthenticationRequired:
      .unreachable(host: host, reason: "the proxy wants a user name and a password")
    case .remoteConnectionClosed where !hasAnswer:
      .malformedAnswer(host: host, reason: "it is empty")
    case .remoteConnectionClosed:
      .unreachable(host: host, reason: "the connection ended before the answer did")
    default: .unreachable(host: host, reason: error.shortDescription)
    }
  }

  private static func isLimit(_ error: any Error) -> Bool {
    if case NIOHTTPDecompression.DecompressionError.limit = error { true } else { false }
  }

  /// The reason in a few words, without addresses and paths.
  private static func words(of error: any Error) -> String {
    switch error {
    case let error as IOError: return String(cString: strerror(error.errnoCode))
    case let error as NIOConnectionError:
      guard let first = error.connectionErrors.first else { return "its name is not known" }
      return words(of: first.error)
    case let error as NIOSSLExtraError where error == .failedToValidateHostname:
      return "its certificate is for another host"
    default: return boringSSLReason("\(error)") ?? "the connection failed"
    }
  }

  /// BoringSSL's reason in `text`, such as `CERTIFICATE_VERIFY_FAILED`, in lower case with spaces.
  private static func boringSSLReason(_ text: String) -> String? {
    guard let mark = text.range(of: "OPENSSL_internal:") else { return nil }
    let reason = text[mark.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return reason.isEmpty ? nil : reason.lowercased().replacing("_", with: " ")
  }
}
