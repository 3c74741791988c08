import LabelModel

extension RecordWords {
  /// The clauses of messages in Dutch.
  static let dutchMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "de foto kon niet worden gelezen: {reason}",
    .photosShowTwoProducts:
      "{file} en {otherFile} lijken twee producten te tonen; maak voor elk een eigen record",
    .photosShowSeveralBarcodes: "de foto's tonen meerdere streepjescodes: {gtins}",
    .typeTheBarcode: "typ die van het product",
    .typedBarcodeIsNotOnPhoto: """
    de foto's tonen {gtin}, niet de getypte code {otherGtin}; wijs de code van de foto's af om \
    de getypte te gebruiken
    """,
    .codeDiffersFromPrint: "{field}: in de code {coded}, gedrukt {printed}; de code telt",

    // Certainty
    .certainty: "{percent} % zeker",
    .anotherNumberIsLikely: "een ander getal is {percent} % waarschijnlijk",
    .basisIsUncertain: """
    het getal is met {percent} % zekerheid gelezen, waarop het slaat niet: “{column}” is \
    {otherPercent} % zeker
    """,
    .columnIsUncertain:
      "er zijn te weinig hoofdwaarden gelezen om te tonen dat de waarde in deze kolom staat",
    .numberMayBeOfAnother: "het getal kan van een andere voedingsstof zijn",
    .readingsDiffer: "verschillende lezingen: {count}",
    .columnsAreOfSeveralFoods: """
    het etiket heeft hoeveelheden van meerdere voedingsmiddelen of toestanden, en geen woord zegt \
    welke van het product zijn
    """,
    .valueIsUnreadable: "{nutrient} staat gedrukt (“{printed}”), maar de waarde is niet te lezen",
    .rowHasNoValue: "de naam is gedrukt, in zijn rij kon geen waarde worden gelezen",
    .noReadingIsLikely: "geen lezing van de waarde is waarschijnlijk",

    // Basis
    .basisIsUnknown: """
    waarop de hoeveelheden betrekking hebben, is niet te lezen: het kan per 100 g, per 100 ml \
    of per portie zijn
    """,
    .typedBasisDiffers:
      "de getypte hoeveelheden gelden {basis}, het record {otherBasis}; ze worden weggelaten",

    // Single values
    .unitDoesNotFit: "{nutrient} kan niet in {unit} zijn vermeld",
    .valueIsMoreThanFood: "{nutrient} {quantity} is meer dan het voedingsmiddel kan bevatten",
    .valueIsOutOfRange:
      "{nutrient} {percent} % ligt buiten {least}–{most} %, het bereik voor deze voersoort",
    .animalIsUnknown: "het etiket vermeldt niet voor welk dier het is",
    .refusedByPerson: "door een persoon afgewezen",
    .typedValueIsHidden: """
    {nutrient} {quantity} (bron: {source}) gaat voor op de getypte waarde {typed}; wijs die af \
    om de getypte te zien
    """,

    // Values together
    .columnsContradict: """
    {quantity} {column} en {value} {unit} per portie hebben niet de verhouding van de andere rijen \

    """,
    .carbohydrateIsHigh: "de koolhydraten zijn {carbohydrate} % van de droge stof, meer dan 30 %",
    .boundsAreGuaranteed: """
    het etiket garandeert grenzen voor {nutrients}; de daaruit berekende koolhydraten kunnen er \
    enkele punten naast zitten
    """,
    .foodTypeIsAssumed: """
    het soort voer is niet bekend; aangenomen is nat voer, en waarden die geen nat voer heeft \
    zijn afgewezen; vermeld het soort voer als het een ander is
    """,

    // The package
    .labelHasSeveralFacts: "het etiket heeft er meer dan een",
    .textIsUncertain: "de tekst is niet met zekerheid gelezen",
    .littleShowsFact: "te weinig op het etiket toont dat dit bedoeld is",

    // Ingredients
    .ingredientsAreBadlyRead: """
    de ingrediëntenlijst is slecht gelezen, slechts {percent} % van de letters is zeker; \
    vergelijk haar met het etiket voordat u op haar of op de allergenen vertrouwt
    """,
    .noIngredientsWereRead: "er is geen ingrediëntenlijst gelezen",
    .ingredientsAreTooBadlyRead: "de ingrediëntenlijst is te slecht gelezen",
    .ingredientsAreUnknown: "er is niets bekend over {ingredients}",
    .allergenStatementIsUnread: """
    in ‘{printed}’ is geen allergeen herkend; \
    lees het op het etiket voordat u op de allergenen vertrouwt
    """,

