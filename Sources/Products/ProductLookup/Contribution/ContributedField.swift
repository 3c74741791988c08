/// A field of the product databases' form, by its name there.
package struct ContributedField: Hashable, Sendable, Codable {
  /// The form's name of it, such as `nutriment_fat`.
  package var name: String
  /// The bytes that are sent.
  package var value: String

  /// Creates a field.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
