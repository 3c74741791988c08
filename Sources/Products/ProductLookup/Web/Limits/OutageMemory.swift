import Synchronization

/// The memory of services that are out of order. Of a thousand look-ups during an outage only a few
/// thus wait.
final class OutageMemory<Service: Hashable & Sendable>: Sendable {
  private let clock: LookupClock
  private let span: Duration
  private let outages = Mutex<[Service: (error: LookupError, end: Duration)]>([:])

  /// Creates a memory that holds an outage for `span`, or as long as the service itself said.
  init(span: Duration, clock: LookupClock) {
    self.span = span
    self.clock = clock
  }

  /// Passes while nothing is known against `service`.
  ///
  /// - Throws: the error that ended the last request, as long as it is remembered.
  func check(_ service: Service) throws(LookupError) {
    let now = clock.now()
    let outage = outages.withLock { $0[service] }
    if let outage, now < outage.end { throw outage.error }
  }

  /// Remembers that requests to `service` ended with `error`, if that is likely to last.
  func note(_ error: LookupError, of service: Service) {
    guard error.isTransient || error.isUnreachable else { return }
    let end = clock.now() + max(span, error.retryAfter ?? .zero)
    outages.withLock { $0[service] = (error, end) }
  }
}
