import LabelModel

extension RecordWords {
  /// The clauses of messages in Slovenian.
  static let slovenianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "fotografije ni bilo mogoče prebrati: {reason}",
    .photosShowTwoProducts:
      "{file} in {otherFile} očitno kažeta dva izdelka; za vsakega naredite svoj zapis",
    .photosShowSeveralBarcodes: "fotografije kažejo več črtnih kod: {gtins}",
    .typeTheBarcode: "vnesite kodo izdelka",
    .typedBarcodeIsNotOnPhoto: """
    fotografije kažejo {gtin}, ne vnesene kode {otherGtin}; zavrnite kodo s fotografij, če \
    želite uporabiti vneseno
    """,
    .codeDiffersFromPrint: "{field}: v kodi {coded}, v tisku {printed}; velja koda",

    // Certainty
    .certainty: "zanesljivost {percent} %",
    .anotherNumberIsLikely: "drugo število je verjetno {percent} %",
    .basisIsUncertain: """
    število je prebrano z gotovostjo {percent} %, ne pa to, na kar se nanaša: »{column}« je \
    gotovo {otherPercent} %
    """,
    .columnIsUncertain:
      "prebranih je bilo premalo glavnih vrednosti, da bi bilo jasno, da je vrednost v tem stolpcu",
    .numberMayBeOfAnother: "število lahko pripada drugemu hranilu",
    .readingsDiffer: "različna branja: {count}",
    .columnsAreOfSeveralFoods:
      "etiketa ima količine več živil ali stanj in nobena beseda ne pove, katere so izdelkove",
    .valueIsUnreadable:
      "{nutrient}: natisnjeno je (»{printed}«), vendar vrednosti ni bilo mogoče prebrati",
    .rowHasNoValue: "ime je natisnjeno, v njegovi vrstici vrednosti ni bilo mogoče prebrati",
    .noReadingIsLikely: "nobeno branje vrednosti ni verjetno",

    // Basis
    .basisIsUnknown:
      "ni bilo mogoče prebrati, na kaj se količine nanašajo: morda na 100 g, 100 ml ali porcijo",
    .typedBasisDiffers: "vnesene količine so {basis}, zapis je {otherBasis}; izpuščene so",

