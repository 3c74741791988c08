import LabelModel

extension RecordWords {
  /// Bulgarian.
  static let bulgarian = RecordWords(
    code: "bg",
    nutrients: [
      .energyKJ: "енергия (kJ)", .energyKcal: "енергия (kcal)", .fat: "мазнини",
      .saturatedFat: "наситени мазнини", .monounsaturatedFat: "мононенаситени мазнини",
      .polyunsaturatedFat: "полиненаситени мазнини", .transFat: "трансмазнини",
      .cholesterol: "холестерол", .carbohydrates: "въглехидрати", .sugars: "захари",
      .addedSugars: "добавени захари", .polyols: "полиоли", .starch: "нишесте",
      .fiber: "влакнини", .protein: "белтъци", .salt: "сол", .sodium: "натрий",
      .moisture: "влага", .ash: "пепел", .taurine: "таурин", .calcium: "калций",
      .phosphorus: "фосфор", .magnesium: "магнезий", .potassium: "калий", .iron: "желязо",
      .omega3: "омега-3", .omega6: "омега-6", .vitaminA: "витамин A", .vitaminC: "витамин C",
      .vitaminD: "витамин D", .vitaminE: "витамин E",
    ],
    bases: [
      .asFed: "в готовия продукт", .dryMatter: "в сухото вещество", .per100g: "на 100 г",
      .per100ml: "на 100 мл", .perServing: "на порция",
    ],
    statuses: [
      .valid: "валиден", .needsReview: "за проверка", .incomplete: "непълен",
      .unreadable: "нечетлив",
    ],
    levels: [
      .good: "добро", .moderate: "умерено", .high: "високо",
    ],
    sources: [
      .ocr: "снимка", .api: "база данни", .manual: "на ръка",
    ],
    phrases: [
      .missing: "липсва", .values: "Стойности", .computedEnergy: "Изчислена енергия",
      .toBeChecked: "За проверка от вас", .rejected: "Отхвърлени", .findings: "Констатации",
      .petFood: "храна за домашни любимци", .food: "храна", .about: "около",
      .assuming: "при допускане",
    ])
}
