import LabelModel

extension RecordWords {
  /// The clauses of messages in Slovak.
  static let slovakMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "fotografiu nebolo možné prečítať: {reason}",
    .photosShowTwoProducts:
      "{file} a {otherFile} zrejme ukazujú dva výrobky; vytvorte pre každý vlastný záznam",
    .photosShowSeveralBarcodes: "fotografie ukazujú viac čiarových kódov: {gtins}",
    .typeTheBarcode: "zadajte kód výrobku",
    .typedBarcodeIsNotOnPhoto: """
    fotografie ukazujú {gtin}, nie zadaný kód {otherGtin}; odmietnite kód z fotografií, ak \
    chcete použiť zadaný
    """,
    .codeDiffersFromPrint: "{field}: v kóde {coded}, v tlači {printed}; platí kód",

    // Certainty
    .certainty: "istota {percent} %",
    .anotherNumberIsLikely: "iné číslo je pravdepodobné na {percent} %",
    .basisIsUncertain: """
    číslo je prečítané s istotou {percent} %, ale nie to, na čo sa vzťahuje: „{column}“ je isté \
    na {otherPercent} %
    """,
    .columnIsUncertain: """
    prečítalo sa príliš málo hlavných hodnôt na to, aby bolo zrejmé, že hodnota je v tomto \
    stĺpci
    """,
    .numberMayBeOfAnother: "číslo môže patriť inej živine",
    .readingsDiffer: "rôzne čítania: {count}",
    .columnsAreOfSeveralFoods: """
    etiketa má množstvá pre niekoľko potravín alebo stavov a žiadne slovo nehovorí, ktoré sú \
    výrobku
    """,
    .valueIsUnreadable:
      "{nutrient}: údaj je vytlačený („{printed}“), ale hodnota sa nedala prečítať",
    .rowHasNoValue: "názov je vytlačený, ale v jeho riadku nebolo možné prečítať hodnotu",
    .noReadingIsLikely: "žiadne čítanie hodnoty nie je pravdepodobné",

    // Basis
    .basisIsUnknown:
      "nedalo sa prečítať, na čo sa množstvá vzťahujú: možno na 100 g, 100 ml alebo porciu",
    .typedBasisDiffers: "zadané množstvá sú {basis}, záznam je {otherBasis}; vynechávajú sa",

