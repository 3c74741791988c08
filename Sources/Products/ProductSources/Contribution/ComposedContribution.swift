package import LabelModel
package import ProductLookup

/// The parts of a record that would be given to a product database, and those that would not.
package struct ComposedContribution: Hashable, Sendable {
  /// Something of the record that is not sent.
  package struct LeftOut: Hashable, Sendable, Codable {
    /// The part: a nutrient or another field, by its key in the record.
    package var what: String
    /// The kind of reason.
    package var cause: Cause
    /// The reason, in plain words.
    package var reason: String

    /// The kinds of reasons for which something is not sent.
    package enum Cause: String, Hashable, Sendable, Codable {
      /// A product database said it.
      case database
      /// It is for review, or not sure enough.
      case unsure
      /// A finding is against it.
      case finding
      /// The form has no place for it.
      case form
    }
  }

  /// The product's number.
  package var gtin: GTIN
  /// The database that it goes to.
  package var service: OpenFoodFactsService
  /// The language of the label, ISO 639-1, where it is known.
  package var language: String?
  /// The fields that would be sent, in the form's order.
  package var fields: [ContributedField]
  /// The parts that would not be sent.
  package var leftOut: [LeftOut]
  /// Warnings for the person before confirming.
  package var cautions: [String]

  /// Whether a field besides the language is to be sent.
  package var hasContent: Bool { fields.contains { $0.name != "lc" } }
}
