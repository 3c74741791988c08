import LabelModel

extension RecordWords {
  /// The clauses of messages in Icelandic.
  static let icelandicMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "ekki tókst að lesa myndina: {reason}",
    .photosShowTwoProducts: """
    {file} og {otherFile} virðast sýna tvær vörur; búðu til færslu fyrir hvora um sig
    """,
    .photosShowSeveralBarcodes: "myndirnar sýna fleiri en eitt strikamerki: {gtins}",
    .typeTheBarcode: "sláðu inn strikamerki vörunnar",
    .typedBarcodeIsNotOnPhoto: """
    myndirnar sýna {gtin} en ekki {otherGtin} sem slegið var inn; hafnaðu strikamerki myndanna til \
    að nota hitt
    """,
    .codeDiffersFromPrint: "{field}: {coded} í kóðanum, {printed} á prenti; kóðinn gildir",

    // Certainty
    .certainty: "{percent} % öruggt",
    .anotherNumberIsLikely: "líkur á annarri tölu eru {percent} %",
    .basisIsUncertain: """
    talan er lesin með {percent} % öryggi en ekki við hvað hún á: „{column}“ er {otherPercent} % \
    öruggt
    """,
    .columnIsUncertain:
      "of fá megingildi voru lesin til að sýna að gildið sé í þessum dálki",
    .numberMayBeOfAnother: "talan gæti tilheyrt öðru næringarefni",
    .readingsDiffer: "mismunandi lestrar: {count}",
    .columnsAreOfSeveralFoods: """
    á miðanum er magn fyrir nokkur matvæli eða ástand og ekkert orð segir hvert þeirra er \
    vörunnar
    """,
    .valueIsUnreadable: "{nutrient} er prentað („{printed}“) en ekki tókst að lesa gildið",
    .rowHasNoValue: "heitið er prentað en ekkert gildi var lesið í línu þess",
    .noReadingIsLikely: "enginn lestur gildisins er líklegur",

    // Basis
    .basisIsUnknown: """
    ekki tókst að lesa við hvað magnið er miðað: það gæti verið í 100 g, í 100 ml eða í skammti
    """,
    .typedBasisDiffers:
      "magnið sem slegið var inn er {basis}, færslan {otherBasis}; því er sleppt",

    // Single values
    .unitDoesNotFit: "{nutrient} er ekki gefið upp í {unit}",
    .valueIsMoreThanFood: "{nutrient} {quantity} er meira en matvælin geta innihaldið",
    .valueIsOutOfRange:
      "{nutrient} {percent} % er utan {least}–{most} %, bilsins fyrir þessa gerð fóðurs",
    .animalIsUnknown: "merkimiðinn segir ekki fyrir hvaða dýr fóðrið er",
    .refusedByPerson: "hafnað af manneskju",
    .typedValueIsHidden: """
    {nutrient} {quantity} (uppruni: {source}) gengur fyrir gildinu {typed} sem slegið var inn; \
    hafnaðu því til að sjá innslegna gildið
    """,

    // Values together
    .columnsContradict:
      "{quantity} {column} og {value} {unit} í skammti eru ekki í sama hlutfalli og aðrar línur",
    .carbohydrateIsHigh: "kolvetnin eru {carbohydrate} % af þurrefni, yfir 30 %",
    .boundsAreGuaranteed: """
    merkimiðinn ábyrgist mörk fyrir {nutrients}; kolvetnin sem reiknuð eru af þeim geta verið \
    nokkrum prósentustigum frá
    """,
    .foodTypeIsAssumed: """
    gerð fóðursins er ekki þekkt; gert er ráð fyrir blautfóðri og gildum sem ekkert blautfóður \
    hefur var hafnað; gefðu upp gerðina ef hún er önnur
    """,

    // The package
    .labelHasSeveralFacts: "merkimiðinn hefur fleiri en eitt",
    .textIsUncertain: "textinn er ekki lesinn með öryggi",
    .littleShowsFact: "of lítið á merkimiðanum sýnir að átt sé við þetta",

    // Ingredients
    .ingredientsAreBadlyRead: """
    listinn yfir innihaldsefni er illa lesinn, aðeins {percent} % bókstafanna eru öruggir; berðu \
    hann saman við merkimiðann áður en þú treystir honum eða ofnæmisvöldunum
    """,
    .noIngredientsWereRead: "enginn listi yfir innihaldsefni var lesinn",
    .ingredientsAreTooBadlyRead: "listinn yfir innihaldsefni er of illa lesinn",
    .ingredientsAreUnknown: "ekkert er vitað um {ingredients}",
    .allergenStatementIsUnread: """
    í „{printed}“ þekktist enginn ofnæmisvaldur; \
    lestu það á merkimiðanum áður en þú treystir á ofnæmisvaldana
    """,

