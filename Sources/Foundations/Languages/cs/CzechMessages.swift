import LabelModel

extension RecordWords {
  /// The clauses of messages in Czech.
  static let czechMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "fotografii nebylo možné přečíst: {reason}",
    .photosShowTwoProducts:
      "{file} a {otherFile} zřejmě ukazují dva výrobky; vytvořte pro každý vlastní záznam",
    .photosShowSeveralBarcodes: "fotografie ukazují více čárových kódů: {gtins}",
    .typeTheBarcode: "zadejte kód výrobku",
    .typedBarcodeIsNotOnPhoto: """
    fotografie ukazují {gtin}, ne zadaný kód {otherGtin}; odmítněte kód z fotografií, chcete-li \
    použít zadaný
    """,
    .codeDiffersFromPrint: "{field}: v kódu {coded}, v tisku {printed}; platí kód",

    // Certainty
    .certainty: "jistota {percent} %",
    .anotherNumberIsLikely: "jiné číslo je pravděpodobné na {percent} %",
    .basisIsUncertain: """
    číslo je přečteno s jistotou {percent} %, ale ne to, k čemu se vztahuje: „{column}“ je \
    jisté na {otherPercent} %
    """,
    .columnIsUncertain:
      "bylo přečteno příliš málo hlavních hodnot, aby bylo zřejmé, že hodnota je v tomto sloupci",
    .numberMayBeOfAnother: "číslo může patřit jiné živině",
    .readingsDiffer: "různá čtení: {count}",
    .columnsAreOfSeveralFoods:
      "etiketa má množství pro několik potravin nebo stavů a neříká, která jsou výrobku",
    .valueIsUnreadable: "{nutrient}: údaj je vytištěn („{printed}“), ale hodnotu nelze přečíst",
    .rowHasNoValue: "název je vytištěn, ale v jeho řádku nebylo možné přečíst hodnotu",
    .noReadingIsLikely: "žádné čtení hodnoty není pravděpodobné",

    // Basis
    .basisIsUnknown:
      "nelze přečíst, k čemu se množství vztahují: může to být na 100 g, na 100 ml nebo na porci",
    .typedBasisDiffers: "zadaná množství jsou {basis}, záznam je {otherBasis}; vynechávají se",

