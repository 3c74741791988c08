/// A reader of sentences about food that this program's own rules do not understand.
package protocol PhraseService: Sendable {
  /// Returns the foods that `phrase` names, in its order; none when it names none.
  ///
  /// - Throws: ``LookupError`` when the service could not be asked or did not answer properly.
  func foods(in phrase: String) async throws(LookupError) -> [GuessedFood]
}

/// A food as a service understood it: nothing of it is certain.
package struct GuessedFood: Hashable, Sendable {
  /// The food's name, in at most 200 characters.
  package var name: String
  /// The grams that were eaten, as far as the service can estimate them; above 0.
  package var grams: Double?
  /// The kilocalories of that much, as far as the service can estimate them; from 0 on.
  package var energyKcal: Double?

  /// Creates a food.
  package init(name: String, grams: Double? = nil, energyKcal: Double? = nil) {
    self.name = name
    self.grams = grams
    self.energyKcal = energyKcal
  }
}
