import LabelModel

extension RecordWords {
  /// Swedish.
  static let swedish = RecordWords(
    code: "sv",
    nutrients: [
      .energyKJ: "energi (kJ)", .energyKcal: "energi (kcal)", .fat: "fett",
      .saturatedFat: "mättat fett", .monounsaturatedFat: "enkelomättat fett",
      .polyunsaturatedFat: "fleromättat fett", .transFat: "transfett", .cholesterol: "kolesterol",
      .carbohydrates: "kolhydrat", .sugars: "sockerarter", .addedSugars: "tillsatta sockerarter",
      .polyols: "polyoler", .starch: "stärkelse", .fiber: "fiber", .protein: "protein",
      .salt: "salt", .sodium: "natrium", .moisture: "vattenhalt", .ash: "aska",
      .taurine: "taurin", .calcium: "kalcium", .phosphorus: "fosfor", .magnesium: "magnesium",
      .potassium: "kalium", .iron: "järn", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamin A", .vitaminC: "vitamin C", .vitaminD: "vitamin D",
      .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "i fodret", .dryMatter: "i torrsubstansen", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per portion",
    ],
    statuses: [
      .valid: "giltig", .needsReview: "att kontrollera", .incomplete: "ofullständig",
      .unreadable: "oläslig",
    ],
    levels: [
      .good: "bra", .moderate: "måttligt", .high: "högt",
    ],
    sources: [
      .ocr: "foto", .api: "databas", .manual: "för hand",
    ],
    phrases: [
      .missing: "saknas", .values: "Värden", .computedEnergy: "Beräknad energi",
      .toBeChecked: "Att kontrollera", .rejected: "Avvisade", .findings: "Anmärkningar",
      .petFood: "djurfoder", .food: "livsmedel", .about: "cirka", .assuming: "antaget",
    ])
}