    // Single values
    .unitDoesNotFit: "{nutrient}: jednotka {unit} není možná",
    .valueIsMoreThanFood: "{nutrient} {quantity} je více, než může potravina obsahovat",
    .valueIsOutOfRange:
      "{nutrient} {percent} % leží mimo {least}–{most} %, rozmezí pro tento druh krmiva",
    .animalIsUnknown: "etiketa neuvádí, pro které zvíře je",
    .refusedByPerson: "odmítnuto člověkem",
    .typedValueIsHidden: """
    {nutrient} {quantity} (zdroj: {source}) má přednost před zadanou hodnotou {typed}; \
    odmítněte ji, chcete-li vidět zadanou
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} a {value} {unit} na porci nejsou v poměru ostatních řádků",
    .carbohydrateIsHigh: "sacharidy tvoří {carbohydrate} % sušiny, více než 30 %",
    .boundsAreGuaranteed: """
    etiketa zaručuje meze pro: {nutrients}; z nich vypočtené sacharidy se mohou lišit o několik \
    bodů
    """,
    .foodTypeIsAssumed: """
    druh krmiva není znám; předpokládalo se vlhké krmivo a hodnoty, které žádné vlhké krmivo \
    nemá, byly odmítnuty; uveďte druh krmiva, je-li jiný
    """,

    // The package
    .labelHasSeveralFacts: "etiketa jich má více než jeden",
    .textIsUncertain: "text není přečten s jistotou",
    .littleShowsFact: "příliš málo na etiketě ukazuje, že je míněno toto",

    // Ingredients
    .ingredientsAreBadlyRead: """
    seznam složek je špatně přečten, jen {percent} % písmen je jistých; porovnejte jej s \
    etiketou, než se spolehnete na něj nebo na alergeny
    """,
    .noIngredientsWereRead: "nebyl přečten žádný seznam složek",
    .ingredientsAreTooBadlyRead: "seznam složek je příliš špatně přečten",
    .ingredientsAreUnknown: "nic není známo o: {ingredients}",
    .allergenStatementIsUnread: """
    v „{printed}“ nebyl rozpoznán žádný alergen; \
    než se spolehnete na alergeny, přečtěte to na etiketě
    """,

    // Databases and services
    .barcodeIsUnknown: "pod {gtin} není znám žádný výrobek",
    .productWasNotLookedUp: "výrobek nebyl vyhledán: {reason}",
    .productHasAnotherBarcode:
      "{service} odpověděl kódem {gtin}, ne {otherGtin}; tyto údaje se vynechávají",
    .preparationDiffers:
      "{service} uvádí množství v prodávané potravině, etiketa v připravené; nemísí se",
    .basisDiffers: "{service} uvádí množství {basis}, etiketa {otherBasis}; nemísí se",
    .dataAreDaysOld: "stáří údajů o výrobku ve dnech: {days}",
    .askingAgainFailed: "opakovaný dotaz selhal: {reason}",
    .databaseValueIsLeftOut: "hodnota {key} z databáze výrobků se vynechává: {because}",
    .numberIsMissing: "není to použitelné číslo",
    .unitIsUnknown: "jednotka není použitelná",
    .serviceEstimatedValue: "služba ji odhadla ze složek",
    .packageHasNoValues: "podle databáze nejsou na obalu uvedeny výživové hodnoty",
    .sugarAnswerIsNotKept: "analýzu složek nebylo možné uložit; služba bude dotázána znovu",
    .languageIsUnknown: "služba pro cukry nezná jazyk složek; analyzovala je místní pravidla",
    .sugarServiceFailed: "cukry analyzovala místní pravidla: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Seznam složek byl špatně přečten.",
    .sugarNamesAreUnknown: "V jazyce seznamu ({language}) nejsou známy žádné názvy cukrů.",
    .mostIngredientsAreUnknown: "Většina složek není známa.",
    .sugarsAreNotAdded:
      "Seznam neuvádí cukr: uvedených {sum} g cukrů pochází z ovoce, mléka nebo jiné složky.",
    .sugarsAreFew: "Seznam uvádí cukr, ale deklarováno je jen {sum} g cukrů.",
    .aspartameIsNamed: "Obsahuje aspartam (zdroj fenylalaninu).",
    .polyolsAreLaxative: "Nadměrná konzumace polyalkoholů může vyvolat projímavé účinky.",

    // Nutri-Score
    .amountsContradict: "množství si odporují ({rule})",
    .referenceIsUnknown: "není známo, k čemu se množství vztahují",
    .amountsArePerServing: "množství jsou uvedena jen na porci",
    .amountsArePerOther: "množství nejsou uvedena na 100 g ani 100 ml",
    .amountsAreMissing: "chybí: {scored}",
    .amountsAreDoubtful: "ke kontrole: {scored}",
    .amountsAreOpen: "je známo jen nejmenší množství: {scored}",
    .categoryIsUnknown: """
    není známo, zda potravina patří do skupiny „{category}“ a měla by {grade}, nebo do jiné a \
    měla by {otherGrade}
    """,
    .liquidIsUnknown: "množství jsou na 100 ml a nic neodlišuje nápoj od jiné tekuté potraviny",
    .sweetenersAreUnknown:
      "není známo, zda nápoj obsahuje sladidla: seznam složek nebyl dobře přečten",
    .amountsAreAsSold: "potravina se jí připravená a množství platí pro prodávaný výrobek",
    .fiberIsTakenAsZero: "vláknina neuvedena, počítána jako 0",
    .fruitIsTakenAsZero: "ovoce, zelenina a luštěniny neuvedeny, počítány jako 0",
    .sweetenersDoNotMatter: "sladidla nejsou známa, písmeno zůstává stejné",
    .alcoholicDrinks: "nápoje s více než 1,2 % alkoholu",
    .babyFood: "potraviny pro kojence a malé děti",
    .foodSupplements: "doplňky stravy",
    .mealReplacements: "náhrady jídla a potraviny pro zvláštní lékařské účely",
    .coffeeAndTea: "kávu a čaj, u nichž se výživové údaje nevyžadují",
    .herbsAndSpices: "byliny, koření, sůl, ocet a droždí, u nichž se výživové údaje nevyžadují",
    .honeyAndSweeteners:
      "med, sladidla, žvýkačky a přídatné látky, u nichž se výživové údaje nevyžadují",
    .freshFruit: "čerstvé ovoce a zeleninu, u nichž se výživové údaje nevyžadují",
  ]
}
