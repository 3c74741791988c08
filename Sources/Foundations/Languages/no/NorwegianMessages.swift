import LabelModel

extension RecordWords {
  /// The clauses of messages in Norwegian.
  static let norwegianMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "bildet kunne ikke leses: {reason}",
    .photosShowTwoProducts:
      "{file} og {otherFile} ser ut til å vise to produkter; lag en post for hvert",
    .photosShowSeveralBarcodes: "bildene viser flere strekkoder: {gtins}",
    .typeTheBarcode: "skriv inn produktets strekkode",
    .typedBarcodeIsNotOnPhoto: """
    bildene viser {gtin}, ikke den innskrevne {otherGtin}; avvis bildenes for å bruke den \
    innskrevne
    """,
    .codeDiffersFromPrint: "{field}: {coded} i koden, {printed} på trykk; koden gjelder",

    // Certainty
    .certainty: "{percent} % sikker",
    .anotherNumberIsLikely: "et annet tall er {percent} % sannsynlig",
    .basisIsUncertain: """
    tallet er lest med {percent} % sikkerhet, men ikke hva det gjelder: «{column}» er \
    {otherPercent} % sikkert
    """,
    .columnIsUncertain:
      "det ble lest for få hovedverdier til å vise at verdien står i denne kolonnen",
    .numberMayBeOfAnother: "tallet kan høre til et annet næringsstoff",
    .readingsDiffer: "ulike lesninger: {count}",
    .columnsAreOfSeveralFoods: """
    etiketten har mengder for flere matvarer eller tilstander, og ingen ord sier hvilke som er \
    produktets
    """,
    .valueIsUnreadable: "{nutrient} er trykt («{printed}»), men verdien kunne ikke leses",
    .rowHasNoValue: "navnet er trykt, på raden kunne ingen verdi leses",
    .noReadingIsLikely: "ingen lesning av verdien er sannsynlig",

    // Basis
    .basisIsUnknown: """
    det kunne ikke leses hva mengdene gjelder for: det kan være per 100 g, per 100 ml eller per \
    porsjon
    """,
    .typedBasisDiffers: "de innskrevne mengdene er {basis}, posten er {otherBasis}; de utelates",

    // Single values
    .unitDoesNotFit: "{nutrient} kan ikke oppgis i {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} er mer enn næringsmiddelet kan inneholde",
    .valueIsOutOfRange:
      "{nutrient} {percent} % er utenfor {least}–{most} %, området for denne fôrtypen",
    .animalIsUnknown: "etiketten sier ikke hvilket dyr det er til",
    .refusedByPerson: "avvist av en person",
    .typedValueIsHidden: """
    {nutrient} {quantity} (kilde: {source}) går foran den innskrevne verdien {typed}; avvis den \
    for å se den innskrevne
    """,

    // Values together
    .columnsContradict: """
    {quantity} {column} og {value} {unit} per porsjon har ikke samme forhold som de andre radene \

    """,
    .carbohydrateIsHigh: "karbohydratet er {carbohydrate} % av tørrstoffet, over 30 %",
    .boundsAreGuaranteed: """
    etiketten garanterer grenser for {nutrients}; karbohydratet som beregnes av dem, kan avvike \
    flere poeng
    """,
    .foodTypeIsAssumed: """
    fôrtypen er ikke kjent; våtfôr er antatt, og verdier som ikke noe våtfôr har, er avvist; \
    oppgi fôrtypen hvis det er en annen
    """,

    // The package
    .labelHasSeveralFacts: "etiketten har mer enn én",
    .textIsUncertain: "teksten er ikke lest med sikkerhet",
    .littleShowsFact: "for lite på etiketten viser at det er dette som menes",

    // Ingredients
    .ingredientsAreBadlyRead: """
    ingredienslisten er dårlig lest, bare {percent} % av bokstavene er sikre; sammenlign den \
    med etiketten før du stoler på den eller på allergenene
    """,
    .noIngredientsWereRead: "ingen ingrediensliste ble lest",
    .ingredientsAreTooBadlyRead: "ingredienslisten er for dårlig lest",
    .ingredientsAreUnknown: "ingenting er kjent om {ingredients}",
    .allergenStatementIsUnread: """
    i «{printed}» ble ingen allergen gjenkjent; \
    les det på etiketten før du stoler på allergenene
    """,

