/// The settings of a product database beside Open Food Facts, whose answers may be kept.
///
/// A new database is a file with its settings and its client.
package protocol ProductDatabaseSettings: Sendable {
  /// The database's name in records and kept answers, such as `usda`.
  static var service: String { get }
  /// The longest that one request may take.
  var timeLimit: Duration { get set }

  /// Returns a client; nothing is sent yet.
  ///
  /// - Throws: ``LookupError/invalidAddress(_:reason:)`` for an address that cannot be used.
  func client() throws(LookupError) -> any ProductSource
}
