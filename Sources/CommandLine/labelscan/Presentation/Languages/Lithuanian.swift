import LabelModel

extension RecordWords {
  /// Lithuanian.
  static let lithuanian = RecordWords(
    code: "lt",
    nutrients: [
      .energyKJ: "energija (kJ)", .energyKcal: "energija (kcal)", .fat: "riebalai",
      .saturatedFat: "sočiosios riebalų rūgštys",
      .monounsaturatedFat: "mononesočiosios riebalų rūgštys",
      .polyunsaturatedFat: "polinesočiosios riebalų rūgštys", .transFat: "transriebalų rūgštys",
      .cholesterol: "cholesterolis", .carbohydrates: "angliavandeniai", .sugars: "cukrūs",
      .addedSugars: "pridėtiniai cukrūs", .polyols: "polioliai", .starch: "krakmolas",
      .fiber: "skaidulinės medžiagos", .protein: "baltymai", .salt: "druska", .sodium: "natris",
      .moisture: "drėgmė", .ash: "pelenai", .taurine: "taurinas", .calcium: "kalcis",
      .phosphorus: "fosforas", .magnesium: "magnis", .potassium: "kalis", .iron: "geležis",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitaminas A", .vitaminC: "vitaminas C",
      .vitaminD: "vitaminas D", .vitaminE: "vitaminas E",
    ],
    bases: [
      .asFed: "pašare", .dryMatter: "sausojoje medžiagoje", .per100g: "100 g",
      .per100ml: "100 ml", .perServing: "porcijai",
    ],
    statuses: [
      .valid: "tinkamas", .needsReview: "tikrintina", .incomplete: "neišsamus",
      .unreadable: "neįskaitomas",
    ],
    levels: [
      .good: "gerai", .moderate: "vidutiniškai", .high: "daug",
    ],
    sources: [
      .ocr: "nuotrauka", .api: "duomenų bazė", .manual: "ranka",
    ],
    foodTypes: [.wet: "drėgnas", .dry: "sausas", .semiMoist: "pusiau drėgnas"],
    allergens: [
      .gluten: "glitimas", .crustaceans: "vėžiagyviai", .egg: "kiaušiniai", .fish: "žuvis",
      .peanuts: "žemės riešutai", .soy: "soja", .milk: "pienas", .nuts: "riešutai",
      .celery: "salierai", .mustard: "garstyčios", .sesame: "sezamas", .sulphites: "sulfitai",
      .lupin: "lubinai", .molluscs: "moliuskai",
    ],
    novaGroups: [
      1: "neperdirbtas arba mažai perdirbtas", 2: "kulinarinis ingredientas", 3: "perdirbtas",
      4: "itin perdirbtas",
    ],
    nutriScoreCategories: [
      .general: "bendras maisto produktas", .cheese: "sūris", .redMeat: "raudona mėsa",
      .fatsOilsNutsSeeds: "riebalai, aliejai, riešutai ar sėklos", .beverage: "gėrimas",
      .water: "vanduo",
    ],
    impacts: [.low: "mažas", .medium: "vidutinis", .high: "didelis"],
    severities: [.error: "klaida", .warning: "įspėjimas", .info: "pastaba"],
    doubts: [
      .letterAsDigit: "vietoj skaitmens perskaityta raidė",
      .decimalMarkRepaired: "dešimtainis skyriklis buvo pažeistas",
      .decimalMarkLost: "dešimtainis skyriklis neperskaitytas",
      .unitReadAsDigit: "vienetas perskaitytas kaip skaitmuo",
      .unitRepaired: "vienetas buvo pažeistas",
      .unitAssumed: "vienetas neperskaitytas",
      .nameRepaired: "pavadinimas buvo pažeistas",
      .rowUncertain: "eilutė nėra tikra",
      .slashReadAsDigit: "pasvirasis brūkšnys perskaitytas kaip skaitmuo",
      .alternative: "galimas kitas skaitymas",
      .boundRepaired: "ribos žodis buvo pažeistas",
      .decimalPointRestored: "dešimtainis skyriklis įrašytas pagal kitas vertes",
    ],
    phrases: [
      .missing: "trūksta", .values: "Vertės", .computedEnergy: "Apskaičiuota energija",
      .toBeChecked: "Patikrinkite", .rejected: "Atmesta", .findings: "Pastabos",
      .petFood: "gyvūnų ėdalas", .food: "maistas", .about: "apie", .assuming: "darant prielaidą",
      .ingredients: "Sudedamosios dalys", .allergens: "Alergenai", .noneNamed: "nenurodyta",
      .mayContain: "Gali būti", .score: "balai", .assumed: "daroma prielaida",
      .notComputable: "neapskaičiuojama, nes", .notApplicable: "netaikoma:",
      .noSugarAdded: "nepridėta",
      .noSugar: "nėra",
      .ofTheIngredients: "iš sudedamųjų dalių",
      .underOtherNames: "kitais pavadinimais",
      .sweetenedWith: "saldinta:",
      .impact: "poveikis",
      .unknownProduct: "nežinomas produktas",
      .unknownBrand: "nežinomas prekės ženklas",
      .unknownKind: "produkto rūšis nežinoma",
      .unknownBasis: "pagrindas nežinomas",
      .barcode: "brūkšninis kodas",
      .badlyRead: "blogai perskaityta",
      .name: "pavadinimas", .brand: "prekės ženklas", .netQuantity: "grynasis kiekis",
      .drainedWeight: "grynasis kiekis be skysčio", .bestBefore: "geriausias iki",
      .lot: "partija",
      .labels: "ženklai", .packaging: "pakuotė", .origins: "kilmė", .stores: "parduotuvės",
      .countries: "parduodama", .additives: "priedai", .completeness: "išsamumas",
      .changed: "paskutinis pakeitimas",
    ],
    sentences: [
      .valueIsUnreadable: "{1} išspausdinta („{2}“), bet vertės perskaityti nepavyko",
      .ingredientsAreBadlyRead: """
      sudedamųjų dalių sąrašas perskaitytas prastai, tik {1} % raidžių tikros; prieš juo ar \
      alergenais pasikliaudami palyginkite jį su etikete
      """,
      .boundsAreGuaranteed: """
      etiketė garantuoja ribas: {1}; iš jų apskaičiuoti angliavandeniai gali skirtis keliais \
      punktais
      """,
      .carbohydrateIsHigh: "angliavandeniai sudaro {1} % sausosios medžiagos, daugiau kaip 30 %",
      .valueIsOutOfRange: "{1} {2} % nepatenka į {3} %, šios rūšies ėdalo intervalą",
      .animalIsUnknown: "etiketėje nenurodyta, kuriam gyvūnui skirta",
      .basisIsUnknown: """
      nepavyko perskaityti, kam nurodyti kiekiai: galbūt 100 g, 100 ml arba porcijai
      """,
      .fruitIsTakenAsZero: "vaisiai, daržovės ir ankštiniai nenurodyti, laikoma 0",
      .fiberIsTakenAsZero: "skaidulinės medžiagos nenurodytos, laikoma 0",
      .certainty: "tikrumas {1} %",
      .amountsArePerServing: "kiekiai nurodyti tik porcijai",
      .noIngredientsWereRead: "sudedamųjų dalių sąrašas neperskaitytas",
      .ingredientsAreTooBadlyRead: "sudedamųjų dalių sąrašas perskaitytas per prastai",
      .referenceIsUnknown: "nežinoma, kam nurodyti kiekiai",
      .barcodeIsUnknown: "kodu {1} joks produktas nežinomas",
      .readingsDiffer: "skirtingi skaitymai: {1}",
    ])
}
