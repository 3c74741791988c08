/// A service of one host: its address, its rate limit, and its known outages. Requests are made in
/// turn. Copies share these.
struct ServiceConnection: Sendable {
  /// The address of the service.
  let address: ServiceAddress
  /// Asks it.
  let web: WebClient
  private let bucket: TokenBucket?
  private let outages: OutageMemory<String>
  private let retries: RetryPolicy
  private let clock: LookupClock
  private let isLookup: Bool

  /// Connects to a service; nothing is sent yet.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that is neither `https` nor on this
  ///   machine.
  init(_ settings: some ConnectionSettings, clock: LookupClock) throws(LookupError) {
    address = try ServiceAddress(settings.address)
    web = WebClient(
      userAgent: "labelscan/\(settings.version)", timeLimit: settings.timeLimit,
      largestBody: settings.largestAnswer, clock: clock)
    bucket = settings.requestsPerMinute.map { TokenBucket(perMinute: $0, clock: clock) }
    outages = OutageMemory(span: settings.outageSpan, clock: clock)
    retries = settings.retries
    self.clock = clock
    isLookup = settings.isLookup
  }

  /// Returns what `request` returns, made when the rate limit lets it, and again as the settings say.
  ///
  /// - Throws: what the last attempt threw; without one while the service is out of order.
  func asking<Value: Sendable>(
    _ request: () async throws(LookupError) -> Value
  ) async throws(LookupError) -> Value {
    guard isLookup else {
      return try await LookupDeadline.excluding { () async throws(LookupError) in
        try await repeating(request)
      }
    }
    return try await repeating(request)
  }

  private func repeating<Value: Sendable>(
    _ request: () async throws(LookupError) -> Value
  ) async throws(LookupError) -> Value {
    try outages.check(address.host)
    do {
      return try await retries.repeating(clock) { () async throws(LookupError) in
        try await LookupDeadline.excluding { () async throws(LookupError) in
          try await bucket?.take()
        }
        return try await request()
      }
    } catch {
      outages.note(error, of: address.host)
      throw error
    }
  }
}

/// The settings of a ``ServiceConnection``.
protocol ConnectionSettings {
  var address: String { get }
  var version: String { get }
  var timeLimit: Duration { get }
  var largestAnswer: Int { get }
  /// The most requests a minute; `nil` where the service sets none.
  var requestsPerMinute: Int? { get }
  var retries: RetryPolicy { get }
  var outageSpan: Duration { get }
  /// Whether products or foods are looked up there, within ``LookupDeadline``.
  var isLookup: Bool { get }
}

extension ConnectionSettings {
  var requestsPerMinute: Int? { nil }
  var isLookup: Bool { true }
}
