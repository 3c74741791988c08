/// The rule that a finding or a refused value is about, named as the fact that should hold.
///
/// Records keep the name, and later versions of the program add rules, so that any name is a rule.
public struct FindingRule: RawRepresentable, Hashable, Sendable, Codable {
  /// The name in records, such as `SaturatedFatIsAtMostFat`.
  public let rawValue: String

  /// Creates the rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }
}

extension FindingRule: CustomStringConvertible {
  /// The name in records.
  public var description: String { rawValue }
}

// Photos and texts
extension FindingRule {
  /// Each photo can be read.
  public static let photoIsReadable = FindingRule("PhotoIsReadable")
  /// All photos of a record show one product.
  public static let photosShowOneProduct = FindingRule("PhotosShowOneProduct")
  /// All photos of a record show one barcode.
  public static let photosShowOneBarcode = FindingRule("PhotosShowOneBarcode")
  /// The barcode that a person typed is the one on the photos.
  public static let typedBarcodeIsOnPhoto = FindingRule("TypedBarcodeIsOnPhoto")
  /// The print states the same fact as a code on the package.
  public static let printAgreesWithCode = FindingRule("PrintAgreesWithCode")
  /// The list of ingredients is legible.
  public static let ingredientsAreLegible = FindingRule("IngredientsAreLegible")
  /// Each sentence that warns of allergens names one that is understood.
  public static let allergenStatementIsUnderstood = FindingRule("AllergenStatementIsUnderstood")
  /// A nutrient whose name is printed has a value that can be read.
  public static let printedValueIsReadable = FindingRule("PrintedValueIsReadable")
  /// A decimal point can be read.
  public static let decimalPointIsLegible = FindingRule("DecimalPointIsLegible")
  /// The label states the basis of its amounts.
  public static let basisIsPrinted = FindingRule("BasisIsPrinted")
  /// The food type of a pet food is known.
  public static let foodTypeIsKnown = FindingRule("FoodTypeIsKnown")
}

// Single values
extension FindingRule {
  /// A person accepts the value.
  public static let personAcceptsValue = FindingRule("PersonAcceptsValue")
  /// The value that a person typed is the record's.
  public static let manualValueIsShown = FindingRule("ManualValueIsShown")
  /// The basis that a person typed is the record's.
  public static let manualBasisAgreesWithRecord = FindingRule("ManualBasisAgreesWithRecord")
  /// The unit is one of the nutrient's.
  public static let unitFitsNutrient = FindingRule("UnitFitsNutrient")
  /// The amount is neither negative nor more than the food can hold.
  public static let valueIsPossible = FindingRule("ValueIsPossible")

  /// The value of `nutrient` is in the range of its food type: `FatIsInRangeForFoodType`.
  public static func isInRangeForFoodType(_ nutrient: Nutrient) -> FindingRule {
    FindingRule(capitalized(nutrient) + "IsInRangeForFoodType")
  }

  /// A database's value of `nutrient` is in the range of what can be trusted: `ApiFatIsInRange`.
  public static func apiIsInRange(_ nutrient: Nutrient) -> FindingRule {
    FindingRule("Api" + capitalized(nutrient) + "IsInRange")
  }

  private static func capitalized(_ nutrient: Nutrient) -> String {
    nutrient.rawValue.prefix(1).uppercased() + nutrient.rawValue.dropFirst()
  }
}

// Values together
extension FindingRule {
  /// A pet food's constituents sum to at most 102 %.
  public static let nutrientsSumToAtMost102Percent = FindingRule("NutrientsSumToAtMost102Percent")
  /// A pet food's moisture is in the band of its food type.
  public static let moistureIsInBandForFoodType = FindingRule("MoistureIsInBandForFoodType")
  /// A pet food's constituents are in the ranges of its food type.
  public static let nutrientsAreInRangeForFoodType = FindingRule("NutrientsAreInRangeForFoodType")
  /// A cat food's carbohydrate is at most 30 % of dry matter.
  public static let carbohydrateIsAtMost30PercentOfDryMatter = FindingRule(
    "CarbohydrateIsAtMost30PercentOfDryMatter")
  /// The amounts of a serving and of 100 g are in the ratio of the serving's size.
  public static let servingAgreesWithColumns = FindingRule("ServingAgreesWithColumns")
  /// The energies in kJ and in kcal agree.
  public static let kilojoulesAgreeWithKilocalories = FindingRule("KilojoulesAgreeWithKilocalories")
  /// The energy agrees with that of fat, carbohydrates and protein.
  public static let energyAgreesWithMacronutrients = FindingRule("EnergyAgreesWithMacronutrients")
  /// A pet food's stated energy of a kilogram agrees with that of its constituents.
  public static let calorieContentAgreesWithConstituents = FindingRule(
    "CalorieContentAgreesWithConstituents")
  /// The saturated fat is at most the fat.
  public static let saturatedFatIsAtMostFat = FindingRule("SaturatedFatIsAtMostFat")
  /// The sugars and the starch are at most the carbohydrates.
  public static let sugarsAreAtMostCarbohydrates = FindingRule("SugarsAreAtMostCarbohydrates")
  /// The added sugars are at most the sugars.
  public static let addedSugarsAreAtMostSugars = FindingRule("AddedSugarsAreAtMostSugars")
  /// The macronutrients of 100 g sum to at most 105 g.
  public static let macronutrientsSumToAtMost105Grams = FindingRule(
    "MacronutrientsSumToAtMost105Grams")
  /// The salt is 2.5 times the sodium.
  public static let saltIs2Point5TimesSodium = FindingRule("SaltIs2Point5TimesSodium")
  /// A pet food's carbohydrate by difference is not negative.
  public static let carbohydrateByDifferenceIsNotNegative = FindingRule(
    "CarbohydrateByDifferenceIsNotNegative")
  /// A pet food's carbohydrate follows from typical values, not from bounds.
  public static let carbohydrateFollowsFromTypicalValues = FindingRule(
    "CarbohydrateFollowsFromTypicalValues")
  /// The energy of what was eaten fits its macronutrients.
  public static let energyFitsMacros = FindingRule("EnergyFitsMacros")
}

// Databases and services
extension FindingRule {
  /// A product database answers.
  public static let productServiceAnswers = FindingRule("ProductServiceAnswers")
  /// A product database knows the barcode.
  public static let productServiceKnowsBarcode = FindingRule("ProductServiceKnowsBarcode")
  /// The database's product has the barcode that was asked for.
  public static let apiProductHasTheBarcode = FindingRule("ApiProductHasTheBarcode")
  /// The database states the food in the label's state: as sold or prepared.
  public static let apiPreparationAgreesWithLabel = FindingRule("ApiPreparationAgreesWithLabel")
  /// The database states amounts on the label's basis.
  public static let apiBasisAgreesWithLabel = FindingRule("ApiBasisAgreesWithLabel")
  /// The database's value can be read.
  public static let catalogValueIsReadable = FindingRule("CatalogValueIsReadable")
  /// The product data are fresh.
  public static let productDataAreFresh = FindingRule("ProductDataAreFresh")
  /// The service for sugars answers.
  public static let sugarServiceAnswers = FindingRule("SugarServiceAnswers")
  /// The service for sugars knows the language of the ingredients.
  public static let sugarServiceKnowsLanguage = FindingRule("SugarServiceKnowsLanguage")
  /// The service's answer can be kept.
  public static let sugarAnswerIsKept = FindingRule("SugarAnswerIsKept")
}
