import LabelModel

extension RecordWords {
  /// The clauses of messages in Hungarian.
  static let hungarianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "a fényképet nem lehetett elolvasni: {reason}",
    .photosShowTwoProducts:
      "{file} és {otherFile} láthatóan két terméket mutat; készítsen mindegyikhez külön rekordot",
    .photosShowSeveralBarcodes: "a fényképek több vonalkódot mutatnak: {gtins}",
    .typeTheBarcode: "írja be a termékét",
    .typedBarcodeIsNotOnPhoto: """
    a fényképeken {gtin} áll, nem a beírt {otherGtin}; utasítsa el a fényképekét, ha a beírtat \
    szeretné használni
    """,
    .codeDiffersFromPrint: "{field}: a kódban {coded}, nyomtatva {printed}; a kód számít",

    // Certainty
    .certainty: "{percent} %-ban biztos",
    .anotherNumberIsLikely: "egy másik szám {percent} %-ban valószínű",
    .basisIsUncertain: """
    a szám {percent} %-os bizonyossággal olvasott, az azonban nem, hogy mire vonatkozik: \
    „{column}” {otherPercent} %-ban biztos
    """,
    .columnIsUncertain: """
    túl kevés fő értéket sikerült elolvasni ahhoz, hogy kiderüljön, az érték ebben az oszlopban \
    áll
    """,
    .numberMayBeOfAnother: "a szám egy másik tápanyagé is lehet",
    .readingsDiffer: "eltérő olvasatok: {count}",
    .columnsAreOfSeveralFoods: """
    a címkén több élelmiszer vagy állapot mennyiségei vannak, és egy szó sem mondja meg, melyik a \
    terméké
    """,
    .valueIsUnreadable: "{nutrient} rajta van a címkén („{printed}”), de az értéke nem olvasható",
    .rowHasNoValue: "a név nyomtatva van, de a sorában nem lehetett értéket elolvasni",
    .noReadingIsLikely: "az érték egyik olvasata sem valószínű",

    // Basis
    .basisIsUnknown:
      "nem olvasható, mire vonatkoznak a mennyiségek: lehet 100 g, 100 ml vagy egy adag",
    .typedBasisDiffers: "a beírt mennyiségek {basis}, a rekord {otherBasis}; kimaradnak",