    // Single values
    .unitDoesNotFit: "{nutrient}: enota {unit} ni mogoča",
    .valueIsMoreThanFood: "{nutrient} {quantity} je več, kot živilo lahko vsebuje",
    .valueIsOutOfRange:
      "{nutrient} {percent} % je zunaj {least}–{most} %, območja za to vrsto hrane",
    .animalIsUnknown: "etiketa ne navaja, za katero žival je",
    .refusedByPerson: "zavrnil človek",
    .typedValueIsHidden: """
    {nutrient} {quantity} (vir: {source}) ima prednost pred vneseno vrednostjo {typed}; \
    zavrnite jo, če želite videti vneseno
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} in {value} {unit} na porcijo niso v razmerju drugih vrstic",
    .carbohydrateIsHigh: "ogljikovih hidratov je {carbohydrate} % suhe snovi, nad 30 %",
    .boundsAreGuaranteed: """
    etiketa jamči meje za {nutrients}; ogljikovi hidrati, izračunani iz njih, lahko odstopajo \
    za več točk
    """,
    .foodTypeIsAssumed: """
    vrsta hrane ni znana; privzeta je mokra hrana in vrednosti, ki jih nobena mokra hrana nima, \
    so zavrnjene; navedite vrsto hrane, če je druga
    """,

    // The package
    .labelHasSeveralFacts: "oznaka jih ima več kot eno",
    .textIsUncertain: "besedilo ni prebrano z gotovostjo",
    .littleShowsFact: "premalo na oznaki kaže, da je mišljeno to",

    // Ingredients
    .ingredientsAreBadlyRead: """
    seznam sestavin je slabo prebran, samo {percent} % črk je zanesljivih; primerjajte ga z \
    etiketo, preden se zanesete nanj ali na alergene
    """,
    .noIngredientsWereRead: "seznam sestavin ni bil prebran",
    .ingredientsAreTooBadlyRead: "seznam sestavin je preslabo prebran",
    .ingredientsAreUnknown: "nič ni znano o: {ingredients}",
    .allergenStatementIsUnread: """
    v »{printed}« ni bil prepoznan noben alergen; \
    preberite ga na etiketi, preden se zanesete na alergene
    """,

    // Databases and services
    .barcodeIsUnknown: "pod {gtin} ni znan noben izdelek",
    .productWasNotLookedUp: "izdelek ni bil poiskan: {reason}",
    .productHasAnotherBarcode:
      "{service} je odgovoril s kodo {gtin}, ne {otherGtin}; ti podatki so izpuščeni",
    .preparationDiffers:
      "{service} navaja količine v prodajanem živilu, oznaka v pripravljenem; ne mešajo se",
    .basisDiffers: "{service} navaja količine {basis}, oznaka {otherBasis}; ne mešajo se",
    .dataAreDaysOld: "starost podatkov o izdelku v dneh: {days}",
    .askingAgainFailed: "ponovna poizvedba ni uspela: {reason}",
    .databaseValueIsLeftOut: "vrednost {key} iz zbirke izdelkov je izpuščena: {because}",
    .numberIsMissing: "to ni uporabno število",
    .unitIsUnknown: "enota ni uporabna",
    .serviceEstimatedValue: "storitev jo je ocenila iz sestavin",
    .packageHasNoValues: "po podatkih zbirke na embalaži ni hranilnih vrednosti",
    .sugarAnswerIsNotKept: "analize sestavin ni bilo mogoče shraniti; storitev bo vprašana znova",
    .languageIsUnknown:
      "storitev za sladkorje ne pozna jezika sestavin; analizirala so jih lokalna pravila",
    .sugarServiceFailed: "sladkorje so analizirala lokalna pravila: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Seznam sestavin je slabo prebran.",
    .sugarNamesAreUnknown: "V jeziku seznama ({language}) niso znana imena sladkorjev.",
    .mostIngredientsAreUnknown: "Večina sestavin ni znana.",
    .sugarsAreNotAdded:
      "Seznam ne navaja sladkorja: navedenih {sum} g sladkorjev izvira iz sadja, mleka ali druge sestavine.",
    .sugarsAreFew: "Seznam navaja sladkor, vendar je navedenih le {sum} g sladkorjev.",
    .aspartameIsNamed: "Vsebuje aspartam (vir fenilalanina).",
    .polyolsAreLaxative: "Prekomerno uživanje poliolov ima lahko odvajalni učinek.",

    // Nutri-Score
    .amountsContradict: "količine si nasprotujejo ({rule})",
    .referenceIsUnknown: "ni znano, na kaj se količine nanašajo",
    .amountsArePerServing: "količine so navedene samo na porcijo",
    .amountsArePerOther: "količine niso navedene na 100 g ali 100 ml",
    .amountsAreMissing: "manjka: {scored}",
    .amountsAreDoubtful: "za preverjanje: {scored}",
    .amountsAreOpen: "znana je samo najmanjša količina: {scored}",
    .categoryIsUnknown: """
    ni znano, ali živilo spada v skupino »{category}« in bi imelo {grade}, ali v drugo in bi \
    imelo {otherGrade}
    """,
    .liquidIsUnknown: "količine so na 100 ml in nič ne loči pijače od drugega tekočega živila",
    .sweetenersAreUnknown:
      "ni znano, ali pijača vsebuje sladila: seznam sestavin ni bil dobro prebran",
    .amountsAreAsSold: "živilo se zaužije pripravljeno, količine pa veljajo za prodajano",
    .fiberIsTakenAsZero: "vlaknine niso navedene, upoštevano kot 0",
    .fruitIsTakenAsZero: "sadje, zelenjava in stročnice niso navedeni, upoštevano kot 0",
    .sweetenersDoNotMatter: "sladila niso znana, črka ostane enaka",
    .alcoholicDrinks: "pijače z več kot 1,2 % alkohola",
    .babyFood: "živila za dojenčke in majhne otroke",
    .foodSupplements: "prehranska dopolnila",
    .mealReplacements: "nadomestke obrokov in živila za posebne zdravstvene namene",
    .coffeeAndTea: "kavo in čaj, za katere označba hranilne vrednosti ni obvezna",
    .herbsAndSpices:
      "zelišča, začimbe, sol, kis in kvas, za katere označba hranilne vrednosti ni obvezna",
    .honeyAndSweeteners:
      "med, sladila, žvečilni gumi in aditive, za katere označba hranilne vrednosti ni obvezna",
    .freshFruit: "sveže sadje in zelenjavo, za katere označba hranilne vrednosti ni obvezna",
  ]
}
