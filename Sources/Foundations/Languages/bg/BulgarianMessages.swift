import LabelModel

extension RecordWords {
  /// The clauses of messages in Bulgarian.
  static let bulgarianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "снимката не можа да се прочете: {reason}",
    .photosShowTwoProducts:
      "{file} и {otherFile} изглежда показват два продукта; направете отделен запис за всеки",
    .photosShowSeveralBarcodes: "снимките показват няколко баркода: {gtins}",
    .typeTheBarcode: "въведете баркода на продукта",
    .typedBarcodeIsNotOnPhoto: """
    снимките показват {gtin}, а не въведения баркод {otherGtin}; отхвърлете баркода от \
    снимките, за да се използва въведеният
    """,
    .codeDiffersFromPrint: "{field}: в кода {coded}, отпечатано {printed}; важи кодът",

    // Certainty
    .certainty: "сигурност {percent} %",
    .anotherNumberIsLikely: "вероятността за друго число е {percent} %",
    .basisIsUncertain: """
    числото е прочетено със сигурност {percent} %, но не и за какво се отнася: „{column}“ е \
    сигурно {otherPercent} %
    """,
    .columnIsUncertain:
      "прочетени са твърде малко основни стойности, за да се покаже, че стойността е в тази колона",
    .numberMayBeOfAnother: "числото може да е на друго хранително вещество",
    .readingsDiffer: "различни прочити: {count}",
    .columnsAreOfSeveralFoods:
      "етикетът има количества за няколко храни или състояния, но не казва кои са на продукта",
    .valueIsUnreadable:
      "{nutrient} е отпечатано („{printed}“), но стойността не може да бъде прочетена",
    .rowHasNoValue: "името е отпечатано, но на реда му не можа да се прочете стойност",
    .noReadingIsLikely: "никое прочитане на стойността не е вероятно",

    // Basis
    .basisIsUnknown: """
    не може да се прочете за какво се отнасят количествата: може да са на 100 g, на 100 ml или \
    на порция
    """,
    .typedBasisDiffers: "въведените количества са {basis}, записът е {otherBasis}; пропускат се",

