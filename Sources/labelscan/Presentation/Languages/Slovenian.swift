import LabelModel

extension RecordWords {
  /// Slovenian.
  static let slovenian = RecordWords(
    code: "sl",
    nutrients: [
      .energyKJ: "energija (kJ)", .energyKcal: "energija (kcal)", .fat: "maščobe",
      .saturatedFat: "nasičene maščobe", .monounsaturatedFat: "enkrat nenasičene maščobe",
      .polyunsaturatedFat: "večkrat nenasičene maščobe", .transFat: "transmaščobe",
      .cholesterol: "holesterol", .carbohydrates: "ogljikovi hidrati", .sugars: "sladkorji",
      .addedSugars: "dodani sladkorji", .polyols: "polioli", .starch: "škrob",
      .fiber: "prehranske vlaknine", .protein: "beljakovine", .salt: "sol", .sodium: "natrij",
      .moisture: "vlaga", .ash: "pepel", .taurine: "tavrin", .calcium: "kalcij",
      .phosphorus: "fosfor", .magnesium: "magnezij", .potassium: "kalij", .iron: "železo",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A", .vitaminC: "vitamin C",
      .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "v krmi", .dryMatter: "v suhi snovi", .per100g: "na 100 g", .per100ml: "na 100 ml",
      .perServing: "na porcijo",
    ],
    statuses: [
      .valid: "veljaven", .needsReview: "za preverjanje", .incomplete: "nepopoln",
      .unreadable: "neberljiv",
    ],
    levels: [
      .good: "dobro", .moderate: "zmerno", .high: "visoko",
    ],
    sources: [
      .ocr: "fotografija", .api: "zbirka podatkov", .manual: "ročno",
    ],
    phrases: [
      .missing: "manjka", .values: "Vrednosti", .computedEnergy: "Izračunana energija",
      .toBeChecked: "Za preverjanje", .rejected: "Zavrnjeno", .findings: "Ugotovitve",
      .petFood: "hrana za živali", .food: "živilo", .about: "približno",
      .assuming: "ob predpostavki",
    ])
}
