import LabelModel

extension RecordWords {
  /// Portuguese.
  static let portuguese = RecordWords(
    code: "pt",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "lípidos",
      .saturatedFat: "ácidos gordos saturados",
      .monounsaturatedFat: "ácidos gordos monoinsaturados",
      .polyunsaturatedFat: "ácidos gordos polinsaturados", .transFat: "ácidos gordos trans",
      .cholesterol: "colesterol", .carbohydrates: "hidratos de carbono", .sugars: "açúcares",
      .addedSugars: "açúcares adicionados", .polyols: "polióis", .starch: "amido",
      .fiber: "fibra", .protein: "proteínas", .salt: "sal", .sodium: "sódio",
      .moisture: "humidade", .ash: "cinzas", .taurine: "taurina", .calcium: "cálcio",
      .phosphorus: "fósforo", .magnesium: "magnésio", .potassium: "potássio", .iron: "ferro",
      .omega3: "ómega-3", .omega6: "ómega-6", .vitaminA: "vitamina A", .vitaminC: "vitamina C",
      .vitaminD: "vitamina D", .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "no alimento", .dryMatter: "na matéria seca", .per100g: "por 100 g",
      .per100ml: "por 100 ml", .perServing: "por dose",
    ],
    statuses: [
      .valid: "válido", .needsReview: "a verificar", .incomplete: "incompleto",
      .unreadable: "ilegível",
    ],
    levels: [
      .good: "bom", .moderate: "moderado", .high: "elevado",
    ],
    sources: [
      .ocr: "foto", .api: "base de dados", .manual: "à mão",
    ],
    foodTypes: [.wet: "húmido", .dry: "seco", .semiMoist: "semi-húmido"],
    allergens: [
      .gluten: "glúten", .crustaceans: "crustáceos", .egg: "ovo", .fish: "peixe",
      .peanuts: "amendoins", .soy: "soja", .milk: "leite", .nuts: "frutos de casca rija",
      .celery: "aipo", .mustard: "mostarda", .sesame: "sésamo", .sulphites: "sulfitos",
      .lupin: "tremoço", .molluscs: "moluscos",
    ],
    novaGroups: [
      1: "não processado ou minimamente processado", 2: "ingrediente culinário", 3: "processado",
      4: "ultraprocessado",
    ],
    nutriScoreCategories: [
      .general: "alimento geral", .cheese: "queijo", .redMeat: "carne vermelha",
      .fatsOilsNutsSeeds: "gorduras, óleos, frutos de casca rija ou sementes", .beverage: "bebida",
      .water: "água",
    ],
    impacts: [.low: "baixo", .medium: "médio", .high: "alto"],
    severities: [.error: "erro", .warning: "aviso", .info: "nota"],
    doubts: [
      .letterAsDigit: "uma letra foi lida em vez de um algarismo",
      .decimalMarkRepaired: "o sinal decimal estava danificado",
      .decimalMarkLost: "o sinal decimal não foi lido",
      .unitReadAsDigit: "a unidade foi lida como um algarismo",
      .unitRepaired: "a unidade estava danificada",
      .unitAssumed: "a unidade não foi lida",
      .nameRepaired: "o nome estava danificado",
      .rowUncertain: "a linha não é certa",
      .slashReadAsDigit: "uma barra foi lida como um algarismo",
      .alternative: "é possível outra leitura",
      .boundRepaired: "a palavra do limite estava danificada",
      .decimalPointRestored: "o sinal decimal foi reposto de acordo com os outros valores",
    ],
    phrases: [
      .missing: "em falta", .values: "Valores", .computedEnergy: "Energia calculada",
      .toBeChecked: "A verificar", .rejected: "Rejeitados", .findings: "Observações",
      .petFood: "alimento para animais", .food: "alimento", .about: "cerca de",
      .assuming: "supondo",
      .ingredients: "Ingredientes", .allergens: "Alergénios", .noneNamed: "nenhum indicado",
      .mayContain: "Pode conter", .score: "pontos", .assumed: "por suposição",
      .notComputable: "não calculável, porque", .notApplicable: "não se aplica a",
      .noSugarAdded: "nenhum adicionado",
      .noSugar: "nenhum",
      .ofTheIngredients: "dos ingredientes",
      .underOtherNames: "com outros nomes",
      .sweetenedWith: "adoçado com",
      .impact: "impacto",
      .unknownProduct: "produto desconhecido",
      .unknownBrand: "marca desconhecida",
      .unknownKind: "tipo de produto desconhecido",
      .unknownBasis: "base desconhecida",
      .barcode: "código de barras",
      .badlyRead: "mal lida",
      .name: "nome", .brand: "marca", .netQuantity: "quantidade líquida",
      .drainedWeight: "peso escorrido", .bestBefore: "consumir de preferência antes de",
      .lot: "lote",
      .labels: "rótulos", .packaging: "embalagem", .origins: "origem", .stores: "lojas",
      .countries: "vendido em", .additives: "aditivos", .completeness: "completude",
      .changed: "última alteração",
    ],
    sentences: [
      .valueIsUnreadable: "{1} está impresso («{2}»), mas não foi possível ler o valor",
      .ingredientsAreBadlyRead: """
      a lista de ingredientes foi mal lida, só {1} % das letras são certas; compare-a com o \
      rótulo antes de confiar nela ou nos alergénios
      """,
      .boundsAreGuaranteed: """
      o rótulo garante limites de {1}; os hidratos de carbono calculados a partir deles podem \
      desviar-se vários pontos
      """,
      .carbohydrateIsHigh: "os hidratos de carbono são {1} % da matéria seca, acima de 30 %",
      .valueIsOutOfRange: "{1} {2} % está fora de {3} %, o intervalo para este tipo de alimento",
      .animalIsUnknown: "o rótulo não diz para que animal é",
      .basisIsUnknown: """
      não foi possível ler a que se referem as quantidades: talvez a 100 g, a 100 ml ou a uma \
      porção
      """,
      .fruitIsTakenAsZero: "fruta, legumes e leguminosas não indicados, contados como 0",
      .fiberIsTakenAsZero: "fibra não indicada, contada como 0",
      .certainty: "{1} % de certeza",
      .amountsArePerServing: "as quantidades só estão indicadas por porção",
      .noIngredientsWereRead: "não foi lida nenhuma lista de ingredientes",
      .ingredientsAreTooBadlyRead: "a lista de ingredientes foi demasiado mal lida",
      .referenceIsUnknown: "não se sabe a que se referem as quantidades",
      .barcodeIsUnknown: "não se conhece nenhum produto com o código {1}",
      .readingsDiffer: "leituras diferentes: {1}",
    ])
}
