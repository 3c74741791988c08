/// The settings of a service that analyses ingredients.
package struct SugarServiceSettings: Sendable, Hashable {
  /// The service's address, to which `analyze-ingredients` is added: `https`, or `http` to this
  /// machine.
  package var address: String
  /// The key, sent as a Bearer token.
  package var key: Secret
  /// The version of this program, for the User-Agent.
  package var version: String
  /// The longest that one request may take: analysis services think for a while.
  package var timeLimit = Duration.seconds(45)
  /// The times at which a failed request is made again: after 5 and 10 seconds. At the service's
  /// wish it is at most a minute.
  package var retries = RetryPolicy(
    pauses: [.seconds(5), .seconds(10)], longestPause: .seconds(60))
  /// The most bytes of an answer that are read; one takes a few kilobytes.
  package var largestAnswer = 1_000_000
  /// The time for which a service that is out of order is not asked again.
  var outageSpan = Duration.seconds(60)
  /// The folder that keeps answers; `nil` keeps none.
  package var cacheFolder: String?
  /// The time for which an answer is kept, in seconds: 7 days.
  package var cacheAge = 7 * 24 * 3600

  /// Creates the usual settings.
  package init(address: String, key: Secret, version: String) {
    self.address = address
    self.key = key
    self.version = version
  }
}

extension SugarServiceSettings: ConnectionSettings {
  var isLookup: Bool { false }
}
