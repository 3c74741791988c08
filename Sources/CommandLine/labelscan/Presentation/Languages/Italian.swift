import LabelModel

extension RecordWords {
  /// Italian.
  static let italian = RecordWords(
    code: "it",
    nutrients: [
      .energyKJ: "energia (kJ)", .energyKcal: "energia (kcal)", .fat: "grassi",
      .saturatedFat: "acidi grassi saturi", .monounsaturatedFat: "acidi grassi monoinsaturi",
      .polyunsaturatedFat: "acidi grassi polinsaturi", .transFat: "acidi grassi trans",
      .cholesterol: "colesterolo", .carbohydrates: "carboidrati", .sugars: "zuccheri",
      .addedSugars: "zuccheri aggiunti", .polyols: "polioli", .starch: "amido", .fiber: "fibre",
      .protein: "proteine", .salt: "sale", .sodium: "sodio", .moisture: "umidità", .ash: "ceneri",
      .taurine: "taurina", .calcium: "calcio", .phosphorus: "fosforo", .magnesium: "magnesio",
      .potassium: "potassio", .iron: "ferro", .omega3: "omega-3", .omega6: "omega-6",
      .vitaminA: "vitamina A", .vitaminC: "vitamina C", .vitaminD: "vitamina D",
      .vitaminE: "vitamina E",
    ],
    bases: [
      .asFed: "sul tal quale", .dryMatter: "sulla sostanza secca", .per100g: "per 100 g",
      .per100ml: "per 100 ml", .perServing: "per porzione",
    ],
    statuses: [
      .valid: "valido", .needsReview: "da verificare", .incomplete: "incompleto",
      .unreadable: "illeggibile",
    ],
    levels: [
      .good: "buono", .moderate: "moderato", .high: "alto",
    ],
    sources: [
      .ocr: "foto", .api: "banca dati", .manual: "a mano",
    ],
    foodTypes: [.wet: "umido", .dry: "secco", .semiMoist: "semiumido"],
    allergens: [
      .gluten: "glutine", .crustaceans: "crostacei", .egg: "uova", .fish: "pesce",
      .peanuts: "arachidi", .soy: "soia", .milk: "latte", .nuts: "frutta a guscio",
      .celery: "sedano", .mustard: "senape", .sesame: "sesamo", .sulphites: "solfiti",
      .lupin: "lupini", .molluscs: "molluschi",
    ],
    novaGroups: [
      1: "non trasformato o minimamente trasformato", 2: "ingrediente da cucina", 3: "trasformato",
      4: "ultra-processato",
    ],
    nutriScoreCategories: [
      .general: "alimento generico", .cheese: "formaggio", .redMeat: "carne rossa",
      .fatsOilsNutsSeeds: "grassi, oli, frutta a guscio o semi", .beverage: "bevanda",
      .water: "acqua",
    ],
    impacts: [.low: "basso", .medium: "medio", .high: "alto"],
    severities: [.error: "errore", .warning: "avviso", .info: "nota"],
    doubts: [
      .letterAsDigit: "una lettera è stata letta al posto di una cifra",
      .decimalMarkRepaired: "il segno decimale era rovinato",
      .decimalMarkLost: "il segno decimale non è stato letto",
      .unitReadAsDigit: "l'unità è stata letta come una cifra",
      .unitRepaired: "l'unità era rovinata",
      .unitAssumed: "l'unità non è stata letta",
      .nameRepaired: "il nome era rovinato",
      .rowUncertain: "la riga non è certa",
      .slashReadAsDigit: "una barra è stata letta come una cifra",
      .alternative: "è possibile un'altra lettura",
      .boundRepaired: "la parola del limite era rovinata",
      .decimalPointRestored: "il segno decimale è stato ripristinato in base agli altri valori",
    ],
    phrases: [
      .missing: "manca", .values: "Valori", .computedEnergy: "Energia calcolata",
      .toBeChecked: "Da verificare", .rejected: "Rifiutati", .findings: "Osservazioni",
      .petFood: "alimento per animali", .food: "alimento", .about: "circa",
      .assuming: "supponendo",
      .ingredients: "Ingredienti", .allergens: "Allergeni", .noneNamed: "nessuno indicato",
      .mayContain: "Può contenere", .score: "punti", .assumed: "per ipotesi",
      .notComputable: "non calcolabile:", .notApplicable: "non si applica a",
      .noSugarAdded: "nessuno aggiunto",
      .noSugar: "nessuno",
      .ofTheIngredients: "degli ingredienti",
      .underOtherNames: "sotto altri nomi",
      .sweetenedWith: "dolcificato con",
      .impact: "impatto",
      .unknownProduct: "prodotto sconosciuto",
      .unknownBrand: "marca sconosciuta",
      .unknownKind: "tipo di prodotto sconosciuto",
      .unknownBasis: "base sconosciuta",
      .barcode: "codice a barre",
      .badlyRead: "letta male",
      .name: "nome", .brand: "marca", .netQuantity: "quantità netta",
      .drainedWeight: "peso sgocciolato", .bestBefore: "da consumarsi preferibilmente entro",
      .lot: "lotto",
      .labels: "etichette", .packaging: "confezione", .origins: "origine", .stores: "negozi",
      .countries: "venduto in", .additives: "additivi", .completeness: "completezza",
      .changed: "ultima modifica",
    ],
    sentences: [
      .valueIsUnreadable: "{1} è stampato («{2}»), ma il valore non è leggibile",
      .ingredientsAreBadlyRead: """
      l'elenco degli ingredienti è letto male, solo il {1} % delle lettere è certo; \
      confrontarlo con l'etichetta prima di affidarsi a esso o agli allergeni
      """,
      .boundsAreGuaranteed: """
      l'etichetta garantisce limiti per {1}; i carboidrati calcolati da essi possono scostarsi \
      di vari punti
      """,
      .carbohydrateIsHigh: "i carboidrati sono il {1} % della sostanza secca, oltre il 30 %",
      .valueIsOutOfRange: "{1} {2} % è fuori da {3} %, l'intervallo per questo tipo di alimento",
      .animalIsUnknown: "l'etichetta non dice per quale animale è",
      .basisIsUnknown: """
      non si è potuto leggere a che cosa si riferiscono le quantità: forse a 100 g, a 100 ml o \
      a una porzione
      """,
      .fruitIsTakenAsZero: "frutta, verdura e legumi non indicati, contati come 0",
      .fiberIsTakenAsZero: "fibre non indicate, contate come 0",
      .certainty: "certo al {1} %",
      .amountsArePerServing: "le quantità sono indicate solo per porzione",
      .noIngredientsWereRead: "non è stato letto alcun elenco degli ingredienti",
      .ingredientsAreTooBadlyRead: "l'elenco degli ingredienti è letto troppo male",
      .referenceIsUnknown: "non è noto a che cosa si riferiscono le quantità",
      .barcodeIsUnknown: "nessun prodotto è noto con il codice {1}",
      .readingsDiffer: "letture diverse: {1}",
    ])
}
