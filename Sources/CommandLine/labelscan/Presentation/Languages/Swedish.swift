import LabelModel

extension RecordWords {
  /// Swedish.
  static let swedish = RecordWords(
    code: "sv",
    nutrients: [
      .energyKJ: "energi (kJ)", .energyKcal: "energi (kcal)", .fat: "fett",
      .saturatedFat: "mättat fett", .monounsaturatedFat: "enkelomättat fett",
      .polyunsaturatedFat: "fleromättat fett", .transFat: "transfett", .cholesterol: "kolesterol",
      .carbohydrates: "kolhydrat", .sugars: "sockerarter", .addedSugars: "tillsatta sockerarter",
      .polyols: "polyoler", .starch: "stärkelse", .fiber: "fiber", .protein: "protein",
      .salt: "salt", .sodium: "natrium", .moisture: "vattenhalt", .ash: "aska",
      .taurine: "taurin", .calcium: "kalcium", .phosphorus: "fosfor", .magnesium: "magnesium",
      .potassium: "kalium", .iron: "järn", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamin A", .vitaminC: "vitamin C", .vitaminD: "vitamin D",
      .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "i fodret", .dryMatter: "i torrsubstansen", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per portion",
    ],
    statuses: [
      .valid: "giltig", .needsReview: "att kontrollera", .incomplete: "ofullständig",
      .unreadable: "oläslig",
    ],
    levels: [
      .good: "bra", .moderate: "måttligt", .high: "högt",
    ],
    sources: [
      .ocr: "foto", .api: "databas", .manual: "för hand",
    ],
    foodTypes: [.wet: "våtfoder", .dry: "torrfoder", .semiMoist: "halvfuktigt foder"],
    allergens: [
      .gluten: "gluten", .crustaceans: "kräftdjur", .egg: "ägg", .fish: "fisk",
      .peanuts: "jordnötter", .soy: "soja", .milk: "mjölk", .nuts: "nötter", .celery: "selleri",
      .mustard: "senap", .sesame: "sesam", .sulphites: "sulfiter", .lupin: "lupin",
      .molluscs: "blötdjur",
    ],
    novaGroups: [
      1: "obearbetat eller minimalt bearbetat", 2: "ingrediens för matlagning", 3: "bearbetat",
      4: "ultraprocessat",
    ],
    nutriScoreCategories: [
      .general: "vanligt livsmedel", .cheese: "ost", .redMeat: "rött kött",
      .fatsOilsNutsSeeds: "fett, olja, nötter eller frön", .beverage: "dryck", .water: "vatten",
    ],
    impacts: [.low: "låg", .medium: "måttlig", .high: "hög"],
    severities: [.error: "fel", .warning: "varning", .info: "anmärkning"],
    doubts: [
      .letterAsDigit: "en bokstav lästes i stället för en siffra",
      .decimalMarkRepaired: "decimaltecknet var skadat",
      .decimalMarkLost: "decimaltecknet lästes inte",
      .unitReadAsDigit: "enheten lästes som en siffra",
      .unitRepaired: "enheten var skadad",
      .unitAssumed: "enheten lästes inte",
      .nameRepaired: "namnet var skadat",
      .rowUncertain: "raden är inte säker",
      .slashReadAsDigit: "ett snedstreck lästes som en siffra",
      .alternative: "en annan läsning är möjlig",
      .boundRepaired: "ordet för gränsen var skadat",
      .decimalPointRestored: "decimaltecknet sattes in så att det passar de andra värdena",
    ],
    phrases: [
      .missing: "saknas", .values: "Värden", .computedEnergy: "Beräknad energi",
      .toBeChecked: "Att kontrollera", .rejected: "Avvisade", .findings: "Anmärkningar",
      .petFood: "djurfoder", .food: "livsmedel", .about: "cirka", .assuming: "antaget",
      .ingredients: "Ingredienser", .allergens: "Allergener", .noneNamed: "inga nämnda",
      .mayContain: "Kan innehålla", .score: "poäng", .assumed: "antaget",
      .notComputable: "kan inte beräknas, eftersom", .notApplicable: "gäller inte för",
      .noSugarAdded: "inget tillsatt",
      .noSugar: "inget",
      .ofTheIngredients: "av ingredienserna",
      .underOtherNames: "under andra namn",
      .sweetenedWith: "sötad med",
      .impact: "påverkan",
      .unknownProduct: "okänd produkt",
      .unknownBrand: "okänt märke",
      .unknownKind: "okänt slags produkt",
      .unknownBasis: "okänd grund",
      .barcode: "streckkod",
      .badlyRead: "dåligt läst",
      .name: "namn", .brand: "varumärke", .netQuantity: "nettokvantitet",
      .drainedWeight: "avrunnen vikt", .bestBefore: "bäst före",
      .lot: "parti",
      .labels: "märkningar", .packaging: "förpackning", .origins: "ursprung", .stores: "butiker",
      .countries: "säljs i", .additives: "tillsatser", .completeness: "fullständighet",
      .changed: "senast ändrad",
    ],
    sentences: [
      .valueIsUnreadable: "{1} är tryckt (”{2}”), men värdet gick inte att läsa",
      .ingredientsAreBadlyRead: """
      ingredienslistan är dåligt läst, bara {1} % av bokstäverna är säkra; jämför den med \
      etiketten innan du litar på den eller på allergenerna
      """,
      .boundsAreGuaranteed: """
      etiketten garanterar gränser för {1}; kolhydraterna som beräknas av dem kan avvika flera \
      punkter
      """,
      .carbohydrateIsHigh: "kolhydraterna är {1} % av torrsubstansen, över 30 %",
      .valueIsOutOfRange: "{1} {2} % ligger utanför {3} %, intervallet för denna fodertyp",
      .animalIsUnknown: "etiketten anger inte vilket djur det är till",
      .basisIsUnknown: """
      det gick inte att läsa vad mängderna avser: det kan vara per 100 g, per 100 ml eller per \
      portion
      """,
      .fruitIsTakenAsZero: "frukt, grönsaker och baljväxter ej angivna, räknade som 0",
      .fiberIsTakenAsZero: "fibrer ej angivna, räknade som 0",
      .certainty: "{1} % säker",
      .amountsArePerServing: "mängderna anges bara per portion",
      .noIngredientsWereRead: "ingen ingredienslista lästes",
      .ingredientsAreTooBadlyRead: "ingredienslistan är för dåligt läst",
      .referenceIsUnknown: "det är inte känt vad mängderna avser",
      .barcodeIsUnknown: "ingen produkt är känd under {1}",
      .readingsDiffer: "olika läsningar: {1}",
    ])
}
