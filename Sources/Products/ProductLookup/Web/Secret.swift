import Foundation

/// A key or a password of a service. No message, log, dump or coded form shows it.
package struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The key or the password.
  let value: String

  /// Takes a password, with spaces around it.
  ///
  /// - Returns: the secret; `nil` for an empty text and for control characters.
  package init?(_ text: String) {
    let hasOrders = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !text.isEmpty, !hasOrders else { return nil }
    value = text
  }

  /// Takes a key, without spaces and line ends around it.
  ///
  /// - Returns: the secret; `nil` for an empty text and for characters outside visible ASCII. A
  ///   header of HTTP cannot hold such characters (RFC 9110, section 5.5).
  package init?(key text: String) {
    let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    value = key
  }

  /// Nothing of the secret.
  package var description: String { "(hidden)" }
  /// Nothing of the secret.
  package var debugDescription: String { description }
  /// Nothing of the secret.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
