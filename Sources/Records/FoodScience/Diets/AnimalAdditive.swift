import LabelModel

/// The animal origin of a food additive.
///
/// Source: the definitions in the annex of Regulation (EU) No 231/2012. Lecithins (E322) are left out: egg must be named
/// as an allergen (EU 1169/2011, Annex II).
struct AnimalAdditive {
  private let kind: AnimalIngredient.Kind

  /// Reads a number such as `E471` or `E472E`; `nil` for an additive that is of no animal.
  init?(_ number: String) {
    guard number.first == "E", let value = Int(number.dropFirst().prefix { $0.isNumber }) else {
      return nil
    }
    switch value {
    case 120, 904: kind = .insects
    case 901: kind = .bees
    case 966: kind = .milk
    case 1105: kind = .egg
    // Glycerol, polysorbates and esters, soaps and salts of the fatty acids of edible fats.
    case 304, 422, 432...436, 470...477, 479, 481...483, 491...495, 570: kind = .fatOrOil
    default: return nil
    }
  }

  /// Returns the additive as an ingredient.
  func ingredient(text: String, source: Source) -> AnimalIngredient {
    AnimalIngredient(kind, text: text, source: source, isCertain: kind != .fatOrOil)
  }
}
