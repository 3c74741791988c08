import LabelModel

extension RecordWords {
  /// The clauses of messages in Irish.
  static let irishMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "níorbh fhéidir an grianghraf a léamh: {reason}",
    .photosShowTwoProducts: """
    is cosúil go dtaispeánann {file} agus {otherFile} dhá tháirge; déan taifead ar leith do \
    gach ceann
    """,
    .photosShowSeveralBarcodes: "taispeánann na grianghraif roinnt barrachód: {gtins}",
    .typeTheBarcode: "clóscríobh barrachód an táirge",
    .typedBarcodeIsNotOnPhoto: """
    taispeánann na grianghraif {gtin}, ní an cód clóscríofa {otherGtin}; diúltaigh do chód na \
    ngrianghraf chun an cód clóscríofa a úsáid
    """,
    .codeDiffersFromPrint: "{field}: {coded} sa chód, {printed} i gcló; is é an cód a áirítear",

    // Certainty
    .certainty: "{percent} % cinnte",
    .anotherNumberIsLikely: "tá dóchúlacht {percent} % ann gur uimhir eile í",
    .basisIsUncertain: """
    léadh an uimhir le cinnteacht {percent} %, ach ní cinnte cad lena mbaineann sí: tá \
    “{column}” {otherPercent} % cinnte
    """,
    .columnIsUncertain:
      "léadh róbheagán príomhluachanna chun a thaispeáint go bhfuil an luach sa cholún seo",
    .numberMayBeOfAnother: "d'fhéadfadh an uimhir a bheith le cothaitheach eile",
    .readingsDiffer: "léamha éagsúla: {count}",
    .columnsAreOfSeveralFoods: """
    tá méideanna de roinnt bianna nó staideanna ar an lipéad, agus ní deir aon fhocal cé acu a \
    bhaineann leis an táirge
    """,
    .valueIsUnreadable: "tá {nutrient} clóite (“{printed}”) ach níorbh fhéidir an luach a léamh",
    .rowHasNoValue: "tá an t-ainm clóite, ach níorbh fhéidir aon luach a léamh ar a líne",
    .noReadingIsLikely: "níl aon léamh den luach dóchúil",

    // Basis
    .basisIsUnknown: """
    níorbh fhéidir a léamh cad lena mbaineann na méideanna: d'fhéadfadh gur in aghaidh 100 g, \
    100 ml nó an riair iad
    """,
    .typedBasisDiffers:
      "is {basis} na méideanna clóscríofa, is {otherBasis} an taifead; fágtar ar lár iad",

    // Single values
    .unitDoesNotFit: "{nutrient}: ní féidir an t-aonad {unit} a bheith leis",
    .valueIsMoreThanFood: "{nutrient} {quantity}: níos mó ná mar is féidir a bheith sa bhia",
    .valueIsOutOfRange:
      "tá {nutrient} {percent} % lasmuigh de {least}–{most} %, an raon don chineál seo bia",
    .animalIsUnknown: "ní deir an lipéad cén t-ainmhí atá i gceist",
    .refusedByPerson: "dhiúltaigh duine dó",
    .typedValueIsHidden: """
    tá tosaíocht ag {nutrient} {quantity} (foinse: {source}) ar an luach clóscríofa {typed}; \
    diúltaigh dó chun an luach clóscríofa a fheiceáil
    """,

    // Values together
    .columnsContradict: """
    níl {quantity} {column} agus {value} {unit} in aghaidh an riair sa chóimheas céanna leis na \
    línte eile
    """,
    .carbohydrateIsHigh: "is {carbohydrate} % den ábhar tirim na carbaihiodráití, os cionn 30 %",
    .boundsAreGuaranteed: """
    ráthaíonn an lipéad teorainneacha do {nutrients}; d'fhéadfadh na carbaihiodráití a ríomhtar \
    uathu a bheith roinnt pointí amach
    """,
    .foodTypeIsAssumed: """
    níl cineál an bhia ar eolas; glacadh leis gur bia fliuch é, agus diúltaíodh do luachanna \
    nach bhfuil in aon bhia fliuch; luaigh an cineál más cineál eile é
    """,

    // The package
    .labelHasSeveralFacts: "tá níos mó ná ceann amháin ar an lipéad",
    .textIsUncertain: "níor léadh an téacs go cinnte",
    .littleShowsFact: "is róbheag a thaispeánann ar an lipéad gurb é seo atá i gceist",

    // Ingredients
    .ingredientsAreBadlyRead: """
    tá liosta na gcomhábhar léite go dona, níl ach {percent} % de na litreacha cinnte; cuir i \
    gcomparáid leis an lipéad é sula mbraitheann tú air nó ar na hailléirginí
    """,
    .noIngredientsWereRead: "níor léadh aon liosta comhábhar",
    .ingredientsAreTooBadlyRead: "tá liosta na gcomhábhar léite ródhona",
    .ingredientsAreUnknown: "níl aon eolas ar {ingredients}",
    .allergenStatementIsUnread: """
    níor aithníodh aon ailléirgin in “{printed}”; \
    léigh ar an lipéad é sula mbraitheann tú ar na hailléirginí
    """,

