import Foundation

/// A request that a ``LoopbackServer`` received.
package struct LoopbackRequest: Sendable, Hashable {
  /// `GET`, `POST` …
  package var method: String
  /// The path without its query, percent-decoded.
  package var path: String
  /// The query's items; of several with one name the last.
  package var query: [String: String]
  /// The header fields by their lower-case names.
  package var headers: [String: String]
  /// The body, as long as `Content-Length` says.
  package var body: [UInt8]

  /// Reads the head of an HTTP/1 request, `nil` for any other bytes.
  init?(head: String) {
    let lines = head.components(separatedBy: "\r\n")
    let start = lines[0].split(separator: " ")
    guard start.count == 3, start[2].hasPrefix("HTTP/1."),
      let address = URLComponents(string: String(start[1]))
    else { return nil }
    method = String(start[0])
    path = address.path
    query = [:]
    for item in address.queryItems ?? [] { query[item.name] = item.value ?? "" }
    headers = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    body = []
  }
}
