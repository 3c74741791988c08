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
    phrases: [
      .missing: "missing", .values: "Values", .computedEnergy: "Energy by calculation",
      .toBeChecked: "To be checked by you", .rejected: "Rejected", .findings: "Findings",
      .petFood: "pet food", .food: "food", .about: "about", .assuming: "assuming",
      .ingredients: "Ingredients", .allergens: "Allergens", .noneNamed: "none named",
      .mayContain: "May contain", .score: "score", .assumed: "by assumption",
      .notComputable: "not computable, because", .notApplicable: "not applicable to",
    ])
}
