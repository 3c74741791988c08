import LabelModel

extension RecordWords {
  /// The clauses of messages in Estonian.
  static let estonianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "fotot ei saanud lugeda: {reason}",
    .photosShowTwoProducts:
      "{file} ja {otherFile} näivad kujutavat kahte toodet; tee kummagi kohta eraldi kirje",
    .photosShowSeveralBarcodes: "fotodel on mitu ribakoodi: {gtins}",
    .typeTheBarcode: "sisesta toote ribakood",
    .typedBarcodeIsNotOnPhoto: """
    fotodel on {gtin}, mitte sisestatud {otherGtin}; lükka fotode kood tagasi, et kasutada \
    sisestatut
    """,
    .codeDiffersFromPrint: "{field}: koodis {coded}, trükis {printed}; kehtib kood",

    // Certainty
    .certainty: "{percent} % kindel",
    .anotherNumberIsLikely: "teise arvu tõenäosus on {percent} %",
    .basisIsUncertain: """
    arv on loetud {percent} % kindlusega, kuid mitte see, mille kohta see käib: „{column}“ on \
    kindel {otherPercent} %
    """,
    .columnIsUncertain: "loeti liiga vähe põhiväärtusi, et näidata, et väärtus on selles veerus",
    .numberMayBeOfAnother: "arv võib kuuluda teisele toitainele",
    .readingsDiffer: "erinevaid lugemeid: {count}",
    .columnsAreOfSeveralFoods:
      "etiketil on mitme toidu või oleku kogused ja ükski sõna ei ütle, millised on toote omad",
    .valueIsUnreadable: "{nutrient} on trükitud („{printed}“), kuid väärtust ei saanud lugeda",
    .rowHasNoValue: "nimi on trükitud, kuid selle realt ei saanud väärtust lugeda",
    .noReadingIsLikely: "ükski väärtuse lugemisviis ei ole tõenäoline",

    // Basis
    .basisIsUnknown:
      "ei saanud lugeda, mille kohta kogused on: võib olla 100 g, 100 ml või portsjoni kohta",
    .typedBasisDiffers: "sisestatud kogused on {basis}, kirje on {otherBasis}; need jäetakse välja",

