import LabelModel

extension RecordWords {
  /// Polish.
  static let polish = RecordWords(
    code: "pl",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "tłuszcz",
      .saturatedFat: "kwasy tłuszczowe nasycone",
      .monounsaturatedFat: "kwasy tłuszczowe jednonienasycone",
      .polyunsaturatedFat: "kwasy tłuszczowe wielonienasycone",
      .transFat: "kwasy tłuszczowe trans", .cholesterol: "cholesterol",
      .carbohydrates: "węglowodany", .sugars: "cukry", .addedSugars: "cukry dodane",
      .polyols: "alkohole wielowodorotlenowe", .starch: "skrobia", .fiber: "błonnik",
      .protein: "białko", .salt: "sól", .sodium: "sód", .moisture: "wilgotność", .ash: "popiół",
      .taurine: "tauryna", .calcium: "wapń", .phosphorus: "fosfor", .magnesium: "magnez",
      .potassium: "potas", .iron: "żelazo", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "witamina A", .vitaminC: "witamina C", .vitaminD: "witamina D",
      .vitaminE: "witamina E",
    ],
    bases: [
      .asFed: "w karmie", .dryMatter: "w suchej masie", .per100g: "w 100 g",
      .per100ml: "w 100 ml", .perServing: "w porcji",
    ],
    statuses: [
      .valid: "poprawny", .needsReview: "do sprawdzenia", .incomplete: "niepełny",
      .unreadable: "nieczytelny",
    ],
    levels: [
      .good: "dobra", .moderate: "umiarkowana", .high: "wysoka",
    ],
    sources: [
      .ocr: "zdjęcie", .api: "baza danych", .manual: "ręcznie",
    ],
    phrases: [
      .missing: "brak", .values: "Wartości", .computedEnergy: "Obliczona energia",
      .toBeChecked: "Do sprawdzenia przez Ciebie", .rejected: "Odrzucone", .findings: "Uwagi",
      .petFood: "karma dla zwierząt", .food: "żywność", .about: "ok.",
      .assuming: "przy założeniu",
    ])
}
