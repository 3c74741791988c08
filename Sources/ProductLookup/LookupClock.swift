/// The clock that pauses and rate limits go by, so that tests need not sleep.
public struct LookupClock: Sendable {
  /// The time since some fixed moment.
  let now: @Sendable () -> Duration
  /// Waits that long; throws when the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void

  /// Creates a clock that goes by `clock`.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }

  /// The machine's own clock.
  public static let continuous = LookupClock(ContinuousClock())
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
