import Synchronization

/// The end of the time that a look-up may take in all, whatever services it asks and however often.
///
/// Waiting for an own rate limit does not count, nor does a service that analyses texts.
package final class LookupDeadline: Sendable {
  @TaskLocal static var current: LookupDeadline?

  private let limit: Duration
  private let clock: LookupClock
  private let end: Mutex<Duration>

  private init(limit: Duration, clock: LookupClock) {
    self.limit = limit
    self.clock = clock
    end = Mutex(clock.now() + limit)
  }

  /// Runs `work`, whose requests and pauses take `limit` in all.
  ///
  /// A request takes half of `limit` at most, so that a silent service leaves time for another. After a
  /// time-out it is not made again. Without this, each request has its own limit only.
  ///
  /// - Throws: what `work` throws.
  package static func within<Value, Failure: Error>(
    _ limit: Duration, clock: LookupClock = .continuous,
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await running(LookupDeadline(limit: limit, clock: clock), work)
  }

  /// Runs `work` without a deadline, and moves the end by the time that it takes.
  static func excluding<Value, Failure: Error>(
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let current else { return try await work() }
    let start = current.clock.now()
    defer {
      let taken = current.clock.now() - start
      current.end.withLock { $0 += taken }
    }
    return try await running(nil, work)
  }

  private static func running<Value, Failure: Error>(
    _ deadline: LookupDeadline?, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result = await $current.withValue(deadline) { () async -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Returns how long a request to `host` may take that may take `usual` by itself.
  ///
  /// - Throws: ``LookupError/timedOut(host:limit:)`` when no time is left.
  func limit(of usual: Duration, host: String) throws(LookupError) -> Duration {
    let left = left
    guard left > .zero else { throw .timedOut(host: host, limit: limit) }
    return min(usual, limit / 2, left)
  }

  /// Whether a request may be made again after `error` and `pause`.
  func allows(_ pause: Duration, after error: LookupError) -> Bool {
    if case .timedOut = error { false } else { pause < left }
  }

  private var left: Duration { end.withLock { $0 } - clock.now() }
}
