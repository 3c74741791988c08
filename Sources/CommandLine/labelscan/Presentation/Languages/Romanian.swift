import LabelModel

extension RecordWords {
  /// Romanian.
  static let romanian = RecordWords(
    code: "ro",
    nutrients: [
      .energyKJ: "energie (kJ)", .energyKcal: "energie (kcal)", .fat: "grăsimi",
      .saturatedFat: "acizi grași saturați", .monounsaturatedFat: "acizi grași mononesaturați",
      .polyunsaturatedFat: "acizi grași polinesaturați", .transFat: "acizi grași trans",
      .cholesterol: "colesterol", .carbohydrates: "glucide", .sugars: "zaharuri",
      .addedSugars: "zaharuri adăugate", .polyols: "polioli", .starch: "amidon", .fiber: "fibre",
      .protein: "proteine", .salt: "sare", .sodium: "sodiu", .moisture: "umiditate",
      .ash: "cenușă", .taurine: "taurină", .calcium: "calciu", .phosphorus: "fosfor",
      .magnesium: "magneziu", .potassium: "potasiu", .iron: "fier", .omega3: "omega-3",
      .omega6: "omega-6", .vitaminA: "vitamina A", .vitaminC: "vitamina C",
      .vitaminD: "vitamina D", .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "în hrană", .dryMatter: "în substanța uscată", .per100g: "la 100 g",
      .per100ml: "la 100 ml", .perServing: "pe porție",
    ],
    statuses: [
      .valid: "valid", .needsReview: "de verificat", .incomplete: "incomplet",
      .unreadable: "ilizibil",
    ],
    levels: [
      .good: "bun", .moderate: "moderat", .high: "ridicat",
    ],
    sources: [
      .ocr: "fotografie", .api: "bază de date", .manual: "manual",
    ],
    foodTypes: [.wet: "umedă", .dry: "uscată", .semiMoist: "semiumedă"],
    allergens: [
      .gluten: "gluten", .crustaceans: "crustacee", .egg: "ouă", .fish: "pește",
      .peanuts: "arahide", .soy: "soia", .milk: "lapte", .nuts: "fructe cu coajă",
      .celery: "țelină", .mustard: "muștar", .sesame: "susan", .sulphites: "sulfiți",
      .lupin: "lupin", .molluscs: "moluște",
    ],
    novaGroups: [
      1: "neprocesat sau minim procesat", 2: "ingredient culinar", 3: "procesat",
      4: "ultraprocesat",
    ],
    nutriScoreCategories: [
      .general: "aliment general", .cheese: "brânză", .redMeat: "carne roșie",
      .fatsOilsNutsSeeds: "grăsimi, uleiuri, nuci sau semințe", .beverage: "băutură",
      .water: "apă",
    ],
    impacts: [.low: "scăzut", .medium: "mediu", .high: "ridicat"],
    severities: [.error: "eroare", .warning: "avertisment", .info: "notă"],
    doubts: [
      .letterAsDigit: "a fost citită o literă în locul unei cifre",
      .decimalMarkRepaired: "semnul zecimal era deteriorat",
      .decimalMarkLost: "semnul zecimal nu a fost citit",
      .unitReadAsDigit: "unitatea a fost citită ca cifră",
      .unitRepaired: "unitatea era deteriorată",
      .unitAssumed: "unitatea nu a fost citită",
      .nameRepaired: "denumirea era deteriorată",
      .rowUncertain: "rândul nu este sigur",
      .slashReadAsDigit: "o bară oblică a fost citită ca cifră",
      .alternative: "este posibilă o altă citire",
      .boundRepaired: "cuvântul pentru limită era deteriorat",
      .decimalPointRestored: "semnul zecimal a fost completat după celelalte valori",
    ],
    phrases: [
      .missing: "lipsește", .values: "Valori", .computedEnergy: "Energie calculată",
      .toBeChecked: "De verificat", .rejected: "Respinse", .findings: "Constatări",
      .petFood: "hrană pentru animale", .food: "aliment", .about: "circa",
      .assuming: "presupunând",
      .ingredients: "Ingrediente", .allergens: "Alergeni", .noneNamed: "niciunul menționat",
      .mayContain: "Poate conține", .score: "puncte", .assumed: "prin presupunere",
      .notComputable: "nu se poate calcula, deoarece", .notApplicable: "nu se aplică pentru",
      .noSugarAdded: "niciunul adăugat",
      .noSugar: "niciunul",
      .ofTheIngredients: "din ingrediente",
      .underOtherNames: "sub alte denumiri",
      .sweetenedWith: "îndulcit cu",
      .impact: "impact",
      .unknownProduct: "produs necunoscut",
      .unknownBrand: "marcă necunoscută",
      .unknownKind: "tip de produs necunoscut",
      .unknownBasis: "bază necunoscută",
      .barcode: "cod de bare",
      .badlyRead: "citită greșit",
      .name: "denumire", .brand: "marcă", .netQuantity: "cantitate netă",
      .drainedWeight: "masă netă scursă", .bestBefore: "a se consuma de preferință înainte de",
      .lot: "lot",
      .labels: "etichete", .packaging: "ambalaj", .origins: "origine", .stores: "magazine",
      .countries: "vândut în", .additives: "aditivi", .completeness: "completitudine",
      .changed: "ultima modificare",
    ],
    sentences: [
      .valueIsUnreadable: "{1} este tipărit („{2}”), dar valoarea nu a putut fi citită",
      .ingredientsAreBadlyRead: """
      lista de ingrediente este citită prost, doar {1} % din litere sunt sigure; comparați-o cu \
      eticheta înainte de a vă baza pe ea sau pe alergeni
      """,
      .boundsAreGuaranteed: """
      eticheta garantează limite pentru {1}; glucidele calculate din ele se pot abate cu câteva \
      puncte
      """,
      .carbohydrateIsHigh: "glucidele sunt {1} % din substanța uscată, peste 30 %",
      .valueIsOutOfRange: "{1} {2} % este în afara {3} %, intervalul pentru acest tip de hrană",
      .animalIsUnknown: "eticheta nu spune pentru ce animal este",
      .basisIsUnknown: """
      nu s-a putut citi la ce se referă cantitățile: poate la 100 g, la 100 ml sau la o porție
      """,
      .fruitIsTakenAsZero: "fructe, legume și leguminoase nemenționate, considerate 0",
      .fiberIsTakenAsZero: "fibre nemenționate, considerate 0",
      .certainty: "sigur {1} %",
      .amountsArePerServing: "cantitățile sunt indicate doar pe porție",
      .noIngredientsWereRead: "nu a fost citită nicio listă de ingrediente",
      .ingredientsAreTooBadlyRead: "lista de ingrediente este citită prea prost",
      .referenceIsUnknown: "nu se știe la ce se referă cantitățile",
      .barcodeIsUnknown: "sub {1} nu este cunoscut niciun produs",
      .readingsDiffer: "citiri diferite: {1}",
    ])
}
