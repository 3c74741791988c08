import LabelModel

extension RecordWords {
  /// Spanish.
  static let spanish = RecordWords(
    code: "es",
    nutrients: [
      .energyKJ: "energía (kJ)", .energyKcal: "energía (kcal)", .fat: "grasas",
      .saturatedFat: "grasas saturadas", .monounsaturatedFat: "grasas monoinsaturadas",
      .polyunsaturatedFat: "grasas poliinsaturadas", .transFat: "grasas trans",
      .cholesterol: "colesterol", .carbohydrates: "hidratos de carbono", .sugars: "azúcares",
      .addedSugars: "azúcares añadidos", .polyols: "polialcoholes", .starch: "almidón",
      .fiber: "fibra alimentaria", .protein: "proteínas", .salt: "sal", .sodium: "sodio",
      .moisture: "humedad", .ash: "cenizas", .taurine: "taurina", .calcium: "calcio",
      .phosphorus: "fósforo", .magnesium: "magnesio", .potassium: "potasio", .iron: "hierro",
      .omega3: "omega-3", .omega6: "omega-6", .vitaminA: "vitamina A", .vitaminC: "vitamina C",
      .vitaminD: "vitamina D", .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "en el alimento", .dryMatter: "sobre materia seca", .per100g: "por 100 g",
      .per100ml: "por 100 ml", .perServing: "por ración",
    ],
    statuses: [
      .valid: "válido", .needsReview: "por revisar", .incomplete: "incompleto",
      .unreadable: "ilegible",
    ],
    levels: [
      .good: "bueno", .moderate: "moderado", .high: "alto",
    ],
    sources: [
      .ocr: "foto", .api: "base de datos", .manual: "a mano",
    ],
    foodTypes: [.wet: "húmedo", .dry: "seco", .semiMoist: "semihúmedo"],
    allergens: [
      .gluten: "gluten", .crustaceans: "crustáceos", .egg: "huevo", .fish: "pescado",
      .peanuts: "cacahuetes", .soy: "soja", .milk: "leche", .nuts: "frutos de cáscara",
      .celery: "apio", .mustard: "mostaza", .sesame: "sésamo", .sulphites: "sulfitos",
      .lupin: "altramuces", .molluscs: "moluscos",
    ],
    novaGroups: [
      1: "sin procesar o mínimamente procesado", 2: "ingrediente culinario", 3: "procesado",
      4: "ultraprocesado",
    ],
    nutriScoreCategories: [
      .general: "alimento general", .cheese: "queso", .redMeat: "carne roja",
      .fatsOilsNutsSeeds: "grasas, aceites, frutos secos o semillas", .beverage: "bebida",
      .water: "agua",
    ],
    impacts: [.low: "bajo", .medium: "medio", .high: "alto"],
    severities: [.error: "error", .warning: "advertencia", .info: "nota"],
    doubts: [
      .letterAsDigit: "se leyó una letra en lugar de una cifra",
      .decimalMarkRepaired: "el signo decimal estaba dañado",
      .decimalMarkLost: "no se leyó el signo decimal",
      .unitReadAsDigit: "la unidad se leyó como una cifra",
      .unitRepaired: "la unidad estaba dañada",
      .unitAssumed: "no se leyó la unidad",
      .nameRepaired: "el nombre estaba dañado",
      .rowUncertain: "la fila no es segura",
      .slashReadAsDigit: "una barra se leyó como una cifra",
      .alternative: "es posible otra lectura",
      .boundRepaired: "la palabra del límite estaba dañada",
      .decimalPointRestored: "el signo decimal se repuso según los demás valores",
    ],
    phrases: [
      .missing: "falta", .values: "Valores", .computedEnergy: "Energía calculada",
      .toBeChecked: "Por revisar", .rejected: "Rechazados", .findings: "Observaciones",
      .petFood: "alimento para animales", .food: "alimento", .about: "aprox.",
      .assuming: "suponiendo",
      .ingredients: "Ingredientes", .allergens: "Alérgenos", .noneNamed: "ninguno indicado",
      .mayContain: "Puede contener", .score: "puntos", .assumed: "por suposición",
      .notComputable: "no calculable, porque", .notApplicable: "no se aplica a",
      .noSugarAdded: "ninguno añadido",
      .noSugar: "ninguno",
      .ofTheIngredients: "de los ingredientes",
      .underOtherNames: "con otros nombres",
      .sweetenedWith: "endulzado con",
      .impact: "impacto",
      .unknownProduct: "producto desconocido",
      .unknownBrand: "marca desconocida",
      .unknownKind: "tipo de producto desconocido",
      .unknownBasis: "base desconocida",
      .barcode: "código de barras",
      .badlyRead: "mal leída",
      .name: "nombre", .brand: "marca", .netQuantity: "cantidad neta",
      .drainedWeight: "peso escurrido", .bestBefore: "consumir preferentemente antes de",
      .lot: "lote",
      .labels: "etiquetas", .packaging: "envase", .origins: "origen", .stores: "tiendas",
      .countries: "se vende en", .additives: "aditivos", .completeness: "integridad",
      .changed: "último cambio",
    ],
    sentences: [
      .valueIsUnreadable: "{1} está impreso («{2}»), pero no se pudo leer el valor",
      .ingredientsAreBadlyRead: """
      la lista de ingredientes se leyó mal, solo el {1} % de las letras es seguro; compárela \
      con la etiqueta antes de fiarse de ella o de los alérgenos
      """,
      .boundsAreGuaranteed: """
      la etiqueta garantiza límites de {1}; los hidratos de carbono calculados a partir de \
      ellos pueden desviarse varios puntos
      """,
      .carbohydrateIsHigh: "los hidratos de carbono son el {1} % de la materia seca, más del 30 %",
      .valueIsOutOfRange: "{1} {2} % está fuera de {3} %, el intervalo para este tipo de alimento",
      .animalIsUnknown: "la etiqueta no dice para qué animal es",
      .basisIsUnknown: """
      no se pudo leer a qué se refieren las cantidades: quizá a 100 g, a 100 ml o a una porción
      """,
      .fruitIsTakenAsZero: "frutas, verduras y legumbres no indicadas, contadas como 0",
      .fiberIsTakenAsZero: "fibra no indicada, contada como 0",
      .certainty: "{1} % seguro",
      .amountsArePerServing: "las cantidades solo se indican por porción",
      .noIngredientsWereRead: "no se leyó ninguna lista de ingredientes",
      .ingredientsAreTooBadlyRead: "la lista de ingredientes se leyó demasiado mal",
      .referenceIsUnknown: "no se sabe a qué se refieren las cantidades",
      .barcodeIsUnknown: "no se conoce ningún producto con el código {1}",
      .readingsDiffer: "lecturas distintas: {1}",
    ])
}
