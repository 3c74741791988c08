public import Foundation

/// The settings for photos of products.
public struct ProductImageSettings: Sendable {
  /// The addresses of the product databases: photos come from them, or from hosts beside them.
  public var services: [String]
  /// The version of this program, for the User-Agent.
  public var version: String
  /// The address at which the services' operators can reach whoever runs it.
  public var contact: String
  /// The longest that one request may take.
  public var timeLimit = Duration.seconds(10)
  /// The most bytes of a photo that are read.
  public var largestImage = 10_000_000
  /// The times at which a failed request is made again.
  public var retries = RetryPolicy.standard
  /// The folder that keeps photos; `nil` keeps none.
  public var cacheFolder: String?
  /// The most bytes that are kept in all.
  public var cacheLimit = 150_000_000
  /// The time for which a photo is good, in seconds: three days.
  public var goodAge: TimeInterval = 3 * 86_400
  /// Whether photos are fetched; those that are kept are given in any case.
  public var isOffline = false

  /// Creates the usual settings.
  public init(services: [String], version: String, contact: String) {
    self.services = services
    self.version = version
    self.contact = contact
  }
}
