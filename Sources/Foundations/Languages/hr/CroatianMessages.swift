import LabelModel

extension RecordWords {
  /// The clauses of messages in Croatian.
  static let croatianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "fotografiju nije bilo moguće pročitati: {reason}",
    .photosShowTwoProducts:
      "{file} i {otherFile} čini se da prikazuju dva proizvoda; napravite zaseban zapis za svaki",
    .photosShowSeveralBarcodes: "fotografije prikazuju više crtičnih kodova: {gtins}",
    .typeTheBarcode: "upišite kod proizvoda",
    .typedBarcodeIsNotOnPhoto: """
    fotografije prikazuju {gtin}, a ne upisani kod {otherGtin}; odbijte kod s fotografija kako \
    biste upotrijebili upisani
    """,
    .codeDiffersFromPrint: "{field}: u kodu {coded}, u tisku {printed}; vrijedi kod",

    // Certainty
    .certainty: "sigurnost {percent} %",
    .anotherNumberIsLikely: "drugi je broj vjerojatan {percent} %",
    .basisIsUncertain: """
    broj je pročitan sa sigurnošću od {percent} %, ali ne i ono na što se odnosi: „{column}” je \
    sigurno {otherPercent} %
    """,
    .columnIsUncertain:
      "pročitano je premalo glavnih vrijednosti da bi se vidjelo da je vrijednost u ovom stupcu",
    .numberMayBeOfAnother: "broj može pripadati drugoj hranjivoj tvari",
    .readingsDiffer: "različita čitanja: {count}",
    .columnsAreOfSeveralFoods: """
    etiketa ima količine za više namirnica ili stanja, a nijedna riječ ne kaže koje se odnose na \
    proizvod
    """,
    .valueIsUnreadable:
      "{nutrient}: otisnuto je („{printed}“), ali vrijednost nije bilo moguće pročitati",
    .rowHasNoValue: "naziv je otisnut, ali u njegovu retku nije bilo moguće pročitati vrijednost",
    .noReadingIsLikely: "nijedno čitanje vrijednosti nije vjerojatno",

    // Basis
    .basisIsUnknown:
      "nije bilo moguće pročitati na što se količine odnose: možda na 100 g, 100 ml ili porciju",
    .typedBasisDiffers: "upisane su količine {basis}, a zapis je {otherBasis}; izostavljaju se",

