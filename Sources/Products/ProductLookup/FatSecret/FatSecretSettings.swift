/// The settings of FatSecret.
public struct FatSecretSettings: Sendable, Hashable {
  /// The address of the API.
  public static let standardAddress = "https://platform.fatsecret.com/rest/server.api"

  /// The address that is asked: `https`, or `http` to this machine.
  public var address = Self.standardAddress
  /// The client's key (OAuth 1.0's consumer key).
  public var key: Secret
  /// The client's shared secret; it signs requests and is never sent.
  public var secret: Secret
  /// The version of this program, for the User-Agent.
  public var version: String
  /// The longest that one request may take, from connecting to the last byte.
  public var timeLimit = Duration.seconds(10)
  /// The most bytes of an answer that are read.
  public var largestAnswer = 1_000_000
  /// The most requests a minute: 5,000 a day are allowed to a free key, which lasts a day at three.
  public var readsPerMinute = 15
  /// The times at which a failed request is made again.
  public var retries = RetryPolicy.standard
  /// The time for which the service is not asked again after it was out of order.
  var outageSpan = Duration.seconds(60)

  /// Creates the usual settings.
  public init(key: Secret, secret: Secret, version: String) {
    self.key = key
    self.secret = secret
    self.version = version
  }
}

extension FatSecretSettings: ConnectionSettings {
  var requestsPerMinute: Int? { readsPerMinute }
}
