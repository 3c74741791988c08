import LabelModel

extension RecordWords {
  /// Danish.
  static let danish = RecordWords(
    code: "da",
    nutrients: [
      .energyKJ: "energi (kJ)", .energyKcal: "energi (kcal)", .fat: "fedt",
      .saturatedFat: "mættede fedtsyrer", .monounsaturatedFat: "enkeltumættede fedtsyrer",
      .polyunsaturatedFat: "flerumættede fedtsyrer", .transFat: "transfedtsyrer",
      .cholesterol: "kolesterol", .carbohydrates: "kulhydrat", .sugars: "sukkerarter",
      .addedSugars: "tilsatte sukkerarter", .polyols: "polyoler", .starch: "stivelse",
      .fiber: "kostfibre", .protein: "protein", .salt: "salt", .sodium: "natrium",
      .moisture: "vandindhold", .ash: "aske", .taurine: "taurin", .calcium: "calcium",
      .phosphorus: "fosfor", .magnesium: "magnesium", .potassium: "kalium", .iron: "jern",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamin A", .vitaminC: "vitamin C",
      .vitaminD: "vitamin D", .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "i foderet", .dryMatter: "i tørstoffet", .per100g: "pr. 100 g",
      .per100ml: "pr. 100 ml", .perServing: "pr. portion",
    ],
    statuses: [
      .valid: "gyldig", .needsReview: "skal kontrolleres", .incomplete: "ufuldstændig",
      .unreadable: "ulæselig",
    ],
    levels: [
      .good: "godt", .moderate: "moderat", .high: "højt",
    ],
    sources: [
      .ocr: "foto", .api: "database", .manual: "manuelt",
    ],
    foodTypes: [.wet: "vådfoder", .dry: "tørfoder", .semiMoist: "halvfugtigt foder"],
    allergens: [
      .gluten: "gluten", .crustaceans: "krebsdyr", .egg: "æg", .fish: "fisk",
      .peanuts: "jordnødder", .soy: "soja", .milk: "mælk", .nuts: "nødder", .celery: "selleri",
      .mustard: "sennep", .sesame: "sesam", .sulphites: "sulfitter", .lupin: "lupin",
      .molluscs: "bløddyr",
    ],
    novaGroups: [
      1: "uforarbejdet eller minimalt forarbejdet", 2: "ingrediens til madlavning",
      3: "forarbejdet", 4: "ultraforarbejdet",
    ],
    nutriScoreCategories: [
      .general: "almindelig fødevare", .cheese: "ost", .redMeat: "rødt kød",
      .fatsOilsNutsSeeds: "fedt, olie, nødder eller frø", .beverage: "drik", .water: "vand",
    ],
    impacts: [.low: "lav", .medium: "middel", .high: "høj"],
    severities: [.error: "fejl", .warning: "advarsel", .info: "bemærkning"],
    doubts: [
      .letterAsDigit: "et bogstav blev læst i stedet for et ciffer",
      .decimalMarkRepaired: "decimaltegnet var beskadiget",
      .decimalMarkLost: "decimaltegnet blev ikke læst",
      .unitReadAsDigit: "enheden blev læst som et ciffer",
      .unitRepaired: "enheden var beskadiget",
      .unitAssumed: "enheden blev ikke læst",
      .nameRepaired: "navnet var beskadiget",
      .rowUncertain: "rækken er ikke sikker",
      .slashReadAsDigit: "en skråstreg blev læst som et ciffer",
      .alternative: "en anden læsning er mulig",
      .boundRepaired: "ordet for grænsen var beskadiget",
      .decimalPointRestored: "decimaltegnet blev indsat, så det passer til de andre værdier",
    ],
    phrases: [
      .missing: "mangler", .values: "Værdier", .computedEnergy: "Beregnet energi",
      .toBeChecked: "Skal kontrolleres af dig", .rejected: "Afvist", .findings: "Bemærkninger",
      .petFood: "dyrefoder", .food: "fødevare", .about: "ca.", .assuming: "forudsat",
      .ingredients: "Ingredienser", .allergens: "Allergener", .noneNamed: "ingen nævnt",
      .mayContain: "Kan indeholde", .score: "point", .assumed: "antaget",
      .notComputable: "kan ikke beregnes, fordi", .notApplicable: "gælder ikke for",
      .noSugarAdded: "intet tilsat",
      .noSugar: "intet",
      .ofTheIngredients: "af ingredienserne",
      .underOtherNames: "under andre navne",
      .sweetenedWith: "sødet med",
      .impact: "betydning",
      .unknownProduct: "ukendt produkt",
      .unknownBrand: "ukendt mærke",
      .unknownKind: "produktets art ukendt",
      .unknownBasis: "grundlag ukendt",
      .barcode: "stregkode",
      .badlyRead: "dårligt læst",
      .name: "navn", .brand: "mærke", .netQuantity: "nettoindhold",
      .drainedWeight: "drænet vægt", .bestBefore: "bedst før",
      .lot: "parti",
      .labels: "mærker", .packaging: "emballage", .origins: "oprindelse", .stores: "butikker",
      .countries: "sælges i", .additives: "tilsætningsstoffer", .completeness: "fuldstændighed",
      .changed: "sidst ændret",
    ],
    sentences: [
      .valueIsUnreadable: "{1} er trykt (\"{2}\"), men værdien kunne ikke læses",
      .ingredientsAreBadlyRead: """
      ingredienslisten er læst dårligt, kun {1} % af bogstaverne er sikre; sammenlign den med \
      etiketten, før du stoler på den eller på allergenerne
      """,
      .boundsAreGuaranteed: """
      etiketten garanterer grænser for {1}; kulhydratet, der beregnes af dem, kan afvige flere \
      point
      """,
      .carbohydrateIsHigh: "kulhydratet er {1} % af tørstoffet, over 30 %",
      .valueIsOutOfRange: "{1} {2} % er uden for {3} %, intervallet for denne fodertype",
      .animalIsUnknown: "etiketten angiver ikke, hvilket dyr det er til",
      .basisIsUnknown: """
      det kunne ikke læses, hvad mængderne gælder for: det kan være pr. 100 g, pr. 100 ml eller \
      pr. portion
      """,
      .fruitIsTakenAsZero: "frugt, grøntsager og bælgfrugter ikke angivet, regnet som 0",
      .fiberIsTakenAsZero: "kostfibre ikke angivet, regnet som 0",
      .certainty: "{1} % sikker",
      .amountsArePerServing: "mængderne er kun angivet pr. portion",
      .noIngredientsWereRead: "der blev ikke læst nogen ingrediensliste",
      .ingredientsAreTooBadlyRead: "ingredienslisten er læst for dårligt",
      .referenceIsUnknown: "det vides ikke, hvad mængderne gælder for",
      .barcodeIsUnknown: "intet produkt er kendt under {1}",
      .readingsDiffer: "forskellige læsninger: {1}",
    ])
}
