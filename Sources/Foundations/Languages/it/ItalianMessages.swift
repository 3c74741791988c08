import LabelModel

extension RecordWords {
  /// The clauses of messages in Italian.
  static let italianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "la foto non si è potuta leggere: {reason}",
    .photosShowTwoProducts:
      "{file} e {otherFile} sembrano mostrare due prodotti; crei una scheda per ciascuno",
    .photosShowSeveralBarcodes: "le foto mostrano più codici a barre: {gtins}",
    .typeTheBarcode: "digiti quello del prodotto",
    .typedBarcodeIsNotOnPhoto: """
    le foto mostrano {gtin}, non il codice digitato {otherGtin}; rifiuti quello delle foto per \
    usare il codice digitato
    """,
    .codeDiffersFromPrint: "{field}: {coded} nel codice, {printed} stampato; vale il codice",

    // Certainty
    .certainty: "certo al {percent} %",
    .anotherNumberIsLikely: "un altro numero è probabile al {percent} %",
    .basisIsUncertain: """
    il numero è letto con una certezza del {percent} %, il suo riferimento no: «{column}» è \
    certo al {otherPercent} %
    """,
    .columnIsUncertain: """
    sono stati letti troppo pochi valori principali per mostrare che il valore è in questa \
    colonna
    """,
    .numberMayBeOfAnother: "il numero può essere di un altro nutriente",
    .readingsDiffer: "letture diverse: {count}",
    .columnsAreOfSeveralFoods: """
    l'etichetta ha quantità di più alimenti o stati, e nessuna parola dice quali sono del \
    prodotto
    """,
    .valueIsUnreadable: "{nutrient} è stampato («{printed}»), ma il valore non è leggibile",
    .rowHasNoValue: "il nome è stampato, nella sua riga non si è potuto leggere alcun valore",
    .noReadingIsLikely: "nessuna lettura del valore è probabile",

    // Basis
    .basisIsUnknown: """
    non si è potuto leggere a che cosa si riferiscono le quantità: forse a 100 g, a 100 ml o a \
    una porzione
    """,
    .typedBasisDiffers:
      "le quantità digitate sono {basis}, la scheda è {otherBasis}; vengono escluse",

