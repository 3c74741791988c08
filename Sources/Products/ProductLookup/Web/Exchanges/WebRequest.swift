import Foundation

/// An HTTP request.
struct WebRequest: Sendable {
  /// Its address.
  var url: URL
  /// `GET` or `POST`.
  var method = "GET"
  /// The header fields by their names.
  var headers: [String: String]
  /// The body; `nil` for none.
  var body: Data?
}
