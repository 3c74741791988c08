import LabelModel

extension RecordWords {
  /// Maltese.
  static let maltese = RecordWords(
    code: "mt",
    nutrients: [
      .energyKJ: "enerġija (kJ)", .energyKcal: "enerġija (kcal)", .fat: "xaħam",
      .saturatedFat: "xaħmijiet saturati", .monounsaturatedFat: "xaħmijiet monoinsaturati",
      .polyunsaturatedFat: "xaħmijiet poliinsaturati", .transFat: "xaħmijiet trans",
      .cholesterol: "kolesterol", .carbohydrates: "karboidrati", .sugars: "zokkor",
      .addedSugars: "zokkor miżjud", .polyols: "polijoli", .starch: "lamtu", .fiber: "fibra",
      .protein: "proteina", .salt: "melħ", .sodium: "sodju", .moisture: "umdità", .ash: "irmied",
      .taurine: "tawrina", .calcium: "kalċju", .phosphorus: "fosfru", .magnesium: "manjesju",
      .potassium: "potassju", .iron: "ħadid", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamina A", .vitaminC: "vitamina C", .vitaminD: "vitamina D",
      .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "fl-ikel", .dryMatter: "fil-materja niexfa", .per100g: "kull 100 g",
      .per100ml: "kull 100 ml", .perServing: "kull porzjon",
    ],
    statuses: [
      .valid: "validu", .needsReview: "għall-verifika", .incomplete: "mhux komplut",
      .unreadable: "ma jinqarax",
    ],
    levels: [
      .good: "tajjeb", .moderate: "moderat", .high: "għoli",
    ],
    sources: [
      .ocr: "ritratt", .api: "bażi ta' data", .manual: "bl-idejn",
    ],
    foodTypes: [.wet: "imxarrab", .dry: "niexef", .semiMoist: "nofsu niedi"],
    allergens: [
      .gluten: "glutina", .crustaceans: "krustaċji", .egg: "bajd", .fish: "ħut",
      .peanuts: "karawett", .soy: "sojja", .milk: "ħalib", .nuts: "ġewż", .celery: "karfus",
      .mustard: "mustarda", .sesame: "ġulġlien", .sulphites: "sulfiti", .lupin: "lupin",
      .molluscs: "molluski",
    ],
    novaGroups: [
      1: "mhux ipproċessat jew ipproċessat ftit", 2: "ingredjent tat-tisjir", 3: "ipproċessat",
      4: "ultraproċessat",
    ],
    nutriScoreCategories: [
      .general: "ikel ġenerali", .cheese: "ġobon", .redMeat: "laħam aħmar",
      .fatsOilsNutsSeeds: "xaħam, żejt, ġewż jew żrieragħ", .beverage: "xarba", .water: "ilma",
    ],
    impacts: [.low: "baxx", .medium: "medju", .high: "għoli"],
    severities: [.error: "żball", .warning: "twissija", .info: "nota"],
    doubts: [
      .letterAsDigit: "inqrat ittra minflok ċifra",
      .decimalMarkRepaired: "is-sinjal deċimali kellu l-ħsara",
      .decimalMarkLost: "is-sinjal deċimali ma nqarax",
      .unitReadAsDigit: "l-unità nqrat bħala ċifra",
      .unitRepaired: "l-unità kellha l-ħsara",
      .unitAssumed: "l-unità ma nqratx",
      .nameRepaired: "l-isem kellu l-ħsara",
      .rowUncertain: "ir-ringiela mhix ċerta",
      .slashReadAsDigit: "slash inqrat bħala ċifra",
      .alternative: "qari ieħor huwa possibbli",
      .boundRepaired: "il-kelma għal-limitu kellha l-ħsara",
      .decimalPointRestored: "is-sinjal deċimali żdied skont il-valuri l-oħra",
    ],
    phrases: [
      .missing: "nieqes", .values: "Valuri", .computedEnergy: "Enerġija kkalkulata",
      .toBeChecked: "Għall-verifika tiegħek", .rejected: "Miċħud", .findings: "Sejbiet",
      .petFood: "ikel tal-annimali", .food: "ikel", .about: "madwar", .assuming: "billi nassumu",
      .ingredients: "Ingredjenti", .allergens: "Allerġeni", .noneNamed: "l-ebda wieħed imsemmi",
      .mayContain: "Jista' jkun fih", .score: "punti", .assumed: "b'suppożizzjoni",
      .notComputable: "ma jistax jiġi kkalkulat, għax", .notApplicable: "ma japplikax għal",
      .noSugarAdded: "l-ebda miżjud",
      .noSugar: "l-ebda",
      .ofTheIngredients: "mill-ingredjenti",
      .underOtherNames: "taħt ismijiet oħra",
      .sweetenedWith: "bil-ħlewwa ta'",
      .impact: "impatt",
      .unknownProduct: "prodott mhux magħruf",
      .unknownBrand: "marka mhux magħrufa",
      .unknownKind: "tip ta' prodott mhux magħruf",
      .unknownBasis: "bażi mhux magħrufa",
      .barcode: "barcode",
      .badlyRead: "moqrija ħażin",
      .name: "isem", .brand: "marka", .netQuantity: "kwantità netta",
      .drainedWeight: "piż nett imsaffi", .bestBefore: "l-aħjar jintuża qabel",
      .lot: "lott",
      .labels: "tikketti", .packaging: "ippakkjar", .origins: "oriġini", .stores: "ħwienet",
      .countries: "jinbiegħ fi", .additives: "addittivi", .completeness: "kompletezza",
      .changed: "l-aħħar bidla",
    ],
    sentences: [
      .valueIsUnreadable: "{1} huwa stampat (“{2}”) iżda l-valur ma setax jinqara",
      .ingredientsAreBadlyRead: """
      il-lista tal-ingredjenti nqrat ħażin, {1} % biss tal-ittri huma ċerti; qabbilha \
      mat-tikketta qabel ma toqgħod fuqha jew fuq l-allerġeni
      """,
      .boundsAreGuaranteed: """
      it-tikketta tiggarantixxi limiti ta' {1}; il-karboidrati kkalkulati minnhom jistgħu jkunu \
      żbaljati b'diversi punti
      """,
      .carbohydrateIsHigh: "il-karboidrati huma {1} % tal-materja niexfa, aktar minn 30 %",
      .valueIsOutOfRange: "{1} {2} % huwa barra minn {3} %, il-medda għal dan it-tip ta' ikel",
      .animalIsUnknown: "it-tikketta ma tgħidx għal liema annimal hu",
      .basisIsUnknown: """
      ma setax jinqara għal xiex jirreferu l-ammonti: jistgħu jkunu kull 100 g, kull 100 ml jew \
      kull porzjon
      """,
      .fruitIsTakenAsZero: "frott, ħaxix u legumi mhux imsemmija, meqjusa bħala 0",
      .fiberIsTakenAsZero: "fibra mhux imsemmija, meqjusa bħala 0",
      .certainty: "ċert {1} %",
      .amountsArePerServing: "l-ammonti huma mogħtija biss kull porzjon",
      .noIngredientsWereRead: "ma nqrat l-ebda lista tal-ingredjenti",
      .ingredientsAreTooBadlyRead: "il-lista tal-ingredjenti nqrat ħażin wisq",
      .referenceIsUnknown: "mhux magħruf għal xiex jirreferu l-ammonti",
      .barcodeIsUnknown: "l-ebda prodott mhu magħruf taħt {1}",
      .readingsDiffer: "qari differenti: {1}",
    ])
}
