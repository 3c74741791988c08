import LabelModel

extension RecordWords {
  /// Norwegian.
  static let norwegian = RecordWords(
    code: "no",
    nutrients: [
      .energyKJ: "energi (kJ)", .energyKcal: "energi (kcal)", .fat: "fett",
      .saturatedFat: "mettede fettsyrer", .monounsaturatedFat: "enumettede fettsyrer",
      .polyunsaturatedFat: "flerumettede fettsyrer", .transFat: "transfettsyrer",
      .cholesterol: "kolesterol", .carbohydrates: "karbohydrat", .sugars: "sukkerarter",
      .addedSugars: "tilsatte sukkerarter", .polyols: "polyoler", .starch: "stivelse",
      .fiber: "kostfiber", .protein: "protein", .salt: "salt", .sodium: "natrium",
      .moisture: "vanninnhold", .ash: "aske", .taurine: "taurin", .calcium: "kalsium",
      .phosphorus: "fosfor", .magnesium: "magnesium", .potassium: "kalium", .iron: "jern",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A", .vitaminC: "vitamin C",
      .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "i fôret", .dryMatter: "i tørrstoffet", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per porsjon",
    ],
    statuses: [
      .valid: "gyldig", .needsReview: "må kontrolleres", .incomplete: "ufullstendig",
      .unreadable: "uleselig",
    ],
    levels: [
      .good: "bra", .moderate: "moderat", .high: "høyt",
    ],
    sources: [
      .ocr: "foto", .api: "database", .manual: "for hånd",
    ],
    foodTypes: [.wet: "våtfôr", .dry: "tørrfôr", .semiMoist: "halvfuktig fôr"],
    allergens: [
      .gluten: "gluten", .crustaceans: "skalldyr", .egg: "egg", .fish: "fisk",
      .peanuts: "peanøtter", .soy: "soya", .milk: "melk", .nuts: "nøtter", .celery: "selleri",
      .mustard: "sennep", .sesame: "sesam", .sulphites: "sulfitter", .lupin: "lupin",
      .molluscs: "bløtdyr",
    ],
    novaGroups: [
      1: "ubearbeidet eller lite bearbeidet", 2: "ingrediens til matlaging", 3: "bearbeidet",
      4: "ultraprosessert",
    ],
    nutriScoreCategories: [
      .general: "vanlig matvare", .cheese: "ost", .redMeat: "rødt kjøtt",
      .fatsOilsNutsSeeds: "fett, olje, nøtter eller frø", .beverage: "drikk", .water: "vann",
    ],
    impacts: [.low: "lav", .medium: "middels", .high: "høy"],
    severities: [.error: "feil", .warning: "advarsel", .info: "merknad"],
    doubts: [
      .letterAsDigit: "en bokstav ble lest i stedet for et siffer",
      .decimalMarkRepaired: "desimaltegnet var skadet",
      .decimalMarkLost: "desimaltegnet ble ikke lest",
      .unitReadAsDigit: "enheten ble lest som et siffer",
      .unitRepaired: "enheten var skadet",
      .unitAssumed: "enheten ble ikke lest",
      .nameRepaired: "navnet var skadet",
      .rowUncertain: "raden er ikke sikker",
      .slashReadAsDigit: "en skråstrek ble lest som et siffer",
      .alternative: "en annen lesning er mulig",
      .boundRepaired: "ordet for grensen var skadet",
      .decimalPointRestored: "desimaltegnet ble satt inn slik at det passer til de andre verdiene",
    ],
    phrases: [
      .missing: "mangler", .values: "Verdier", .computedEnergy: "Beregnet energi",
      .toBeChecked: "Må kontrolleres av deg", .rejected: "Avvist", .findings: "Merknader",
      .petFood: "dyrefôr", .food: "mat", .about: "ca.", .assuming: "antatt",
      .ingredients: "Ingredienser", .allergens: "Allergener", .noneNamed: "ingen nevnt",
      .mayContain: "Kan inneholde", .score: "poeng", .assumed: "antatt",
      .notComputable: "kan ikke beregnes, fordi", .notApplicable: "gjelder ikke for",
      .noSugarAdded: "ingen tilsatt",
      .noSugar: "ingen",
      .ofTheIngredients: "av ingrediensene",
      .underOtherNames: "under andre navn",
      .sweetenedWith: "søtet med",
      .impact: "virkning",
      .unknownProduct: "ukjent produkt",
      .unknownBrand: "ukjent merke",
      .unknownKind: "ukjent type produkt",
      .unknownBasis: "ukjent grunnlag",
      .barcode: "strekkode",
      .badlyRead: "dårlig lest",
      .name: "navn", .brand: "merke", .netQuantity: "nettoinnhold",
      .drainedWeight: "avrent vekt", .bestBefore: "best før",
      .lot: "parti",
      .labels: "merker", .packaging: "emballasje", .origins: "opprinnelse", .stores: "butikker",
      .countries: "selges i", .additives: "tilsetningsstoffer", .completeness: "fullstendighet",
      .changed: "sist endret",
    ],
    sentences: [
      .valueIsUnreadable: "{1} er trykt («{2}»), men verdien kunne ikke leses",
      .ingredientsAreBadlyRead: """
      ingredienslisten er dårlig lest, bare {1} % av bokstavene er sikre; sammenlign den med \
      etiketten før du stoler på den eller på allergenene
      """,
      .boundsAreGuaranteed: """
      etiketten garanterer grenser for {1}; karbohydratet som beregnes av dem, kan avvike flere \
      poeng
      """,
      .carbohydrateIsHigh: "karbohydratet er {1} % av tørrstoffet, over 30 %",
      .valueIsOutOfRange: "{1} {2} % er utenfor {3} %, området for denne fôrtypen",
      .animalIsUnknown: "etiketten sier ikke hvilket dyr det er til",
      .basisIsUnknown: """
      det kunne ikke leses hva mengdene gjelder for: det kan være per 100 g, per 100 ml eller \
      per porsjon
      """,
      .fruitIsTakenAsZero: "frukt, grønnsaker og belgfrukter ikke oppgitt, regnet som 0",
      .fiberIsTakenAsZero: "kostfiber ikke oppgitt, regnet som 0",
      .certainty: "{1} % sikker",
      .amountsArePerServing: "mengdene er bare oppgitt per porsjon",
      .noIngredientsWereRead: "ingen ingrediensliste ble lest",
      .ingredientsAreTooBadlyRead: "ingredienslisten er for dårlig lest",
      .referenceIsUnknown: "det er ikke kjent hva mengdene gjelder for",
      .barcodeIsUnknown: "ingen vare er kjent under {1}",
      .readingsDiffer: "ulike lesninger: {1}",
    ])
}
