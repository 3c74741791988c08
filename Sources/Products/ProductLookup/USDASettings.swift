/// The settings of USDA FoodData Central.
package struct USDASettings: Sendable, Hashable {
  /// The address of the API.
  package static let standardAddress = "https://api.nal.usda.gov/fdc/v1"

  /// The address that is asked: `https`, or `http` to this machine.
  package var address = Self.standardAddress
  /// The key from api.data.gov; it is sent in a header and is in no message.
  package var key: Secret
  /// The version of this program, for the User-Agent.
  package var version: String
  /// The longest that one request may take, from connecting to the last byte.
  package var timeLimit = Duration.seconds(10)
  /// The most bytes of an answer that are read.
  package var largestAnswer = 5_000_000
  /// The most requests a minute: 1,000 an hour are allowed; beyond that a key is blocked for an hour.
  package var readsPerMinute = 15
  /// The times at which a failed request is made again.
  package var retries = RetryPolicy.standard
  /// The time for which the service is not asked again after it was out of order.
  var outageSpan = Duration.seconds(60)

  /// Creates the usual settings.
  package init(key: Secret, version: String) {
    self.key = key
    self.version = version
  }
}

extension USDASettings: ConnectionSettings {
  var requestsPerMinute: Int? { readsPerMinute }
}

extension USDASettings: ProductDatabaseSettings {
  /// The database's name in records and kept answers.
  package static let service = "usda"

  /// Returns a client; nothing is sent yet.
  package func client() throws(LookupError) -> any ProductSource { try USDAClient(settings: self) }
}
