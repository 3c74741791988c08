import LabelModel

extension RecordWords {
  /// Dutch.
  static let dutch = RecordWords(
    code: "nl",
    nutrients: [
      .energyKJ: "energie (kJ)", .energyKcal: "energie (kcal)", .fat: "vetten",
      .saturatedFat: "verzadigde vetzuren",
      .monounsaturatedFat: "enkelvoudig onverzadigde vetzuren",
      .polyunsaturatedFat: "meervoudig onverzadigde vetzuren", .transFat: "transvetzuren",
      .cholesterol: "cholesterol", .carbohydrates: "koolhydraten", .sugars: "suikers",
      .addedSugars: "toegevoegde suikers", .polyols: "polyolen", .starch: "zetmeel",
      .fiber: "vezels", .protein: "eiwitten", .salt: "zout", .sodium: "natrium",
      .moisture: "vocht", .ash: "as", .taurine: "taurine", .calcium: "calcium",
      .phosphorus: "fosfor", .magnesium: "magnesium", .potassium: "kalium", .iron: "ijzer",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamine A", .vitaminC: "vitamine C",
      .vitaminD: "vitamine D", .vitaminE: "vitamine E",
    ],
    bases: [
      .asFed: "in het voer", .dryMatter: "in de droge stof", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per portie",
    ],
    statuses: [
      .valid: "geldig", .needsReview: "te controleren", .incomplete: "onvolledig",
      .unreadable: "onleesbaar",
    ],
    levels: [
      .good: "goed", .moderate: "matig", .high: "hoog",
    ],
    sources: [
      .ocr: "foto", .api: "database", .manual: "met de hand",
    ],
    phrases: [
      .missing: "ontbreekt", .values: "Waarden", .computedEnergy: "Berekende energie",
      .toBeChecked: "Door u te controleren", .rejected: "Afgewezen", .findings: "Bevindingen",
      .petFood: "diervoeding", .food: "levensmiddel", .about: "ongeveer", .assuming: "aangenomen",
    ])
}
