import LabelModel

extension RecordWords {
  /// Irish.
  static let irish = RecordWords(
    code: "ga",
    nutrients: [
      .energyKJ: "fuinneamh (kJ)", .energyKcal: "fuinneamh (kcal)", .fat: "saill",
      .saturatedFat: "sáitheáin", .monounsaturatedFat: "monai-neamhsháitheáin",
      .polyunsaturatedFat: "il-neamhsháitheáin", .transFat: "tras-saillte",
      .cholesterol: "colaistéaról", .carbohydrates: "carbaihiodráit", .sugars: "siúcraí",
      .addedSugars: "siúcraí breise", .polyols: "polóil", .starch: "stáirse", .fiber: "snáithín",
      .protein: "próitéin", .salt: "salann", .sodium: "sóidiam", .moisture: "taise",
      .ash: "luaithreach", .taurine: "táirín", .calcium: "cailciam", .phosphorus: "fosfar",
      .magnesium: "maignéisiam", .potassium: "potaisiam", .iron: "iarann", .omega3: "óimige-3",
      .omega6: "óimige-6", .vitaminA: "vitimín A", .vitaminC: "vitimín C", .vitaminD: "vitimín D",
      .vitaminE: "vitimín E",
    ],
    bases: [
      .asFed: "sa bhia", .dryMatter: "san ábhar tirim", .per100g: "in aghaidh 100 g",
      .per100ml: "in aghaidh 100 ml", .perServing: "in aghaidh an riair",
    ],
    statuses: [
      .valid: "bailí", .needsReview: "le seiceáil", .incomplete: "neamhiomlán",
      .unreadable: "doléite",
    ],
    levels: [
      .good: "maith", .moderate: "measartha", .high: "ard",
    ],
    sources: [
      .ocr: "grianghraf", .api: "bunachar sonraí", .manual: "de láimh",
    ],
    phrases: [
      .missing: "ar iarraidh", .values: "Luachanna", .computedEnergy: "Fuinneamh ríofa",
      .toBeChecked: "Le seiceáil agat", .rejected: "Diúltaithe", .findings: "Torthaí",
      .petFood: "bia peataí", .food: "bia", .about: "thart ar", .assuming: "ag glacadh le",
    ])
}
