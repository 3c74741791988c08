import LabelModel

extension RecordWords {
  /// Hungarian.
  static let hungarian = RecordWords(
    code: "hu",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "zsír",
      .saturatedFat: "telített zsírsavak",
      .monounsaturatedFat: "egyszeresen telítetlen zsírsavak",
      .polyunsaturatedFat: "többszörösen telítetlen zsírsavak", .transFat: "transzzsírsavak",
      .cholesterol: "koleszterin", .carbohydrates: "szénhidrát", .sugars: "cukrok",
      .addedSugars: "hozzáadott cukrok", .polyols: "poliolok", .starch: "keményítő",
      .fiber: "rost", .protein: "fehérje", .salt: "só", .sodium: "nátrium",
      .moisture: "nedvesség", .ash: "hamu", .taurine: "taurin", .calcium: "kalcium",
      .phosphorus: "foszfor", .magnesium: "magnézium", .potassium: "kálium", .iron: "vas",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "A-vitamin", .vitaminC: "C-vitamin",
      .vitaminD: "D-vitamin", .vitaminE: "E-vitamin",
    ],
    bases: [
      .asFed: "az eledelben", .dryMatter: "szárazanyagban", .per100g: "100 g-ban",
      .per100ml: "100 ml-ben", .perServing: "adagonként",
    ],
    statuses: [
      .valid: "érvényes", .needsReview: "ellenőrizendő", .incomplete: "hiányos",
      .unreadable: "olvashatatlan",
    ],
    levels: [
      .good: "jó", .moderate: "közepes", .high: "magas",
    ],
    sources: [
      .ocr: "fénykép", .api: "adatbázis", .manual: "kézzel",
    ],
    phrases: [
      .missing: "hiányzik", .values: "Értékek", .computedEnergy: "Számított energia",
      .toBeChecked: "Ellenőrizendő", .rejected: "Elutasítva", .findings: "Megállapítások",
      .petFood: "állateledel", .food: "élelmiszer", .about: "kb.", .assuming: "feltételezve",
    ])
}
