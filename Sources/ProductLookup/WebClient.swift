import Foundation
import FoundationNetworking

/// An HTTP answer, whatever its status.
struct WebAnswer: Sendable {
  /// The HTTP status.
  var status: Int
  /// The header fields by their lower-case names.
  var headers: [String: String]
  /// The body, decompressed.
  var body: Data
}

/// Makes HTTP requests to hosts that are not trusted to behave.
struct WebClient: Sendable {
  /// Sent with every request.
  var userAgent: String
  /// The longest that a request may take, redirects included.
  var timeLimit: Duration
  /// The most bytes of a body that are read, after decompression.
  var largestBody: Int
  /// What the time limit goes by.
  var clock: LookupClock

  /// A service redirects once, from one spelling of a code to another.
  private static let mostRedirects = 3

  /// Returns the answer to a GET request, whatever its status.
  ///
  /// Redirects are followed within the host only, and never from https to http.
  func get(_ url: URL) async throws(LookupError) -> WebAnswer {
    let host = url.host() ?? ""
    return try await withinTimeLimit(host: host) {
      await self.following(self.request(url), host: host)
    }
  }

  /// Returns the answer to a POST request with `body`, whatever its status.
  ///
  /// Redirects are not followed: what `headers` hold, a key say, would go with them.
  ///
  /// - Throws: ``LookupError/redirectedElsewhere(host:target:)`` for one.
  func post(
    _ body: Data, _ contentType: String = "application/json", to url: URL,
    headers: [String: String]
  ) async throws(LookupError) -> WebAnswer {
    let host = url.host() ?? ""
    let answer = try await withinTimeLimit(host: host) {
      var request = self.request(url)
      request.httpMethod = "POST"
      request.httpBody = body
      request.setValue(contentType, forHTTPHeaderField: "Content-Type")
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      return await self.exchange(request, host: host)
    }
    guard !Self.redirects.contains(answer.status) else {
      let target = answer.headers["location"].flatMap { URL(string: $0, relativeTo: url)?.host() }
      throw .redirectedElsewhere(host: host, target: target ?? "nowhere")
    }
    return answer
  }

  private static let redirects = [301, 302, 303, 307, 308]

  private func request(_ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    // Foundation's own limit is 60 s of silence, whatever the whole may take; ours ends it first.
    request.timeoutInterval = max(60, timeLimit / .seconds(1) + 5)
    request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  private func withinTimeLimit(
    host: String, _ exchange: @escaping @Sendable () async -> Result<WebAnswer, LookupError>
  ) async throws(LookupError) -> WebAnswer {
    let result = await withTaskGroup(of: Result<WebAnswer, LookupError>.self) { group in
      group.addTask { await exchange() }
      group.addTask {
        do {
          try await clock.limit(timeLimit)
          return .failure(.timedOut(host: host, limit: timeLimit))
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
    _ start: URLRequest, host: String
  ) async -> Result<WebAnswer, LookupError> {
    var request = start
    for _ in 0...Self.mostRedirects {
      let result = await exchange(request, host: host)
      guard case .success(let answer) = result, Self.redirects.contains(answer.status),
        let url = request.url
      else { return result }
      guard let location = answer.headers["location"],
        let target = URL(string: location, relativeTo: url)?.absoluteURL
      else { return .failure(.refused(host: host, status: answer.status)) }
      guard Self.isWithinHost(from: url, to: target) else {
        return .failure(.redirectedElsewhere(host: host, target: target.host() ?? "nowhere"))
      }
      request = self.request(target)
    }
    return .failure(.redirectedElsewhere(host: host, target: "itself again and again"))
  }

  /// Whether `target` is on the same host and port, or the same host's encrypted side.
  private static func isWithinHost(from url: URL, to target: URL) -> Bool {
    guard url.host()?.lowercased() == target.host()?.lowercased() else { return false }
    let (from, to) = (url.scheme?.lowercased(), target.scheme?.lowercased())
    return from == to ? url.port == target.port : to == "https" && target.port == nil
  }

  private func exchange(
    _ request: URLRequest, host: String
  ) async -> Result<WebAnswer, LookupError> {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    let receiver = AnswerReceiver(host: host, timeLimit: timeLimit, largestBody: largestBody)
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: request)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        receiver.whenFinished(resume: continuation)
        task.resume()
      }
    } onCancel: {
      receiver.finish(.failure(.cancelled))
    }
  }
}
