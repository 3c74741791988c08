package import LabelModel

/// The names under which Open Food Facts keeps nutrients.
package enum OpenFoodFactsNutrients {
  /// The services' names of nutrients, for each the ones to look under in turn.
  ///
  /// Source: the services' taxonomy `nutrients.txt` and Open Pet Food Facts' table `opff_europe`.
  /// Pet foods have assays of their own ("crude"). Contributors also fill in the names of human
  /// food, so these are read second. `ash` and `crude-fiber` are not in the taxonomy, but entries
  /// have them. Fibre is spelled `fibre` in the pet-food table and `fiber` in the food's.
  /// `carbohydrates-total` is left out on purpose: it is the US figure, which includes fibre.
  static func keys(for subject: Subject) -> [(nutrient: Nutrient, keys: [String])] {
    switch subject {
    case .petFood: petFoodFirst + common
    case .food: food + common
    }
  }

  /// The name under which a form sends `nutrient`. `nil` for one that the form of `subject` has no
  /// place for. A name outside Open Pet Food Facts' table `opff_europe` would be dropped in
  /// silence.
  package static func formName(of nutrient: Nutrient, for subject: Subject) -> String? {
    guard subject == .food || !withoutPlaceInPetFood.contains(nutrient) else { return nil }
    return keys(for: subject).first { $0.nutrient == nutrient }?.keys.first
  }

  private static let withoutPlaceInPetFood: Set<Nutrient> = [
    .saturatedFat, .carbohydrates, .sugars, .starch, .salt,
  ]

  private static let petFoodFirst: [(nutrient: Nutrient, keys: [String])] = [
    (.protein, ["crude-protein", "proteins"]),
    (.fat, ["crude-fat", "fat"]),
    (.fiber, ["crude-fibre", "crude-fiber", "fiber"]),
    (.ash, ["crude-ash", "ash"]),
  ]

  private static let food: [(nutrient: Nutrient, keys: [String])] = [
    (.protein, ["proteins"]),
    (.fat, ["fat"]),
    (.fiber, ["fiber"]),
    (.addedSugars, ["added-sugars"]),
    (.polyols, ["polyols"]),
    (.transFat, ["trans-fat"]),
    (.cholesterol, ["cholesterol"]),
    (.monounsaturatedFat, ["monounsaturated-fat"]),
    (.polyunsaturatedFat, ["polyunsaturated-fat"]),
  ]

  private static let common: [(nutrient: Nutrient, keys: [String])] = [
    (.energyKJ, ["energy-kj"]),
    (.energyKcal, ["energy-kcal"]),
    (.saturatedFat, ["saturated-fat"]),
    (.carbohydrates, ["carbohydrates"]),
    (.sugars, ["sugars"]),
    (.starch, ["starch"]),
    (.salt, ["salt"]),
    (.sodium, ["sodium"]),
    (.moisture, ["moisture"]),
    (.taurine, ["taurine"]),
    (.calcium, ["calcium"]),
    (.phosphorus, ["phosphorus"]),
    (.magnesium, ["magnesium"]),
    (.potassium, ["potassium"]),
    (.iron, ["iron"]),
    (.omega3, ["omega-3-fat"]),
    (.omega6, ["omega-6-fat"]),
    (.vitaminA, ["vitamin-a"]),
    (.vitaminC, ["vitamin-c"]),
    (.vitaminD, ["vitamin-d"]),
    (.vitaminE, ["vitamin-e"]),
  ]

  /// The unit of the service's spelling, `nil` for one outside ``NutrientUnit`` (`% DV`, `mmol/l`,
  /// `oz` …). Such a value cannot be compared with a label's.
  static func unit(_ spelling: String) -> NutrientUnit? {
    units[spelling.lowercased().filter { !$0.isWhitespace }]
  }

  private static let units: [String: NutrientUnit] = [
    "g": .gram, "mg": .milligram, "%": .percent, "kj": .kilojoule, "kcal": .kilocalorie,
    // The micro sign, the Greek letter, and what lower-casing makes of the former.
    "mcg": .microgram, "µg": .microgram, "μg": .microgram,
    "g/kg": .gramPerKilogram, "mg/kg": .milligramPerKilogram, "kcal/kg": .kilocaloriePerKilogram,
    "iu": .internationalUnit, "ui": .internationalUnit, "ie": .internationalUnit,
    "iu/kg": .internationalUnitPerKilogram, "ui/kg": .internationalUnitPerKilogram,
    "ie/kg": .internationalUnitPerKilogram,
  ]

  /// Whether amounts in `unit` refer to a kilogram of the food by themselves, whatever the table's
  /// basis.
  static func isPerKilogram(_ unit: NutrientUnit) -> Bool {
    switch unit {
    case .gramPerKilogram, .milligramPerKilogram, .kilocaloriePerKilogram,
      .internationalUnitPerKilogram:
      true
    case .gram, .milligram, .microgram, .percent, .internationalUnit, .kilocalorie, .kilojoule,
      .millilitre:
      false
    }
  }

  /// The unit in which the older schema's `_100g` and `_serving` values stand.
  static func normalizedUnit(of nutrient: Nutrient) -> NutrientUnit {
    switch nutrient {
    case .energyKJ: .kilojoule
    case .energyKcal: .kilocalorie
    default: .gram
    }
  }
}
