import Foundation

/// An HTTP answer, whatever its status.
struct WebAnswer: Sendable {
  /// The HTTP status.
  var status: Int
  /// The header fields by their lower-case names; the last of several with one name.
  var headers: [String: String]
  /// The body, decompressed.
  var body: Data
}
