import LabelModel

extension RecordWords {
  /// Lithuanian.
  static let lithuanian = RecordWords(
    code: "lt",
    nutrients: [
      .energyKJ: "energija (kJ)", .energyKcal: "energija (kcal)", .fat: "riebalai",
      .saturatedFat: "sočiosios riebalų rūgštys",
      .monounsaturatedFat: "mononesočiosios riebalų rūgštys",
      .polyunsaturatedFat: "polinesočiosios riebalų rūgštys", .transFat: "transriebalų rūgštys",
      .cholesterol: "cholesterolis", .carbohydrates: "angliavandeniai", .sugars: "cukrūs",
      .addedSugars: "pridėtiniai cukrūs", .polyols: "polioliai", .starch: "krakmolas",
      .fiber: "skaidulinės medžiagos", .protein: "baltymai", .salt: "druska", .sodium: "natris",
      .moisture: "drėgmė", .ash: "pelenai", .taurine: "taurinas", .calcium: "kalcis",
      .phosphorus: "fosforas", .magnesium: "magnis", .potassium: "kalis", .iron: "geležis",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitaminas A", .vitaminC: "vitaminas C",
      .vitaminD: "vitaminas D", .vitaminE: "vitaminas E",
    ],
    bases: [
      .asFed: "pašare", .dryMatter: "sausojoje medžiagoje", .per100g: "100 g",
      .per100ml: "100 ml", .perServing: "porcijai",
    ],
    statuses: [
      .valid: "tinkamas", .needsReview: "tikrintina", .incomplete: "neišsamus",
      .unreadable: "neįskaitomas",
    ],
    levels: [
      .good: "gerai", .moderate: "vidutiniškai", .high: "daug",
    ],
    sources: [
      .ocr: "nuotrauka", .api: "duomenų bazė", .manual: "ranka",
    ],
    phrases: [
      .missing: "trūksta", .values: "Vertės", .computedEnergy: "Apskaičiuota energija",
      .toBeChecked: "Patikrinkite", .rejected: "Atmesta", .findings: "Pastabos",
      .petFood: "gyvūnų ėdalas", .food: "maistas", .about: "apie", .assuming: "darant prielaidą",
    ])
}
