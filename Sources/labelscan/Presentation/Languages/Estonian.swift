import LabelModel

extension RecordWords {
  /// Estonian.
  static let estonian = RecordWords(
    code: "et",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "rasvad",
      .saturatedFat: "küllastunud rasvhapped", .monounsaturatedFat: "monoküllastumata rasvhapped",
      .polyunsaturatedFat: "polüküllastumata rasvhapped", .transFat: "transrasvhapped",
      .cholesterol: "kolesterool", .carbohydrates: "süsivesikud", .sugars: "suhkrud",
      .addedSugars: "lisatud suhkrud", .polyols: "polüoolid", .starch: "tärklis",
      .fiber: "kiudained", .protein: "valgud", .salt: "sool", .sodium: "naatrium",
      .moisture: "niiskus", .ash: "tuhk", .taurine: "tauriin", .calcium: "kaltsium",
      .phosphorus: "fosfor", .magnesium: "magneesium", .potassium: "kaalium", .iron: "raud",
      .omega3: "oomega-3", .omega6: "oomega-6", .vitaminA: "A-vitamiin", .vitaminC: "C-vitamiin",
      .vitaminD: "D-vitamiin", .vitaminE: "E-vitamiin",
    ],
    bases: [
      .asFed: "söödas", .dryMatter: "kuivaines", .per100g: "100 g kohta",
      .per100ml: "100 ml kohta", .perServing: "portsjoni kohta",
    ],
    statuses: [
      .valid: "kehtiv", .needsReview: "vajab kontrolli", .incomplete: "puudulik",
      .unreadable: "loetamatu",
    ],
    levels: [
      .good: "hea", .moderate: "mõõdukas", .high: "kõrge",
    ],
    sources: [
      .ocr: "foto", .api: "andmebaas", .manual: "käsitsi",
    ],
    phrases: [
      .missing: "puudub", .values: "Väärtused", .computedEnergy: "Arvutatud energia",
      .toBeChecked: "Kontrollimiseks", .rejected: "Tagasi lükatud", .findings: "Leiud",
      .petFood: "lemmikloomatoit", .food: "toit", .about: "umbes", .assuming: "eeldades",
    ])
}
