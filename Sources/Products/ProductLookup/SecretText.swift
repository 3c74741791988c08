/// A secret that may be any text, a password say. It says nothing of itself: no message, log or dump
/// shows it.
public struct SecretText: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The secret.
  let value: String

  /// Takes a secret; `nil` for an empty one.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    value = text
  }

  /// Nothing of the secret.
  public var description: String { "(a secret)" }
  /// Nothing of the secret.
  public var debugDescription: String { description }
  /// Nothing of the secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