    // Databases and services
    .barcodeIsUnknown: "níl aon táirge ar eolas faoi {gtin}",
    .productWasNotLookedUp: "níor cuardaíodh an táirge: {reason}",
    .productHasAnotherBarcode:
      "d'fhreagair {service} le {gtin}, ní le {otherGtin}; fágtar na sonraí sin ar lár",
    .preparationDiffers: """
    tugann {service} méideanna an bhia mar a dhíoltar é, an lipéad méideanna an bhia \
    ullmhaithe; ní mheasctar iad
    """,
    .basisDiffers: "tugann {service} méideanna {basis}, an lipéad {otherBasis}; ní mheasctar iad",
    .dataAreDaysOld: "aois shonraí an táirge i laethanta: {days}",
    .askingAgainFailed: "theip ar an iarraidh nua: {reason}",
    .databaseValueIsLeftOut: "fágtar luach {key} an bhunachair táirgí ar lár: {because}",
    .numberIsMissing: "ní uimhir inúsáidte í",
    .unitIsUnknown: "níl an t-aonad inúsáidte",
    .serviceEstimatedValue: "mheas an tseirbhís é ó na comhábhair",
    .packageHasNoValues: "de réir an bhunachair, ní luann an pacáiste aon luachanna cothaithe",
    .sugarAnswerIsNotKept:
      "níorbh fhéidir anailís na gcomhábhar a choinneáil; cuirfear ceist ar an tseirbhís arís",
    .languageIsUnknown: """
    níl teanga na gcomhábhar ar eolas ag seirbhís na siúcraí; rinne rialacha áitiúla anailís \
    orthu
    """,
    .sugarServiceFailed: "rinne rialacha áitiúla anailís ar na siúcraí: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Léadh liosta na gcomhábhar go dona.",
    .sugarNamesAreUnknown: "Níl aon ainm siúcra ar eolas i dteanga an liosta ({language}).",
    .mostIngredientsAreUnknown: "Níl formhór na gcomhábhar ar eolas.",
    .sugarsAreNotAdded:
      "Ní luann an liosta siúcra: tagann an {sum} g de shiúcraí atá luaite ó thorthaí, ó bhainne nó ó chomhábhar eile.",
    .sugarsAreFew: "Luann an liosta siúcra, ach níl ach {sum} g de shiúcraí luaite.",
    .aspartameIsNamed: "Tá aspartam (foinse feiniolalainín) ann.",
    .polyolsAreLaxative: "D’fhéadfadh éifeacht phurgóideach a bheith ag an iomarca polól.",

    // Nutri-Score
    .amountsContradict: "tá na méideanna ag teacht salach ar a chéile ({rule})",
    .referenceIsUnknown: "ní fios cad lena mbaineann na méideanna",
    .amountsArePerServing: "níl na méideanna luaite ach in aghaidh an riair",
    .amountsArePerOther: "níl na méideanna luaite in aghaidh 100 g ná 100 ml",
    .amountsAreMissing: "ar iarraidh: {scored}",
    .amountsAreDoubtful: "le seiceáil: {scored}",
    .amountsAreOpen: "níl ach íosmhéid ar eolas: {scored}",
    .categoryIsUnknown: """
    ní fios an sa ghrúpa “{category}” atá an bia agus {grade} aige, nó i ngrúpa eile agus \
    {otherGrade} aige
    """,
    .liquidIsUnknown: """
    tá na méideanna in aghaidh 100 ml agus ní dhéanann aon ní idirdhealú idir deoch agus bia \
    leachtach eile
    """,
    .sweetenersAreUnknown:
      "ní fios an bhfuil milseoirí sa deoch: níor léadh liosta na gcomhábhar go maith",
    .amountsAreAsSold:
      "itear an bia ullmhaithe agus baineann na méideanna leis an mbia mar a dhíoltar é",
    .fiberIsTakenAsZero: "snáithín gan lua, glacadh le 0",
    .fruitIsTakenAsZero: "torthaí, glasraí agus pischineálaigh gan lua, glacadh le 0",
    .sweetenersDoNotMatter: "níl na milseoirí ar eolas, fanann an litir mar an gcéanna",
    .alcoholicDrinks: "deochanna a bhfuil níos mó ná 1.2 % alcóil iontu",
    .babyFood: "bia do naíonáin agus do leanaí óga",
    .foodSupplements: "forbhianna",
    .mealReplacements: "ionadaithe béile agus bia chun críocha speisialta míochaine",
    .coffeeAndTea: "caife agus tae, nach gá dearbhú cothaithe a dhéanamh ina leith",
    .herbsAndSpices: """
    luibheanna, spíosraí, salann, fínéagar agus giosta, nach gá dearbhú cothaithe a dhéanamh \
    ina leith
    """,
    .honeyAndSweeteners:
      "mil, milseoirí, guma coganta agus breiseáin, nach gá dearbhú cothaithe a dhéanamh ina leith",
    .freshFruit: "torthaí agus glasraí úra, nach gá dearbhú cothaithe a dhéanamh ina leith",
  ]
}