    // Single values
    .unitDoesNotFit: "{nutrient} non può essere espresso in {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} è più di quanto l'alimento possa contenere",
    .valueIsOutOfRange: """
    {nutrient} {percent} % è fuori da {least}–{most} %, l'intervallo per questo tipo di alimento
    """,
    .animalIsUnknown: "l'etichetta non dice per quale animale è",
    .refusedByPerson: "rifiutato da una persona",
    .typedValueIsHidden: """
    {nutrient} {quantity} (fonte: {source}) prevale sul valore digitato {typed}; lo rifiuti per \
    vedere quello digitato
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} e {value} {unit} per porzione non hanno il rapporto delle altre righe",
    .carbohydrateIsHigh:
      "i carboidrati sono il {carbohydrate} % della sostanza secca, oltre il 30 %",
    .boundsAreGuaranteed: """
    l'etichetta garantisce limiti per {nutrients}; i carboidrati calcolati da essi possono \
    scostarsi di vari punti
    """,
    .foodTypeIsAssumed: """
    il tipo di alimento non è noto; è stato supposto umido, e i valori che nessun alimento \
    umido ha sono stati rifiutati; indichi il tipo di alimento se è un altro
    """,

    // The package
    .labelHasSeveralFacts: "l'etichetta ne riporta più di uno",
    .textIsUncertain: "il testo non è letto con certezza",
    .littleShowsFact: "troppo poco sull'etichetta mostra che si tratta di questo",

    // Ingredients
    .ingredientsAreBadlyRead: """
    l'elenco degli ingredienti è letto male, solo il {percent} % delle lettere è certo; \
    confrontarlo con l'etichetta prima di affidarsi a esso o agli allergeni
    """,
    .noIngredientsWereRead: "non è stato letto alcun elenco degli ingredienti",
    .ingredientsAreTooBadlyRead: "l'elenco degli ingredienti è letto troppo male",
    .ingredientsAreUnknown: "non si sa nulla di {ingredients}",
    .allergenStatementIsUnread: """
    in «{printed}» non è stato riconosciuto alcun allergene; \
    leggetelo sull’etichetta prima di affidarvi agli allergeni
    """,

    // Databases and services
    .barcodeIsUnknown: "nessun prodotto è noto con il codice {gtin}",
    .productWasNotLookedUp: "il prodotto non è stato cercato: {reason}",
    .productHasAnotherBarcode:
      "{service} ha risposto con {gtin}, non {otherGtin}; questi dati vengono esclusi",
    .preparationDiffers: """
    {service} indica le quantità dell'alimento come venduto, l'etichetta quelle dell'alimento \
    preparato; non vengono mescolate
    """,
    .basisDiffers:
      "{service} indica le quantità {basis}, l'etichetta {otherBasis}; non vengono mescolate",
    .dataAreDaysOld: "età dei dati del prodotto in giorni: {days}",
    .askingAgainFailed: "la nuova richiesta non è riuscita: {reason}",
    .databaseValueIsLeftOut:
      "il valore {key} della banca dati dei prodotti viene escluso: {because}",
    .numberIsMissing: "non è un numero utilizzabile",
    .unitIsUnknown: "la sua unità non è utilizzabile",
    .serviceEstimatedValue: "il servizio lo ha stimato dagli ingredienti",
    .packageHasNoValues: "secondo la banca dati la confezione non riporta valori nutrizionali",
    .sugarAnswerIsNotKept: """
    l'analisi degli ingredienti non si è potuta conservare; il servizio sarà interrogato di \
    nuovo
    """,
    .languageIsUnknown: """
    il servizio per gli zuccheri non conosce la lingua degli ingredienti; li hanno analizzati \
    regole locali
    """,
    .sugarServiceFailed: "regole locali hanno analizzato gli zuccheri: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "L’elenco degli ingredienti è stato letto male.",
    .sugarNamesAreUnknown:
      "Nella lingua dell’elenco ({language}) non si conoscono nomi di zuccheri.",
    .mostIngredientsAreUnknown: "La maggior parte degli ingredienti non è nota.",
    .sugarsAreNotAdded:
      "L’elenco non nomina zuccheri: i {sum} g di zuccheri dichiarati vengono da frutta, latte o da un altro ingrediente.",
    .sugarsAreFew: "L’elenco nomina zucchero, ma sono dichiarati solo {sum} g di zuccheri.",
    .aspartameIsNamed: "Contiene aspartame (una fonte di fenilalanina).",
    .polyolsAreLaxative: "Un consumo eccessivo di polioli può avere effetti lassativi.",

    // Nutri-Score
    .amountsContradict: "le quantità si contraddicono ({rule})",
    .referenceIsUnknown: "non è noto a che cosa si riferiscono le quantità",
    .amountsArePerServing: "le quantità sono indicate solo per porzione",
    .amountsArePerOther: "le quantità non sono indicate per 100 g o 100 ml",
    .amountsAreMissing: "manca: {scored}",
    .amountsAreDoubtful: "da verificare: {scored}",
    .amountsAreOpen: "è nota solo una quantità minima: {scored}",
    .categoryIsUnknown: """
    non si sa se l'alimento rientri in «{category}», che darebbe {grade}, o in un'altra \
    categoria, che darebbe {otherGrade}
    """,
    .liquidIsUnknown:
      "le quantità sono per 100 ml e nulla distingue una bevanda da un altro alimento liquido",
    .sweetenersAreUnknown: """
    non si sa se la bevanda contenga edulcoranti: il suo elenco degli ingredienti non è stato \
    letto bene
    """,
    .amountsAreAsSold:
      "l'alimento si consuma preparato e le quantità sono quelle del prodotto venduto",
    .fiberIsTakenAsZero: "fibre non indicate, contate come 0",
    .fruitIsTakenAsZero: "frutta, verdura e legumi non indicati, contati come 0",
    .sweetenersDoNotMatter: "edulcoranti non noti, la lettera resta la stessa",
    .alcoholicDrinks: "bevande con più dell'1,2 % di alcol",
    .babyFood: "alimenti per lattanti e bambini nella prima infanzia",
    .foodSupplements: "integratori alimentari",
    .mealReplacements: "sostituti del pasto e alimenti a fini medici speciali",
    .coffeeAndTea: "caffè e tè, per cui non è richiesta la dichiarazione nutrizionale",
    .herbsAndSpices: """
    erbe aromatiche, spezie, sale, aceto e lievito, per cui non è richiesta la dichiarazione \
    nutrizionale
    """,
    .honeyAndSweeteners: """
    miele, edulcoranti, gomme da masticare e additivi, per cui non è richiesta la dichiarazione \
    nutrizionale
    """,
    .freshFruit: "frutta e verdura fresche, per cui non è richiesta la dichiarazione nutrizionale",
  ]
}
