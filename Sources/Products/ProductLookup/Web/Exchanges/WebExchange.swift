import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// One request and its answer, over a connection of its own.
struct WebExchange: Sendable {
  /// The host, for messages.
  var host: String
  /// The longest that it may take.
  var timeLimit: Duration
  /// The most bytes of a body that are read, after decompression.
  var largestBody: Int

  /// The thread that all connections of this process share; it starts with the first request.
  private static let thread = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Sends `request` and reads its answer as it arrives; redirects are answers.
  ///
  /// - Throws: ``LookupError``; of an answer that is too large no more than the limit is in memory.
  func answer(to request: WebRequest) async throws(LookupError) -> WebAnswer {
    let proxies = Proxies(environment: ProcessInfo.processInfo.environment)
    let client = HTTPClient(
      eventLoopGroup: Self.thread, configuration: configuration(try proxies.proxy(for: request.url))
    )
    // It returns at once; a name that is being resolved may hold the connection a little longer.
    defer { client.shutdown { _ in } }
    var hasAnswer = false
    do {
      let response = try await client.execute(
        request.clientRequest, deadline: .now() + Self.amount(of: timeLimit + .seconds(5)))
      hasAnswer = true
      var headers: [String: String] = [:]
      for (name, value) in response.headers { headers[name.lowercased()] = value }
      return WebAnswer(
        status: Int(response.status.code), headers: headers, body: try await body(of: response))
    } catch let error as LookupError {
      throw error
    } catch {
      throw LookupError(error, of: self, hasAnswer: hasAnswer)
    }
  }

  /// Reads a body piece by piece; the next one is asked for when the last was counted.
  private func body(of response: HTTPClientResponse) async throws -> Data {
    let announced = response.headers.first(name: "content-length").flatMap { Int($0) }
    guard announced ?? 0 <= largestBody else {
      throw LookupError.tooLarge(host: host, limit: largestBody)
    }
    var body = Data()
    for try await piece in response.body {
      guard body.count + piece.readableBytes <= largestBody else {
        throw LookupError.tooLarge(host: host, limit: largestBody)
      }
      body.append(contentsOf: piece.readableBytesView)
    }
    return body
  }

  private func configuration(_ proxy: HTTPClient.Configuration.Proxy?) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration()
    configuration.proxy = proxy
    configuration.redirectConfiguration = .disallow
    configuration.httpVersion = .http1Only
    // Older versions are broken (RFC 8996).
    var security = TLSConfiguration.makeClientConfiguration()
    security.minimumTLSVersion = .tlsv12
    configuration.tlsConfiguration = security
    configuration.decompression = .enabled(limit: .size(largestBody))
    configuration.timeout.connect = Self.amount(of: timeLimit)
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.http1_1ConnectionDebugInitializer = AnswerStatusCheck.add
    return configuration
  }

  private static func amount(of duration: Duration) -> TimeAmount {
    .milliseconds(Int64(duration / .milliseconds(1)))
  }
}

extension WebRequest {
  fileprivate var clientRequest: HTTPClientRequest {
    var request = HTTPClientRequest(url: url.absoluteString)
    request.method = .init(rawValue: method)
    for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
    // A connection that waits for the next request may be closed by then, and a POST is not repeated.
    request.headers.replaceOrAdd(name: "Connection", value: "close")
    if let body { request.body = .bytes(Array(body)) }
    return request
  }
}
