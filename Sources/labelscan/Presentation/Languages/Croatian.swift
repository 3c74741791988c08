import LabelModel

extension RecordWords {
  /// Croatian.
  static let croatian = RecordWords(
    code: "hr",
    nutrients: [
      .energyKJ: "energija (kJ)", .energyKcal: "energija (kcal)", .fat: "masti",
      .saturatedFat: "zasićene masne kiseline",
      .monounsaturatedFat: "jednostruko nezasićene masne kiseline",
      .polyunsaturatedFat: "višestruko nezasićene masne kiseline",
      .transFat: "transmasne kiseline", .cholesterol: "kolesterol",
      .carbohydrates: "ugljikohidrati", .sugars: "šećeri", .addedSugars: "dodani šećeri",
      .polyols: "polioli", .starch: "škrob", .fiber: "vlakna", .protein: "bjelančevine",
      .salt: "sol", .sodium: "natrij", .moisture: "vlaga", .ash: "pepeo", .taurine: "taurin",
      .calcium: "kalcij", .phosphorus: "fosfor", .magnesium: "magnezij", .potassium: "kalij",
      .iron: "željezo", .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A",
      .vitaminC: "vitamin C", .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "u hrani", .dryMatter: "u suhoj tvari", .per100g: "na 100 g",
      .per100ml: "na 100 ml", .perServing: "po porciji",
    ],
    statuses: [
      .valid: "valjan", .needsReview: "za provjeru", .incomplete: "nepotpun",
      .unreadable: "nečitljiv",
    ],
    levels: [
      .good: "dobro", .moderate: "umjereno", .high: "visoko",
    ],
    sources: [
      .ocr: "fotografija", .api: "baza podataka", .manual: "ručno",
    ],
    phrases: [
      .missing: "nedostaje", .values: "Vrijednosti", .computedEnergy: "Izračunata energija",
      .toBeChecked: "Za vašu provjeru", .rejected: "Odbijeno", .findings: "Nalazi",
      .petFood: "hrana za kućne ljubimce", .food: "hrana", .about: "oko",
      .assuming: "uz pretpostavku",
    ])
}
