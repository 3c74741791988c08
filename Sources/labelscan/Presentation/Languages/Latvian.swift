import LabelModel

extension RecordWords {
  /// Latvian.
  static let latvian = RecordWords(
    code: "lv",
    nutrients: [
      .energyKJ: "enerģija (kJ)", .energyKcal: "enerģija (kcal)", .fat: "tauki",
      .saturatedFat: "piesātinātās taukskābes",
      .monounsaturatedFat: "mononepiesātinātās taukskābes",
      .polyunsaturatedFat: "polinepiesātinātās taukskābes", .transFat: "transtaukskābes",
      .cholesterol: "holesterīns", .carbohydrates: "ogļhidrāti", .sugars: "cukuri",
      .addedSugars: "pievienotie cukuri", .polyols: "polioli", .starch: "ciete",
      .fiber: "šķiedrvielas", .protein: "olbaltumvielas", .salt: "sāls", .sodium: "nātrijs",
      .moisture: "mitrums", .ash: "pelni", .taurine: "taurīns", .calcium: "kalcijs",
      .phosphorus: "fosfors", .magnesium: "magnijs", .potassium: "kālijs", .iron: "dzelzs",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "A vitamīns", .vitaminC: "C vitamīns",
      .vitaminD: "D vitamīns", .vitaminE: "E vitamīns",
    ],
    bases: [
      .asFed: "barībā", .dryMatter: "sausnā", .per100g: "100 g", .per100ml: "100 ml",
      .perServing: "porcijā",
    ],
    statuses: [
      .valid: "derīgs", .needsReview: "jāpārbauda", .incomplete: "nepilnīgs",
      .unreadable: "nesalasāms",
    ],
    levels: [
      .good: "labi", .moderate: "mēreni", .high: "augsts",
    ],
    sources: [
      .ocr: "foto", .api: "datubāze", .manual: "ar roku",
    ],
    phrases: [
      .missing: "trūkst", .values: "Vērtības", .computedEnergy: "Aprēķinātā enerģija",
      .toBeChecked: "Jums jāpārbauda", .rejected: "Noraidīts", .findings: "Konstatējumi",
      .petFood: "dzīvnieku barība", .food: "pārtika", .about: "apm.", .assuming: "pieņemot",
    ])
}
