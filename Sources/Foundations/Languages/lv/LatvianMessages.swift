import LabelModel

extension RecordWords {
  /// The clauses of messages in Latvian.
  static let latvianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "fotoattēlu nevarēja nolasīt: {reason}",
    .photosShowTwoProducts:
      "{file} un {otherFile}, šķiet, rāda divus produktus; izveidojiet ierakstu katram atsevišķi",
    .photosShowSeveralBarcodes: "fotoattēlos ir vairāki svītrkodi: {gtins}",
    .typeTheBarcode: "ievadiet produkta svītrkodu",
    .typedBarcodeIsNotOnPhoto: """
    fotoattēlos ir {gtin}, nevis ievadītais {otherGtin}; noraidiet fotoattēlu kodu, lai \
    izmantotu ievadīto
    """,
    .codeDiffersFromPrint: "{field}: kodā {coded}, drukā {printed}; spēkā ir kods",

    // Certainty
    .certainty: "drošība {percent} %",
    .anotherNumberIsLikely: "cita skaitļa varbūtība ir {percent} %",
    .basisIsUncertain: """
    skaitlis nolasīts ar {percent} % pārliecību, bet ne tas, uz ko tas attiecas: “{column}” ir \
    drošs par {otherPercent} %
    """,
    .columnIsUncertain:
      "nolasīts pārāk maz galveno vērtību, lai parādītu, ka vērtība ir šajā slejā",
    .numberMayBeOfAnother: "skaitlis var piederēt citai uzturvielai",
    .readingsDiffer: "dažādi lasījumi: {count}",
    .columnsAreOfSeveralFoods: """
    etiķetē ir vairāku pārtikas produktu vai stāvokļu daudzumi, un neviens vārds nesaka, kuri ir \
    šī produkta
    """,
    .valueIsUnreadable: "{nutrient} ir uzdrukāts (“{printed}”), bet vērtību nevarēja nolasīt",
    .rowHasNoValue: "nosaukums ir nodrukāts, bet tā rindā vērtību nevarēja nolasīt",
    .noReadingIsLikely: "neviens vērtības nolasījums nav ticams",

    // Basis
    .basisIsUnknown:
      "nevarēja nolasīt, uz ko attiecas daudzumi: tie var būt uz 100 g, 100 ml vai porciju",
    .typedBasisDiffers:
      "ievadītie daudzumi ir {basis}, ieraksts ir {otherBasis}; tie tiek izlaisti",

