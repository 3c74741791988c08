import Foundation

/// Makes HTTP requests to hosts that are not trusted to behave.
struct WebClient: Sendable {
  /// Sent with every request.
  var userAgent: String
  /// The longest that a request may take, redirects included.
  var timeLimit: Duration
  /// The most bytes of a body that are read, after decompression.
  var largestBody: Int
  /// The clock of the time limit.
  var clock: LookupClock

  /// A service redirects once, from one spelling of a code to another.
  private static let mostRedirects = 3

  /// Returns the answer to a GET request for something of the kind `accept`, whatever its status.
  ///
  /// Redirects are followed within the host only, and never from https to http.
  func get(
    _ url: URL, accept: String = "application/json"
  ) async throws(LookupError) -> WebAnswer {
    let host = url.shownHost
    return try await withinTimeLimit(host: host) { limit in
      await self.following(self.request(url, accept: accept), host: host, limit)
    }
  }

  /// Returns the answer to a POST request with `body`, whatever its status.
  ///
  /// Redirects are not followed: `headers`, which may hold a key, would go with them.
  ///
  /// - Throws: ``LookupError/redirectedElsewhere(host:target:)`` for one.
  func post(
    _ body: Data, _ contentType: String = "application/json", to url: URL,
    headers: [String: String]
  ) async throws(LookupError) -> WebAnswer {
    let host = url.shownHost
    let answer = try await withinTimeLimit(host: host) { limit in
      var request = self.request(url)
      request.method = "POST"
      request.body = body
      request.headers["Content-Type"] = contentType
      request.headers.merge(headers) { $1 }
      return await self.exchange(request, host: host, limit)
    }
    guard !Self.redirects.contains(answer.status) else {
      let target = answer.headers["location"].flatMap { URL(string: $0, relativeTo: url)?.host() }
      throw .redirectedElsewhere(host: host, target: target ?? "nowhere")
    }
    return answer
  }

  private static let redirects = [301, 302, 303, 307, 308]

  private func request(_ url: URL, accept: String = "application/json") -> WebRequest {
    WebRequest(
      url: url,
      headers: [
        "User-Agent": userAgent, "Accept": accept, "Accept-Encoding": "gzip, deflate",
      ])
  }

  private func withinTimeLimit(
    host: String,
    _ exchange: @escaping @Sendable (_ limit: Duration) async -> Result<WebAnswer, LookupError>
  ) async throws(LookupError) -> WebAnswer {
    let limit = try LookupDeadline.current?.limit(of: timeLimit, host: host) ?? timeLimit
    let result = await withTaskGroup(of: Result<WebAnswer, LookupError>.self) { group in
      group.addTask { await exchange(limit) }
      group.addTask {
        do {
          try await clock.limit(limit)
          return .failure(.timedOut(host: host, limit: limit))
        } catch {
          return .failure(.cancelled)
        }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.cancelled)
    }
    return try result.get()
  }

  private func following(
    _ start: WebRequest, host: String, _ limit: Duration
  ) async -> Result<WebAnswer, LookupError> {
    var request = start
    for _ in 0...Self.mostRedirects {
      let result = await exchange(request, host: host, limit)
      guard case .success(let answer) = result, Self.redirects.contains(answer.status) else {
        return result
      }
      guard let location = answer.headers["location"],
        let target = URL(string: location, relativeTo: request.url)?.absoluteURL
      else { return .failure(.refused(host: host, status: answer.status)) }
      guard Self.isWithinHost(from: request.url, to: target) else {
        return .failure(
          .redirectedElsewhere(host: host, target: Self.shown(target, from: request.url)))
      }
      request = self.request(target, accept: start.headers["Accept"] ?? "*/*")
    }
    return .failure(.redirectedElsewhere(host: host, target: "itself again and again"))
  }

  /// Whether `target` is on the same host and port, or the same host's encrypted side.
  private static func isWithinHost(from url: URL, to target: URL) -> Bool {
    guard url.host()?.lowercased() == target.host()?.lowercased() else { return false }
    let (from, to) = (url.scheme?.lowercased(), target.scheme?.lowercased())
    return from == to ? url.port == target.port : to == "https" && target.port == nil
  }

  /// The part of `target` that differs: its host, else its scheme and port.
  private static func shown(_ target: URL, from url: URL) -> String {
    guard let host = target.host(), !host.isEmpty else { return "a \(target.scheme ?? "") address" }
    guard host.lowercased() == url.host()?.lowercased() else { return target.shownHost }
    let port = target.port.map { ":\($0)" } ?? ""
    return "\(target.scheme ?? "")://\(target.shownHost)\(port)"
  }

  private func exchange(
    _ request: WebRequest, host: String, _ limit: Duration
  ) async -> Result<WebAnswer, LookupError> {
    let exchange = WebExchange(host: host, timeLimit: limit, largestBody: largestBody)
    do throws(LookupError) {
      return .success(try await exchange.answer(to: request))
    } catch {
      return .failure(error)
    }
  }
}

extension URL {
  /// The host for messages; an IPv6 address in brackets.
  var shownHost: String {
    let host = host() ?? ""
    return host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }
}
