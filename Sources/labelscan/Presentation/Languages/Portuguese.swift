import LabelModel

extension RecordWords {
  /// Portuguese.
  static let portuguese = RecordWords(
    code: "pt",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "lípidos",
      .saturatedFat: "ácidos gordos saturados",
      .monounsaturatedFat: "ácidos gordos monoinsaturados",
      .polyunsaturatedFat: "ácidos gordos polinsaturados", .transFat: "ácidos gordos trans",
      .cholesterol: "colesterol", .carbohydrates: "hidratos de carbono", .sugars: "açúcares",
      .addedSugars: "açúcares adicionados", .polyols: "polióis", .starch: "amido",
      .fiber: "fibra", .protein: "proteínas", .salt: "sal", .sodium: "sódio",
      .moisture: "humidade", .ash: "cinzas", .taurine: "taurina", .calcium: "cálcio",
      .phosphorus: "fósforo", .magnesium: "magnésio", .potassium: "potássio", .iron: "ferro",
      .omega3: "ómega-3", .omega6: "ómega-6", .vitaminA: "vitamina A", .vitaminC: "vitamina C",
      .vitaminD: "vitamina D", .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "no alimento", .dryMatter: "na matéria seca", .per100g: "por 100 g",
      .per100ml: "por 100 ml", .perServing: "por dose",
    ],
    statuses: [
      .valid: "válido", .needsReview: "a verificar", .incomplete: "incompleto",
      .unreadable: "ilegível",
    ],
    levels: [
      .good: "bom", .moderate: "moderado", .high: "elevado",
    ],
    sources: [
      .ocr: "foto", .api: "base de dados", .manual: "à mão",
    ],
    phrases: [
      .missing: "em falta", .values: "Valores", .computedEnergy: "Energia calculada",
      .toBeChecked: "A verificar", .rejected: "Rejeitados", .findings: "Observações",
      .petFood: "alimento para animais", .food: "alimento", .about: "cerca de",
      .assuming: "supondo",
    ])
}
