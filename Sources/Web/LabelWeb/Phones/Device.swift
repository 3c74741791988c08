import Foundation

/// A browser or program that may use the server from another machine.
struct Device: Hashable, Sendable, Codable, Identifiable {
  /// The name in paths; it opens nothing.
  var id: String
  /// The name that a person gave.
  var name: String
  /// The SHA-256 of its token, in hexadecimal digits; the token itself is not kept.
  var digest: String
  /// Whether it is a program, which sends its token in the header `Authorization`.
  var isProgram: Bool
  /// The time when it was let in.
  var added: Date
  /// The time of its last request, at most an hour old.
  var lastSeen: Date?
}
