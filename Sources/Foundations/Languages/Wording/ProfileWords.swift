/// The words of one language that answers to a person's profile are shown with.
///
/// "May contain", the allergens' and the nutrients' names are those of ``RecordWords``.
package struct ProfileWords: Hashable, Sendable {
  /// The heading.
  package let title: String
  /// An allergen, or an ingredient against a diet, is named.
  package let contains: String
  /// Nothing answers.
  package let notKnown: String
  /// An amount is above the person's limit.
  package let above: String
  /// A doubtful amount is above the person's limit.
  package let mayBeAbove: String
  /// The list was read well and does not name an allergen.
  package let notNamed: String
  /// The package says so, according to the database.
  package let claimed: String
  /// An amount is at most the person's limit.
  package let within: String
  /// The diet without anything of animals.
  package let vegan: String
  /// The diet without meat and fish.
  package let vegetarian: String
}
