import LabelModel

extension RecordWords {
  /// Hungarian.
  static let hungarian = RecordWords(
    code: "hu",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "zsír",
      .saturatedFat: "telített zsírsavak",
      .monounsaturatedFat: "egyszeresen telítetlen zsírsavak",
      .polyunsaturatedFat: "többszörösen telítetlen zsírsavak", .transFat: "transzzsírsavak",
      .cholesterol: "koleszterin", .carbohydrates: "szénhidrát", .sugars: "cukrok",
      .addedSugars: "hozzáadott cukrok", .polyols: "poliolok", .starch: "keményítő",
      .fiber: "rost", .protein: "fehérje", .salt: "só", .sodium: "nátrium",
      .moisture: "nedvesség", .ash: "hamu", .taurine: "taurin", .calcium: "kalcium",
      .phosphorus: "foszfor", .magnesium: "magnézium", .potassium: "kálium", .iron: "vas",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "A-vitamin", .vitaminC: "C-vitamin",
      .vitaminD: "D-vitamin", .vitaminE: "E-vitamin",
    ],
    bases: [
      .asFed: "az eledelben", .dryMatter: "szárazanyagban", .per100g: "100 g-ban",
      .per100ml: "100 ml-ben", .perServing: "adagonként",
    ],
    statuses: [
      .valid: "érvényes", .needsReview: "ellenőrizendő", .incomplete: "hiányos",
      .unreadable: "olvashatatlan",
    ],
    levels: [
      .good: "jó", .moderate: "közepes", .high: "magas",
    ],
    sources: [
      .ocr: "fénykép", .api: "adatbázis", .manual: "kézzel",
    ],
    foodTypes: [.wet: "nedves", .dry: "száraz", .semiMoist: "félnedves"],
    allergens: [
      .gluten: "glutén", .crustaceans: "rákfélék", .egg: "tojás", .fish: "hal",
      .peanuts: "földimogyoró", .soy: "szója", .milk: "tej", .nuts: "diófélék", .celery: "zeller",
      .mustard: "mustár", .sesame: "szezám", .sulphites: "szulfitok", .lupin: "csillagfürt",
      .molluscs: "puhatestűek",
    ],
    novaGroups: [
      1: "feldolgozatlan vagy alig feldolgozott", 2: "konyhai alapanyag", 3: "feldolgozott",
      4: "ultrafeldolgozott",
    ],
    nutriScoreCategories: [
      .general: "általános élelmiszer", .cheese: "sajt", .redMeat: "vörös hús",
      .fatsOilsNutsSeeds: "zsír, olaj, diófélék vagy magvak", .beverage: "ital", .water: "víz",
    ],
    impacts: [.low: "kicsi", .medium: "közepes", .high: "nagy"],
    severities: [.error: "hiba", .warning: "figyelmeztetés", .info: "megjegyzés"],
    doubts: [
      .letterAsDigit: "számjegy helyett betű lett beolvasva",
      .decimalMarkRepaired: "a tizedesjel sérült volt",
      .decimalMarkLost: "a tizedesjel nem volt olvasható",
      .unitReadAsDigit: "a mértékegység számjegyként lett beolvasva",
      .unitRepaired: "a mértékegység sérült volt",
      .unitAssumed: "a mértékegység nem volt olvasható",
      .nameRepaired: "a név sérült volt",
      .rowUncertain: "a sor nem biztos",
      .slashReadAsDigit: "egy perjel számjegyként lett beolvasva",
      .alternative: "más olvasat is lehetséges",
      .boundRepaired: "a határérték szava sérült volt",
      .decimalPointRestored: "a tizedesjel a többi érték alapján lett pótolva",
    ],
    phrases: [
      .missing: "hiányzik", .values: "Értékek", .computedEnergy: "Számított energia",
      .toBeChecked: "Ellenőrizendő", .rejected: "Elutasítva", .findings: "Megállapítások",
      .petFood: "állateledel", .food: "élelmiszer", .about: "kb.", .assuming: "feltételezve",
      .ingredients: "Összetevők", .allergens: "Allergének", .noneNamed: "nincs megnevezve",
      .mayContain: "Tartalmazhat", .score: "pont", .assumed: "feltételezve",
      .notComputable: "nem számítható, mert", .notApplicable: "nem alkalmazható:",
      .noSugarAdded: "nincs hozzáadva",
      .noSugar: "nincs",
      .ofTheIngredients: "az összetevők közül",
      .underOtherNames: "más néven",
      .sweetenedWith: "édesítve:",
      .impact: "hatás",
      .unknownProduct: "ismeretlen termék",
      .unknownBrand: "ismeretlen márka",
      .unknownKind: "a termék fajtája ismeretlen",
      .unknownBasis: "a vonatkoztatási alap ismeretlen",
      .barcode: "vonalkód",
      .badlyRead: "rosszul beolvasva",
      .name: "név", .brand: "márka", .netQuantity: "nettó mennyiség",
      .drainedWeight: "töltőtömeg", .bestBefore: "minőségét megőrzi",
      .lot: "tétel",
      .labels: "címkék", .packaging: "csomagolás", .origins: "származás", .stores: "üzletek",
      .countries: "értékesítés", .additives: "adalékanyagok", .completeness: "teljesség",
      .changed: "utolsó módosítás",
    ],
    sentences: [
      .valueIsUnreadable: "{1} rajta van a címkén („{2}”), de az értéke nem olvasható",
      .ingredientsAreBadlyRead: """
      az összetevők listája rosszul olvasható, a betűknek csak {1} %-a biztos; vesse össze a \
      címkével, mielőtt rá vagy az allergénekre hagyatkozik
      """,
      .boundsAreGuaranteed: """
      a címke határértékeket szavatol: {1}; az ezekből számított szénhidrát több ponttal \
      eltérhet
      """,
      .carbohydrateIsHigh: "a szénhidrát a szárazanyag {1} %-a, 30 % felett",
      .valueIsOutOfRange: """
      {1} {2} % kívül esik a {3} % tartományon, amely erre az eledelfajtára érvényes
      """,
      .animalIsUnknown: "a címke nem mondja meg, melyik állatnak való",
      .basisIsUnknown: """
      nem olvasható, mire vonatkoznak a mennyiségek: lehet 100 g, 100 ml vagy egy adag
      """,
      .fruitIsTakenAsZero: "gyümölcs, zöldség és hüvelyes nincs feltüntetve, 0-nak véve",
      .fiberIsTakenAsZero: "rost nincs feltüntetve, 0-nak véve",
      .certainty: "{1} %-ban biztos",
      .amountsArePerServing: "a mennyiségek csak adagonként vannak megadva",
      .noIngredientsWereRead: "nem volt olvasható összetevőlista",
      .ingredientsAreTooBadlyRead: "az összetevők listája túl rosszul olvasható",
      .referenceIsUnknown: "nem ismert, mire vonatkoznak a mennyiségek",
      .barcodeIsUnknown: "{1} alatt nem ismert termék",
      .readingsDiffer: "eltérő olvasatok: {1}",
    ])
}
