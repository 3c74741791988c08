import LabelModel

extension RecordWords {
  /// Croatian.
  static let croatian = RecordWords(
    code: "hr",
    nutrients: [
      .energyKJ: "energija (kJ)", .energyKcal: "energija (kcal)", .fat: "masti",
      .saturatedFat: "zasićene masne kiseline",
      .monounsaturatedFat: "jednostruko nezasićene masne kiseline",
      .polyunsaturatedFat: "višestruko nezasićene masne kiseline",
      .transFat: "transmasne kiseline", .cholesterol: "kolesterol",
      .carbohydrates: "ugljikohidrati", .sugars: "šećeri", .addedSugars: "dodani šećeri",
      .polyols: "polioli", .starch: "škrob", .fiber: "vlakna", .protein: "bjelančevine",
      .salt: "sol", .sodium: "natrij", .moisture: "vlaga", .ash: "pepeo", .taurine: "taurin",
      .calcium: "kalcij", .phosphorus: "fosfor", .magnesium: "magnezij", .potassium: "kalij",
      .iron: "željezo", .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A",
      .vitaminC: "vitamin C", .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "u hrani", .dryMatter: "u suhoj tvari", .per100g: "na 100 g",
      .per100ml: "na 100 ml", .perServing: "po porciji",
    ],
    statuses: [
      .valid: "valjan", .needsReview: "za provjeru", .incomplete: "nepotpun",
      .unreadable: "nečitljiv",
    ],
    levels: [
      .good: "dobro", .moderate: "umjereno", .high: "visoko",
    ],
    sources: [
      .ocr: "fotografija", .api: "baza podataka", .manual: "ručno",
    ],
    foodTypes: [.wet: "mokra", .dry: "suha", .semiMoist: "poluvlažna"],
    allergens: [
      .gluten: "gluten", .crustaceans: "rakovi", .egg: "jaja", .fish: "riba", .peanuts: "kikiriki",
      .soy: "soja", .milk: "mlijeko", .nuts: "orašasti plodovi", .celery: "celer",
      .mustard: "gorušica", .sesame: "sezam", .sulphites: "sulfiti", .lupin: "lupina",
      .molluscs: "mekušci",
    ],
    novaGroups: [
      1: "neprerađena ili minimalno prerađena", 2: "kulinarski sastojak", 3: "prerađena",
      4: "ultraprerađena",
    ],
    nutriScoreCategories: [
      .general: "opća hrana", .cheese: "sir", .redMeat: "crveno meso",
      .fatsOilsNutsSeeds: "masti, ulja, orašasti plodovi ili sjemenke", .beverage: "piće",
      .water: "voda",
    ],
    impacts: [.low: "nizak", .medium: "srednji", .high: "visok"],
    severities: [.error: "pogreška", .warning: "upozorenje", .info: "napomena"],
    doubts: [
      .letterAsDigit: "umjesto znamenke pročitano je slovo",
      .decimalMarkRepaired: "decimalni znak bio je oštećen",
      .decimalMarkLost: "decimalni znak nije pročitan",
      .unitReadAsDigit: "jedinica je pročitana kao znamenka",
      .unitRepaired: "jedinica je bila oštećena",
      .unitAssumed: "jedinica nije pročitana",
      .nameRepaired: "naziv je bio oštećen",
      .rowUncertain: "redak nije siguran",
      .slashReadAsDigit: "kosa crta pročitana je kao znamenka",
      .alternative: "moguće je drugo čitanje",
      .boundRepaired: "riječ za granicu bila je oštećena",
      .decimalPointRestored: "decimalni znak dodan je prema drugim vrijednostima",
    ],
    phrases: [
      .missing: "nedostaje", .values: "Vrijednosti", .computedEnergy: "Izračunata energija",
      .toBeChecked: "Za vašu provjeru", .rejected: "Odbijeno", .findings: "Nalazi",
      .petFood: "hrana za kućne ljubimce", .food: "hrana", .about: "oko",
      .assuming: "uz pretpostavku",
      .ingredients: "Sastojci", .allergens: "Alergeni", .noneNamed: "nijedan naveden",
      .mayContain: "Može sadržavati", .score: "bodovi", .assumed: "po pretpostavci",
      .notComputable: "nije izračunljivo, jer", .notApplicable: "ne primjenjuje se na",
      .noSugarAdded: "bez dodanih",
      .noSugar: "nema",
      .ofTheIngredients: "od sastojaka",
      .underOtherNames: "pod drugim nazivima",
      .sweetenedWith: "zaslađeno:",
      .impact: "utjecaj",
      .unknownProduct: "nepoznat proizvod",
      .unknownBrand: "nepoznata marka",
      .unknownKind: "vrsta proizvoda nepoznata",
      .unknownBasis: "osnova nepoznata",
      .barcode: "crtični kod",
      .badlyRead: "loše pročitano",
      .name: "naziv", .brand: "marka", .netQuantity: "neto količina",
      .drainedWeight: "ocijeđena masa", .bestBefore: "najbolje upotrijebiti do",
      .lot: "serija",
      .labels: "oznake", .packaging: "ambalaža", .origins: "podrijetlo", .stores: "trgovine",
      .countries: "prodaje se u", .additives: "aditivi", .completeness: "potpunost",
      .changed: "zadnja izmjena",
    ],
    sentences: [
      .valueIsUnreadable: "{1}: otisnuto je („{2}“), ali vrijednost nije bilo moguće pročitati",
      .ingredientsAreBadlyRead: """
      popis sastojaka loše je pročitan, samo je {1} % slova sigurno; usporedite ga s etiketom \
      prije nego što se pouzdate u njega ili u alergene
      """,
      .boundsAreGuaranteed: """
      etiketa jamči granice za {1}; ugljikohidrati izračunati iz njih mogu odstupati nekoliko \
      bodova
      """,
      .carbohydrateIsHigh: "ugljikohidrati čine {1} % suhe tvari, više od 30 %",
      .valueIsOutOfRange: "{1} {2} % izvan je {3} %, raspona za ovu vrstu hrane",
      .animalIsUnknown: "etiketa ne navodi za koju je životinju",
      .basisIsUnknown: """
      nije bilo moguće pročitati na što se količine odnose: možda na 100 g, 100 ml ili porciju
      """,
      .fruitIsTakenAsZero: "voće, povrće i mahunarke nisu navedeni, računato kao 0",
      .fiberIsTakenAsZero: "vlakna nisu navedena, računato kao 0",
      .certainty: "sigurnost {1} %",
      .amountsArePerServing: "količine su navedene samo po porciji",
      .noIngredientsWereRead: "nije pročitan popis sastojaka",
      .ingredientsAreTooBadlyRead: "popis sastojaka previše je loše pročitan",
      .referenceIsUnknown: "nije poznato na što se količine odnose",
      .barcodeIsUnknown: "pod {1} nije poznat nijedan proizvod",
      .readingsDiffer: "različita čitanja: {1}",
    ])
}
