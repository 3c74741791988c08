import LabelModel

extension RecordWords {
  /// The clauses of messages in Polish.
  static let polishMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "zdjęcia nie udało się odczytać: {reason}",
    .photosShowTwoProducts:
      "{file} i {otherFile} pokazują chyba dwa produkty; utwórz osobny zapis dla każdego",
    .photosShowSeveralBarcodes: "zdjęcia pokazują kilka kodów kreskowych: {gtins}",
    .typeTheBarcode: "wpisz kod produktu",
    .typedBarcodeIsNotOnPhoto: """
    zdjęcia pokazują {gtin}, a nie wpisany kod {otherGtin}; odrzuć kod ze zdjęć, aby użyć \
    wpisanego
    """,
    .codeDiffersFromPrint: "{field}: w kodzie {coded}, w druku {printed}; liczy się kod",

    // Certainty
    .certainty: "pewność {percent} %",
    .anotherNumberIsLikely: "inna liczba jest prawdopodobna na {percent} %",
    .basisIsUncertain: """
    liczbę odczytano z pewnością {percent} %, ale nie to, do czego się odnosi: „{column}” jest \
    pewne na {otherPercent} %
    """,
    .columnIsUncertain:
      "odczytano zbyt mało głównych wartości, aby wykazać, że wartość jest w tej kolumnie",
    .numberMayBeOfAnother: "liczba może należeć do innego składnika odżywczego",
    .readingsDiffer: "różne odczyty: {count}",
    .columnsAreOfSeveralFoods: """
    etykieta ma ilości dla kilku produktów lub stanów, a żadne słowo nie mówi, które dotyczą tego \
    produktu
    """,
    .valueIsUnreadable:
      "{nutrient}: wydrukowano („{printed}”), ale wartości nie udało się odczytać",
    .rowHasNoValue: "nazwa jest wydrukowana, ale w jej wierszu nie udało się odczytać wartości",
    .noReadingIsLikely: "żaden odczyt wartości nie jest prawdopodobny",

    // Basis
    .basisIsUnknown:
      "nie udało się odczytać, do czego odnoszą się ilości: może do 100 g, 100 ml lub porcji",
    .typedBasisDiffers: "wpisane ilości są {basis}, zapis jest {otherBasis}; zostają pominięte",

