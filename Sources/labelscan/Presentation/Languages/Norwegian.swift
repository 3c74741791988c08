import LabelModel

extension RecordWords {
  /// Norwegian.
  static let norwegian = RecordWords(
    code: "no",
    nutrients: [
      .energyKJ: "energi (kJ)", .energyKcal: "energi (kcal)", .fat: "fett",
      .saturatedFat: "mettede fettsyrer", .monounsaturatedFat: "enumettede fettsyrer",
      .polyunsaturatedFat: "flerumettede fettsyrer", .transFat: "transfettsyrer",
      .cholesterol: "kolesterol", .carbohydrates: "karbohydrat", .sugars: "sukkerarter",
      .addedSugars: "tilsatte sukkerarter", .polyols: "polyoler", .starch: "stivelse",
      .fiber: "kostfiber", .protein: "protein", .salt: "salt", .sodium: "natrium",
      .moisture: "vanninnhold", .ash: "aske", .taurine: "taurin", .calcium: "kalsium",
      .phosphorus: "fosfor", .magnesium: "magnesium", .potassium: "kalium", .iron: "jern",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A", .vitaminC: "vitamin C",
      .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "i fôret", .dryMatter: "i tørrstoffet", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per porsjon",
    ],
    statuses: [
      .valid: "gyldig", .needsReview: "må kontrolleres", .incomplete: "ufullstendig",
      .unreadable: "uleselig",
    ],
    levels: [
      .good: "bra", .moderate: "moderat", .high: "høyt",
    ],
    sources: [
      .ocr: "foto", .api: "database", .manual: "for hånd",
    ],
    phrases: [
      .missing: "mangler", .values: "Verdier", .computedEnergy: "Beregnet energi",
      .toBeChecked: "Må kontrolleres av deg", .rejected: "Avvist", .findings: "Merknader",
      .petFood: "dyrefôr", .food: "mat", .about: "ca.", .assuming: "antatt",
    ])
}
