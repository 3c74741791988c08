/// The clock that pauses, rate limits and time limits go by, so that tests need not sleep.
package struct LookupClock: Sendable {
  /// The time since some fixed moment.
  let now: @Sendable () -> Duration
  /// Waits that long; throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// Waits until a request has taken that long; throws when the task is cancelled.
  let limit: @Sendable (Duration) async throws -> Void

  /// Creates a clock that goes by `clock`; what requests may take goes by `limits`.
  package init<C: Clock>(
    _ clock: C, limits: any Clock<Duration> = ContinuousClock()
  ) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
    limit = { try await limits.sleep(for: $0) }
  }

  /// The machine's own clock.
  package static let continuous = LookupClock(ContinuousClock())
}

extension LookupClock {
  /// Waits for `duration`.
  ///
  /// - Throws: ``LookupError/cancelled`` when the task is cancelled meanwhile.
  func pause(_ duration: Duration) async throws(LookupError) {
    do {
      try await sleep(duration)
    } catch {
      throw .cancelled
    }
  }
}
