import LabelModel

extension RecordWords {
  /// French.
  static let french = RecordWords(
    code: "fr",
    nutrients: [
      .energyKJ: "énergie (kJ)", .energyKcal: "énergie (kcal)", .fat: "matières grasses",
      .saturatedFat: "acides gras saturés", .monounsaturatedFat: "acides gras monoinsaturés",
      .polyunsaturatedFat: "acides gras polyinsaturés", .transFat: "acides gras trans",
      .cholesterol: "cholestérol", .carbohydrates: "glucides", .sugars: "sucres",
      .addedSugars: "sucres ajoutés", .polyols: "polyols", .starch: "amidon",
      .fiber: "fibres alimentaires", .protein: "protéines", .salt: "sel", .sodium: "sodium",
      .moisture: "humidité", .ash: "cendres", .taurine: "taurine", .calcium: "calcium",
      .phosphorus: "phosphore", .magnesium: "magnésium", .potassium: "potassium", .iron: "fer",
      .omega3: "oméga-3", .omega6: "oméga-6", .vitaminA: "vitamine A", .vitaminC: "vitamine C",
      .vitaminD: "vitamine D", .vitaminE: "vitamine E",
    ],
    bases: [
      .asFed: "sur produit brut", .dryMatter: "sur matière sèche", .per100g: "pour 100 g",
      .per100ml: "pour 100 ml", .perServing: "par portion",
    ],
    statuses: [
      .valid: "valide", .needsReview: "à vérifier", .incomplete: "incomplet",
      .unreadable: "illisible",
    ],
    levels: [
      .good: "bon", .moderate: "moyen", .high: "élevé",
    ],
    sources: [
      .ocr: "photo", .api: "base de données", .manual: "à la main",
    ],
    phrases: [
      .missing: "manque", .values: "Valeurs", .computedEnergy: "Énergie calculée",
      .toBeChecked: "À vérifier par vous", .rejected: "Refusées", .findings: "Constats",
      .petFood: "aliment pour animaux", .food: "aliment", .about: "environ",
      .assuming: "en supposant",
    ])
}
