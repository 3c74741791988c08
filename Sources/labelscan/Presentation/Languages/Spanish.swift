import LabelModel

extension RecordWords {
  /// Spanish.
  static let spanish = RecordWords(
    code: "es",
    nutrients: [
      .energyKJ: "energía (kJ)", .energyKcal: "energía (kcal)", .fat: "grasas",
      .saturatedFat: "grasas saturadas", .monounsaturatedFat: "grasas monoinsaturadas",
      .polyunsaturatedFat: "grasas poliinsaturadas", .transFat: "grasas trans",
      .cholesterol: "colesterol", .carbohydrates: "hidratos de carbono", .sugars: "azúcares",
      .addedSugars: "azúcares añadidos", .polyols: "polialcoholes", .starch: "almidón",
      .fiber: "fibra alimentaria", .protein: "proteínas", .salt: "sal", .sodium: "sodio",
      .moisture: "humedad", .ash: "cenizas", .taurine: "taurina", .calcium: "calcio",
      .phosphorus: "fósforo", .magnesium: "magnesio", .potassium: "potasio", .iron: "hierro",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamina A", .vitaminC: "vitamina C",
      .vitaminD: "vitamina D", .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "en el alimento", .dryMatter: "sobre materia seca", .per100g: "por 100 g",
      .per100ml: "por 100 ml", .perServing: "por ración",
    ],
    statuses: [
      .valid: "válido", .needsReview: "por revisar", .incomplete: "incompleto",
      .unreadable: "ilegible",
    ],
    levels: [
      .good: "bueno", .moderate: "moderado", .high: "alto",
    ],
    sources: [
      .ocr: "foto", .api: "base de datos", .manual: "a mano",
    ],
    phrases: [
      .missing: "falta", .values: "Valores", .computedEnergy: "Energía calculada",
      .toBeChecked: "Por revisar", .rejected: "Rechazados", .findings: "Observaciones",
      .petFood: "alimento para animales", .food: "alimento", .about: "aprox.",
      .assuming: "suponiendo",
    ])
}
