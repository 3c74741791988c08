import LabelModel

extension RecordWords {
  /// Finnish.
  static let finnish = RecordWords(
    code: "fi",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "rasva",
      .saturatedFat: "tyydyttyneet rasvahapot",
      .monounsaturatedFat: "kertatyydyttymättömät rasvahapot",
      .polyunsaturatedFat: "monityydyttymättömät rasvahapot", .transFat: "transrasvahapot",
      .cholesterol: "kolesteroli", .carbohydrates: "hiilihydraatit", .sugars: "sokerit",
      .addedSugars: "lisätyt sokerit", .polyols: "polyolit", .starch: "tärkkelys",
      .fiber: "ravintokuitu", .protein: "proteiini", .salt: "suola", .sodium: "natrium",
      .moisture: "kosteus", .ash: "tuhka", .taurine: "tauriini", .calcium: "kalsium",
      .phosphorus: "fosfori", .magnesium: "magnesium", .potassium: "kalium", .iron: "rauta",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "A-vitamiini", .vitaminC: "C-vitamiini",
      .vitaminD: "D-vitamiini", .vitaminE: "E-vitamiini",
    ],
    bases: [
      .asFed: "rehussa", .dryMatter: "kuiva-aineessa", .per100g: "100 g:ssa",
      .per100ml: "100 ml:ssa", .perServing: "annoksessa",
    ],
    statuses: [
      .valid: "kelvollinen", .needsReview: "tarkistettava", .incomplete: "puutteellinen",
      .unreadable: "lukukelvoton",
    ],
    levels: [
      .good: "hyvä", .moderate: "kohtalainen", .high: "korkea",
    ],
    sources: [
      .ocr: "kuva", .api: "tietokanta", .manual: "käsin",
    ],
    phrases: [
      .missing: "puuttuu", .values: "Arvot", .computedEnergy: "Laskettu energia",
      .toBeChecked: "Tarkistettavaksi", .rejected: "Hylätyt", .findings: "Havainnot",
      .petFood: "lemmikinruoka", .food: "elintarvike", .about: "noin", .assuming: "oletuksena",
    ])
}
