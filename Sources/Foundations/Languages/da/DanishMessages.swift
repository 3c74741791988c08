import LabelModel

extension RecordWords {
  /// The clauses of messages in Danish.
  static let danishMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "billedet kunne ikke læses: {reason}",
    .photosShowTwoProducts: "{file} og {otherFile} viser vist to produkter; lav en post for hvert",
    .photosShowSeveralBarcodes: "billederne viser flere stregkoder: {gtins}",
    .typeTheBarcode: "skriv produktets stregkode",
    .typedBarcodeIsNotOnPhoto: """
    billederne viser {gtin}, ikke den indtastede {otherGtin}; afvis billedernes for at bruge \
    den indtastede
    """,
    .codeDiffersFromPrint: "{field}: {coded} i koden, {printed} på tryk; koden gælder",

    // Certainty
    .certainty: "{percent} % sikker",
    .anotherNumberIsLikely: "et andet tal er {percent} % sandsynligt",
    .basisIsUncertain: """
    tallet er læst med {percent} % sikkerhed, men ikke hvad det gælder: »{column}« er \
    {otherPercent} % sikkert
    """,
    .columnIsUncertain:
      "der blev læst for få hovedværdier til at vise, at værdien står i denne kolonne",
    .numberMayBeOfAnother: "tallet kan høre til et andet næringsstof",
    .readingsDiffer: "forskellige læsninger: {count}",
    .columnsAreOfSeveralFoods:
      "etiketten har mængder for flere fødevarer eller tilstande, og intet ord viser produktets",
    .valueIsUnreadable: "{nutrient} er trykt (\"{printed}\"), men værdien kunne ikke læses",
    .rowHasNoValue: "navnet er trykt, men i dets række kunne ingen værdi læses",
    .noReadingIsLikely: "ingen læsning af værdien er sandsynlig",

    // Basis
    .basisIsUnknown: """
    det kunne ikke læses, hvad mængderne gælder for: det kan være pr. 100 g, pr. 100 ml eller \
    pr. portion
    """,
    .typedBasisDiffers: "de indtastede mængder er {basis}, posten er {otherBasis}; de udelades",

    // Single values
    .unitDoesNotFit: "{nutrient} kan ikke angives i {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} er mere, end fødevaren kan indeholde",
    .valueIsOutOfRange:
      "{nutrient} {percent} % er uden for {least}–{most} %, intervallet for denne fodertype",
    .animalIsUnknown: "etiketten angiver ikke, hvilket dyr det er til",
    .refusedByPerson: "afvist af en person",
    .typedValueIsHidden: """
    {nutrient} {quantity} (kilde: {source}) går forud for den indtastede værdi {typed}; afvis \
    den for at se den indtastede
    """,

    // Values together
    .columnsContradict: """
    {quantity} {column} og {value} {unit} pr. portion har ikke samme forhold som de andre rækker \

    """,
    .carbohydrateIsHigh: "kulhydratet er {carbohydrate} % af tørstoffet, over 30 %",
    .boundsAreGuaranteed: """
    etiketten garanterer grænser for {nutrients}; kulhydratet, der beregnes af dem, kan afvige \
    flere point
    """,
    .foodTypeIsAssumed: """
    fodertypen er ikke kendt; vådfoder er antaget, og værdier, som intet vådfoder har, er \
    afvist; angiv fodertypen, hvis det er en anden
    """,

    // The package
    .labelHasSeveralFacts: "etiketten har mere end én",
    .textIsUncertain: "teksten er ikke læst med sikkerhed",
    .littleShowsFact: "for lidt på etiketten viser, at det er det, der menes",

    // Ingredients
    .ingredientsAreBadlyRead: """
    ingredienslisten er læst dårligt, kun {percent} % af bogstaverne er sikre; sammenlign den \
    med etiketten, før du stoler på den eller på allergenerne
    """,
    .noIngredientsWereRead: "der blev ikke læst nogen ingrediensliste",
    .ingredientsAreTooBadlyRead: "ingredienslisten er læst for dårligt",
    .ingredientsAreUnknown: "intet er kendt om {ingredients}",
    .allergenStatementIsUnread: """
    i „{printed}“ blev intet allergen forstået; \
    læs det på etiketten, før du stoler på allergenerne
    """,

