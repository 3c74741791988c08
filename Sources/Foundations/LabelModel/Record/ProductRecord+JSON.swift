public import Foundation

// Written out by hand so that every absent value is an explicit `null`. Synthesised code leaves the
// key out, and a reader could not distinguish "not known" from "not asked".

extension ProductRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case schema, status, subject, barcode, name, brand
    case netQuantity, drainedWeight, bestBefore, lot, suggestions
    case categories, catalog, lookup, foodType, petFood, basis, preparation
    case nutrients, perServing
    case servingSize, forReview, rejected, findings, calorieContent, carbohydrates, estimate, energy
    case ingredients, allergens, nutriScore, nova, sugarAnalysis, images, text, engine
  }

  /// Reads a record.
  ///
  /// - Throws: `DecodingError`, also for a record of another schema.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try container.decode(String.self, forKey: .schema)
    guard schema == ProductRecord.schema else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: container,
        debugDescription: "the record is \"\(schema)\", not \"\(ProductRecord.schema)\"")
    }
    let nutrients = try container.decode([Nutrient: NutrientValue?].self, forKey: .nutrients)
    let perServing = try container.decode([Nutrient: NutrientValue?].self, forKey: .perServing)
    let origin: RecordOrigin =
      if let text = try container.decodeIfPresent(String.self, forKey: .text) {
        .text(text)
      } else {
        .images(try container.decode([ImageReference].self, forKey: .images))
      }
    self.init(
      status: try container.decode(RecordStatus.self, forKey: .status),
      subject: try container.decodeIfPresent(Subject.self, forKey: .subject),
      barcode: try container.decodeIfPresent(RecordBarcode.self, forKey: .barcode),
      name: try container.decodeIfPresent(SourcedText.self, forKey: .name),
      brand: try container.decodeIfPresent(SourcedText.self, forKey: .brand),
      netQuantity: try container.decodeIfPresent(SourcedQuantity.self, forKey: .netQuantity),
      drainedWeight: try container.decodeIfPresent(SourcedQuantity.self, forKey: .drainedWeight),
      bestBefore: try container.decodeIfPresent(SourcedText.self, forKey: .bestBefore),
      lot: try container.decodeIfPresent(SourcedText.self, forKey: .lot),
      suggestions: try container.decodeIfPresent([IdentitySuggestion].self, forKey: .suggestions)
        ?? [],
      categories: try container.decodeIfPresent([String].self, forKey: .categories) ?? [],
      catalog: try container.decodeIfPresent(CatalogStatements.self, forKey: .catalog),
      lookup: try container.decodeIfPresent(LookupState.self, forKey: .lookup),
      foodType: try container.decodeIfPresent(DecidedFoodType.self, forKey: .foodType),
      petFood: try container.decodeIfPresent(PetFoodUse.self, forKey: .petFood),
      basis: try container.decodeIfPresent(Basis.self, forKey: .basis),
      preparation: try container.decodeIfPresent(Preparation.self, forKey: .preparation),
      nutrients: nutrients.compactMapValues { $0 },
      perServing: perServing.compactMapValues { $0 },
      servingSize: try container.decodeIfPresent(Quantity.self, forKey: .servingSize),
      forReview: try container.decode([ReviewValue].self, forKey: .forReview),
      rejected: try container.decode([RejectedValue].self, forKey: .rejected),
      findings: try container.decode([Finding].self, forKey: .findings),
      calorieContent: try container.decodeIfPresent(NutrientValue.self, forKey: .calorieContent),
      carbohydrates: try container.decodeIfPresent(Carbohydrates.self, forKey: .carbohydrates),
      estimate: try container.decodeIfPresent(CarbohydrateEstimate.self, forKey: .estimate),
      energy: try container.decodeIfPresent(ComputedEnergy.self, forKey: .energy),
      ingredients: try container.decodeIfPresent(IngredientList.self, forKey: .ingredients),
      allergens: try container.decodeIfPresent([DeclaredAllergen].self, forKey: .allergens),
      nutriScore: try container.decodeIfPresent(NutriScore.self, forKey: .nutriScore),
      nova: try container.decodeIfPresent(NovaGroup.self, forKey: .nova),
      sugarAnalysis: try container.decodeIfPresent(SugarAnalysis.self, forKey: .sugarAnalysis),
      origin: origin,
      engine: try container.decodeIfPresent(EngineInfo.self, forKey: .engine))
  }

  /// Writes every key, with a `null` for each core nutrient of the subject that is missing. Some
  /// keys are written only where they have a value, since earlier records lack them. They are
  /// categories, catalog, look-up, a pet food's use, calorie content, the package's facts and
  /// suggestions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ProductRecord.schema, forKey: .schema)
    try container.encode(status, forKey: .status)
    try container.encode(subject, forKey: .subject)
    try container.encode(barcode, forKey: .barcode)
    try container.encode(name, forKey: .name)
    try container.encode(brand, forKey: .brand)
    try container.encodeIfPresent(netQuantity, forKey: .netQuantity)
    try container.encodeIfPresent(drainedWeight, forKey: .drainedWeight)
    try container.encodeIfPresent(bestBefore, forKey: .bestBefore)
    try container.encodeIfPresent(lot, forKey: .lot)
    if !suggestions.isEmpty { try container.encode(suggestions, forKey: .suggestions) }
    if !categories.isEmpty { try container.encode(categories, forKey: .categories) }
    try container.encodeIfPresent(catalog, forKey: .catalog)
    try container.encodeIfPresent(lookup, forKey: .lookup)
    try container.encode(foodType, forKey: .foodType)
    try container.encodeIfPresent(petFood, forKey: .petFood)
    try container.encode(basis, forKey: .basis)
    try container.encode(preparation, forKey: .preparation)
    var shown: [Nutrient: NutrientValue?] = nutrients.mapValues(Optional.some)
    for nutrient in subject?.coreNutrients ?? [] where nutrients[nutrient] == nil {
      shown.updateValue(nil, forKey: nutrient)
    }
    try container.encode(shown, forKey: .nutrients)
    try container.encode(perServing, forKey: .perServing)
    try container.encode(servingSize, forKey: .servingSize)
    try container.encode(forReview, forKey: .forReview)
    try container.encode(rejected, forKey: .rejected)
    try container.encode(findings, forKey: .findings)
    try container.encodeIfPresent(calorieContent, forKey: .calorieContent)
    try container.encode(carbohydrates, forKey: .carbohydrates)
    try container.encode(estimate, forKey: .estimate)
    try container.encode(energy, forKey: .energy)
    try container.encode(ingredients, forKey: .ingredients)
    try container.encode(allergens, forKey: .allergens)
    try container.encode(nutriScore, forKey: .nutriScore)
    try container.encode(nova, forKey: .nova)
    try container.encode(sugarAnalysis, forKey: .sugarAnalysis)
    switch origin {
    case .images(let images): try container.encode(images, forKey: .images)
    case .text(let file): try container.encode(file, forKey: .text)
    }
    try container.encode(engine, forKey: .engine)
  }

  /// Returns the record as one line of JSON in UTF-8, without the line feed.
  ///
  /// Keys are sorted, so that equal records are equal bytes. Numbers are written as they are
  /// printed on the label, 2.9 as 2.9.
  ///
  /// - Throws: `EncodingError` if a derived number is not finite.
  public func jsonLine() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a record from JSON.
  ///
  /// - Throws: `DecodingError` for anything that is no record of this schema.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(ProductRecord.self, from: json)
  }
}
