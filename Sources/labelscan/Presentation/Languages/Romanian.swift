import LabelModel

extension RecordWords {
  /// Romanian.
  static let romanian = RecordWords(
    code: "ro",
    nutrients: [
      .energyKJ: "energie (kJ)", .energyKcal: "energie (kcal)", .fat: "grăsimi",
      .saturatedFat: "acizi grași saturați", .monounsaturatedFat: "acizi grași mononesaturați",
      .polyunsaturatedFat: "acizi grași polinesaturați", .transFat: "acizi grași trans",
      .cholesterol: "colesterol", .carbohydrates: "glucide", .sugars: "zaharuri",
      .addedSugars: "zaharuri adăugate", .polyols: "polioli", .starch: "amidon", .fiber: "fibre",
      .protein: "proteine", .salt: "sare", .sodium: "sodiu", .moisture: "umiditate",
      .ash: "cenușă", .taurine: "taurină", .calcium: "calciu", .phosphorus: "fosfor",
      .magnesium: "magneziu", .potassium: "potasiu", .iron: "fier", .omega3: "omega-3",
      .omega6: "omega-6", .vitaminA: "vitamina A", .vitaminC: "vitamina C",
      .vitaminD: "vitamina D", .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "în hrană", .dryMatter: "în substanța uscată", .per100g: "la 100 g",
      .per100ml: "la 100 ml", .perServing: "pe porție",
    ],
    statuses: [
      .valid: "valid", .needsReview: "de verificat", .incomplete: "incomplet",
      .unreadable: "ilizibil",
    ],
    levels: [
      .good: "bun", .moderate: "moderat", .high: "ridicat",
    ],
    sources: [
      .ocr: "fotografie", .api: "bază de date", .manual: "manual",
    ],
    phrases: [
      .missing: "lipsește", .values: "Valori", .computedEnergy: "Energie calculată",
      .toBeChecked: "De verificat", .rejected: "Respinse", .findings: "Constatări",
      .petFood: "hrană pentru animale", .food: "aliment", .about: "circa",
      .assuming: "presupunând",
    ])
}
