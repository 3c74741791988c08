import LabelModel

extension RecordWords {
  /// English, which every other language falls back to.
  static let english = RecordWords(
    code: "en",
    nutrients: [
      .energyKJ: "energy in kJ", .energyKcal: "energy in kcal", .fat: "fat",
      .saturatedFat: "saturated fat", .monounsaturatedFat: "monounsaturated fat",
      .polyunsaturatedFat: "polyunsaturated fat", .transFat: "trans fat",
      .cholesterol: "cholesterol", .carbohydrates: "carbohydrates", .sugars: "sugars",
      .addedSugars: "added sugars", .polyols: "polyols", .starch: "starch", .fiber: "fiber",
      .protein: "protein", .salt: "salt", .sodium: "sodium", .moisture: "moisture", .ash: "ash",
      .taurine: "taurine", .calcium: "calcium", .phosphorus: "phosphorus",
      .magnesium: "magnesium", .potassium: "potassium", .iron: "iron", .omega3: "omega-3",
      .omega6: "omega-6", .vitaminA: "vitamin A", .vitaminC: "vitamin C", .vitaminD: "vitamin D",
      .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "as fed", .dryMatter: "of dry matter", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per serving",
    ],
    statuses: [
      .valid: "valid", .needsReview: "needs review", .incomplete: "incomplete",
      .unreadable: "unreadable",
    ],
    levels: [.good: "good", .moderate: "moderate", .high: "high"],
    sources: [.ocr: "photo", .api: "database", .manual: "by hand"],
    foodTypes: [.wet: "wet", .dry: "dry", .semiMoist: "semi-moist"],
    allergens: [
      .gluten: "gluten", .crustaceans: "crustaceans", .egg: "egg", .fish: "fish",
      .peanuts: "peanuts", .soy: "soy", .milk: "milk", .nuts: "nuts", .celery: "celery",
      .mustard: "mustard", .sesame: "sesame", .sulphites: "sulphites", .lupin: "lupin",
      .molluscs: "molluscs",
    ],
    novaGroups: [
      1: "unprocessed or minimally processed", 2: "culinary ingredient", 3: "processed",
      4: "ultra-processed",
    ],
    nutriScoreCategories: [
      .general: "general food", .cheese: "cheese", .redMeat: "red meat",
      .fatsOilsNutsSeeds: "fat, oil, nuts or seeds", .beverage: "drink", .water: "water",
    ],
    impacts: [.low: "low", .medium: "medium", .high: "high"],
    severities: [.error: "error", .warning: "warning", .info: "info"],
    doubts: [
      .letterAsDigit: "a letter was read for a digit",
      .decimalMarkRepaired: "the decimal mark was damaged",
      .decimalMarkLost: "the decimal mark was not read",
      .unitReadAsDigit: "the unit was read as a digit",
      .unitRepaired: "the unit was damaged",
      .unitAssumed: "the unit was not read",
      .nameRepaired: "the name was damaged",
      .rowUncertain: "the row is not certain",
      .slashReadAsDigit: "a slash was read as a digit",
      .alternative: "another reading is possible",
      .boundRepaired: "the word for the bound was damaged",
      .decimalPointRestored: "the decimal mark was put in to fit the other values",
    ],
    phrases: [
      .missing: "missing", .values: "Values", .computedEnergy: "Energy by calculation",
      .toBeChecked: "To be checked by you", .rejected: "Rejected", .findings: "Findings",
      .petFood: "pet food", .food: "food", .about: "about", .assuming: "assuming",
      .ingredients: "Ingredients", .allergens: "Allergens", .noneNamed: "none named",
      .mayContain: "May contain", .score: "score", .assumed: "by assumption",
      .notComputable: "not computable, because", .notApplicable: "not applicable to",
      .noSugarAdded: "none added",
      .noSugar: "none",
      .ofTheIngredients: "of the ingredients",
      .underOtherNames: "under other names",
      .sweetenedWith: "sweetened with",
      .impact: "impact",
      .unnamedProduct: "Unnamed product",
      .unknownKind: "kind of product unknown",
      .unknownBasis: "basis unknown",
      .barcode: "barcode",
      .badlyRead: "badly read",
    ])
}