    // Databases and services
    .barcodeIsUnknown: "engin vara er þekkt undir {gtin}",
    .productWasNotLookedUp: "vörunni var ekki flett upp: {reason}",
    .productHasAnotherBarcode:
      "{service} svaraði með {gtin}, ekki {otherGtin}; þeim gögnum er sleppt",
    .preparationDiffers: """
    {service} gefur upp magn í vörunni eins og hún er seld, merkimiðinn eftir matreiðslu; þessu er \
    ekki blandað saman
    """,
    .basisDiffers: """
    {service} gefur upp magn {basis}, merkimiðinn {otherBasis}; þessu er ekki blandað saman
    """,
    .dataAreDaysOld: "aldur vörugagnanna í dögum: {days}",
    .askingAgainFailed: "ný fyrirspurn mistókst: {reason}",
    .databaseValueIsLeftOut: "gildinu {key} úr gagnagrunninum er sleppt: {because}",
    .numberIsMissing: "það er ekki nothæf tala",
    .unitIsUnknown: "einingin er ekki nothæf",
    .serviceEstimatedValue: "þjónustan áætlaði það út frá innihaldsefnunum",
    .packageHasNoValues: "samkvæmt gagnagrunninum eru engin næringargildi á umbúðunum",
    .sugarAnswerIsNotKept:
      "ekki tókst að geyma greiningu innihaldsefnanna; þjónustan verður spurð aftur",
    .languageIsUnknown:
      "sykurþjónustan þekkir ekki tungumál innihaldsefnanna; staðbundnar reglur greindu þau",
    .sugarServiceFailed: "staðbundnar reglur greindu sykurinn: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Innihaldslistinn er illa lesinn.",
    .sugarNamesAreUnknown: "Engin heiti sykra eru þekkt á tungumáli listans ({language}).",
    .mostIngredientsAreUnknown: "Flest innihaldsefnin eru ekki þekkt.",
    .sugarsAreNotAdded:
      "Listinn nefnir engan sykur: uppgefin {sum} g af sykrum koma úr ávöxtum, mjólk eða öðru innihaldsefni.",
    .sugarsAreFew: "Listinn nefnir sykur, en aðeins {sum} g af sykrum eru gefin upp.",
    .aspartameIsNamed: "Inniheldur aspartam (inniheldur fenýlalanín).",
    .polyolsAreLaxative: "Mikil neysla fjölalkóhóla getur haft hægðalosandi áhrif.",

    // Nutri-Score
    .amountsContradict: "magntölurnar stangast á ({rule})",
    .referenceIsUnknown: "ekki er vitað við hvað magnið er miðað",
    .amountsArePerServing: "magnið er aðeins gefið upp í skammti",
    .amountsArePerOther: "magnið er ekki gefið upp í 100 g eða 100 ml",
    .amountsAreMissing: "þetta vantar: {scored}",
    .amountsAreDoubtful: "þetta þarf að athuga: {scored}",
    .amountsAreOpen: "aðeins lágmarksmagn er þekkt: {scored}",
    .categoryIsUnknown: """
    ekki er vitað hvort matvælin tilheyra flokknum „{category}“ og fengju {grade} eða öðrum flokki \
    og fengju {otherGrade}
    """,
    .liquidIsUnknown:
      "magnið er í 100 ml og ekkert greinir drykk frá öðrum fljótandi matvælum",
    .sweetenersAreUnknown: """
    ekki er vitað hvort drykkurinn inniheldur sætuefni: listinn yfir innihaldsefni var ekki vel \
    lesinn
    """,
    .amountsAreAsSold: "matvælin eru borðuð matreidd en magnið á við vöruna eins og hún er seld",
    .fiberIsTakenAsZero: "trefjar ekki gefnar upp, reiknaðar sem 0",
    .fruitIsTakenAsZero: "ávextir, grænmeti og baunir ekki gefin upp, reiknuð sem 0",
    .sweetenersDoNotMatter: "sætuefni ekki þekkt, einkunnin er sú sama",
    .alcoholicDrinks: "drykkir með meira en 1,2 % af alkóhóli",
    .babyFood: "matvæli fyrir ungbörn og smábörn",
    .foodSupplements: "fæðubótarefni",
    .mealReplacements: "máltíðarstaðgenglar og matvæli til sérstakra læknisfræðilegra nota",
    .coffeeAndTea: "kaffi og te, sem þurfa ekki næringaryfirlýsingu",
    .herbsAndSpices: "kryddjurtir, krydd, salt, edik og ger, sem þurfa ekki næringaryfirlýsingu",
    .honeyAndSweeteners: """
    hunang, sætuefni, tyggigúmmí og aukefni, sem þurfa ekki næringaryfirlýsingu
    """,
    .freshFruit: "ferskir ávextir og ferskt grænmeti, sem þurfa ekki næringaryfirlýsingu",
  ]
}