    // Single values
    .unitDoesNotFit: "{nutrient}: jedinica {unit} nije moguća",
    .valueIsMoreThanFood: "{nutrient} {quantity} više je nego što hrana može sadržavati",
    .valueIsOutOfRange:
      "{nutrient} {percent} % izvan je {least}–{most} %, raspona za ovu vrstu hrane",
    .animalIsUnknown: "etiketa ne navodi za koju je životinju",
    .refusedByPerson: "odbila osoba",
    .typedValueIsHidden: """
    {nutrient} {quantity} (izvor: {source}) ima prednost pred upisanom vrijednošću {typed}; \
    odbijte je kako biste vidjeli upisanu
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} i {value} {unit} po porciji nisu u omjeru ostalih redaka",
    .carbohydrateIsHigh: "ugljikohidrati čine {carbohydrate} % suhe tvari, više od 30 %",
    .boundsAreGuaranteed: """
    etiketa jamči granice za {nutrients}; ugljikohidrati izračunati iz njih mogu odstupati \
    nekoliko bodova
    """,
    .foodTypeIsAssumed: """
    vrsta hrane nije poznata; pretpostavljena je mokra hrana, a vrijednosti koje nijedna mokra \
    hrana nema odbijene su; navedite vrstu hrane ako je druga
    """,

    // The package
    .labelHasSeveralFacts: "na oznaci ih je više od jednog",
    .textIsUncertain: "tekst nije pročitan sa sigurnošću",
    .littleShowsFact: "premalo na oznaci pokazuje da se misli na ovo",

    // Ingredients
    .ingredientsAreBadlyRead: """
    popis sastojaka loše je pročitan, samo je {percent} % slova sigurno; usporedite ga s \
    etiketom prije nego što se pouzdate u njega ili u alergene
    """,
    .noIngredientsWereRead: "nije pročitan popis sastojaka",
    .ingredientsAreTooBadlyRead: "popis sastojaka previše je loše pročitan",
    .ingredientsAreUnknown: "ništa nije poznato o: {ingredients}",
    .allergenStatementIsUnread: """
    u „{printed}” nije prepoznat nijedan alergen; \
    pročitajte to na etiketi prije nego što se pouzdate u alergene
    """,

    // Databases and services
    .barcodeIsUnknown: "pod {gtin} nije poznat nijedan proizvod",
    .productWasNotLookedUp: "proizvod nije potražen: {reason}",
    .productHasAnotherBarcode:
      "{service} je odgovorio kodom {gtin}, a ne {otherGtin}; ti se podaci izostavljaju",
    .preparationDiffers:
      "{service} navodi količine u hrani kakva se prodaje, oznaka u pripremljenoj; ne miješaju se",
    .basisDiffers: "{service} navodi količine {basis}, oznaka {otherBasis}; ne miješaju se",
    .dataAreDaysOld: "starost podataka o proizvodu u danima: {days}",
    .askingAgainFailed: "ponovni upit nije uspio: {reason}",
    .databaseValueIsLeftOut: "vrijednost {key} iz baze proizvoda izostavlja se: {because}",
    .numberIsMissing: "to nije upotrebljiv broj",
    .unitIsUnknown: "jedinica nije upotrebljiva",
    .serviceEstimatedValue: "usluga ju je procijenila iz sastojaka",
    .packageHasNoValues: "prema bazi podataka na pakiranju nema hranjivih vrijednosti",
    .sugarAnswerIsNotKept:
      "analizu sastojaka nije bilo moguće spremiti; usluga će se ponovno pitati",
    .languageIsUnknown:
      "usluga za šećere ne poznaje jezik sastojaka; analizirala su ih lokalna pravila",
    .sugarServiceFailed: "šećere su analizirala lokalna pravila: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Popis sastojaka loše je pročitan.",
    .sugarNamesAreUnknown: "Na jeziku popisa ({language}) nisu poznati nazivi šećera.",
    .mostIngredientsAreUnknown: "Većina sastojaka nije poznata.",
    .sugarsAreNotAdded:
      "Popis ne navodi šećer: navedenih {sum} g šećera potječe iz voća, mlijeka ili drugog sastojka.",
    .sugarsAreFew: "Popis navodi šećer, ali navedeno je samo {sum} g šećera.",
    .aspartameIsNamed: "Sadrži aspartam (izvor fenilalanina).",
    .polyolsAreLaxative: "Prekomjerno konzumiranje poliola može imati laksativni učinak.",

    // Nutri-Score
    .amountsContradict: "količine su proturječne ({rule})",
    .referenceIsUnknown: "nije poznato na što se količine odnose",
    .amountsArePerServing: "količine su navedene samo po porciji",
    .amountsArePerOther: "količine nisu navedene na 100 g ni 100 ml",
    .amountsAreMissing: "nedostaje: {scored}",
    .amountsAreDoubtful: "za provjeru: {scored}",
    .amountsAreOpen: "poznata je samo najmanja količina: {scored}",
    .categoryIsUnknown: """
    nije poznato pripada li hrana skupini „{category}” te bi imala {grade}, ili drugoj te bi \
    imala {otherGrade}
    """,
    .liquidIsUnknown: "količine su na 100 ml i ništa ne razlikuje piće od druge tekuće hrane",
    .sweetenersAreUnknown:
      "nije poznato sadržava li piće sladila: popis sastojaka nije dobro pročitan",
    .amountsAreAsSold: "hrana se jede pripremljena, a količine vrijede za prodanu",
    .fiberIsTakenAsZero: "vlakna nisu navedena, računato kao 0",
    .fruitIsTakenAsZero: "voće, povrće i mahunarke nisu navedeni, računato kao 0",
    .sweetenersDoNotMatter: "sladila nisu poznata, slovo ostaje isto",
    .alcoholicDrinks: "pića s više od 1,2 % alkohola",
    .babyFood: "hranu za dojenčad i malu djecu",
    .foodSupplements: "dodatke prehrani",
    .mealReplacements: "zamjene za obrok i hranu za posebne medicinske potrebe",
    .coffeeAndTea: "kavu i čaj, za koje se ne zahtijeva nutritivna deklaracija",
    .herbsAndSpices:
      "začinsko bilje, začine, sol, ocat i kvasac, za koje se ne zahtijeva nutritivna deklaracija",
    .honeyAndSweeteners: """
    med, sladila, žvakaće gume i prehrambene aditive, za koje se ne zahtijeva nutritivna \
    deklaracija
    """,
    .freshFruit: "svježe voće i povrće, za koje se ne zahtijeva nutritivna deklaracija",
  ]
}
