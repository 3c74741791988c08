import LabelModel

extension RecordWords {
  /// Italian.
  static let italian = RecordWords(
    code: "it",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "grassi",
      .saturatedFat: "acidi grassi saturi", .monounsaturatedFat: "acidi grassi monoinsaturi",
      .polyunsaturatedFat: "acidi grassi polinsaturi", .transFat: "acidi grassi trans",
      .cholesterol: "colesterolo", .carbohydrates: "carboidrati", .sugars: "zuccheri",
      .addedSugars: "zuccheri aggiunti", .polyols: "polioli", .starch: "amido", .fiber: "fibre",
      .protein: "proteine", .salt: "sale", .sodium: "sodio", .moisture: "umidità", .ash: "ceneri",
      .taurine: "taurina", .calcium: "calcio", .phosphorus: "fosforo", .magnesium: "magnesio",
      .potassium: "potassio", .iron: "ferro", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamina A", .vitaminC: "vitamina C", .vitaminD: "vitamina D",
      .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "sul tal quale", .dryMatter: "sulla sostanza secca", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per porzione",
    ],
    statuses: [
      .valid: "valido", .needsReview: "da verificare", .incomplete: "incompleto",
      .unreadable: "illeggibile",
    ],
    levels: [
      .good: "buono", .moderate: "moderato", .high: "alto",
    ],
    sources: [
      .ocr: "foto", .api: "banca dati", .manual: "a mano",
    ],
    phrases: [
      .missing: "manca", .values: "Valori", .computedEnergy: "Energia calcolata",
      .toBeChecked: "Da verificare", .rejected: "Rifiutati", .findings: "Osservazioni",
      .petFood: "alimento per animali", .food: "alimento", .about: "circa",
      .assuming: "supponendo",
    ])
}
