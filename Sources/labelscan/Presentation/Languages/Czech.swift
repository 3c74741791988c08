import LabelModel

extension RecordWords {
  /// Czech.
  static let czech = RecordWords(
    code: "cs",
    nutrients: [
      .energyKJ: "energie (kJ)", .energyKcal: "energie (kcal)", .fat: "tuky",
      .saturatedFat: "nasycené mastné kyseliny",
      .monounsaturatedFat: "mononenasycené mastné kyseliny",
      .polyunsaturatedFat: "polynenasycené mastné kyseliny", .transFat: "transmastné kyseliny",
      .cholesterol: "cholesterol", .carbohydrates: "sacharidy", .sugars: "cukry",
      .addedSugars: "přidané cukry", .polyols: "polyoly", .starch: "škrob", .fiber: "vláknina",
      .protein: "bílkoviny", .salt: "sůl", .sodium: "sodík", .moisture: "vlhkost", .ash: "popel",
      .taurine: "taurin", .calcium: "vápník", .phosphorus: "fosfor", .magnesium: "hořčík",
      .potassium: "draslík", .iron: "železo", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamin A", .vitaminC: "vitamin C", .vitaminD: "vitamin D",
      .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "v krmivu", .dryMatter: "v sušině", .per100g: "na 100 g", .per100ml: "na 100 ml",
      .perServing: "na porci",
    ],
    statuses: [
      .valid: "platný", .needsReview: "ke kontrole", .incomplete: "neúplný",
      .unreadable: "nečitelný",
    ],
    levels: [
      .good: "dobré", .moderate: "střední", .high: "vysoké",
    ],
    sources: [
      .ocr: "fotografie", .api: "databáze", .manual: "ručně",
    ],
    phrases: [
      .missing: "chybí", .values: "Hodnoty", .computedEnergy: "Vypočtená energie",
      .toBeChecked: "Ke kontrole", .rejected: "Zamítnuto", .findings: "Zjištění",
      .petFood: "krmivo pro zvířata", .food: "potravina", .about: "asi",
      .assuming: "za předpokladu",
    ])
}