    // Single values
    .unitDoesNotFit: "{nutrient}: jednotka {unit} nie je možná",
    .valueIsMoreThanFood: "{nutrient} {quantity} je viac, než môže potravina obsahovať",
    .valueIsOutOfRange:
      "{nutrient} {percent} % je mimo {least}–{most} %, rozsahu pre tento druh krmiva",
    .animalIsUnknown: "etiketa neuvádza, pre ktoré zviera je",
    .refusedByPerson: "odmietol človek",
    .typedValueIsHidden: """
    {nutrient} {quantity} (zdroj: {source}) má prednosť pred zadanou hodnotou {typed}; \
    odmietnite ju, ak chcete vidieť zadanú
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} a {value} {unit} na porciu nie sú v pomere ostatných riadkov",
    .carbohydrateIsHigh: "sacharidy tvoria {carbohydrate} % sušiny, viac ako 30 %",
    .boundsAreGuaranteed: """
    etiketa zaručuje hranice pre: {nutrients}; z nich vypočítané sacharidy sa môžu líšiť o \
    niekoľko bodov
    """,
    .foodTypeIsAssumed: """
    druh krmiva nie je známy; predpokladalo sa vlhké krmivo a hodnoty, ktoré žiadne vlhké \
    krmivo nemá, boli odmietnuté; uveďte druh krmiva, ak je iný
    """,

    // The package
    .labelHasSeveralFacts: "etiketa ich má viac ako jeden",
    .textIsUncertain: "text nie je prečítaný s istotou",
    .littleShowsFact: "príliš málo na etikete ukazuje, že ide o toto",

    // Ingredients
    .ingredientsAreBadlyRead: """
    zoznam zložiek je zle prečítaný, iba {percent} % písmen je istých; porovnajte ho s \
    etiketou, kým sa spoľahnete naň alebo na alergény
    """,
    .noIngredientsWereRead: "nebol prečítaný žiadny zoznam zložiek",
    .ingredientsAreTooBadlyRead: "zoznam zložiek je príliš zle prečítaný",
    .ingredientsAreUnknown: "nič nie je známe o: {ingredients}",
    .allergenStatementIsUnread: """
    v „{printed}“ nebol rozpoznaný žiadny alergén; \
    skôr než sa spoľahnete na alergény, prečítajte si to na etikete
    """,

    // Databases and services
    .barcodeIsUnknown: "pod {gtin} nie je známy žiadny výrobok",
    .productWasNotLookedUp: "výrobok sa nevyhľadal: {reason}",
    .productHasAnotherBarcode:
      "{service} odpovedal kódom {gtin}, nie {otherGtin}; tieto údaje sa vynechávajú",
    .preparationDiffers:
      "{service} uvádza množstvá v predávanej potravine, etiketa v pripravenej; nemiešajú sa",
    .basisDiffers: "{service} uvádza množstvá {basis}, etiketa {otherBasis}; nemiešajú sa",
    .dataAreDaysOld: "vek údajov o výrobku v dňoch: {days}",
    .askingAgainFailed: "opakovaná otázka zlyhala: {reason}",
    .databaseValueIsLeftOut: "hodnota {key} z databázy výrobkov sa vynecháva: {because}",
    .numberIsMissing: "nie je to použiteľné číslo",
    .unitIsUnknown: "jednotka nie je použiteľná",
    .serviceEstimatedValue: "služba ju odhadla zo zložiek",
    .packageHasNoValues: "podľa databázy nie sú na obale uvedené výživové hodnoty",
    .sugarAnswerIsNotKept: "analýzu zložiek nebolo možné uložiť; služby sa program opýta znova",
    .languageIsUnknown: "služba pre cukry nepozná jazyk zložiek; analyzovali ich miestne pravidlá",
    .sugarServiceFailed: "cukry analyzovali miestne pravidlá: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Zoznam zložiek bol zle prečítaný.",
    .sugarNamesAreUnknown: "V jazyku zoznamu ({language}) nie sú známe žiadne názvy cukrov.",
    .mostIngredientsAreUnknown: "Väčšina zložiek nie je známa.",
    .sugarsAreNotAdded:
      "Zoznam neuvádza cukor: uvedených {sum} g cukrov pochádza z ovocia, mlieka alebo inej zložky.",
    .sugarsAreFew: "Zoznam uvádza cukor, ale deklarovaných je len {sum} g cukrov.",
    .aspartameIsNamed: "Obsahuje aspartám (zdroj fenylalanínu).",
    .polyolsAreLaxative: "Nadmerná konzumácia polyalkoholov môže mať preháňacie účinky.",

    // Nutri-Score
    .amountsContradict: "množstvá si odporujú ({rule})",
    .referenceIsUnknown: "nie je známe, na čo sa množstvá vzťahujú",
    .amountsArePerServing: "množstvá sú uvedené iba na porciu",
    .amountsArePerOther: "množstvá nie sú uvedené na 100 g ani 100 ml",
    .amountsAreMissing: "chýba: {scored}",
    .amountsAreDoubtful: "na kontrolu: {scored}",
    .amountsAreOpen: "známe je len najmenšie množstvo: {scored}",
    .categoryIsUnknown: """
    nie je známe, či potravina patrí do skupiny „{category}“ a mala by {grade}, alebo do inej a \
    mala by {otherGrade}
    """,
    .liquidIsUnknown: "množstvá sú na 100 ml a nič neodlišuje nápoj od inej tekutej potraviny",
    .sweetenersAreUnknown:
      "nie je známe, či nápoj obsahuje sladidlá: zoznam zložiek nebol dobre prečítaný",
    .amountsAreAsSold: "potravina sa je pripravená a množstvá platia pre predávaný výrobok",
    .fiberIsTakenAsZero: "vláknina neuvedená, počítaná ako 0",
    .fruitIsTakenAsZero: "ovocie, zelenina a strukoviny neuvedené, počítané ako 0",
    .sweetenersDoNotMatter: "sladidlá nie sú známe, písmeno zostáva rovnaké",
    .alcoholicDrinks: "nápoje s viac ako 1,2 % alkoholu",
    .babyFood: "potraviny pre dojčatá a malé deti",
    .foodSupplements: "výživové doplnky",
    .mealReplacements: "náhrady jedla a potraviny na osobitné lekárske účely",
    .coffeeAndTea: "kávu a čaj, pri ktorých sa výživové údaje nevyžadujú",
    .herbsAndSpices:
      "bylinky, korenie, soľ, ocot a droždie, pri ktorých sa výživové údaje nevyžadujú",
    .honeyAndSweeteners:
      "med, sladidlá, žuvačky a prídavné látky, pri ktorých sa výživové údaje nevyžadujú",
    .freshFruit: "čerstvé ovocie a zeleninu, pri ktorých sa výživové údaje nevyžadujú",
  ]
}
