/// The foods that a phrase names.
package enum ParsedPhrase: Hashable, Sendable {
  /// Foods in their order; at least one.
  case items([PhrasedFood])
  /// The phrase can be understood in several ways or in none.
  case declined(FoodPhraseDecline)
}
