import LabelModel

extension RecordWords {
  /// Estonian.
  static let estonian = RecordWords(
    code: "et",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "rasvad",
      .saturatedFat: "küllastunud rasvhapped", .monounsaturatedFat: "monoküllastumata rasvhapped",
      .polyunsaturatedFat: "polüküllastumata rasvhapped", .transFat: "transrasvhapped",
      .cholesterol: "kolesterool", .carbohydrates: "süsivesikud", .sugars: "suhkrud",
      .addedSugars: "lisatud suhkrud", .polyols: "polüoolid", .starch: "tärklis",
      .fiber: "kiudained", .protein: "valgud", .salt: "sool", .sodium: "naatrium",
      .moisture: "niiskus", .ash: "tuhk", .taurine: "tauriin", .calcium: "kaltsium",
      .phosphorus: "fosfor", .magnesium: "magneesium", .potassium: "kaalium", .iron: "raud",
      .omega3: "oomega-3", .omega6: "oomega-6", .vitaminA: "A-vitamiin", .vitaminC: "C-vitamiin",
      .vitaminD: "D-vitamiin", .vitaminE: "E-vitamiin",
    ],
    bases: [
      .asFed: "söödas", .dryMatter: "kuivaines", .per100g: "100 g kohta",
      .per100ml: "100 ml kohta", .perServing: "portsjoni kohta",
    ],
    statuses: [
      .valid: "kehtiv", .needsReview: "vajab kontrolli", .incomplete: "puudulik",
      .unreadable: "loetamatu",
    ],
    levels: [
      .good: "hea", .moderate: "mõõdukas", .high: "kõrge",
    ],
    sources: [
      .ocr: "foto", .api: "andmebaas", .manual: "käsitsi",
    ],
    foodTypes: [.wet: "märgtoit", .dry: "kuivtoit", .semiMoist: "poolniiske toit"],
    allergens: [
      .gluten: "gluteen", .crustaceans: "koorikloomad", .egg: "muna", .fish: "kala",
      .peanuts: "maapähklid", .soy: "soja", .milk: "piim", .nuts: "pähklid", .celery: "seller",
      .mustard: "sinep", .sesame: "seesam", .sulphites: "sulfitid", .lupin: "lupiin",
      .molluscs: "molluskid",
    ],
    novaGroups: [
      1: "töötlemata või vähetöödeldud", 2: "toiduvalmistamise koostisosa", 3: "töödeldud",
      4: "ülitöödeldud",
    ],
    nutriScoreCategories: [
      .general: "tavaline toit", .cheese: "juust", .redMeat: "punane liha",
      .fatsOilsNutsSeeds: "rasvad, õlid, pähklid või seemned", .beverage: "jook", .water: "vesi",
    ],
    impacts: [.low: "väike", .medium: "keskmine", .high: "suur"],
    severities: [.error: "viga", .warning: "hoiatus", .info: "märkus"],
    doubts: [
      .letterAsDigit: "numbri asemel loeti täht",
      .decimalMarkRepaired: "komakoht oli rikutud",
      .decimalMarkLost: "koma ei loetud",
      .unitReadAsDigit: "ühik loeti numbriks",
      .unitRepaired: "ühik oli rikutud",
      .unitAssumed: "ühikut ei loetud",
      .nameRepaired: "nimi oli rikutud",
      .rowUncertain: "rida ei ole kindel",
      .slashReadAsDigit: "kaldkriips loeti numbriks",
      .alternative: "võimalik on ka teine lugem",
      .boundRepaired: "piirmäära sõna oli rikutud",
      .decimalPointRestored: "koma lisati teiste väärtuste järgi",
    ],
    phrases: [
      .missing: "puudub", .values: "Väärtused", .computedEnergy: "Arvutatud energia",
      .toBeChecked: "Kontrollimiseks", .rejected: "Tagasi lükatud", .findings: "Leiud",
      .petFood: "lemmikloomatoit", .food: "toit", .about: "umbes", .assuming: "eeldades",
      .ingredients: "Koostisosad", .allergens: "Allergeenid", .noneNamed: "ühtegi ei nimetata",
      .mayContain: "Võib sisaldada", .score: "punktid", .assumed: "oletuslikult",
      .notComputable: "ei saa arvutada, sest", .notApplicable: "ei kohaldata:",
      .noSugarAdded: "lisatud ei ole",
      .noSugar: "puuduvad",
      .ofTheIngredients: "koostisosadest",
      .underOtherNames: "muude nimede all",
      .sweetenedWith: "magustatud:",
      .impact: "mõju",
      .unknownProduct: "tundmatu toode",
      .unknownBrand: "tundmatu kaubamärk",
      .unknownKind: "toote liik teadmata",
      .unknownBasis: "alus teadmata",
      .barcode: "vöötkood",
      .badlyRead: "halvasti loetud",
      .name: "nimi", .brand: "kaubamärk", .netQuantity: "netokogus",
      .drainedWeight: "nõrutatud netokaal", .bestBefore: "parim enne",
      .lot: "partii",
      .labels: "märgised", .packaging: "pakend", .origins: "päritolu", .stores: "kauplused",
      .countries: "müügil", .additives: "lisaained", .completeness: "täielikkus",
      .changed: "viimati muudetud",
    ],
    sentences: [
      .valueIsUnreadable: "{1} on trükitud („{2}“), kuid väärtust ei saanud lugeda",
      .ingredientsAreBadlyRead: """
      koostisosade loetelu on halvasti loetud, vaid {1} % tähtedest on kindlad; võrrelge seda \
      etiketiga, enne kui sellele või allergeenidele tuginete
      """,
      .boundsAreGuaranteed: """
      etikett tagab piirid: {1}; nende järgi arvutatud süsivesikud võivad mitme punkti võrra \
      erineda
      """,
      .carbohydrateIsHigh: "süsivesikuid on {1} % kuivainest, üle 30 %",
      .valueIsOutOfRange: "{1} {2} % on väljaspool vahemikku {3} %, mis kehtib seda liiki toidule",
      .animalIsUnknown: "etikett ei ütle, millisele loomale see on",
      .basisIsUnknown: """
      ei saanud lugeda, mille kohta kogused on: võib olla 100 g, 100 ml või portsjoni kohta
      """,
      .fruitIsTakenAsZero: "puu- ja köögivilju ning kaunvilju ei ole märgitud, arvestatud 0",
      .fiberIsTakenAsZero: "kiudaineid ei ole märgitud, arvestatud 0",
      .certainty: "{1} % kindel",
      .amountsArePerServing: "kogused on märgitud ainult portsjoni kohta",
      .noIngredientsWereRead: "koostisosade loetelu ei loetud",
      .ingredientsAreTooBadlyRead: "koostisosade loetelu on liiga halvasti loetud",
      .referenceIsUnknown: "pole teada, mille kohta kogused on",
      .barcodeIsUnknown: "koodiga {1} ei tunta ühtegi toodet",
      .readingsDiffer: "erinevaid lugemeid: {1}",
    ])
}
