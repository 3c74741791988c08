/// What can say what a sentence about food means, where this program's own rules cannot.
public protocol PhraseService: Sendable {
  /// Returns the foods that `phrase` names, in its order; none when it names none.
  ///
  /// - Throws: ``LookupError`` when the service could not be asked or did not answer properly.
  func foods(in phrase: String) async throws(LookupError) -> [GuessedFood]
}

/// A food as a service understood it: nothing of it is certain.
public struct GuessedFood: Hashable, Sendable {
  /// What it is called, in at most 200 characters.
  public var name: String
  /// How many grams were eaten, as far as the service can tell; above 0.
  public var grams: Double?
  /// How many kilocalories that much has, as far as the service can tell; from 0 on.
  public var energyKcal: Double?

  /// Creates a food.
  public init(name: String, grams: Double? = nil, energyKcal: Double? = nil) {
    self.name = name
    self.grams = grams
    self.energyKcal = energyKcal
  }
}
