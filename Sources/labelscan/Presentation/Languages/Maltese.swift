import LabelModel

extension RecordWords {
  /// Maltese.
  static let maltese = RecordWords(
    code: "mt",
    nutrients: [
      .energyKJ: "enerġija (kJ)", .energyKcal: "enerġija (kcal)", .fat: "xaħam",
      .saturatedFat: "xaħmijiet saturati", .monounsaturatedFat: "xaħmijiet monoinsaturati",
      .polyunsaturatedFat: "xaħmijiet poliinsaturati", .transFat: "xaħmijiet trans",
      .cholesterol: "kolesterol", .carbohydrates: "karboidrati", .sugars: "zokkor",
      .addedSugars: "zokkor miżjud", .polyols: "polijoli", .starch: "lamtu", .fiber: "fibra",
      .protein: "proteina", .salt: "melħ", .sodium: "sodju", .moisture: "umdità", .ash: "irmied",
      .taurine: "tawrina", .calcium: "kalċju", .phosphorus: "fosfru", .magnesium: "manjesju",
      .potassium: "potassju", .iron: "ħadid", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamina A", .vitaminC: "vitamina C", .vitaminD: "vitamina D",
      .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "fl-ikel", .dryMatter: "fil-materja niexfa", .per100g: "kull 100 g",
      .per100ml: "kull 100 ml", .perServing: "kull porzjon",
    ],
    statuses: [
      .valid: "validu", .needsReview: "għall-verifika", .incomplete: "mhux komplut",
      .unreadable: "ma jinqarax",
    ],
    levels: [
      .good: "tajjeb", .moderate: "moderat", .high: "għoli",
    ],
    sources: [
      .ocr: "ritratt", .api: "bażi ta' data", .manual: "bl-idejn",
    ],
    phrases: [
      .missing: "nieqes", .values: "Valuri", .computedEnergy: "Enerġija kkalkulata",
      .toBeChecked: "Għall-verifika tiegħek", .rejected: "Miċħud", .findings: "Sejbiet",
      .petFood: "ikel tal-annimali", .food: "ikel", .about: "madwar", .assuming: "billi nassumu",
    ])
}
