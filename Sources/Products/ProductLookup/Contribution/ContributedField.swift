/// A field of the product databases' form, by its name there.
public struct ContributedField: Hashable, Sendable, Codable {
  /// The form's name of it, such as `nutriment_fat`.
  public var name: String
  /// The bytes that are sent.
  public var value: String

  /// Creates a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
