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
    foodTypes: [.wet: "mokra", .dry: "sucha", .semiMoist: "półwilgotna"],
    allergens: [
      .gluten: "gluten", .crustaceans: "skorupiaki", .egg: "jaja", .fish: "ryby",
      .peanuts: "orzeszki ziemne", .soy: "soja", .milk: "mleko", .nuts: "orzechy",
      .celery: "seler", .mustard: "gorczyca", .sesame: "sezam", .sulphites: "siarczyny",
      .lupin: "łubin", .molluscs: "mięczaki",
    ],
    novaGroups: [
      1: "nieprzetworzona lub mało przetworzona", 2: "składnik kulinarny", 3: "przetworzona",
      4: "ultraprzetworzona",
    ],
    nutriScoreCategories: [
      .general: "żywność ogólna", .cheese: "ser", .redMeat: "czerwone mięso",
      .fatsOilsNutsSeeds: "tłuszcze, oleje, orzechy lub nasiona", .beverage: "napój",
      .water: "woda",
    ],
    impacts: [.low: "niski", .medium: "średni", .high: "wysoki"],
    severities: [.error: "błąd", .warning: "ostrzeżenie", .info: "uwaga"],
    doubts: [
      .letterAsDigit: "zamiast cyfry odczytano literę",
      .decimalMarkRepaired: "znak dziesiętny był uszkodzony",
      .decimalMarkLost: "nie odczytano znaku dziesiętnego",
      .unitReadAsDigit: "jednostkę odczytano jako cyfrę",
      .unitRepaired: "jednostka była uszkodzona",
      .unitAssumed: "nie odczytano jednostki",
      .nameRepaired: "nazwa była uszkodzona",
      .rowUncertain: "wiersz nie jest pewny",
      .slashReadAsDigit: "ukośnik odczytano jako cyfrę",
      .alternative: "możliwy jest inny odczyt",
      .boundRepaired: "słowo oznaczające granicę było uszkodzone",
      .decimalPointRestored: "znak dziesiętny uzupełniono zgodnie z innymi wartościami",
    ],
    phrases: [
      .missing: "brak", .values: "Wartości", .computedEnergy: "Obliczona energia",
      .toBeChecked: "Do sprawdzenia przez Ciebie", .rejected: "Odrzucone", .findings: "Uwagi",
      .petFood: "karma dla zwierząt", .food: "żywność", .about: "ok.",
      .assuming: "przy założeniu",
      .ingredients: "Składniki", .allergens: "Alergeny", .noneNamed: "nie podano",
      .mayContain: "Może zawierać", .score: "punkty", .assumed: "przez założenie",
      .notComputable: "nie da się obliczyć, ponieważ", .notApplicable: "nie dotyczy:",
      .noSugarAdded: "bez dodatku",
      .noSugar: "brak",
      .ofTheIngredients: "ze składników",
      .underOtherNames: "pod innymi nazwami",
      .sweetenedWith: "słodzone:",
      .impact: "wpływ",
      .unknownProduct: "nieznany produkt",
      .unknownBrand: "nieznana marka",
      .unknownKind: "nieznany rodzaj produktu",
      .unknownBasis: "nieznana podstawa",
      .barcode: "kod kreskowy",
      .badlyRead: "źle odczytane",
      .name: "nazwa", .brand: "marka", .netQuantity: "ilość netto",
      .drainedWeight: "masa po odsączeniu", .bestBefore: "najlepiej spożyć przed",
      .lot: "partia",
      .labels: "oznaczenia", .packaging: "opakowanie", .origins: "pochodzenie", .stores: "sklepy",
      .countries: "sprzedaż", .additives: "dodatki", .completeness: "kompletność",
      .changed: "ostatnia zmiana",
    ],
    sentences: [
      .valueIsUnreadable: "{1}: wydrukowano („{2}”), ale wartości nie udało się odczytać",
      .ingredientsAreBadlyRead: """
      lista składników jest źle odczytana, tylko {1} % liter jest pewnych; przed poleganiem na \
      niej lub na alergenach proszę porównać ją z etykietą
      """,
      .boundsAreGuaranteed: """
      etykieta gwarantuje granice: {1}; obliczone z nich węglowodany mogą różnić się o kilka \
      punktów
      """,
      .carbohydrateIsHigh: "węglowodany stanowią {1} % suchej masy, ponad 30 %",
      .valueIsOutOfRange: "{1} {2} % leży poza {3} %, zakresem dla tego rodzaju karmy",
      .animalIsUnknown: "etykieta nie podaje, dla jakiego zwierzęcia jest",
      .basisIsUnknown: """
      nie udało się odczytać, do czego odnoszą się ilości: może do 100 g, 100 ml lub porcji
      """,
      .fruitIsTakenAsZero: "owoców, warzyw i roślin strączkowych nie podano, przyjęto 0",
      .fiberIsTakenAsZero: "błonnika nie podano, przyjęto 0",
      .certainty: "pewność {1} %",
      .amountsArePerServing: "ilości podano tylko na porcję",
      .noIngredientsWereRead: "nie odczytano listy składników",
      .ingredientsAreTooBadlyRead: "lista składników jest zbyt źle odczytana",
      .referenceIsUnknown: "nie wiadomo, do czego odnoszą się ilości",
      .barcodeIsUnknown: "pod {1} nie jest znany żaden produkt",
      .readingsDiffer: "różne odczyty: {1}",
    ])
}
