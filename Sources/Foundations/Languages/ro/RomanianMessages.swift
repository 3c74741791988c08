import LabelModel

extension RecordWords {
  /// The clauses of messages in Romanian.
  static let romanianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "fotografia nu a putut fi citită: {reason}",
    .photosShowTwoProducts:
      "{file} și {otherFile} par să arate două produse; creați câte o înregistrare pentru fiecare",
    .photosShowSeveralBarcodes: "fotografiile arată mai multe coduri de bare: {gtins}",
    .typeTheBarcode: "introduceți codul produsului",
    .typedBarcodeIsNotOnPhoto: """
    fotografiile arată {gtin}, nu codul introdus {otherGtin}; respingeți codul din fotografii \
    pentru a-l folosi pe cel introdus
    """,
    .codeDiffersFromPrint: "{field}: {coded} în cod, {printed} tipărit; contează codul",

    // Certainty
    .certainty: "sigur {percent} %",
    .anotherNumberIsLikely: "alt număr este probabil în proporție de {percent} %",
    .basisIsUncertain: """
    numărul este citit cu certitudine de {percent} %, dar nu și la ce se referă: „{column}” \
    este sigur {otherPercent} %
    """,
    .columnIsUncertain:
      "s-au citit prea puține valori principale pentru a arăta că valoarea este în această coloană",
    .numberMayBeOfAnother: "numărul poate fi al altui nutrient",
    .readingsDiffer: "citiri diferite: {count}",
    .columnsAreOfSeveralFoods: """
    eticheta are cantități pentru mai multe alimente sau stări și niciun cuvânt nu spune care \
    sunt ale produsului
    """,
    .valueIsUnreadable: "{nutrient} este tipărit („{printed}”), dar valoarea nu a putut fi citită",
    .rowHasNoValue: "numele este tipărit, dar pe rândul lui nu s-a putut citi nicio valoare",
    .noReadingIsLikely: "nicio citire a valorii nu este probabilă",

    // Basis
    .basisIsUnknown:
      "nu s-a putut citi la ce se referă cantitățile: poate la 100 g, la 100 ml sau la o porție",
    .typedBasisDiffers:
      "cantitățile introduse sunt {basis}, înregistrarea este {otherBasis}; se omit",

