extension RetryPolicy {
  /// Returns what `request` returns, made again after each failure as this policy says.
  ///
  /// - Throws: the last ``LookupError`` when the request is given up, ``LookupError/cancelled`` when
  ///   the task is cancelled during a pause.
  func repeating<Value: Sendable>(
    _ clock: LookupClock, _ request: () async throws(LookupError) -> Value
  ) async throws(LookupError) -> Value {
    var attempt = 1
    while true {
      do {
        return try await request()
      } catch {
        attempt += 1
        guard let pause = pause(beforeAttempt: attempt, after: error),
          LookupDeadline.current?.allows(pause, after: error) ?? true
        else { throw error }
        try await clock.pause(pause)
      }
    }
  }
}