    // Databases and services
    .barcodeIsUnknown: "intet produkt er kendt under {gtin}",
    .productWasNotLookedUp: "produktet blev ikke slået op: {reason}",
    .productHasAnotherBarcode:
      "{service} svarede med {gtin}, ikke {otherGtin}; disse data udelades",
    .preparationDiffers: """
    {service} angiver mængder i fødevaren, som den sælges, etiketten i den tilberedte; de \
    blandes ikke
    """,
    .basisDiffers: "{service} angiver mængder {basis}, etiketten {otherBasis}; de blandes ikke",
    .dataAreDaysOld: "produktdataenes alder i dage: {days}",
    .askingAgainFailed: "den nye forespørgsel mislykkedes: {reason}",
    .databaseValueIsLeftOut: "værdien {key} fra produktdatabasen udelades: {because}",
    .numberIsMissing: "det er ikke et brugbart tal",
    .unitIsUnknown: "enheden kan ikke bruges",
    .serviceEstimatedValue: "tjenesten har anslået den ud fra ingredienserne",
    .packageHasNoValues: "ifølge databasen står der ingen næringsværdier på emballagen",
    .sugarAnswerIsNotKept: "analysen af ingredienserne kunne ikke gemmes; tjenesten spørges igen",
    .languageIsUnknown:
      "sukkertjenesten kender ikke ingrediensernes sprog; lokale regler har analyseret dem",
    .sugarServiceFailed: "lokale regler har analyseret sukkerarterne: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Ingredienslisten er dårligt læst.",
    .sugarNamesAreUnknown: "Ingen navne på sukkerarter er kendt på listens sprog ({language}).",
    .mostIngredientsAreUnknown: "De fleste ingredienser er ikke kendt.",
    .sugarsAreNotAdded:
      "Listen nævner intet sukker: de angivne {sum} g sukkerarter kommer fra frugt, mælk eller en anden ingrediens.",
    .sugarsAreFew: "Listen nævner sukker, men kun {sum} g sukkerarter er angivet.",
    .aspartameIsNamed: "Indeholder aspartam (en phenylalaninkilde).",
    .polyolsAreLaxative: "Overdreven indtagelse af polyoler kan have afførende virkning.",

    // Nutri-Score
    .amountsContradict: "mængderne modsiger hinanden ({rule})",
    .referenceIsUnknown: "det vides ikke, hvad mængderne gælder for",
    .amountsArePerServing: "mængderne er kun angivet pr. portion",
    .amountsArePerOther: "mængderne er ikke angivet pr. 100 g eller 100 ml",
    .amountsAreMissing: "der mangler: {scored}",
    .amountsAreDoubtful: "skal kontrolleres: {scored}",
    .amountsAreOpen: "kun en mindste mængde er kendt: {scored}",
    .categoryIsUnknown: """
    det vides ikke, om fødevaren hører til »{category}« og ville få {grade}, eller er en anden \
    og ville få {otherGrade}
    """,
    .liquidIsUnknown:
      "mængderne er pr. 100 ml, og intet skelner en drikkevare fra en anden flydende fødevare",
    .sweetenersAreUnknown:
      "det vides ikke, om drikkevaren indeholder sødestoffer: ingredienslisten blev ikke læst godt",
    .amountsAreAsSold: "fødevaren spises tilberedt, og mængderne gælder det solgte",
    .fiberIsTakenAsZero: "kostfibre ikke angivet, regnet som 0",
    .fruitIsTakenAsZero: "frugt, grøntsager og bælgfrugter ikke angivet, regnet som 0",
    .sweetenersDoNotMatter: "sødestoffer er ikke kendt, bogstavet forbliver det samme",
    .alcoholicDrinks: "drikkevarer med mere end 1,2 % alkohol",
    .babyFood: "fødevarer til spædbørn og småbørn",
    .foodSupplements: "kosttilskud",
    .mealReplacements: "måltidserstatninger og fødevarer til særlige medicinske formål",
    .coffeeAndTea: "kaffe og te, som ikke kræver en næringsdeklaration",
    .herbsAndSpices:
      "urter, krydderier, salt, eddike og gær, som ikke kræver en næringsdeklaration",
    .honeyAndSweeteners: """
    honning, sødestoffer, tyggegummi og tilsætningsstoffer, som ikke kræver en \
    næringsdeklaration
    """,
    .freshFruit: "frisk frugt og friske grøntsager, som ikke kræver en næringsdeklaration",
  ]
}
