import LabelModel

extension RecordWords {
  /// Bulgarian.
  static let bulgarian = RecordWords(
    code: "bg",
    nutrients: [
      .energyKJ: "енергия (kJ)", .energyKcal: "енергия (kcal)", .fat: "мазнини",
      .saturatedFat: "наситени мазнини", .monounsaturatedFat: "мононенаситени мазнини",
      .polyunsaturatedFat: "полиненаситени мазнини", .transFat: "трансмазнини",
      .cholesterol: "холестерол", .carbohydrates: "въглехидрати", .sugars: "захари",
      .addedSugars: "добавени захари", .polyols: "полиоли", .starch: "нишесте",
      .fiber: "влакнини", .protein: "белтъци", .salt: "сол", .sodium: "натрий",
      .moisture: "влага", .ash: "пепел", .taurine: "таурин", .calcium: "калций",
      .phosphorus: "фосфор", .magnesium: "магнезий", .potassium: "калий", .iron: "желязо",
      .omega3: "омега-3", .omega6: "омега-6", .vitaminA: "витамин A", .vitaminC: "витамин C",
      .vitaminD: "витамин D", .vitaminE: "витамин E",
    ],
    bases: [
      .asFed: "в готовия продукт", .dryMatter: "в сухото вещество", .per100g: "на 100 г",
      .per100ml: "на 100 мл", .perServing: "на порция",
    ],
    statuses: [
      .valid: "валиден", .needsReview: "за проверка", .incomplete: "непълен",
      .unreadable: "нечетлив",
    ],
    levels: [
      .good: "добро", .moderate: "умерено", .high: "високо",
    ],
    sources: [
      .ocr: "снимка", .api: "база данни", .manual: "на ръка",
    ],
    foodTypes: [.wet: "мокра", .dry: "суха", .semiMoist: "полувлажна"],
    allergens: [
      .gluten: "глутен", .crustaceans: "ракообразни", .egg: "яйца", .fish: "риба",
      .peanuts: "фъстъци", .soy: "соя", .milk: "мляко", .nuts: "ядки", .celery: "целина",
      .mustard: "синап", .sesame: "сусам", .sulphites: "сулфити", .lupin: "лупина",
      .molluscs: "мекотели",
    ],
    novaGroups: [
      1: "непреработена или слабо преработена", 2: "кулинарна съставка", 3: "преработена",
      4: "ултрапреработена",
    ],
    nutriScoreCategories: [
      .general: "обща храна", .cheese: "сирене", .redMeat: "червено месо",
      .fatsOilsNutsSeeds: "мазнини, масла, ядки или семена", .beverage: "напитка", .water: "вода",
    ],
    impacts: [.low: "слабо", .medium: "средно", .high: "силно"],
    severities: [.error: "грешка", .warning: "предупреждение", .info: "бележка"],
    doubts: [
      .letterAsDigit: "вместо цифра е прочетена буква",
      .decimalMarkRepaired: "десетичният знак е бил повреден",
      .decimalMarkLost: "десетичният знак не е прочетен",
      .unitReadAsDigit: "единицата е прочетена като цифра",
      .unitRepaired: "единицата е била повредена",
      .unitAssumed: "единицата не е прочетена",
      .nameRepaired: "името е било повредено",
      .rowUncertain: "редът не е сигурен",
      .slashReadAsDigit: "наклонена черта е прочетена като цифра",
      .alternative: "възможен е друг прочит",
      .boundRepaired: "думата за границата е била повредена",
      .decimalPointRestored: "десетичният знак е добавен според другите стойности",
    ],
    phrases: [
      .missing: "липсва", .values: "Стойности", .computedEnergy: "Изчислена енергия",
      .toBeChecked: "За проверка от вас", .rejected: "Отхвърлени", .findings: "Констатации",
      .petFood: "храна за домашни любимци", .food: "храна", .about: "около",
      .assuming: "при допускане",
      .ingredients: "Съставки", .allergens: "Алергени", .noneNamed: "не са посочени",
      .mayContain: "Може да съдържа", .score: "точки", .assumed: "по предположение",
      .notComputable: "не може да се изчисли, защото", .notApplicable: "не се прилага за",
      .noSugarAdded: "без добавени",
      .noSugar: "няма",
      .ofTheIngredients: "от съставките",
      .underOtherNames: "под други имена",
      .sweetenedWith: "подсладено с",
      .impact: "въздействие",
      .unknownProduct: "непознат продукт",
      .unknownBrand: "непозната марка",
      .unknownKind: "неизвестен вид продукт",
      .unknownBasis: "неизвестна основа",
      .barcode: "баркод",
      .badlyRead: "лошо прочетено",
      .name: "име", .brand: "марка", .netQuantity: "нетно количество",
      .drainedWeight: "отцедено тегло", .bestBefore: "най-добър до",
      .lot: "партида",
      .labels: "етикети", .packaging: "опаковка", .origins: "произход", .stores: "магазини",
      .countries: "продава се в", .additives: "добавки", .completeness: "пълнота",
      .changed: "последна промяна",
    ],
    sentences: [
      .valueIsUnreadable: "{1} е отпечатано („{2}“), но стойността не може да бъде прочетена",
      .ingredientsAreBadlyRead: """
      списъкът на съставките е лошо прочетен, само {1} % от буквите са сигурни; сравнете го с \
      етикета, преди да разчитате на него или на алергените
      """,
      .boundsAreGuaranteed: """
      етикетът гарантира граници за {1}; изчислените от тях въглехидрати може да се отклоняват \
      с няколко пункта
      """,
      .carbohydrateIsHigh: "въглехидратите са {1} % от сухото вещество, над 30 %",
      .valueIsOutOfRange: "{1} {2} % е извън {3} %, обхвата за този вид храна",
      .animalIsUnknown: "етикетът не посочва за кое животно е храната",
      .basisIsUnknown: """
      не може да се прочете за какво се отнасят количествата: може да са на 100 g, на 100 ml \
      или на порция
      """,
      .fruitIsTakenAsZero: "плодовете, зеленчуците и бобовите не са посочени, приети са за 0",
      .fiberIsTakenAsZero: "влакнините не са посочени, приети са за 0",
      .certainty: "сигурност {1} %",
      .amountsArePerServing: "количествата са посочени само на порция",
      .noIngredientsWereRead: "не е прочетен списък на съставките",
      .ingredientsAreTooBadlyRead: "списъкът на съставките е прочетен твърде лошо",
      .referenceIsUnknown: "не е известно за какво се отнасят количествата",
      .barcodeIsUnknown: "под {1} не е известен продукт",
      .readingsDiffer: "различни прочити: {1}",
    ])
}
