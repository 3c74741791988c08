import LabelModel

extension RecordWords {
  /// Slovenian.
  static let slovenian = RecordWords(
    code: "sl",
    nutrients: [
      .energyKJ: "energija (kJ)", .energyKcal: "energija (kcal)", .fat: "maščobe",
      .saturatedFat: "nasičene maščobe", .monounsaturatedFat: "enkrat nenasičene maščobe",
      .polyunsaturatedFat: "večkrat nenasičene maščobe", .transFat: "transmaščobe",
      .cholesterol: "holesterol", .carbohydrates: "ogljikovi hidrati", .sugars: "sladkorji",
      .addedSugars: "dodani sladkorji", .polyols: "polioli", .starch: "škrob",
      .fiber: "prehranske vlaknine", .protein: "beljakovine", .salt: "sol", .sodium: "natrij",
      .moisture: "vlaga", .ash: "pepel", .taurine: "tavrin", .calcium: "kalcij",
      .phosphorus: "fosfor", .magnesium: "magnezij", .potassium: "kalij", .iron: "železo",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A", .vitaminC: "vitamin C",
      .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "v krmi", .dryMatter: "v suhi snovi", .per100g: "na 100 g", .per100ml: "na 100 ml",
      .perServing: "na porcijo",
    ],
    statuses: [
      .valid: "veljaven", .needsReview: "za preverjanje", .incomplete: "nepopoln",
      .unreadable: "neberljiv",
    ],
    levels: [
      .good: "dobro", .moderate: "zmerno", .high: "visoko",
    ],
    sources: [
      .ocr: "fotografija", .api: "zbirka podatkov", .manual: "ročno",
    ],
    foodTypes: [.wet: "mokra", .dry: "suha", .semiMoist: "polvlažna"],
    allergens: [
      .gluten: "gluten", .crustaceans: "raki", .egg: "jajca", .fish: "ribe", .peanuts: "arašidi",
      .soy: "soja", .milk: "mleko", .nuts: "oreščki", .celery: "zelena", .mustard: "gorčica",
      .sesame: "sezam", .sulphites: "sulfiti", .lupin: "volčji bob", .molluscs: "mehkužci",
    ],
    novaGroups: [
      1: "nepredelano ali minimalno predelano", 2: "kulinarična sestavina", 3: "predelano",
      4: "ultrapredelano",
    ],
    nutriScoreCategories: [
      .general: "splošno živilo", .cheese: "sir", .redMeat: "rdeče meso",
      .fatsOilsNutsSeeds: "maščobe, olja, oreščki ali semena", .beverage: "pijača", .water: "voda",
    ],
    impacts: [.low: "majhen", .medium: "srednji", .high: "velik"],
    severities: [.error: "napaka", .warning: "opozorilo", .info: "opomba"],
    doubts: [
      .letterAsDigit: "namesto števke je bila prebrana črka",
      .decimalMarkRepaired: "decimalni znak je bil poškodovan",
      .decimalMarkLost: "decimalni znak ni bil prebran",
      .unitReadAsDigit: "enota je bila prebrana kot števka",
      .unitRepaired: "enota je bila poškodovana",
      .unitAssumed: "enota ni bila prebrana",
      .nameRepaired: "ime je bilo poškodovano",
      .rowUncertain: "vrstica ni zanesljiva",
      .slashReadAsDigit: "poševnica je bila prebrana kot števka",
      .alternative: "možno je drugo branje",
      .boundRepaired: "beseda za mejo je bila poškodovana",
      .decimalPointRestored: "decimalni znak je bil dodan glede na druge vrednosti",
    ],
    phrases: [
      .missing: "manjka", .values: "Vrednosti", .computedEnergy: "Izračunana energija",
      .toBeChecked: "Za preverjanje", .rejected: "Zavrnjeno", .findings: "Ugotovitve",
      .petFood: "hrana za živali", .food: "živilo", .about: "približno",
      .assuming: "ob predpostavki",
      .ingredients: "Sestavine", .allergens: "Alergeni", .noneNamed: "nobeden ni naveden",
      .mayContain: "Lahko vsebuje", .score: "točke", .assumed: "po domnevi",
      .notComputable: "ni izračunljivo, ker", .notApplicable: "se ne uporablja za",
      .noSugarAdded: "brez dodanih",
      .noSugar: "brez",
      .ofTheIngredients: "od sestavin",
      .underOtherNames: "pod drugimi imeni",
      .sweetenedWith: "sladkano z:",
      .impact: "vpliv",
      .unknownProduct: "neznan izdelek",
      .unknownBrand: "neznana znamka",
      .unknownKind: "vrsta izdelka neznana",
      .unknownBasis: "osnova neznana",
      .barcode: "črtna koda",
      .badlyRead: "slabo prebrano",
      .name: "ime", .brand: "znamka", .netQuantity: "neto količina",
      .drainedWeight: "odcejena masa", .bestBefore: "uporabno najmanj do",
      .lot: "serija",
      .labels: "oznake", .packaging: "embalaža", .origins: "poreklo", .stores: "trgovine",
      .countries: "prodaja", .additives: "aditivi", .completeness: "popolnost",
      .changed: "zadnja sprememba",
    ],
    sentences: [
      .valueIsUnreadable: "{1}: natisnjeno je (»{2}«), vendar vrednosti ni bilo mogoče prebrati",
      .ingredientsAreBadlyRead: """
      seznam sestavin je slabo prebran, samo {1} % črk je zanesljivih; primerjajte ga z \
      etiketo, preden se zanesete nanj ali na alergene
      """,
      .boundsAreGuaranteed: """
      etiketa jamči meje za {1}; ogljikovi hidrati, izračunani iz njih, lahko odstopajo za več \
      točk
      """,
      .carbohydrateIsHigh: "ogljikovih hidratov je {1} % suhe snovi, nad 30 %",
      .valueIsOutOfRange: "{1} {2} % je zunaj {3} %, območja za to vrsto hrane",
      .animalIsUnknown: "etiketa ne navaja, za katero žival je",
      .basisIsUnknown: """
      ni bilo mogoče prebrati, na kaj se količine nanašajo: morda na 100 g, 100 ml ali porcijo
      """,
      .fruitIsTakenAsZero: "sadje, zelenjava in stročnice niso navedeni, upoštevano kot 0",
      .fiberIsTakenAsZero: "vlaknine niso navedene, upoštevano kot 0",
      .certainty: "zanesljivost {1} %",
      .amountsArePerServing: "količine so navedene samo na porcijo",
      .noIngredientsWereRead: "seznam sestavin ni bil prebran",
      .ingredientsAreTooBadlyRead: "seznam sestavin je preslabo prebran",
      .referenceIsUnknown: "ni znano, na kaj se količine nanašajo",
      .barcodeIsUnknown: "pod {1} ni znan noben izdelek",
      .readingsDiffer: "različna branja: {1}",
    ])
}