    // Single values
    .unitDoesNotFit: "{nutrient}: mērvienība {unit} nav iespējama",
    .valueIsMoreThanFood: "{nutrient} {quantity} ir vairāk, nekā pārtika var saturēt",
    .valueIsOutOfRange:
      "{nutrient} {percent} % ir ārpus {least}–{most} %, šā barības veida diapazona",
    .animalIsUnknown: "etiķetē nav teikts, kuram dzīvniekam tas ir",
    .refusedByPerson: "noraidījusi persona",
    .typedValueIsHidden: """
    {nutrient} {quantity} (avots: {source}) ir svarīgāks par ievadīto vērtību {typed}; \
    noraidiet to, lai redzētu ievadīto
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} un {value} {unit} porcijā neatbilst pārējo rindu attiecībai",
    .carbohydrateIsHigh: "ogļhidrāti ir {carbohydrate} % no sausnas, vairāk par 30 %",
    .boundsAreGuaranteed: """
    etiķete garantē robežas: {nutrients}; no tām aprēķinātie ogļhidrāti var atšķirties par \
    vairākiem punktiem
    """,
    .foodTypeIsAssumed: """
    barības veids nav zināms; pieņemts, ka tā ir mitrā barība, un vērtības, kādu mitrajai \
    barībai nav, ir noraidītas; norādiet barības veidu, ja tas ir cits
    """,

    // The package
    .labelHasSeveralFacts: "etiķetē ir vairāk nekā viens",
    .textIsUncertain: "teksts nav nolasīts droši",
    .littleShowsFact: "pārāk maz etiķetē liecina, ka domāts tieši tas",

    // Ingredients
    .ingredientsAreBadlyRead: """
    sastāvdaļu saraksts ir slikti nolasīts, tikai {percent} % burtu ir droši; salīdziniet to ar \
    etiķeti, pirms paļaujaties uz to vai uz alergēniem
    """,
    .noIngredientsWereRead: "sastāvdaļu saraksts nav nolasīts",
    .ingredientsAreTooBadlyRead: "sastāvdaļu saraksts nolasīts pārāk slikti",
    .ingredientsAreUnknown: "nekas nav zināms: {ingredients}",
    .allergenStatementIsUnread: """
    tekstā “{printed}” nav atpazīts neviens alergēns; \
    izlasiet to uz etiķetes, pirms paļaujaties uz alergēniem
    """,

    // Databases and services
    .barcodeIsUnknown: "ar {gtin} nav zināms neviens produkts",
    .productWasNotLookedUp: "produkts netika meklēts: {reason}",
    .productHasAnotherBarcode:
      "{service} atbildēja ar {gtin}, nevis {otherGtin}; šie dati tiek izlaisti",
    .preparationDiffers:
      "{service} norāda daudzumus pārdotajai pārtikai, etiķete – pagatavotajai; tie netiek jaukti",
    .basisDiffers: "{service} norāda daudzumus {basis}, etiķete – {otherBasis}; tie netiek jaukti",
    .dataAreDaysOld: "produkta datu vecums dienās: {days}",
    .askingAgainFailed: "atkārtots pieprasījums neizdevās: {reason}",
    .databaseValueIsLeftOut: "produktu datubāzes vērtība {key} tiek izlaista: {because}",
    .numberIsMissing: "tas nav izmantojams skaitlis",
    .unitIsUnknown: "mērvienība nav izmantojama",
    .serviceEstimatedValue: "pakalpojums to aplēsa pēc sastāvdaļām",
    .packageHasNoValues: "saskaņā ar datubāzi uz iepakojuma uzturvērtības nav norādītas",
    .sugarAnswerIsNotKept: "sastāvdaļu analīzi nevarēja saglabāt; pakalpojumam jautās vēlreiz",
    .languageIsUnknown:
      "cukuru pakalpojums nepazīst sastāvdaļu valodu; tās analizēja vietējie noteikumi",
    .sugarServiceFailed: "cukurus analizēja vietējie noteikumi: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Sastāvdaļu saraksts ir slikti nolasīts.",
    .sugarNamesAreUnknown: "Saraksta valodā ({language}) nav zināmi cukuru nosaukumi.",
    .mostIngredientsAreUnknown: "Lielākā daļa sastāvdaļu nav zināma.",
    .sugarsAreNotAdded:
      "Saraksts cukuru nenosauc: norādītie {sum} g cukuru ir no augļiem, piena vai citas sastāvdaļas.",
    .sugarsAreFew: "Saraksts nosauc cukuru, bet norādīti tikai {sum} g cukuru.",
    .aspartameIsNamed: "Satur aspartāmu (fenilalanīna avots).",
    .polyolsAreLaxative: "Poliolu pārmērīga lietošana var izraisīt caureju.",

    // Nutri-Score
    .amountsContradict: "daudzumi ir pretrunā viens otram ({rule})",
    .referenceIsUnknown: "nav zināms, uz ko attiecas daudzumi",
    .amountsArePerServing: "daudzumi norādīti tikai uz porciju",
    .amountsArePerOther: "daudzumi nav norādīti uz 100 g vai 100 ml",
    .amountsAreMissing: "trūkst: {scored}",
    .amountsAreDoubtful: "jāpārbauda: {scored}",
    .amountsAreOpen: "zināms tikai mazākais daudzums: {scored}",
    .categoryIsUnknown: """
    nav zināms, vai pārtika pieder pie “{category}” un saņemtu {grade}, vai pie citas grupas un \
    saņemtu {otherGrade}
    """,
    .liquidIsUnknown: "daudzumi ir uz 100 ml, un nekas neatšķir dzērienu no citas šķidras pārtikas",
    .sweetenersAreUnknown:
      "nav zināms, vai dzēriens satur saldinātājus: sastāvdaļu saraksts nav labi nolasīts",
    .amountsAreAsSold: "pārtiku lieto pagatavotu, bet daudzumi attiecas uz pārdoto",
    .fiberIsTakenAsZero: "šķiedrvielas nav norādītas, pieņemts 0",
    .fruitIsTakenAsZero: "augļi, dārzeņi un pākšaugi nav norādīti, pieņemts 0",
    .sweetenersDoNotMatter: "saldinātāji nav zināmi, burts paliek tas pats",
    .alcoholicDrinks: "dzērieniem, kuros ir vairāk nekā 1,2 % alkohola",
    .babyFood: "zīdaiņu un mazu bērnu pārtiku",
    .foodSupplements: "uztura bagātinātājiem",
    .mealReplacements: "maltīšu aizstājējiem un īpašiem medicīniskiem nolūkiem paredzētu pārtiku",
    .coffeeAndTea: "kafiju un tēju, kam uzturvērtības paziņojums nav obligāts",
    .herbsAndSpices:
      "garšaugiem, garšvielām, sāli, etiķi un raugu, kam uzturvērtības paziņojums nav obligāts",
    .honeyAndSweeteners: """
    medu, saldinātājiem, košļājamo gumiju un piedevām, kam uzturvērtības paziņojums nav obligāts
    """,
    .freshFruit: "svaigiem augļiem un dārzeņiem, kam uzturvērtības paziņojums nav obligāts",
  ]
}