    // Single values
    .unitDoesNotFit: "{nutrient}: a(z) {unit} mértékegység nem lehetséges",
    .valueIsMoreThanFood: "{nutrient} {quantity} több, mint amennyit az élelmiszer tartalmazhat",
    .valueIsOutOfRange: """
    {nutrient} {percent} % kívül esik a {least}–{most} % tartományon, amely erre az \
    eledelfajtára érvényes
    """,
    .animalIsUnknown: "a címke nem mondja meg, melyik állatnak való",
    .refusedByPerson: "egy személy elutasította",
    .typedValueIsHidden: """
    {nutrient} {quantity} (forrás: {source}) megelőzi a beírt {typed} értéket; utasítsa el, ha \
    a beírtat szeretné látni
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} és {value} {unit} adagonként nem a többi sor arányát adja",
    .carbohydrateIsHigh: "a szénhidrát a szárazanyag {carbohydrate} %-a, 30 % felett",
    .boundsAreGuaranteed: """
    a címke határértékeket szavatol: {nutrients}; az ezekből számított szénhidrát több ponttal \
    eltérhet
    """,
    .foodTypeIsAssumed: """
    az eledel típusa nem ismert; nedves eledelt feltételeztünk, és elutasítottuk azokat az \
    értékeket, amelyekkel nedves eledel nem bír; adja meg a típust, ha más
    """,

    // The package
    .labelHasSeveralFacts: "a címkén több is van",
    .textIsUncertain: "a szöveg nem olvasható biztosan",
    .littleShowsFact: "túl kevés jel mutatja a címkén, hogy erről van szó",

    // Ingredients
    .ingredientsAreBadlyRead: """
    az összetevők listája rosszul olvasható, a betűknek csak {percent} %-a biztos; vesse össze \
    a címkével, mielőtt rá vagy az allergénekre hagyatkozik
    """,
    .noIngredientsWereRead: "nem volt olvasható összetevőlista",
    .ingredientsAreTooBadlyRead: "az összetevők listája túl rosszul olvasható",
    .ingredientsAreUnknown: "semmi nem ismert erről: {ingredients}",
    .allergenStatementIsUnread: """
    a(z) „{printed}” szövegben nem ismerhető fel allergén; \
    olvassa el a címkén, mielőtt az allergénekre hagyatkozna
    """,

    // Databases and services
    .barcodeIsUnknown: "{gtin} alatt nem ismert termék",
    .productWasNotLookedUp: "a terméket nem kerestük meg: {reason}",
    .productHasAnotherBarcode:
      "{service} a(z) {gtin} kóddal válaszolt, nem ezzel: {otherGtin}; ezek az adatok kimaradnak",
    .preparationDiffers: """
    {service} az eladott élelmiszer mennyiségeit adja meg, a címke az elkészítettét; nem \
    keverednek
    """,
    .basisDiffers: "{service} mennyiségei: {basis}, a címkéé: {otherBasis}; nem keverednek",
    .dataAreDaysOld: "a termékadatok kora napokban: {days}",
    .askingAgainFailed: "az ismételt lekérdezés nem sikerült: {reason}",
    .databaseValueIsLeftOut: "a termékadatbázis {key} értéke kimarad: {because}",
    .numberIsMissing: "nem használható szám",
    .unitIsUnknown: "a mértékegysége nem használható",
    .serviceEstimatedValue: "a szolgáltatás az összetevőkből becsülte",
    .packageHasNoValues: "az adatbázis szerint a csomagoláson nincsenek tápértékek",
    .sugarAnswerIsNotKept:
      "az összetevők elemzését nem lehetett megőrizni; a szolgáltatást újra megkérdezzük",
    .languageIsUnknown:
      "a cukorszolgáltatás nem ismeri az összetevők nyelvét; helyi szabályok elemezték őket",
    .sugarServiceFailed: "a cukrokat helyi szabályok elemezték: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Az összetevők listája rosszul olvasható.",
    .sugarNamesAreUnknown: "A lista nyelvén ({language}) nem ismertek a cukrok nevei.",
    .mostIngredientsAreUnknown: "A legtöbb összetevő nem ismert.",
    .sugarsAreNotAdded:
      "A lista nem nevez meg cukrot: a feltüntetett {sum} g cukor gyümölcsből, tejből vagy más összetevőből ered.",
    .sugarsAreFew: "A lista cukrot nevez meg, de csak {sum} g cukor van feltüntetve.",
    .aspartameIsNamed: "Aszpartámot (fenilalanin-forrás) tartalmaz.",
    .polyolsAreLaxative: "A cukoralkoholok túlzott fogyasztása hashajtó hatású lehet.",

    // Nutri-Score
    .amountsContradict: "a mennyiségek ellentmondanak egymásnak ({rule})",
    .referenceIsUnknown: "nem ismert, mire vonatkoznak a mennyiségek",
    .amountsArePerServing: "a mennyiségek csak adagonként vannak megadva",
    .amountsArePerOther: "a mennyiségek nem 100 g-ra vagy 100 ml-re vonatkoznak",
    .amountsAreMissing: "hiányzik: {scored}",
    .amountsAreDoubtful: "ellenőrizendő: {scored}",
    .amountsAreOpen: "csak a legkisebb mennyiség ismert: {scored}",
    .categoryIsUnknown: """
    nem ismert, hogy az élelmiszer a(z) „{category}” csoportba tartozik-e ({grade}), vagy egy \
    másikba ({otherGrade})
    """,
    .liquidIsUnknown: """
    a mennyiségek 100 ml-re vonatkoznak, és semmi nem különbözteti meg az italt más folyékony \
    élelmiszertől
    """,
    .sweetenersAreUnknown:
      "nem ismert, hogy az ital tartalmaz-e édesítőszert: az összetevők listája nem olvasható jól",
    .amountsAreAsSold:
      "az élelmiszert elkészítve fogyasztják, a mennyiségek pedig az eladott termékre vonatkoznak",
    .fiberIsTakenAsZero: "rost nincs feltüntetve, 0-nak véve",
    .fruitIsTakenAsZero: "gyümölcs, zöldség és hüvelyes nincs feltüntetve, 0-nak véve",
    .sweetenersDoNotMatter: "az édesítőszerek nem ismertek, a betűjel ugyanaz marad",
    .alcoholicDrinks: "1,2 %-nál több alkoholt tartalmazó italok",
    .babyFood: "csecsemők és kisgyermekek élelmiszerei",
    .foodSupplements: "étrend-kiegészítők",
    .mealReplacements: "étkezést helyettesítő és speciális gyógyászati célra szánt élelmiszerek",
    .coffeeAndTea: "kávé és tea, amelyeknél a tápértékjelölés nem kötelező",
    .herbsAndSpices:
      "fűszernövények, fűszerek, só, ecet és élesztő, amelyeknél a tápértékjelölés nem kötelező",
    .honeyAndSweeteners:
      "méz, édesítőszerek, rágógumi és adalékanyagok, amelyeknél a tápértékjelölés nem kötelező",
    .freshFruit: "friss gyümölcs és zöldség, amelyeknél a tápértékjelölés nem kötelező",
  ]
}
