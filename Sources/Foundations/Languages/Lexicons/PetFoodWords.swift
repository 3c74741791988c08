/// The words of one language for a pet food's animal and its part in the diet.
///
/// Words are written as printed; case and diacritics do not matter. An entry of several words is a phrase. A star ends
/// an entry that compounds begin with: `hunde*` is found in "Hundefutter".
///
/// The terms for complete and complementary food are those of EU 767/2009 in each language. The everyday words are
/// general knowledge. Names of meat are missing on purpose: "rabbit" is a flavour, "for rabbits" a purpose.
package struct PetFoodWords: Hashable, Sendable {
  /// The language, ISO 639-1.
  package var code: String
  /// Cats and kittens.
  package var cats: [String]
  /// Dogs and puppies.
  package var dogs: [String]
  /// Other animals, each in words that name no flavour.
  package var others: [String]
  /// Food that is alone enough.
  package var complete: [String]
  /// Food that is enough only beside other food.
  package var complementary: [String]
  /// Snacks, biscuits and chews.
  package var treats: [String]
  /// Broths and soups.
  package var broths: [String]
}