    // Single values
    .unitDoesNotFit: "{nutrient}: ühik {unit} ei ole võimalik",
    .valueIsMoreThanFood: "{nutrient} {quantity} on rohkem, kui toit saab sisaldada",
    .valueIsOutOfRange: """
    {nutrient} {percent} % on väljaspool vahemikku {least}–{most} %, mis kehtib seda liiki \
    toidule
    """,
    .animalIsUnknown: "etikett ei ütle, millisele loomale see on",
    .refusedByPerson: "inimene lükkas tagasi",
    .typedValueIsHidden: """
    {nutrient} {quantity} (allikas: {source}) on sisestatud väärtuse {typed} ees; lükka see \
    tagasi, et näha sisestatut
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} ja {value} {unit} portsjoni kohta ei ole samas suhtes kui teised read",
    .carbohydrateIsHigh: "süsivesikuid on {carbohydrate} % kuivainest, üle 30 %",
    .boundsAreGuaranteed: """
    etikett tagab piirid: {nutrients}; nende järgi arvutatud süsivesikud võivad mitme punkti \
    võrra erineda
    """,
    .foodTypeIsAssumed: """
    sööda liik ei ole teada; eeldati märgtoitu ja väärtused, mida ühelgi märgtoidul ei ole, \
    lükati tagasi; märgi sööda liik, kui see on muu
    """,

    // The package
    .labelHasSeveralFacts: "etiketil on neid rohkem kui üks",
    .textIsUncertain: "tekst ei ole kindlalt loetud",
    .littleShowsFact: "liiga vähe etiketil näitab, et seda on mõeldud",

    // Ingredients
    .ingredientsAreBadlyRead: """
    koostisosade loetelu on halvasti loetud, vaid {percent} % tähtedest on kindlad; võrrelge \
    seda etiketiga, enne kui sellele või allergeenidele tuginete
    """,
    .noIngredientsWereRead: "koostisosade loetelu ei loetud",
    .ingredientsAreTooBadlyRead: "koostisosade loetelu on liiga halvasti loetud",
    .ingredientsAreUnknown: "midagi ei ole teada: {ingredients}",
    .allergenStatementIsUnread: """
    tekstis „{printed}“ ei tuvastatud ühtegi allergeeni; \
    lugege see etiketilt, enne kui allergeenidele tuginete
    """,

    // Databases and services
    .barcodeIsUnknown: "koodiga {gtin} ei tunta ühtegi toodet",
    .productWasNotLookedUp: "toodet ei otsitud: {reason}",
    .productHasAnotherBarcode:
      "{service} vastas koodiga {gtin}, mitte {otherGtin}; need andmed jäetakse välja",
    .preparationDiffers:
      "{service} esitab müüdava toidu kogused, etikett valmistatud toidu omad; neid ei segata",
    .basisDiffers: "{service} esitab kogused {basis}, etikett {otherBasis}; neid ei segata",
    .dataAreDaysOld: "tooteandmete vanus päevades: {days}",
    .askingAgainFailed: "uus päring ebaõnnestus: {reason}",
    .databaseValueIsLeftOut: "tooteandmebaasi väärtus {key} jäetakse välja: {because}",
    .numberIsMissing: "see ei ole kasutatav arv",
    .unitIsUnknown: "ühik ei ole kasutatav",
    .serviceEstimatedValue: "teenus hindas selle koostisosade põhjal",
    .packageHasNoValues: "andmebaasi järgi ei ole pakendil toiteväärtusi",
    .sugarAnswerIsNotKept: "koostisosade analüüsi ei saanud salvestada; teenuselt küsitakse uuesti",
    .languageIsUnknown:
      "suhkruteenus ei tunne koostisosade keelt; neid analüüsisid kohalikud reeglid",
    .sugarServiceFailed: "suhkruid analüüsisid kohalikud reeglid: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Koostisosade loetelu on halvasti loetud.",
    .sugarNamesAreUnknown: "Loetelu keeles ({language}) pole suhkrute nimetusi teada.",
    .mostIngredientsAreUnknown: "Enamik koostisosi pole teada.",
    .sugarsAreNotAdded:
      "Loetelu ei nimeta suhkrut: märgitud {sum} g suhkruid pärineb puuviljast, piimast või muust koostisosast.",
    .sugarsAreFew: "Loetelu nimetab suhkrut, kuid suhkruid on märgitud vaid {sum} g.",
    .aspartameIsNamed: "Sisaldab aspartaami (fenüülalaniini allikas).",
    .polyolsAreLaxative: "Polüoolide liigne tarbimine võib põhjustada kõhulahtisust.",

    // Nutri-Score
    .amountsContradict: "kogused on omavahel vastuolus ({rule})",
    .referenceIsUnknown: "pole teada, mille kohta kogused on",
    .amountsArePerServing: "kogused on märgitud ainult portsjoni kohta",
    .amountsArePerOther: "kogused ei ole esitatud 100 g ega 100 ml kohta",
    .amountsAreMissing: "puudub: {scored}",
    .amountsAreDoubtful: "kontrollida: {scored}",
    .amountsAreOpen: "teada on vaid vähim kogus: {scored}",
    .categoryIsUnknown: """
    ei ole teada, kas toit kuulub rühma „{category}“ ja saaks {grade}, või muusse ja saaks \
    {otherGrade}
    """,
    .liquidIsUnknown: "kogused on 100 ml kohta ja miski ei erista jooki muust vedelast toidust",
    .sweetenersAreUnknown:
      "ei ole teada, kas jook sisaldab magusaineid: koostisosade loetelu ei loetud hästi",
    .amountsAreAsSold: "toitu süüakse valmistatuna ja kogused käivad müüdava toote kohta",
    .fiberIsTakenAsZero: "kiudaineid ei ole märgitud, arvestatud 0",
    .fruitIsTakenAsZero: "puu- ja köögivilju ning kaunvilju ei ole märgitud, arvestatud 0",
    .sweetenersDoNotMatter: "magusained ei ole teada, täht jääb samaks",
    .alcoholicDrinks: "joogid, mis sisaldavad üle 1,2 % alkoholi",
    .babyFood: "imikute ja väikelaste toit",
    .foodSupplements: "toidulisandid",
    .mealReplacements: "toidukorra asendajad ja meditsiinilisel näidustusel kasutatav toit",
    .coffeeAndTea: "kohv ja tee, mille puhul toitumisalane teave ei ole kohustuslik",
    .herbsAndSpices: """
    maitsetaimed, vürtsid, sool, äädikas ja pärm, mille puhul toitumisalane teave ei ole \
    kohustuslik
    """,
    .honeyAndSweeteners: """
    mesi, magusained, närimiskumm ja lisaained, mille puhul toitumisalane teave ei ole \
    kohustuslik
    """,
    .freshFruit: "värsked puu- ja köögiviljad, mille puhul toitumisalane teave ei ole kohustuslik",
  ]
}
