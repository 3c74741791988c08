import LabelModel

extension RecordWords {
  /// German.
  static let german = RecordWords(
    code: "de",
    nutrients: [
      .energyKJ: "Energie (kJ)", .energyKcal: "Energie (kcal)", .fat: "Fett",
      .saturatedFat: "gesättigte Fettsäuren",
      .monounsaturatedFat: "einfach ungesättigte Fettsäuren",
      .polyunsaturatedFat: "mehrfach ungesättigte Fettsäuren", .transFat: "Transfettsäuren",
      .cholesterol: "Cholesterin", .carbohydrates: "Kohlenhydrate", .sugars: "Zucker",
      .addedSugars: "zugesetzter Zucker", .polyols: "mehrwertige Alkohole", .starch: "Stärke",
      .fiber: "Ballaststoffe", .protein: "Eiweiß", .salt: "Salz", .sodium: "Natrium",
      .moisture: "Feuchtigkeit", .ash: "Asche", .taurine: "Taurin", .calcium: "Calcium",
      .phosphorus: "Phosphor", .magnesium: "Magnesium", .potassium: "Kalium", .iron: "Eisen",
      .omega3: "Omega-3", .omega6: "Omega-6", .vitaminA: "Vitamin A", .vitaminC: "Vitamin C",
      .vitaminD: "Vitamin D", .vitaminE: "Vitamin E",
    ],
    bases: [
      .asFed: "im Futter", .dryMatter: "in der Trockenmasse", .per100g: "pro 100 g",
      .per100ml: "pro 100 ml", .perServing: "pro Portion",
    ],
    statuses: [
      .valid: "gültig", .needsReview: "zu prüfen", .incomplete: "unvollständig",
      .unreadable: "unlesbar",
    ],
    levels: [
      .good: "gut", .moderate: "mittel", .high: "hoch",
    ],
    sources: [
      .ocr: "Foto", .api: "Datenbank", .manual: "von Hand",
    ],
    phrases: [
      .missing: "fehlt", .values: "Werte", .computedEnergy: "Berechnete Energie",
      .toBeChecked: "Von Ihnen zu prüfen", .rejected: "Abgelehnt", .findings: "Befunde",
      .petFood: "Tiernahrung", .food: "Lebensmittel", .about: "etwa", .assuming: "angenommen",
    ])
}
