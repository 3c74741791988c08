import LabelModel

extension RecordWords {
  /// Irish.
  static let irish = RecordWords(
    code: "ga",
    nutrients: [
      .energyKJ: "fuinneamh (kJ)", .energyKcal: "fuinneamh (kcal)", .fat: "saill",
      .saturatedFat: "sáitheáin", .monounsaturatedFat: "monai-neamhsháitheáin",
      .polyunsaturatedFat: "il-neamhsháitheáin", .transFat: "tras-saillte",
      .cholesterol: "colaistéaról", .carbohydrates: "carbaihiodráit", .sugars: "siúcraí",
      .addedSugars: "siúcraí breise", .polyols: "polóil", .starch: "stáirse", .fiber: "snáithín",
      .protein: "próitéin", .salt: "salann", .sodium: "sóidiam", .moisture: "taise",
      .ash: "luaithreach", .taurine: "táirín", .calcium: "cailciam", .phosphorus: "fosfar",
      .magnesium: "maignéisiam", .potassium: "potaisiam", .iron: "iarann", .omega3: "óimige-3",
      .omega6: "óimige-6", .vitaminA: "vitimín A", .vitaminC: "vitimín C", .vitaminD: "vitimín D",
      .vitaminE: "vitimín E",
    ],
    bases: [
      .asFed: "sa bhia", .dryMatter: "san ábhar tirim", .per100g: "in aghaidh 100 g",
      .per100ml: "in aghaidh 100 ml", .perServing: "in aghaidh an riair",
    ],
    statuses: [
      .valid: "bailí", .needsReview: "le seiceáil", .incomplete: "neamhiomlán",
      .unreadable: "doléite",
    ],
    levels: [
      .good: "maith", .moderate: "measartha", .high: "ard",
    ],
    sources: [
      .ocr: "grianghraf", .api: "bunachar sonraí", .manual: "de láimh",
    ],
    foodTypes: [.wet: "fliuch", .dry: "tirim", .semiMoist: "leathfhliuch"],
    allergens: [
      .gluten: "glútan", .crustaceans: "crústaigh", .egg: "ubh", .fish: "iasc",
      .peanuts: "piseanna talún", .soy: "soighe", .milk: "bainne", .nuts: "cnónna",
      .celery: "soilire", .mustard: "mustard", .sesame: "seasaman", .sulphites: "suilfítí",
      .lupin: "lúipín", .molluscs: "moilisc",
    ],
    novaGroups: [
      1: "gan phróiseáil nó beagán próiseála", 2: "comhábhar cócaireachta", 3: "próiseáilte",
      4: "ultraphróiseáilte",
    ],
    nutriScoreCategories: [
      .general: "bia ginearálta", .cheese: "cáis", .redMeat: "feoil dhearg",
      .fatsOilsNutsSeeds: "saill, ola, cnónna nó síolta", .beverage: "deoch", .water: "uisce",
    ],
    impacts: [.low: "íseal", .medium: "meánach", .high: "ard"],
    severities: [.error: "earráid", .warning: "rabhadh", .info: "nóta"],
    doubts: [
      .letterAsDigit: "léadh litir in áit digite",
      .decimalMarkRepaired: "bhí an pointe deachúlach millte",
      .decimalMarkLost: "níor léadh an pointe deachúlach",
      .unitReadAsDigit: "léadh an t-aonad mar dhigit",
      .unitRepaired: "bhí an t-aonad millte",
      .unitAssumed: "níor léadh an t-aonad",
      .nameRepaired: "bhí an t-ainm millte",
      .rowUncertain: "níl an líne cinnte",
      .slashReadAsDigit: "léadh slais mar dhigit",
      .alternative: "is féidir léamh eile a dhéanamh",
      .boundRepaired: "bhí an focal don teorainn millte",
      .decimalPointRestored: "cuireadh an pointe deachúlach isteach de réir na luachanna eile",
    ],
    phrases: [
      .missing: "ar iarraidh", .values: "Luachanna", .computedEnergy: "Fuinneamh ríofa",
      .toBeChecked: "Le seiceáil agat", .rejected: "Diúltaithe", .findings: "Torthaí",
      .petFood: "bia peataí", .food: "bia", .about: "thart ar", .assuming: "ag glacadh le",
      .ingredients: "Comhábhair", .allergens: "Ailléirginí", .noneNamed: "níl aon cheann luaite",
      .mayContain: "D'fhéadfadh sé a bheith ann", .score: "scór", .assumed: "glactar leis",
      .notComputable: "ní féidir a ríomh, mar", .notApplicable: "ní bhaineann le",
      .noSugarAdded: "gan aon cheann curtha leis",
      .noSugar: "gan aon cheann",
      .ofTheIngredients: "de na comhábhair",
      .underOtherNames: "faoi ainmneacha eile",
      .sweetenedWith: "milsithe le",
      .impact: "tionchar",
      .unknownProduct: "táirge anaithnid",
      .unknownBrand: "branda anaithnid",
      .unknownKind: "cineál táirge anaithnid",
      .unknownBasis: "bonn anaithnid",
      .barcode: "barrachód",
      .badlyRead: "droch-léite",
      .name: "ainm", .brand: "branda", .netQuantity: "glanchainníocht",
      .drainedWeight: "glanmheáchan taosctha", .bestBefore: "is fearr roimh",
      .lot: "baisc",
      .labels: "lipéid", .packaging: "pacáistíocht", .origins: "tionscnamh", .stores: "siopaí",
      .countries: "díoltar in", .additives: "breiseáin", .completeness: "iomláine",
      .changed: "athrú deireanach",
    ],
    sentences: [
      .valueIsUnreadable: "tá {1} clóite (“{2}”) ach níorbh fhéidir an luach a léamh",
      .ingredientsAreBadlyRead: """
      tá liosta na gcomhábhar léite go dona, níl ach {1} % de na litreacha cinnte; cuir i \
      gcomparáid leis an lipéad é sula mbraitheann tú air nó ar na hailléirginí
      """,
      .boundsAreGuaranteed: """
      ráthaíonn an lipéad teorainneacha do {1}; d'fhéadfadh na carbaihiodráití a ríomhtar uathu \
      a bheith roinnt pointí amach
      """,
      .carbohydrateIsHigh: "is {1} % den ábhar tirim na carbaihiodráití, os cionn 30 %",
      .valueIsOutOfRange: "tá {1} {2} % lasmuigh de {3} %, an raon don chineál seo bia",
      .animalIsUnknown: "ní deir an lipéad cén t-ainmhí atá i gceist",
      .basisIsUnknown: """
      níorbh fhéidir a léamh cad lena mbaineann na méideanna: d'fhéadfadh gur in aghaidh 100 g, \
      100 ml nó an riair iad
      """,
      .fruitIsTakenAsZero: "torthaí, glasraí agus pischineálaigh gan lua, glacadh le 0",
      .fiberIsTakenAsZero: "snáithín gan lua, glacadh le 0",
      .certainty: "{1} % cinnte",
      .amountsArePerServing: "níl na méideanna luaite ach in aghaidh an riair",
      .noIngredientsWereRead: "níor léadh aon liosta comhábhar",
      .ingredientsAreTooBadlyRead: "tá liosta na gcomhábhar léite ródhona",
      .referenceIsUnknown: "ní fios cad lena mbaineann na méideanna",
      .barcodeIsUnknown: "níl aon táirge ar eolas faoi {1}",
      .readingsDiffer: "léamha éagsúla: {1}",
    ])
}
