/// The times at which a failed request is made again.
///
/// Time-outs, HTTP 429 and 5xx are tried again after each of the pauses in turn. A pause that the
/// service asks for (`Retry-After`) is honoured: the longer of the two is waited. A request that
/// would have to wait longer than `longestPause` is given up at once.
package struct RetryPolicy: Sendable, Hashable {
  /// The pauses before the second, third … attempt.
  package var pauses: [Duration]
  /// The longest pause that is waited when the service asks for one.
  package var longestPause: Duration

  /// Creates a policy.
  package init(pauses: [Duration], longestPause: Duration) {
    self.pauses = pauses
    self.longestPause = longestPause
  }

  /// Back-off of 1, 2 and 4 seconds, and at most a minute at the service's wish. Open Food Facts
  /// counts requests over a minute.
  package static let standard = RetryPolicy(
    pauses: [.seconds(1), .seconds(2), .seconds(4)], longestPause: .seconds(60))

  /// The pause before attempt `attempt` (2 is the first repetition) after `error`, `nil` when the
  /// request is given up.
  func pause(beforeAttempt attempt: Int, after error: LookupError) -> Duration? {
    let index = attempt - 2
    guard error.isTransient, pauses.indices.contains(index) else { return nil }
    guard let wished = error.retryAfter else { return pauses[index] }
    return wished > longestPause ? nil : max(wished, pauses[index])
  }
}
