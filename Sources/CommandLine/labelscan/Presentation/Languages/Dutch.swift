import LabelModel

extension RecordWords {
  /// Dutch.
  static let dutch = RecordWords(
    code: "nl",
    nutrients: [
      .energyKJ: "energie (kJ)", .energyKcal: "energie (kcal)", .fat: "vetten",
      .saturatedFat: "verzadigde vetzuren",
      .monounsaturatedFat: "enkelvoudig onverzadigde vetzuren",
      .polyunsaturatedFat: "meervoudig onverzadigde vetzuren", .transFat: "transvetzuren",
      .cholesterol: "cholesterol", .carbohydrates: "koolhydraten", .sugars: "suikers",
      .addedSugars: "toegevoegde suikers", .polyols: "polyolen", .starch: "zetmeel",
      .fiber: "vezels", .protein: "eiwitten", .salt: "zout", .sodium: "natrium",
      .moisture: "vocht", .ash: "as", .taurine: "taurine", .calcium: "calcium",
      .phosphorus: "fosfor", .magnesium: "magnesium", .potassium: "kalium", .iron: "ijzer",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamine A", .vitaminC: "vitamine C",
      .vitaminD: "vitamine D", .vitaminE: "vitamine E",
    ],
    bases: [
      .asFed: "in het voer", .dryMatter: "in de droge stof", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per portie",
    ],
    statuses: [
      .valid: "geldig", .needsReview: "te controleren", .incomplete: "onvolledig",
      .unreadable: "onleesbaar",
    ],
    levels: [
      .good: "goed", .moderate: "matig", .high: "hoog",
    ],
    sources: [
      .ocr: "foto", .api: "database", .manual: "met de hand",
    ],
    foodTypes: [.wet: "nat", .dry: "droog", .semiMoist: "halfvochtig"],
    allergens: [
      .gluten: "gluten", .crustaceans: "schaaldieren", .egg: "ei", .fish: "vis",
      .peanuts: "pinda's", .soy: "soja", .milk: "melk", .nuts: "noten", .celery: "selderij",
      .mustard: "mosterd", .sesame: "sesam", .sulphites: "sulfieten", .lupin: "lupine",
      .molluscs: "weekdieren",
    ],
    novaGroups: [
      1: "onbewerkt of minimaal bewerkt", 2: "culinair ingrediënt", 3: "bewerkt",
      4: "ultrabewerkt",
    ],
    nutriScoreCategories: [
      .general: "algemeen levensmiddel", .cheese: "kaas", .redMeat: "rood vlees",
      .fatsOilsNutsSeeds: "vetten, oliën, noten of zaden", .beverage: "drank", .water: "water",
    ],
    impacts: [.low: "laag", .medium: "gemiddeld", .high: "hoog"],
    severities: [.error: "fout", .warning: "waarschuwing", .info: "opmerking"],
    doubts: [
      .letterAsDigit: "een letter is in plaats van een cijfer gelezen",
      .decimalMarkRepaired: "het decimaalteken was beschadigd",
      .decimalMarkLost: "het decimaalteken is niet gelezen",
      .unitReadAsDigit: "de eenheid is als cijfer gelezen",
      .unitRepaired: "de eenheid was beschadigd",
      .unitAssumed: "de eenheid is niet gelezen",
      .nameRepaired: "de naam was beschadigd",
      .rowUncertain: "de regel is niet zeker",
      .slashReadAsDigit: "een schuine streep is als cijfer gelezen",
      .alternative: "een andere lezing is mogelijk",
      .boundRepaired: "het woord voor de grens was beschadigd",
      .decimalPointRestored: "het decimaalteken is aangevuld zodat het bij de andere waarden past",
    ],
    phrases: [
      .missing: "ontbreekt", .values: "Waarden", .computedEnergy: "Berekende energie",
      .toBeChecked: "Door u te controleren", .rejected: "Afgewezen", .findings: "Bevindingen",
      .petFood: "diervoeding", .food: "levensmiddel", .about: "ongeveer", .assuming: "aangenomen",
      .ingredients: "Ingrediënten", .allergens: "Allergenen", .noneNamed: "geen genoemd",
      .mayContain: "Kan bevatten", .score: "score", .assumed: "aangenomen",
      .notComputable: "niet te berekenen, want", .notApplicable: "niet van toepassing op",
      .noSugarAdded: "geen toegevoegd",
      .noSugar: "geen",
      .ofTheIngredients: "van de ingrediënten",
      .underOtherNames: "onder andere namen",
      .sweetenedWith: "gezoet met",
      .impact: "invloed",
      .unknownProduct: "onbekend product",
      .unknownBrand: "onbekend merk",
      .unknownKind: "soort product onbekend",
      .unknownBasis: "basis onbekend",
      .barcode: "streepjescode",
      .badlyRead: "slecht gelezen",
      .name: "naam", .brand: "merk", .netQuantity: "netto-inhoud",
      .drainedWeight: "uitlekgewicht", .bestBefore: "ten minste houdbaar tot",
      .lot: "partij",
      .labels: "keurmerken", .packaging: "verpakking", .origins: "herkomst", .stores: "winkels",
      .countries: "verkocht in", .additives: "additieven", .completeness: "volledigheid",
      .changed: "laatst gewijzigd",
    ],
    sentences: [
      .valueIsUnreadable: "{1} staat gedrukt (“{2}”), maar de waarde is niet te lezen",
      .ingredientsAreBadlyRead: """
      de ingrediëntenlijst is slecht gelezen, slechts {1} % van de letters is zeker; vergelijk \
      haar met het etiket voordat u op haar of op de allergenen vertrouwt
      """,
      .boundsAreGuaranteed: """
      het etiket garandeert grenzen voor {1}; de daaruit berekende koolhydraten kunnen er \
      enkele punten naast zitten
      """,
      .carbohydrateIsHigh: "de koolhydraten zijn {1} % van de droge stof, meer dan 30 %",
      .valueIsOutOfRange: "{1} {2} % ligt buiten {3} %, het bereik voor deze voersoort",
      .animalIsUnknown: "het etiket vermeldt niet voor welk dier het is",
      .basisIsUnknown: """
      waarop de hoeveelheden betrekking hebben, is niet te lezen: het kan per 100 g, per 100 ml \
      of per portie zijn
      """,
      .fruitIsTakenAsZero: "fruit, groenten en peulvruchten niet vermeld, als 0 gerekend",
      .fiberIsTakenAsZero: "vezels niet vermeld, als 0 gerekend",
      .certainty: "{1} % zeker",
      .amountsArePerServing: "de hoeveelheden zijn alleen per portie vermeld",
      .noIngredientsWereRead: "er is geen ingrediëntenlijst gelezen",
      .ingredientsAreTooBadlyRead: "de ingrediëntenlijst is te slecht gelezen",
      .referenceIsUnknown: "het is niet bekend waarop de hoeveelheden betrekking hebben",
      .barcodeIsUnknown: "onder {1} is geen product bekend",
      .readingsDiffer: "verschillende lezingen: {1}",
    ])
}
