import Foundation
import FoundationNetworking
import Synchronization

/// Collects one answer as it arrives, and stops at the first thing that is wrong with it.
final class AnswerReceiver: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var status = 0
    var headers: [String: String] = [:]
    var body = Data()
    var result: Result<WebAnswer, LookupError>?
    var waiting: CheckedContinuation<Result<WebAnswer, LookupError>, Never>?
  }

  private let host: String
  private let timeLimit: Duration
  private let largestBody: Int
  private let state = Mutex(State())

  /// Creates a receiver for an answer from `host`.
  init(host: String, timeLimit: Duration, largestBody: Int) {
    self.host = host
    self.timeLimit = timeLimit
    self.largestBody = largestBody
  }

  /// Resumes `continuation` with the result, at once if there is one.
  func whenFinished(resume continuation: CheckedContinuation<Result<WebAnswer, LookupError>, Never>)
  {
    let result = state.withLock { state in
      state.waiting = state.result == nil ? continuation : nil
      return state.result
    }
    if let result { continuation.resume(returning: result) }
  }

  /// Sets the result; the first one counts.
  func finish(_ result: Result<WebAnswer, LookupError>) {
    let waiting = state.withLock { state in
      let isFirst = state.result == nil
      state.result = state.result ?? result
      defer { state.waiting = nil }
      return isFirst ? state.waiting : nil
    }
    waiting?.resume(returning: result)
  }

  // Redirects are not followed here: with no new request the redirect itself is the answer, and
  // `WebClient` decides.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      var headers: [String: String] = [:]
      for (name, value) in response.allHeaderFields {
        headers["\(name)".lowercased()] = "\(value)"
      }
      state.withLock {
        $0.status = response.statusCode
        $0.headers = headers
      }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.body.count + data.count <= largestBody else {
        state.body = Data()
        return true
      }
      state.body.append(data)
      return false
    }
    if isTooLarge {
      finish(.failure(.tooLarge(host: host, limit: largestBody)))
      dataTask.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      finish(.failure(lookupError(for: error)))
    } else {
      let answer = state.withLock {
        WebAnswer(status: $0.status, headers: $0.headers, body: $0.body)
      }
      finish(.success(answer))
    }
  }

  /// Foundation on Linux gives most of libcurl's errors, those of TLS among them, the code
  /// "unknown", and libcurl's own words in the user info.
  private func lookupError(for error: any Error) -> LookupError {
    guard let error = error as? URLError else {
      return .unreachable(host: host, reason: "the connection failed")
    }
    let words =
      error.userInfo[NSLocalizedDescriptionKey] as? String ?? "error \(error.errorCode)"
    switch error.code {
    case .timedOut: return .timedOut(host: host, limit: timeLimit)
    case .cancelled: return .cancelled
    case .badServerResponse, .unsupportedURL:
      return .malformedAnswer(host: host, reason: words)
    case .unknown where ["SSL", "TLS", "certificate"].contains(where: words.contains):
      return .untrustedHost(host: host, reason: words)
    default: return .unreachable(host: host, reason: words)
    }
  }
}
