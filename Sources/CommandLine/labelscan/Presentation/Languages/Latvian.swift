import LabelModel

extension RecordWords {
  /// Latvian.
  static let latvian = RecordWords(
    code: "lv",
    nutrients: [
      .energyKJ: "enerģija (kJ)", .energyKcal: "enerģija (kcal)", .fat: "tauki",
      .saturatedFat: "piesātinātās taukskābes",
      .monounsaturatedFat: "mononepiesātinātās taukskābes",
      .polyunsaturatedFat: "polinepiesātinātās taukskābes", .transFat: "transtaukskābes",
      .cholesterol: "holesterīns", .carbohydrates: "ogļhidrāti", .sugars: "cukuri",
      .addedSugars: "pievienotie cukuri", .polyols: "polioli", .starch: "ciete",
      .fiber: "šķiedrvielas", .protein: "olbaltumvielas", .salt: "sāls", .sodium: "nātrijs",
      .moisture: "mitrums", .ash: "pelni", .taurine: "taurīns", .calcium: "kalcijs",
      .phosphorus: "fosfors", .magnesium: "magnijs", .potassium: "kālijs", .iron: "dzelzs",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "A vitamīns", .vitaminC: "C vitamīns",
      .vitaminD: "D vitamīns", .vitaminE: "E vitamīns",
    ],
    bases: [
      .asFed: "barībā", .dryMatter: "sausnā", .per100g: "100 g", .per100ml: "100 ml",
      .perServing: "porcijā",
    ],
    statuses: [
      .valid: "derīgs", .needsReview: "jāpārbauda", .incomplete: "nepilnīgs",
      .unreadable: "nesalasāms",
    ],
    levels: [
      .good: "labi", .moderate: "mēreni", .high: "augsts",
    ],
    sources: [
      .ocr: "foto", .api: "datubāze", .manual: "ar roku",
    ],
    foodTypes: [.wet: "mitrā", .dry: "sausā", .semiMoist: "pusmitrā"],
    allergens: [
      .gluten: "glutēns", .crustaceans: "vēžveidīgie", .egg: "olas", .fish: "zivis",
      .peanuts: "zemesrieksti", .soy: "soja", .milk: "piens", .nuts: "rieksti",
      .celery: "selerijas", .mustard: "sinepes", .sesame: "sezams", .sulphites: "sulfīti",
      .lupin: "lupīna", .molluscs: "gliemji",
    ],
    novaGroups: [
      1: "neapstrādāts vai minimāli apstrādāts", 2: "kulinārijas sastāvdaļa", 3: "apstrādāts",
      4: "ultraapstrādāts",
    ],
    nutriScoreCategories: [
      .general: "vispārīgs pārtikas produkts", .cheese: "siers", .redMeat: "sarkanā gaļa",
      .fatsOilsNutsSeeds: "tauki, eļļas, rieksti vai sēklas", .beverage: "dzēriens",
      .water: "ūdens",
    ],
    impacts: [.low: "zema", .medium: "vidēja", .high: "augsta"],
    severities: [.error: "kļūda", .warning: "brīdinājums", .info: "piezīme"],
    doubts: [
      .letterAsDigit: "cipara vietā nolasīts burts",
      .decimalMarkRepaired: "decimālzīme bija bojāta",
      .decimalMarkLost: "decimālzīme netika nolasīta",
      .unitReadAsDigit: "mērvienība nolasīta kā cipars",
      .unitRepaired: "mērvienība bija bojāta",
      .unitAssumed: "mērvienība netika nolasīta",
      .nameRepaired: "nosaukums bija bojāts",
      .rowUncertain: "rinda nav droša",
      .slashReadAsDigit: "slīpsvītra nolasīta kā cipars",
      .alternative: "iespējams cits lasījums",
      .boundRepaired: "robežvērtības vārds bija bojāts",
      .decimalPointRestored: "decimālzīme ielikta atbilstoši pārējām vērtībām",
    ],
    phrases: [
      .missing: "trūkst", .values: "Vērtības", .computedEnergy: "Aprēķinātā enerģija",
      .toBeChecked: "Jums jāpārbauda", .rejected: "Noraidīts", .findings: "Konstatējumi",
      .petFood: "dzīvnieku barība", .food: "pārtika", .about: "apm.", .assuming: "pieņemot",
      .ingredients: "Sastāvdaļas", .allergens: "Alergēni", .noneNamed: "nav nosaukti",
      .mayContain: "Var saturēt", .score: "punkti", .assumed: "pēc pieņēmuma",
      .notComputable: "nav aprēķināms, jo", .notApplicable: "neattiecas uz",
      .noSugarAdded: "nav pievienots",
      .noSugar: "nav",
      .ofTheIngredients: "no sastāvdaļām",
      .underOtherNames: "ar citiem nosaukumiem",
      .sweetenedWith: "saldināts ar",
      .impact: "ietekme",
      .unknownProduct: "nezināms produkts",
      .unknownBrand: "nezināms zīmols",
      .unknownKind: "produkta veids nav zināms",
      .unknownBasis: "atsauces daudzums nav zināms",
      .barcode: "svītrkods",
      .badlyRead: "slikti nolasīts",
      .name: "nosaukums", .brand: "zīmols", .netQuantity: "neto daudzums",
      .drainedWeight: "masa bez šķidruma", .bestBefore: "ieteicams līdz",
      .lot: "partija",
      .labels: "marķējumi", .packaging: "iepakojums", .origins: "izcelsme", .stores: "veikali",
      .countries: "pārdod", .additives: "piedevas", .completeness: "pilnīgums",
      .changed: "pēdējās izmaiņas",
    ],
    sentences: [
      .valueIsUnreadable: "{1} ir uzdrukāts (“{2}”), bet vērtību nevarēja nolasīt",
      .ingredientsAreBadlyRead: """
      sastāvdaļu saraksts ir slikti nolasīts, tikai {1} % burtu ir droši; salīdziniet to ar \
      etiķeti, pirms paļaujaties uz to vai uz alergēniem
      """,
      .boundsAreGuaranteed: """
      etiķete garantē robežas: {1}; no tām aprēķinātie ogļhidrāti var atšķirties par vairākiem \
      punktiem
      """,
      .carbohydrateIsHigh: "ogļhidrāti ir {1} % no sausnas, vairāk par 30 %",
      .valueIsOutOfRange: "{1} {2} % ir ārpus {3} %, šā barības veida diapazona",
      .animalIsUnknown: "etiķetē nav teikts, kuram dzīvniekam tas ir",
      .basisIsUnknown: """
      nevarēja nolasīt, uz ko attiecas daudzumi: tie var būt uz 100 g, 100 ml vai porciju
      """,
      .fruitIsTakenAsZero: "augļi, dārzeņi un pākšaugi nav norādīti, pieņemts 0",
      .fiberIsTakenAsZero: "šķiedrvielas nav norādītas, pieņemts 0",
      .certainty: "drošība {1} %",
      .amountsArePerServing: "daudzumi norādīti tikai uz porciju",
      .noIngredientsWereRead: "sastāvdaļu saraksts nav nolasīts",
      .ingredientsAreTooBadlyRead: "sastāvdaļu saraksts nolasīts pārāk slikti",
      .referenceIsUnknown: "nav zināms, uz ko attiecas daudzumi",
      .barcodeIsUnknown: "ar {1} nav zināms neviens produkts",
      .readingsDiffer: "dažādi lasījumi: {1}",
    ])
}
