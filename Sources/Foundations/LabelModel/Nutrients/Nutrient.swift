import Foundation

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
  case caffeine

  /// The five that decide a pet food's carbohydrate, in the order they are shown.
  public static let petFoodCore: [Nutrient] = [.protein, .fat, .fiber, .moisture, .ash]

  /// The ones that a food's record always has a place for, in the order of EU 1169/2011.
  public static let foodCore: [Nutrient] = [
    .energyKJ, .energyKcal, .fat, .saturatedFat, .carbohydrates, .sugars, .fiber, .protein,
    .salt, .sodium,
  ]
}

extension Nutrient {
  /// The facts about the nutrient: one row each.
  ///
  /// FoodData Central has energy under 1008; where only Atwater's calculation is given, under 2048 (specific factors) or
  /// 2047 (general ones).
  public var row: NutrientRow {
    switch self {
    case .energyKJ:
      NutrientRow(measure: .kilojoules, openFoodFacts: .both("energy-kj"), usda: [1062])
    case .energyKcal:
      NutrientRow(
        measure: .kilocalories, openFoodFacts: .both("energy-kcal"), usda: [1008, 2048, 2047],
        fatSecret: .init(name: "calories", unit: .kilocalorie))
    case .fat:
      NutrientRow(
        measure: .grams, openFoodFacts: .init(food: ["fat"], petFood: ["crude-fat", "fat"]),
        usda: [1004], fatSecret: .init(name: "fat", unit: .gram), dailyAmounts: [70, 65, 80, 78],
        isPure: true)
    case .saturatedFat:
      NutrientRow(
        measure: .grams, openFoodFacts: .notInPetFoodForm("saturated-fat"), usda: [1258],
        fatSecret: .init(name: "saturated_fat", unit: .gram), dailyAmounts: [20, 25],
        isIngredient: true)
    case .monounsaturatedFat:
      NutrientRow(
        measure: .grams, openFoodFacts: .food("monounsaturated-fat"),
        fatSecret: .init(name: "monounsaturated_fat", unit: .gram), isIngredient: true)
    case .polyunsaturatedFat:
      NutrientRow(
        measure: .grams, openFoodFacts: .food("polyunsaturated-fat"),
        fatSecret: .init(name: "polyunsaturated_fat", unit: .gram), isIngredient: true)
    case .transFat:
      NutrientRow(
        measure: .mass, openFoodFacts: .food("trans-fat"), usda: [1257],
        fatSecret: .init(name: "trans_fat", unit: .gram), isIngredient: true)
    case .cholesterol:
      NutrientRow(
        measure: .milligrams, openFoodFacts: .food("cholesterol"), usda: [1253],
        fatSecret: .init(name: "cholesterol", unit: .milligram), dailyAmounts: [300])
    case .carbohydrates:
      NutrientRow(
        measure: .grams, openFoodFacts: .notInPetFoodForm("carbohydrates"), usda: [1005],
        fatSecret: .init(name: "carbohydrate", unit: .gram), dailyAmounts: [260, 300, 375, 275],
        isPure: true, isIngredient: true)
    case .sugars:
      NutrientRow(
        measure: .grams, openFoodFacts: .notInPetFoodForm("sugars"), usda: [2000, 1063],
        fatSecret: .init(name: "sugar", unit: .gram), dailyAmounts: [90, 50], isPure: true,
        isIngredient: true)
    case .addedSugars:
      NutrientRow(
        measure: .grams, openFoodFacts: .food("added-sugars"), usda: [1235],
        fatSecret: .init(name: "added_sugars", unit: .gram), isIngredient: true)
    case .polyols:
      NutrientRow(measure: .grams, openFoodFacts: .food("polyols"), isIngredient: true)
    case .starch:
      NutrientRow(measure: .grams, openFoodFacts: .notInPetFoodForm("starch"), isIngredient: true)
    case .fiber:
      NutrientRow(
        measure: .grams,
        openFoodFacts: .init(food: ["fiber"], petFood: ["crude-fibre", "crude-fiber", "fiber"]),
        usda: [1079], fatSecret: .init(name: "fiber", unit: .gram), dailyAmounts: [25, 30, 28])
    case .protein:
      NutrientRow(
        measure: .grams,
        openFoodFacts: .init(food: ["proteins"], petFood: ["crude-protein", "proteins"]),
        usda: [1003], fatSecret: .init(name: "protein", unit: .gram), dailyAmounts: [50])
    case .salt:
      NutrientRow(
        measure: .mass, openFoodFacts: .notInPetFoodForm("salt"), dailyAmounts: [6], isPure: true)
    case .sodium:
      NutrientRow(
        measure: .mass, openFoodFacts: .both("sodium"), usda: [1093],
        fatSecret: .init(name: "sodium", unit: .milligram), dailyAmounts: [2400, 2300, 1500])
    case .moisture: NutrientRow(measure: .mass, openFoodFacts: .both("moisture"))
    case .ash:
      NutrientRow(
        measure: .mass, openFoodFacts: .init(food: [], petFood: ["crude-ash", "ash"]))
    case .taurine:
      NutrientRow(measure: .milligrams, openFoodFacts: .both("taurine"), isAdditive: true)
    case .calcium:
      NutrientRow(
        measure: .milligrams, openFoodFacts: .both("calcium"),
        fatSecret: .init(name: "calcium", unit: .milligram),
        dailyDoses: [800_000, 1_300_000, 1_000_000, 1_100_000])
    case .phosphorus:
      NutrientRow(
        measure: .milligrams, openFoodFacts: .both("phosphorus"),
        dailyDoses: [700_000, 1_250_000, 800_000, 1_000_000])
    case .magnesium:
      NutrientRow(
        measure: .milligrams, openFoodFacts: .both("magnesium"),
        dailyDoses: [375_000, 420_000, 300_000, 400_000, 320_000])
    case .potassium:
      NutrientRow(
        measure: .milligrams, openFoodFacts: .both("potassium"),
        fatSecret: .init(name: "potassium", unit: .milligram),
        dailyDoses: [2_000_000, 4_700_000, 3_500_000, 3_400_000])
    case .iron:
      NutrientRow(
        measure: .trace, openFoodFacts: .both("iron"),
        fatSecret: .init(name: "iron", unit: .milligram), dailyDoses: [14_000, 18_000, 12_000],
        isAdditive: true)
    case .omega3: NutrientRow(measure: .mass, openFoodFacts: .both("omega-3-fat"))
    case .omega6: NutrientRow(measure: .mass, openFoodFacts: .both("omega-6-fat"))
    case .vitaminA:
      NutrientRow(
        measure: .vitamin, openFoodFacts: .both("vitamin-a"),
        fatSecret: .init(name: "vitamin_a", unit: .microgram), dailyDoses: [800, 900, 1_000, 750],
        hasInternationalUnit: true)
    case .vitaminC:
      NutrientRow(
        measure: .vitamin, openFoodFacts: .both("vitamin-c"),
        fatSecret: .init(name: "vitamin_c", unit: .milligram),
        dailyDoses: [80_000, 90_000, 60_000, 40_000])
    case .vitaminD:
      NutrientRow(
        measure: .vitamin, openFoodFacts: .both("vitamin-d"),
        fatSecret: .init(name: "vitamin_d", unit: .microgram), dailyDoses: [5, 20, 10],
        hasInternationalUnit: true)
    case .vitaminE:
      NutrientRow(
        measure: .vitamin, openFoodFacts: .both("vitamin-e"), dailyDoses: [12_000, 15_000, 10_000],
        hasInternationalUnit: true)
    // Drinks and foods with added caffeine state it in milligrams (EU 1169/2011, annex III, point 4).
    case .caffeine: NutrientRow(measure: .trace, openFoodFacts: .food("caffeine"), usda: [1057])
    }
  }
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
