import LabelModel

extension RecordWords {
  /// Czech.
  static let czech = RecordWords(
    code: "cs",
    nutrients: [
      .energyKJ: "energie (kJ)", .energyKcal: "energie (kcal)", .fat: "tuky",
      .saturatedFat: "nasycené mastné kyseliny",
      .monounsaturatedFat: "mononenasycené mastné kyseliny",
      .polyunsaturatedFat: "polynenasycené mastné kyseliny", .transFat: "transmastné kyseliny",
      .cholesterol: "cholesterol", .carbohydrates: "sacharidy", .sugars: "cukry",
      .addedSugars: "přidané cukry", .polyols: "polyoly", .starch: "škrob", .fiber: "vláknina",
      .protein: "bílkoviny", .salt: "sůl", .sodium: "sodík", .moisture: "vlhkost", .ash: "popel",
      .taurine: "taurin", .calcium: "vápník", .phosphorus: "fosfor", .magnesium: "hořčík",
      .potassium: "draslík", .iron: "železo", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamin A", .vitaminC: "vitamin C", .vitaminD: "vitamin D",
      .vitaminE: "vitamin E",
    ],
    bases: [
      .asFed: "v krmivu", .dryMatter: "v sušině", .per100g: "na 100 g", .per100ml: "na 100 ml",
      .perServing: "na porci",
    ],
    statuses: [
      .valid: "platný", .needsReview: "ke kontrole", .incomplete: "neúplný",
      .unreadable: "nečitelný",
    ],
    levels: [
      .good: "dobré", .moderate: "střední", .high: "vysoké",
    ],
    sources: [
      .ocr: "fotografie", .api: "databáze", .manual: "ručně",
    ],
    foodTypes: [.wet: "vlhké", .dry: "suché", .semiMoist: "polovlhké"],
    allergens: [
      .gluten: "lepek", .crustaceans: "korýši", .egg: "vejce", .fish: "ryby", .peanuts: "arašídy",
      .soy: "sója", .milk: "mléko", .nuts: "skořápkové plody", .celery: "celer",
      .mustard: "hořčice", .sesame: "sezam", .sulphites: "siřičitany", .lupin: "lupina",
      .molluscs: "měkkýši",
    ],
    novaGroups: [
      1: "nezpracovaná nebo minimálně zpracovaná", 2: "kuchyňská přísada", 3: "zpracovaná",
      4: "ultrazpracovaná",
    ],
    nutriScoreCategories: [
      .general: "obecná potravina", .cheese: "sýr", .redMeat: "červené maso",
      .fatsOilsNutsSeeds: "tuky, oleje, ořechy nebo semena", .beverage: "nápoj", .water: "voda",
    ],
    impacts: [.low: "nízký", .medium: "střední", .high: "vysoký"],
    severities: [.error: "chyba", .warning: "varování", .info: "poznámka"],
    doubts: [
      .letterAsDigit: "místo číslice bylo přečteno písmeno",
      .decimalMarkRepaired: "desetinná čárka byla poškozená",
      .decimalMarkLost: "desetinná čárka nebyla přečtena",
      .unitReadAsDigit: "jednotka byla přečtena jako číslice",
      .unitRepaired: "jednotka byla poškozená",
      .unitAssumed: "jednotka nebyla přečtena",
      .nameRepaired: "název byl poškozený",
      .rowUncertain: "řádek není jistý",
      .slashReadAsDigit: "lomítko bylo přečteno jako číslice",
      .alternative: "je možné jiné čtení",
      .boundRepaired: "slovo pro mez bylo poškozené",
      .decimalPointRestored: "desetinná čárka byla doplněna podle ostatních hodnot",
    ],
    phrases: [
      .missing: "chybí", .values: "Hodnoty", .computedEnergy: "Vypočtená energie",
      .toBeChecked: "Ke kontrole", .rejected: "Zamítnuto", .findings: "Zjištění",
      .petFood: "krmivo pro zvířata", .food: "potravina", .about: "asi",
      .assuming: "za předpokladu",
      .ingredients: "Složení", .allergens: "Alergeny", .noneNamed: "žádné neuvedeny",
      .mayContain: "Může obsahovat", .score: "skóre", .assumed: "odhadem",
      .notComputable: "nelze vypočítat, protože", .notApplicable: "nevztahuje se na",
      .noSugarAdded: "bez přidaných",
      .noSugar: "žádné",
      .ofTheIngredients: "ze složek",
      .underOtherNames: "pod jinými názvy",
      .sweetenedWith: "slazeno:",
      .impact: "vliv",
      .unknownProduct: "neznámý výrobek",
      .unknownBrand: "neznámá značka",
      .unknownKind: "druh výrobku neznámý",
      .unknownBasis: "základ neznámý",
      .barcode: "čárový kód",
      .badlyRead: "špatně přečteno",
      .name: "název", .brand: "značka", .netQuantity: "čisté množství",
      .drainedWeight: "hmotnost pevného podílu", .bestBefore: "minimální trvanlivost do",
      .lot: "šarže",
      .labels: "značky", .packaging: "obal", .origins: "původ", .stores: "obchody",
      .countries: "prodává se v", .additives: "přídatné látky", .completeness: "úplnost",
      .changed: "poslední změna",
    ],
    sentences: [
      .valueIsUnreadable: "{1}: údaj je vytištěn („{2}“), ale hodnotu nelze přečíst",
      .ingredientsAreBadlyRead: """
      seznam složek je špatně přečten, jen {1} % písmen je jistých; porovnejte jej s etiketou, \
      než se spolehnete na něj nebo na alergeny
      """,
      .boundsAreGuaranteed: """
      etiketa zaručuje meze pro: {1}; z nich vypočtené sacharidy se mohou lišit o několik bodů
      """,
      .carbohydrateIsHigh: "sacharidy tvoří {1} % sušiny, více než 30 %",
      .valueIsOutOfRange: "{1} {2} % leží mimo {3} %, rozmezí pro tento druh krmiva",
      .animalIsUnknown: "etiketa neuvádí, pro které zvíře je",
      .basisIsUnknown: """
      nelze přečíst, k čemu se množství vztahují: může to být na 100 g, na 100 ml nebo na porci
      """,
      .fruitIsTakenAsZero: "ovoce, zelenina a luštěniny neuvedeny, počítány jako 0",
      .fiberIsTakenAsZero: "vláknina neuvedena, počítána jako 0",
      .certainty: "jistota {1} %",
      .amountsArePerServing: "množství jsou uvedena jen na porci",
      .noIngredientsWereRead: "nebyl přečten žádný seznam složek",
      .ingredientsAreTooBadlyRead: "seznam složek je příliš špatně přečten",
      .referenceIsUnknown: "není známo, k čemu se množství vztahují",
      .barcodeIsUnknown: "pod {1} není znám žádný výrobek",
      .readingsDiffer: "různá čtení: {1}",
    ])
}