    // Single values
    .unitDoesNotFit: "{nutrient}: jednostka {unit} nie jest możliwa",
    .valueIsMoreThanFood: "{nutrient} {quantity} to więcej, niż żywność może zawierać",
    .valueIsOutOfRange:
      "{nutrient} {percent} % leży poza {least}–{most} %, zakresem dla tego rodzaju karmy",
    .animalIsUnknown: "etykieta nie podaje, dla jakiego zwierzęcia jest",
    .refusedByPerson: "odrzucone przez człowieka",
    .typedValueIsHidden: """
    {nutrient} {quantity} (źródło: {source}) ma pierwszeństwo przed wpisaną wartością {typed}; \
    odrzuć ją, aby zobaczyć wpisaną
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} i {value} {unit} w porcji nie mają proporcji pozostałych wierszy",
    .carbohydrateIsHigh: "węglowodany stanowią {carbohydrate} % suchej masy, ponad 30 %",
    .boundsAreGuaranteed: """
    etykieta gwarantuje granice: {nutrients}; obliczone z nich węglowodany mogą różnić się o \
    kilka punktów
    """,
    .foodTypeIsAssumed: """
    rodzaj karmy nie jest znany; przyjęto karmę mokrą i odrzucono wartości, których żadna karma \
    mokra nie ma; podaj rodzaj karmy, jeśli jest inny
    """,

    // The package
    .labelHasSeveralFacts: "na etykiecie jest ich więcej niż jedna",
    .textIsUncertain: "tekstu nie odczytano z pewnością",
    .littleShowsFact: "zbyt mało na etykiecie wskazuje, że o to chodzi",

    // Ingredients
    .ingredientsAreBadlyRead: """
    lista składników jest źle odczytana, tylko {percent} % liter jest pewnych; przed poleganiem \
    na niej lub na alergenach proszę porównać ją z etykietą
    """,
    .noIngredientsWereRead: "nie odczytano listy składników",
    .ingredientsAreTooBadlyRead: "lista składników jest zbyt źle odczytana",
    .ingredientsAreUnknown: "nic nie wiadomo o: {ingredients}",
    .allergenStatementIsUnread: """
    w „{printed}” nie rozpoznano żadnego alergenu; \
    przeczytaj to na etykiecie, zanim zaufasz alergenom
    """,

    // Databases and services
    .barcodeIsUnknown: "pod {gtin} nie jest znany żaden produkt",
    .productWasNotLookedUp: "produktu nie wyszukano: {reason}",
    .productHasAnotherBarcode:
      "{service} podał kod {gtin}, a nie {otherGtin}; te dane zostają pominięte",
    .preparationDiffers:
      "{service} podaje ilości w żywności sprzedawanej, etykieta w przygotowanej; nie są mieszane",
    .basisDiffers: "{service} podaje ilości {basis}, etykieta {otherBasis}; nie są mieszane",
    .dataAreDaysOld: "wiek danych produktu w dniach: {days}",
    .askingAgainFailed: "ponowne zapytanie nie powiodło się: {reason}",
    .databaseValueIsLeftOut: "wartość {key} z bazy produktów zostaje pominięta: {because}",
    .numberIsMissing: "nie jest to użyteczna liczba",
    .unitIsUnknown: "jednostka nie jest użyteczna",
    .serviceEstimatedValue: "usługa oszacowała ją na podstawie składników",
    .packageHasNoValues: "według bazy danych na opakowaniu nie ma wartości odżywczych",
    .sugarAnswerIsNotKept:
      "analizy składników nie udało się zachować; usługa zostanie zapytana ponownie",
    .languageIsUnknown:
      "usługa cukrów nie zna języka składników; przeanalizowały je reguły lokalne",
    .sugarServiceFailed: "cukry przeanalizowały reguły lokalne: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Lista składników została źle odczytana.",
    .sugarNamesAreUnknown: "W języku listy ({language}) nie są znane nazwy cukrów.",
    .mostIngredientsAreUnknown: "Większość składników nie jest znana.",
    .sugarsAreNotAdded:
      "Lista nie wymienia cukru: podane {sum} g cukrów pochodzi z owoców, mleka lub innego składnika.",
    .sugarsAreFew: "Lista wymienia cukier, ale podano tylko {sum} g cukrów.",
    .aspartameIsNamed: "Zawiera aspartam (źródło fenyloalaniny).",
    .polyolsAreLaxative:
      "Spożycie alkoholi wielowodorotlenowych w nadmiernych ilościach może mieć efekt przeczyszczający.",

    // Nutri-Score
    .amountsContradict: "ilości są ze sobą sprzeczne ({rule})",
    .referenceIsUnknown: "nie wiadomo, do czego odnoszą się ilości",
    .amountsArePerServing: "ilości podano tylko na porcję",
    .amountsArePerOther: "ilości nie podano na 100 g ani 100 ml",
    .amountsAreMissing: "brakuje: {scored}",
    .amountsAreDoubtful: "do sprawdzenia: {scored}",
    .amountsAreOpen: "znana jest tylko ilość minimalna: {scored}",
    .categoryIsUnknown: """
    nie wiadomo, czy żywność należy do grupy „{category}”, co dałoby {grade}, czy do innej, co \
    dałoby {otherGrade}
    """,
    .liquidIsUnknown: "ilości podano na 100 ml i nic nie odróżnia napoju od innej żywności płynnej",
    .sweetenersAreUnknown:
      "nie wiadomo, czy napój zawiera substancje słodzące: wykazu składników nie odczytano dobrze",
    .amountsAreAsSold:
      "żywność spożywa się po przygotowaniu, a ilości dotyczą produktu sprzedawanego",
    .fiberIsTakenAsZero: "błonnika nie podano, przyjęto 0",
    .fruitIsTakenAsZero: "owoców, warzyw i roślin strączkowych nie podano, przyjęto 0",
    .sweetenersDoNotMatter: "substancje słodzące nie są znane, litera pozostaje ta sama",
    .alcoholicDrinks: "napoje zawierające więcej niż 1,2 % alkoholu",
    .babyFood: "żywność dla niemowląt i małych dzieci",
    .foodSupplements: "suplementy diety",
    .mealReplacements: "środki zastępujące posiłek i żywność specjalnego przeznaczenia medycznego",
    .coffeeAndTea: "kawa i herbata, dla których informacja o wartości odżywczej nie jest wymagana",
    .herbsAndSpices: """
    zioła, przyprawy, sól, ocet i drożdże, dla których informacja o wartości odżywczej nie jest \
    wymagana
    """,
    .honeyAndSweeteners: """
    miód, substancje słodzące, guma do żucia i dodatki, dla których informacja o wartości \
    odżywczej nie jest wymagana
    """,
    .freshFruit:
      "świeże owoce i warzywa, dla których informacja o wartości odżywczej nie jest wymagana",
  ]
}
