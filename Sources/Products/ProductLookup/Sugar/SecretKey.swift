import Foundation

/// A key for a service. It says nothing of itself: no message, log or dump shows it.
public struct SecretKey: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The key.
  let value: String

  /// Takes a key as an environment variable or a file holds it, spaces and line ends around it
  /// dropped; `nil` for an empty one, and for characters that no HTTP header may hold.
  public init?(_ text: String) {
    let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    value = key
  }

  /// Nothing of the key.
  public var description: String { "(a key)" }
  /// Nothing of the key.
  public var debugDescription: String { description }
  /// Nothing of the key.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
