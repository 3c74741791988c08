import LabelModel

extension RecordWords {
  /// Slovak.
  static let slovak = RecordWords(
    code: "sk",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "tuky",
      .saturatedFat: "nasýtené mastné kyseliny",
      .monounsaturatedFat: "mononenasýtené mastné kyseliny",
      .polyunsaturatedFat: "polynenasýtené mastné kyseliny", .transFat: "transmastné kyseliny",
      .cholesterol: "cholesterol", .carbohydrates: "sacharidy", .sugars: "cukry",
      .addedSugars: "pridané cukry", .polyols: "polyoly", .starch: "škrob", .fiber: "vláknina",
      .protein: "bielkoviny", .salt: "soľ", .sodium: "sodík", .moisture: "vlhkosť", .ash: "popol",
      .taurine: "taurín", .calcium: "vápnik", .phosphorus: "fosfor", .magnesium: "horčík",
      .potassium: "draslík", .iron: "železo", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamín A", .vitaminC: "vitamín C", .vitaminD: "vitamín D",
      .vitaminE: "vitamín E",
    ],
    bases: [
      .asFed: "v krmive", .dryMatter: "v sušine", .per100g: "na 100 g", .per100ml: "na 100 ml",
      .perServing: "na porciu",
    ],
    statuses: [
      .valid: "platný", .needsReview: "na kontrolu", .incomplete: "neúplný",
      .unreadable: "nečitateľný",
    ],
    levels: [
      .good: "dobré", .moderate: "stredné", .high: "vysoké",
    ],
    sources: [
      .ocr: "fotografia", .api: "databáza", .manual: "ručne",
    ],
    phrases: [
      .missing: "chýba", .values: "Hodnoty", .computedEnergy: "Vypočítaná energia",
      .toBeChecked: "Na kontrolu", .rejected: "Zamietnuté", .findings: "Zistenia",
      .petFood: "krmivo pre zvieratá", .food: "potravina", .about: "asi",
      .assuming: "za predpokladu",
    ])
}
