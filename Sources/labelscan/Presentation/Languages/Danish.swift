import LabelModel

extension RecordWords {
  /// Danish.
  static let danish = RecordWords(
    code: "da",
    nutrients: [
      .energyKJ: "energi (kJ)", .energyKcal: "energi (kcal)", .fat: "fedt",
      .saturatedFat: "mættede fedtsyrer", .monounsaturatedFat: "enkeltumættede fedtsyrer",
      .polyunsaturatedFat: "flerumættede fedtsyrer", .transFat: "transfedtsyrer",
      .cholesterol: "kolesterol", .carbohydrates: "kulhydrat", .sugars: "sukkerarter",
      .addedSugars: "tilsatte sukkerarter", .polyols: "polyoler", .starch: "stivelse",
      .fiber: "kostfibre", .protein: "protein", .salt: "salt", .sodium: "natrium",
      .moisture: "vandindhold", .ash: "aske", .taurine: "taurin", .calcium: "calcium",
      .phosphorus: "fosfor", .magnesium: "magnesium", .potassium: "kalium", .iron: "jern",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A", .vitaminC: "vitamin C",
      .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "i foderet", .dryMatter: "i tørstoffet", .per100g: "pr. 100 g",
      .per100ml: "pr. 100 ml", .perServing: "pr. portion",
    ],
    statuses: [
      .valid: "gyldig", .needsReview: "skal kontrolleres", .incomplete: "ufuldstændig",
      .unreadable: "ulæselig",
    ],
    levels: [
      .good: "godt", .moderate: "moderat", .high: "højt",
    ],
    sources: [
      .ocr: "foto", .api: "database", .manual: "manuelt",
    ],
    phrases: [
      .missing: "mangler", .values: "Værdier", .computedEnergy: "Beregnet energi",
      .toBeChecked: "Skal kontrolleres af dig", .rejected: "Afvist", .findings: "Bemærkninger",
      .petFood: "dyrefoder", .food: "fødevare", .about: "ca.", .assuming: "forudsat",
    ])
}
