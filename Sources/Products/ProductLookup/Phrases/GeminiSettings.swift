/// The settings of a language-model service with Gemini's interface.
package struct GeminiSettings: Sendable, Hashable {
  /// The address of the API.
  package static let standardAddress = "https://generativelanguage.googleapis.com/v1beta"
  /// The model that is asked where none is named.
  package static let standardModel = "gemini-2.5-flash"

  /// The address that is asked: `https`, or `http` to this machine.
  package var address = Self.standardAddress
  /// The name of the model, as Google writes it in addresses.
  package var model = Self.standardModel
  /// The key; it is sent in a header and is in no message.
  package var key: Secret
  /// The version of this program, for the User-Agent.
  package var version: String
  /// The longest that one request may take: models think for a while.
  package var timeLimit = Duration.seconds(30)
  /// The most bytes of an answer that are read; one takes a few kilobytes.
  package var largestAnswer = 1_000_000
  /// The times at which a failed request is made again.
  package var retries = RetryPolicy.standard
  /// The time for which a service that is out of order is not asked again.
  var outageSpan = Duration.seconds(60)

  /// Creates the usual settings.
  package init(key: Secret, version: String) {
    self.key = key
    self.version = version
  }
}

extension GeminiSettings: ConnectionSettings {
  var isLookup: Bool { false }
}
