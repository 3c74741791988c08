import LabelModel

extension RecordWords {
  /// Slovak.
  static let slovak = RecordWords(
    code: "sk",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "tuky",
      .saturatedFat: "nasýtené mastné kyseliny",
      .monounsaturatedFat: "mononenasýtené mastné kyseliny",
      .polyunsaturatedFat: "polynenasýtené mastné kyseliny", .transFat: "transmastné kyseliny",
      .cholesterol: "cholesterol", .carbohydrates: "sacharidy", .sugars: "cukry",
      .addedSugars: "pridané cukry", .polyols: "polyoly", .starch: "škrob", .fiber: "vláknina",
      .protein: "bielkoviny", .salt: "soľ", .sodium: "sodík", .moisture: "vlhkosť", .ash: "popol",
      .taurine: "taurín", .calcium: "vápnik", .phosphorus: "fosfor", .magnesium: "horčík",
      .potassium: "draslík", .iron: "železo", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamín A", .vitaminC: "vitamín C", .vitaminD: "vitamín D",
      .vitaminE: "vitamín E",
    ],
    bases: [
      .asFed: "v krmive", .dryMatter: "v sušine", .per100g: "na 100 g", .per100ml: "na 100 ml",
      .perServing: "na porciu",
    ],
    statuses: [
      .valid: "platný", .needsReview: "na kontrolu", .incomplete: "neúplný",
      .unreadable: "nečitateľný",
    ],
    levels: [
      .good: "dobré", .moderate: "stredné", .high: "vysoké",
    ],
    sources: [
      .ocr: "fotografia", .api: "databáza", .manual: "ručne",
    ],
    foodTypes: [.wet: "vlhké", .dry: "suché", .semiMoist: "polovlhké"],
    allergens: [
      .gluten: "lepok", .crustaceans: "kôrovce", .egg: "vajcia", .fish: "ryby",
      .peanuts: "arašidy", .soy: "sója", .milk: "mlieko", .nuts: "orechy", .celery: "zeler",
      .mustard: "horčica", .sesame: "sezam", .sulphites: "siričitany", .lupin: "vlčí bôb",
      .molluscs: "mäkkýše",
    ],
    novaGroups: [
      1: "nespracovaná alebo minimálne spracovaná", 2: "kuchynská prísada", 3: "spracovaná",
      4: "ultraspracovaná",
    ],
    nutriScoreCategories: [
      .general: "všeobecná potravina", .cheese: "syr", .redMeat: "červené mäso",
      .fatsOilsNutsSeeds: "tuky, oleje, orechy alebo semená", .beverage: "nápoj", .water: "voda",
    ],
    impacts: [.low: "nízky", .medium: "stredný", .high: "vysoký"],
    severities: [.error: "chyba", .warning: "varovanie", .info: "poznámka"],
    doubts: [
      .letterAsDigit: "namiesto číslice bolo prečítané písmeno",
      .decimalMarkRepaired: "desatinná čiarka bola poškodená",
      .decimalMarkLost: "desatinná čiarka nebola prečítaná",
      .unitReadAsDigit: "jednotka bola prečítaná ako číslica",
      .unitRepaired: "jednotka bola poškodená",
      .unitAssumed: "jednotka nebola prečítaná",
      .nameRepaired: "názov bol poškodený",
      .rowUncertain: "riadok nie je istý",
      .slashReadAsDigit: "lomka bola prečítaná ako číslica",
      .alternative: "je možné iné čítanie",
      .boundRepaired: "slovo pre hranicu bolo poškodené",
      .decimalPointRestored: "desatinná čiarka bola doplnená podľa ostatných hodnôt",
    ],
    phrases: [
      .missing: "chýba", .values: "Hodnoty", .computedEnergy: "Vypočítaná energia",
      .toBeChecked: "Na kontrolu", .rejected: "Zamietnuté", .findings: "Zistenia",
      .petFood: "krmivo pre zvieratá", .food: "potravina", .about: "asi",
      .assuming: "za predpokladu",
      .ingredients: "Zloženie", .allergens: "Alergény", .noneNamed: "žiadne neuvedené",
      .mayContain: "Môže obsahovať", .score: "skóre", .assumed: "odhadom",
      .notComputable: "nedá sa vypočítať, lebo", .notApplicable: "nevzťahuje sa na",
      .noSugarAdded: "bez pridaných",
      .noSugar: "žiadne",
      .ofTheIngredients: "zo zložiek",
      .underOtherNames: "pod inými názvami",
      .sweetenedWith: "sladené:",
      .impact: "vplyv",
      .unknownProduct: "neznámy výrobok",
      .unknownBrand: "neznáma značka",
      .unknownKind: "druh výrobku neznámy",
      .unknownBasis: "základ neznámy",
      .barcode: "čiarový kód",
      .badlyRead: "zle prečítané",
      .name: "názov", .brand: "značka", .netQuantity: "čisté množstvo",
      .drainedWeight: "hmotnosť pevného podielu", .bestBefore: "minimálna trvanlivosť do",
      .lot: "šarža",
      .labels: "značky", .packaging: "obal", .origins: "pôvod", .stores: "obchody",
      .countries: "predáva sa v", .additives: "prídavné látky", .completeness: "úplnosť",
      .changed: "posledná zmena",
    ],
    sentences: [
      .valueIsUnreadable: "{1}: údaj je vytlačený („{2}“), ale hodnota sa nedala prečítať",
      .ingredientsAreBadlyRead: """
      zoznam zložiek je zle prečítaný, iba {1} % písmen je istých; porovnajte ho s etiketou, \
      kým sa spoľahnete naň alebo na alergény
      """,
      .boundsAreGuaranteed: """
      etiketa zaručuje hranice pre: {1}; z nich vypočítané sacharidy sa môžu líšiť o niekoľko \
      bodov
      """,
      .carbohydrateIsHigh: "sacharidy tvoria {1} % sušiny, viac ako 30 %",
      .valueIsOutOfRange: "{1} {2} % je mimo {3} %, rozsahu pre tento druh krmiva",
      .animalIsUnknown: "etiketa neuvádza, pre ktoré zviera je",
      .basisIsUnknown: """
      nedalo sa prečítať, na čo sa množstvá vzťahujú: možno na 100 g, 100 ml alebo porciu
      """,
      .fruitIsTakenAsZero: "ovocie, zelenina a strukoviny neuvedené, počítané ako 0",
      .fiberIsTakenAsZero: "vláknina neuvedená, počítaná ako 0",
      .certainty: "istota {1} %",
      .amountsArePerServing: "množstvá sú uvedené iba na porciu",
      .noIngredientsWereRead: "nebol prečítaný žiadny zoznam zložiek",
      .ingredientsAreTooBadlyRead: "zoznam zložiek je príliš zle prečítaný",
      .referenceIsUnknown: "nie je známe, na čo sa množstvá vzťahujú",
      .barcodeIsUnknown: "pod {1} nie je známy žiadny výrobok",
      .readingsDiffer: "rôzne čítania: {1}",
    ])
}
