/// Keeps requests within a number a minute that a service allows.
///
/// Each token comes back a minute after it was taken. No minute, wherever it begins, thus holds
/// more requests than there are tokens. A bucket that refills drop by drop would allow twice as
/// many after a rest. Waiting is first come, first served.
actor TokenBucket {
  private static let period = Duration.seconds(60)
  private let tokens: Int
  private let clock: LookupClock
  /// When the tokens that are out were or will be taken, oldest first; at most `tokens` of them.
  private var taken: [Duration] = []

  /// Creates a full bucket of `perMinute` tokens, at least 1.
  init(perMinute: Int, clock: LookupClock) {
    tokens = max(1, perMinute)
    self.clock = clock
  }

  /// Waits until a request may be made.
  ///
  /// - Throws: ``LookupError/cancelled`` when the task is cancelled while it waits; its token
  ///   counts as taken.
  func take() async throws(LookupError) {
    let now = clock.now()
    var moment = now
    if taken.count >= tokens {
      moment = max(now, taken.removeFirst() + Self.period)
    }
    taken.append(moment)
    if moment > now {
      try await clock.pause(moment - now)
    }
  }
}