    // Single values
    .unitDoesNotFit: "{nutrient}: единицата {unit} не е възможна",
    .valueIsMoreThanFood: "{nutrient} {quantity} е повече, отколкото храната може да съдържа",
    .valueIsOutOfRange:
      "{nutrient} {percent} % е извън {least}–{most} %, обхвата за този вид храна",
    .animalIsUnknown: "етикетът не посочва за кое животно е храната",
    .refusedByPerson: "отхвърлено от човек",
    .typedValueIsHidden: """
    {nutrient} {quantity} (източник: {source}) има предимство пред въведената стойност {typed}; \
    отхвърлете я, за да видите въведената
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} и {value} {unit} на порция не са в съотношението на другите редове",
    .carbohydrateIsHigh: "въглехидратите са {carbohydrate} % от сухото вещество, над 30 %",
    .boundsAreGuaranteed: """
    етикетът гарантира граници за {nutrients}; изчислените от тях въглехидрати може да се \
    отклоняват с няколко пункта
    """,
    .foodTypeIsAssumed: """
    видът храна не е известен; приета е влажна храна и са отхвърлени стойности, каквито никоя \
    влажна храна няма; посочете вида, ако е друг
    """,

    // The package
    .labelHasSeveralFacts: "на етикета има повече от едно",
    .textIsUncertain: "текстът не е прочетен със сигурност",
    .littleShowsFact: "твърде малко на етикета показва, че се има предвид това",

    // Ingredients
    .ingredientsAreBadlyRead: """
    списъкът на съставките е лошо прочетен, само {percent} % от буквите са сигурни; сравнете го \
    с етикета, преди да разчитате на него или на алергените
    """,
    .noIngredientsWereRead: "не е прочетен списък на съставките",
    .ingredientsAreTooBadlyRead: "списъкът на съставките е прочетен твърде лошо",
    .ingredientsAreUnknown: "нищо не е известно за: {ingredients}",
    .allergenStatementIsUnread: """
    в „{printed}“ не е разпознат алерген; \
    прочетете го на етикета, преди да разчитате на алергените
    """,

    // Databases and services
    .barcodeIsUnknown: "под {gtin} не е известен продукт",
    .productWasNotLookedUp: "продуктът не беше потърсен: {reason}",
    .productHasAnotherBarcode:
      "{service} отговори с {gtin}, а не с {otherGtin}; тези данни се пропускат",
    .preparationDiffers: """
    {service} посочва количествата в храната, както се продава, а етикетът – в приготвената; не \
    се смесват
    """,
    .basisDiffers:
      "{service} посочва количествата {basis}, а етикетът – {otherBasis}; не се смесват",
    .dataAreDaysOld: "възраст на данните за продукта в дни: {days}",
    .askingAgainFailed: "повторното запитване е неуспешно: {reason}",
    .databaseValueIsLeftOut: "стойността {key} от базата данни с продукти се пропуска: {because}",
    .numberIsMissing: "не е използваемо число",
    .unitIsUnknown: "единицата не е използваема",
    .serviceEstimatedValue: "услугата я е изчислила приблизително от съставките",
    .packageHasNoValues: "според базата данни на опаковката не са посочени хранителни стойности",
    .sugarAnswerIsNotKept:
      "анализът на съставките не можа да се запази; услугата ще бъде запитана отново",
    .languageIsUnknown:
      "услугата за захари не познава езика на съставките; анализирани са по местни правила",
    .sugarServiceFailed: "захарите са анализирани по местни правила: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Списъкът на съставките е прочетен лошо.",
    .sugarNamesAreUnknown: "На езика на списъка ({language}) не са известни имена на захари.",
    .mostIngredientsAreUnknown: "Повечето съставки не са известни.",
    .sugarsAreNotAdded:
      "Списъкът не посочва захар: обявените {sum} g захари идват от плодове, мляко или друга съставка.",
    .sugarsAreFew: "Списъкът посочва захар, но са обявени само {sum} g захари.",
    .aspartameIsNamed: "Съдържа аспартам (източник на фенилаланин).",
    .polyolsAreLaxative: "Прекомерната консумация на полиоли може да има слабително действие.",

    // Nutri-Score
    .amountsContradict: "количествата си противоречат ({rule})",
    .referenceIsUnknown: "не е известно за какво се отнасят количествата",
    .amountsArePerServing: "количествата са посочени само на порция",
    .amountsArePerOther: "количествата не са посочени на 100 g или 100 ml",
    .amountsAreMissing: "липсва: {scored}",
    .amountsAreDoubtful: "за проверка: {scored}",
    .amountsAreOpen: "известно е само най-малкото количество: {scored}",
    .categoryIsUnknown: """
    не е известно дали храната е от група „{category}“ и би имала {grade}, или от друга и би \
    имала {otherGrade}
    """,
    .liquidIsUnknown: "количествата са на 100 ml и нищо не отличава напитка от друга течна храна",
    .sweetenersAreUnknown: """
    не е известно дали напитката съдържа подсладители: списъкът на съставките не е прочетен \
    добре
    """,
    .amountsAreAsSold: "храната се консумира приготвена, а количествата са на продаваното",
    .fiberIsTakenAsZero: "влакнините не са посочени, приети са за 0",
    .fruitIsTakenAsZero: "плодовете, зеленчуците и бобовите не са посочени, приети са за 0",
    .sweetenersDoNotMatter: "подсладителите не са известни, буквата остава същата",
    .alcoholicDrinks: "напитки с повече от 1,2 % алкохол",
    .babyFood: "храни за кърмачета и малки деца",
    .foodSupplements: "хранителни добавки",
    .mealReplacements: "заместители на хранене и храни за специални медицински цели",
    .coffeeAndTea: "кафе и чай, за които обявяването на хранителната стойност не е задължително",
    .herbsAndSpices: """
    билки, подправки, сол, оцет и мая, за които обявяването на хранителната стойност не е \
    задължително
    """,
    .honeyAndSweeteners: """
    мед, подсладители, дъвки и добавки в храните, за които обявяването на хранителната стойност \
    не е задължително
    """,
    .freshFruit:
      "пресни плодове и зеленчуци, за които обявяването на хранителната стойност не е задължително",
  ]
}