    // Databases and services
    .barcodeIsUnknown: "ingen vare er kjent under {gtin}",
    .productWasNotLookedUp: "produktet ble ikke slått opp: {reason}",
    .productHasAnotherBarcode:
      "{service} svarte med {gtin}, ikke {otherGtin}; disse dataene utelates",
    .preparationDiffers: """
    {service} oppgir mengder i næringsmiddelet slik det selges, etiketten i det tilberedte; de \
    blandes ikke
    """,
    .basisDiffers: "{service} oppgir mengder {basis}, etiketten {otherBasis}; de blandes ikke",
    .dataAreDaysOld: "produktdataenes alder i dager: {days}",
    .askingAgainFailed: "den nye forespørselen mislyktes: {reason}",
    .databaseValueIsLeftOut: "verdien {key} fra produktdatabasen utelates: {because}",
    .numberIsMissing: "det er ikke et brukbart tall",
    .unitIsUnknown: "enheten kan ikke brukes",
    .serviceEstimatedValue: "tjenesten har anslått den ut fra ingrediensene",
    .packageHasNoValues: "ifølge databasen står det ingen næringsverdier på pakningen",
    .sugarAnswerIsNotKept: "analysen av ingrediensene kunne ikke lagres; tjenesten spørres på nytt",
    .languageIsUnknown:
      "sukkertjenesten kjenner ikke ingrediensenes språk; lokale regler har analysert dem",
    .sugarServiceFailed: "lokale regler har analysert sukkerartene: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Ingredienslisten er dårlig lest.",
    .sugarNamesAreUnknown: "Ingen navn på sukkerarter er kjent på listens språk ({language}).",
    .mostIngredientsAreUnknown: "De fleste ingrediensene er ikke kjent.",
    .sugarsAreNotAdded:
      "Listen nevner ikke sukker: de oppgitte {sum} g sukkerarter kommer fra frukt, melk eller en annen ingrediens.",
    .sugarsAreFew: "Listen nevner sukker, men bare {sum} g sukkerarter er oppgitt.",
    .aspartameIsNamed: "Inneholder aspartam (en fenylalaninkilde).",
    .polyolsAreLaxative: "Overdrevent inntak av polyoler kan ha avførende virkning.",

    // Nutri-Score
    .amountsContradict: "mengdene motsier hverandre ({rule})",
    .referenceIsUnknown: "det er ikke kjent hva mengdene gjelder for",
    .amountsArePerServing: "mengdene er bare oppgitt per porsjon",
    .amountsArePerOther: "mengdene er ikke oppgitt per 100 g eller 100 ml",
    .amountsAreMissing: "det mangler: {scored}",
    .amountsAreDoubtful: "må kontrolleres: {scored}",
    .amountsAreOpen: "bare en minste mengde er kjent: {scored}",
    .categoryIsUnknown: """
    det er ikke kjent om næringsmiddelet hører til «{category}» og ville fått {grade}, eller er \
    et annet og ville fått {otherGrade}
    """,
    .liquidIsUnknown:
      "mengdene er per 100 ml, og ingenting skiller en drikk fra et annet flytende næringsmiddel",
    .sweetenersAreUnknown:
      "det er ikke kjent om drikken inneholder søtstoffer: ingredienslisten ble ikke lest godt",
    .amountsAreAsSold: "næringsmiddelet spises tilberedt, og mengdene gjelder det som selges",
    .fiberIsTakenAsZero: "kostfiber ikke oppgitt, regnet som 0",
    .fruitIsTakenAsZero: "frukt, grønnsaker og belgfrukter ikke oppgitt, regnet som 0",
    .sweetenersDoNotMatter: "søtstoffer er ikke kjent, bokstaven forblir den samme",
    .alcoholicDrinks: "drikker med mer enn 1,2 % alkohol",
    .babyFood: "mat til spedbarn og småbarn",
    .foodSupplements: "kosttilskudd",
    .mealReplacements: "måltidserstatninger og næringsmidler til spesielle medisinske formål",
    .coffeeAndTea: "kaffe og te, som ikke krever næringsdeklarasjon",
    .herbsAndSpices: "urter, krydder, salt, eddik og gjær, som ikke krever næringsdeklarasjon",
    .honeyAndSweeteners:
      "honning, søtstoffer, tyggegummi og tilsetningsstoffer, som ikke krever næringsdeklarasjon",
    .freshFruit: "fersk frukt og ferske grønnsaker, som ikke krever næringsdeklarasjon",
  ]
}