    // Databases and services
    .barcodeIsUnknown: "onder {gtin} is geen product bekend",
    .productWasNotLookedUp: "het product is niet opgezocht: {reason}",
    .productHasAnotherBarcode:
      "{service} antwoordde met {gtin}, niet {otherGtin}; deze gegevens worden weggelaten",
    .preparationDiffers: """
    {service} vermeldt hoeveelheden van het voedingsmiddel zoals verkocht, het etiket zoals \
    bereid; ze worden niet gemengd
    """,
    .basisDiffers:
      "{service} vermeldt hoeveelheden {basis}, het etiket {otherBasis}; ze worden niet gemengd",
    .dataAreDaysOld: "ouderdom van de productgegevens in dagen: {days}",
    .askingAgainFailed: "opnieuw opvragen is mislukt: {reason}",
    .databaseValueIsLeftOut: "de waarde {key} van de productdatabank wordt weggelaten: {because}",
    .numberIsMissing: "het is geen bruikbaar getal",
    .unitIsUnknown: "de eenheid is niet bruikbaar",
    .serviceEstimatedValue: "de dienst heeft de waarde uit de ingrediënten geschat",
    .packageHasNoValues: "volgens de database staan er geen voedingswaarden op de verpakking",
    .sugarAnswerIsNotKept:
      "de analyse van de ingrediënten kon niet worden bewaard; de dienst wordt opnieuw gevraagd",
    .languageIsUnknown:
      "de suikerdienst kent de taal van de ingrediënten niet; lokale regels hebben ze geanalyseerd",
    .sugarServiceFailed: "lokale regels hebben de suikers geanalyseerd: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "De ingrediëntenlijst is slecht gelezen.",
    .sugarNamesAreUnknown:
      "In de taal van de lijst ({language}) zijn geen namen van suikers bekend.",
    .mostIngredientsAreUnknown: "De meeste ingrediënten zijn niet bekend.",
    .sugarsAreNotAdded:
      "De lijst noemt geen suiker: de vermelde {sum} g suikers komen uit fruit, melk of een ander ingrediënt.",
    .sugarsAreFew: "De lijst noemt suiker, maar er is slechts {sum} g suikers vermeld.",
    .aspartameIsNamed: "Bevat aspartaam (een bron van fenylalanine).",
    .polyolsAreLaxative: "Overmatig gebruik van polyolen kan een laxerend effect hebben.",

    // Nutri-Score
    .amountsContradict: "de hoeveelheden spreken elkaar tegen ({rule})",
    .referenceIsUnknown: "het is niet bekend waarop de hoeveelheden betrekking hebben",
    .amountsArePerServing: "de hoeveelheden zijn alleen per portie vermeld",
    .amountsArePerOther: "de hoeveelheden zijn niet per 100 g of 100 ml vermeld",
    .amountsAreMissing: "er ontbreekt: {scored}",
    .amountsAreDoubtful: "te controleren: {scored}",
    .amountsAreOpen: "alleen een minimumhoeveelheid is bekend: {scored}",
    .categoryIsUnknown: """
    niet bekend is of het voedingsmiddel onder “{category}” valt en {grade} zou zijn, of een \
    ander is en {otherGrade} zou zijn
    """,
    .liquidIsUnknown: """
    de hoeveelheden gelden per 100 ml en niets onderscheidt een drank van een ander vloeibaar \
    voedingsmiddel
    """,
    .sweetenersAreUnknown:
      "niet bekend is of de drank zoetstoffen bevat: de ingrediëntenlijst is niet goed gelezen",
    .amountsAreAsSold:
      "het voedingsmiddel wordt bereid gegeten en de hoeveelheden gelden voor wat wordt verkocht",
    .fiberIsTakenAsZero: "vezels niet vermeld, als 0 gerekend",
    .fruitIsTakenAsZero: "fruit, groenten en peulvruchten niet vermeld, als 0 gerekend",
    .sweetenersDoNotMatter: "zoetstoffen niet bekend, de letter blijft gelijk",
    .alcoholicDrinks: "dranken met meer dan 1,2 % alcohol",
    .babyFood: "voeding voor zuigelingen en peuters",
    .foodSupplements: "voedingssupplementen",
    .mealReplacements: "maaltijdvervangers en voeding voor medisch gebruik",
    .coffeeAndTea: "koffie en thee, waarvoor geen voedingswaardevermelding verplicht is",
    .herbsAndSpices: """
    kruiden, specerijen, zout, azijn en gist, waarvoor geen voedingswaardevermelding verplicht \
    is
    """,
    .honeyAndSweeteners: """
    honing, zoetstoffen, kauwgom en additieven, waarvoor geen voedingswaardevermelding \
    verplicht is
    """,
    .freshFruit:
      "verse groenten en vers fruit, waarvoor geen voedingswaardevermelding verplicht is",
  ]
}
