/// A nutrient, or another constituent with an amount on labels.
///
/// The raw values are the keys of records and truth files. Pet food calls its assays "crude", which
/// names the method. `protein` is therefore crude protein, too, and `fiber` crude fibre.
public enum Nutrient: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  case energyKJ, energyKcal
  case fat, saturatedFat, monounsaturatedFat, polyunsaturatedFat, transFat, cholesterol
  case carbohydrates, sugars, addedSugars, polyols, starch, fiber, protein, salt, sodium
  case moisture, ash, taurine, calcium, phosphorus, magnesium, potassium, iron
  case omega3, omega6
  case vitaminA, vitaminC, vitaminD, vitaminE

  /// The five that decide a pet food's carbohydrate, in the order they are shown.
  public static let petFoodCore: [Nutrient] = [.protein, .fat, .fiber, .moisture, .ash]

  /// The ones that a food's record always has a place for, in the order of EU 1169/2011.
  public static let foodCore: [Nutrient] = [
    .energyKJ, .energyKcal, .fat, .saturatedFat, .carbohydrates, .sugars, .fiber, .protein,
    .salt, .sodium,
  ]
}

/// The kind of product that a label is about.
public enum Subject: String, Hashable, Sendable, Codable, CaseIterable {
  /// Food for pets: analytical constituents or a guaranteed analysis.
  case petFood
  /// Food for people: a nutrition declaration.
  case food

  /// The nutrients that a record of this subject always has a place for.
  public var coreNutrients: [Nutrient] {
    switch self {
    case .petFood: Nutrient.petFoodCore
    case .food: Nutrient.foodCore
    }
  }
}
