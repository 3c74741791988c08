/// The settings of FatSecret.
package struct FatSecretSettings: Sendable, Hashable {
  /// The address of the API.
  package static let standardAddress = "https://platform.fatsecret.com/rest/server.api"

  /// The address that is asked: `https`, or `http` to this machine.
  package var address = Self.standardAddress
  /// The client's key (OAuth 1.0's consumer key).
  package var key: Secret
  /// The client's shared secret; it signs requests and is never sent.
  package var secret: Secret
  /// The version of this program, for the User-Agent.
  package var version: String
  /// The longest that one request may take, from connecting to the last byte.
  package var timeLimit = Duration.seconds(10)
  /// The most bytes of an answer that are read.
  package var largestAnswer = 1_000_000
  /// The most requests a minute: 5,000 a day are allowed to a free key, which lasts a day at three.
  package var readsPerMinute = 15
  /// The times at which a failed request is made again.
  package var retries = RetryPolicy.standard
  /// The time for which the service is not asked again after it was out of order.
  var outageSpan = Duration.seconds(60)

  /// Creates the usual settings.
  package init(key: Secret, secret: Secret, version: String) {
    self.key = key
    self.secret = secret
    self.version = version
  }
}

extension FatSecretSettings: ConnectionSettings {
  var requestsPerMinute: Int? { readsPerMinute }
}
