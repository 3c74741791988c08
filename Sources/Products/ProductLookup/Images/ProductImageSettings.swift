package import Foundation

/// The settings for photos of products.
package struct ProductImageSettings: Sendable {
  /// The addresses of the product databases: photos come from them, or from hosts beside them.
  package var services: [String]
  /// The version of this program, for the User-Agent.
  package var version: String
  /// The address at which the services' operators can reach whoever runs it.
  package var contact: String
  /// The longest that one request may take.
  package var timeLimit = Duration.seconds(10)
  /// The most bytes of a photo that are read.
  package var largestImage = 10_000_000
  /// The times at which a failed request is made again.
  package var retries = RetryPolicy.standard
  /// The folder that keeps photos; `nil` keeps none.
  package var cacheFolder: String?
  /// The most bytes that are kept in all.
  package var cacheLimit = 150_000_000
  /// The time for which a photo is good, in seconds: three days.
  package var goodAge: TimeInterval = 3 * 86_400
  /// Whether photos are fetched; those that are kept are given in any case.
  package var isOffline = false

  /// Creates the usual settings.
  package init(services: [String], version: String, contact: String) {
    self.services = services
    self.version = version
    self.contact = contact
  }
}
