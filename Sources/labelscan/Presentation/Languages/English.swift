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
    phrases: [
      .missing: "missing", .values: "Values", .computedEnergy: "Energy by calculation",
      .toBeChecked: "To be checked by you", .rejected: "Rejected", .findings: "Findings",
      .petFood: "pet food", .food: "food", .about: "about", .assuming: "assuming",
    ])
}