    // Single values
    .unitDoesNotFit: "{nutrient}: unitatea {unit} nu este posibilă",
    .valueIsMoreThanFood: "{nutrient} {quantity} este mai mult decât poate conține alimentul",
    .valueIsOutOfRange:
      "{nutrient} {percent} % este în afara {least}–{most} %, intervalul pentru acest tip de hrană",
    .animalIsUnknown: "eticheta nu spune pentru ce animal este",
    .refusedByPerson: "respins de o persoană",
    .typedValueIsHidden: """
    {nutrient} {quantity} (sursa: {source}) are prioritate față de valoarea introdusă {typed}; \
    respingeți-o pentru a vedea valoarea introdusă
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} și {value} {unit} pe porție nu au raportul celorlalte rânduri",
    .carbohydrateIsHigh: "glucidele sunt {carbohydrate} % din substanța uscată, peste 30 %",
    .boundsAreGuaranteed: """
    eticheta garantează limite pentru {nutrients}; glucidele calculate din ele se pot abate cu \
    câteva puncte
    """,
    .foodTypeIsAssumed: """
    tipul de hrană nu este cunoscut; s-a presupus hrană umedă, iar valorile pe care nicio hrană \
    umedă nu le are au fost respinse; indicați tipul dacă este altul
    """,

    // The package
    .labelHasSeveralFacts: "eticheta are mai mult de unul",
    .textIsUncertain: "textul nu este citit cu certitudine",
    .littleShowsFact: "prea puțin de pe etichetă arată că despre aceasta este vorba",

    // Ingredients
    .ingredientsAreBadlyRead: """
    lista de ingrediente este citită prost, doar {percent} % din litere sunt sigure; \
    comparați-o cu eticheta înainte de a vă baza pe ea sau pe alergeni
    """,
    .noIngredientsWereRead: "nu a fost citită nicio listă de ingrediente",
    .ingredientsAreTooBadlyRead: "lista de ingrediente este citită prea prost",
    .ingredientsAreUnknown: "nu se știe nimic despre: {ingredients}",
    .allergenStatementIsUnread: """
    în „{printed}” nu a fost recunoscut niciun alergen; \
    citiți pe etichetă înainte de a vă baza pe alergeni
    """,

    // Databases and services
    .barcodeIsUnknown: "sub {gtin} nu este cunoscut niciun produs",
    .productWasNotLookedUp: "produsul nu a fost căutat: {reason}",
    .productHasAnotherBarcode:
      "{service} a răspuns cu {gtin}, nu cu {otherGtin}; aceste date se omit",
    .preparationDiffers: """
    {service} indică valorile alimentului așa cum este vândut, eticheta pe cele ale alimentului \
    preparat; nu se amestecă
    """,
    .basisDiffers: "{service} indică valorile {basis}, eticheta {otherBasis}; nu se amestecă",
    .dataAreDaysOld: "vechimea datelor produsului în zile: {days}",
    .askingAgainFailed: "noua interogare a eșuat: {reason}",
    .databaseValueIsLeftOut: "valoarea {key} din baza de date a produselor se omite: {because}",
    .numberIsMissing: "nu este un număr utilizabil",
    .unitIsUnknown: "unitatea nu este utilizabilă",
    .serviceEstimatedValue: "serviciul a estimat-o din ingrediente",
    .packageHasNoValues: "conform bazei de date, ambalajul nu indică valori nutriționale",
    .sugarAnswerIsNotKept:
      "analiza ingredientelor nu a putut fi păstrată; serviciul va fi întrebat din nou",
    .languageIsUnknown:
      "serviciul pentru zaharuri nu cunoaște limba ingredientelor; le-au analizat reguli locale",
    .sugarServiceFailed: "reguli locale au analizat zaharurile: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Lista ingredientelor a fost citită prost.",
    .sugarNamesAreUnknown: "Nu se cunosc nume de zaharuri în limba listei ({language}).",
    .mostIngredientsAreUnknown: "Cele mai multe ingrediente nu sunt cunoscute.",
    .sugarsAreNotAdded:
      "Lista nu numește zahăr: cele {sum} g de zaharuri declarate provin din fructe, lapte sau alt ingredient.",
    .sugarsAreFew: "Lista numește zahăr, dar sunt declarate numai {sum} g de zaharuri.",
    .aspartameIsNamed: "Conține aspartam (sursă de fenilalanină).",
    .polyolsAreLaxative: "Consumul excesiv de polioli poate avea efecte laxative.",

    // Nutri-Score
    .amountsContradict: "cantitățile se contrazic ({rule})",
    .referenceIsUnknown: "nu se știe la ce se referă cantitățile",
    .amountsArePerServing: "cantitățile sunt indicate doar pe porție",
    .amountsArePerOther: "cantitățile nu sunt indicate la 100 g sau 100 ml",
    .amountsAreMissing: "lipsește: {scored}",
    .amountsAreDoubtful: "de verificat: {scored}",
    .amountsAreOpen: "se cunoaște doar o cantitate minimă: {scored}",
    .categoryIsUnknown: """
    nu se știe dacă alimentul aparține grupei „{category}”, ceea ce ar da {grade}, sau alteia, \
    ceea ce ar da {otherGrade}
    """,
    .liquidIsUnknown:
      "cantitățile sunt la 100 ml și nimic nu deosebește o băutură de alt aliment lichid",
    .sweetenersAreUnknown:
      "nu se știe dacă băutura conține îndulcitori: lista ingredientelor nu a fost citită bine",
    .amountsAreAsSold: "alimentul se consumă preparat, iar cantitățile sunt ale produsului vândut",
    .fiberIsTakenAsZero: "fibre nemenționate, considerate 0",
    .fruitIsTakenAsZero: "fructe, legume și leguminoase nemenționate, considerate 0",
    .sweetenersDoNotMatter: "îndulcitorii nu sunt cunoscuți, litera rămâne aceeași",
    .alcoholicDrinks: "băuturi cu mai mult de 1,2 % alcool",
    .babyFood: "alimente pentru sugari și copii de vârstă mică",
    .foodSupplements: "suplimente alimentare",
    .mealReplacements: "înlocuitori de masă și alimente destinate unor scopuri medicale speciale",
    .coffeeAndTea: "cafea și ceai, pentru care declarația nutrițională nu este obligatorie",
    .herbsAndSpices: """
    ierburi aromatice, condimente, sare, oțet și drojdie, pentru care declarația nutrițională \
    nu este obligatorie
    """,
    .honeyAndSweeteners: """
    miere, îndulcitori, gumă de mestecat și aditivi, pentru care declarația nutrițională nu \
    este obligatorie
    """,
    .freshFruit:
      "fructe și legume proaspete, pentru care declarația nutrițională nu este obligatorie",
  ]
}
