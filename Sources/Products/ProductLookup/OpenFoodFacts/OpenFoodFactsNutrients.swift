package import LabelModel

/// The names under which Open Food Facts keeps nutrients.
package enum OpenFoodFactsNutrients {
  /// The services' names of each nutrient, in the order of the search.
  static func keys(for subject: Subject) -> [(nutrient: Nutrient, keys: [String])] {
    switch subject {
    case .petFood: petFood
    case .food: food
    }
  }

  /// The name under which a form sends `nutrient`. `nil` for one that the form of `subject` has no
  /// place for. A name outside Open Pet Food Facts' table `opff_europe` would be dropped in
  /// silence.
  package static func formName(of nutrient: Nutrient, for subject: Subject) -> String? {
    let fields = nutrient.row.openFoodFacts
    switch subject {
    case .petFood: return fields.isInPetFoodForm ? fields.petFood.first : nil
    case .food: return fields.food.first
    }
  }

  private static let food = Nutrient.allCases.map {
    (nutrient: $0, keys: $0.row.openFoodFacts.food)
  }
  private static let petFood = Nutrient.allCases.map {
    (nutrient: $0, keys: $0.row.openFoodFacts.petFood)
  }

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

  /// The unit of the older schema's `_100g` and `_serving` values.
  static func normalizedUnit(of nutrient: Nutrient) -> NutrientUnit {
    switch nutrient {
    case .energyKJ: .kilojoule
    case .energyKcal: .kilocalorie
    default: .gram
    }
  }
}
