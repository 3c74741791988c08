import LabelModel

extension RecordWords {
  /// The clauses of messages in Maltese.
  static let malteseMessages: [MessageCode: String] = [
    // Photos
    .photoIsUnreadable: "ir-ritratt ma setax jinqara: {reason}",
    .photosShowTwoProducts:
      "{file} u {otherFile} jidher li juru żewġ prodotti; agħmel rekord għal kull wieħed",
    .photosShowSeveralBarcodes: "ir-ritratti juru diversi barcodes: {gtins}",
    .typeTheBarcode: "daħħal il-barcode tal-prodott",
    .typedBarcodeIsNotOnPhoto: """
    ir-ritratti juru {gtin}, mhux il-barcode imdaħħal {otherGtin}; iċħad dak tar-ritratti biex \
    tuża dak imdaħħal
    """,
    .codeDiffersFromPrint: "{field}: {coded} fil-kodiċi, {printed} stampat; jgħodd il-kodiċi",

    // Certainty
    .certainty: "ċert {percent} %",
    .anotherNumberIsLikely: "numru ieħor huwa probabbli {percent} %",
    .basisIsUncertain: """
    in-numru nqara b'ċertezza ta' {percent} %, imma mhux għal xiex jirreferi: “{column}” huwa \
    ċert {otherPercent} %
    """,
    .columnIsUncertain:
      "inqraw wisq ftit valuri ewlenin biex juru li l-valur jinsab f'din il-kolonna",
    .numberMayBeOfAnother: "in-numru jista' jkun ta' nutrijent ieħor",
    .readingsDiffer: "qari differenti: {count}",
    .columnsAreOfSeveralFoods: """
    it-tikketta fiha ammonti ta' diversi ikliet jew stati, u l-ebda kelma ma tgħid liema huma \
    tal-prodott
    """,
    .valueIsUnreadable: "{nutrient} huwa stampat (“{printed}”) iżda l-valur ma setax jinqara",
    .rowHasNoValue: "l-isem huwa stampat, imma fir-ringiela tiegħu ma setax jinqara valur",
    .noReadingIsLikely: "l-ebda qari tal-valur mhu probabbli",

    // Basis
    .basisIsUnknown: """
    ma setax jinqara għal xiex jirreferu l-ammonti: jistgħu jkunu kull 100 g, kull 100 ml jew \
    kull porzjon
    """,
    .typedBasisDiffers:
      "l-ammonti mdaħħla huma {basis}, ir-rekord huwa {otherBasis}; jitħallew barra",

    // Single values
    .unitDoesNotFit: "{nutrient}: l-unità {unit} mhijiex possibbli",
    .valueIsMoreThanFood: "{nutrient} {quantity} huwa aktar milli jista' jkun fih l-ikel",
    .valueIsOutOfRange:
      "{nutrient} {percent} % huwa barra minn {least}–{most} %, il-medda għal dan it-tip ta' ikel",
    .animalIsUnknown: "it-tikketta ma tgħidx għal liema annimal hu",
    .refusedByPerson: "miċħud minn persuna",
    .typedValueIsHidden: """
    {nutrient} {quantity} (sors: {source}) jiġi qabel il-valur imdaħħal {typed}; iċħdu biex \
    tara dak imdaħħal
    """,

    // Values together
    .columnsContradict: """
    {quantity} {column} u {value} {unit} kull porzjon m'għandhomx il-proporzjon tar-ringieli \
    l-oħra
    """,
    .carbohydrateIsHigh: "il-karboidrati huma {carbohydrate} % tal-materja niexfa, aktar minn 30 %",
    .boundsAreGuaranteed: """
    it-tikketta tiggarantixxi limiti ta' {nutrients}; il-karboidrati kkalkulati minnhom jistgħu \
    jkunu żbaljati b'diversi punti
    """,
    .foodTypeIsAssumed: """
    it-tip ta' għalf mhux magħruf; ġie preżunt li hu mxarrab, u l-valuri li l-ebda għalf \
    imxarrab m'għandu ġew miċħuda; semmi t-tip jekk ikun ieħor
    """,

    // The package
    .labelHasSeveralFacts: "it-tikketta għandha aktar minn wieħed",
    .textIsUncertain: "it-test ma nqarax b'ċertezza",
    .littleShowsFact: "wisq ftit fuq it-tikketta juri li hu dan li huwa maħsub",

    // Ingredients
    .ingredientsAreBadlyRead: """
    il-lista tal-ingredjenti nqrat ħażin, {percent} % biss tal-ittri huma ċerti; qabbilha \
    mat-tikketta qabel ma toqgħod fuqha jew fuq l-allerġeni
    """,
    .noIngredientsWereRead: "ma nqrat l-ebda lista tal-ingredjenti",
    .ingredientsAreTooBadlyRead: "il-lista tal-ingredjenti nqrat ħażin wisq",
    .ingredientsAreUnknown: "ma huwa magħruf xejn dwar {ingredients}",
    .allergenStatementIsUnread: """
    f’“{printed}” ma ġie magħruf l-ebda allerġen; \
    aqrah fuq it-tikketta qabel ma tafda fl-allerġeni
    """,

    // Databases and services
    .barcodeIsUnknown: "l-ebda prodott mhu magħruf taħt {gtin}",
    .productWasNotLookedUp: "il-prodott ma tfittixx: {reason}",
    .productHasAnotherBarcode:
      "{service} wieġeb b'{gtin}, mhux b'{otherGtin}; din id-data titħalla barra",
    .preparationDiffers: """
    {service} jagħti l-ammonti tal-ikel kif jinbiegħ, it-tikketta dawk tal-ikel ippreparat; ma \
    jitħalltux
    """,
    .basisDiffers: "{service} jagħti l-ammonti {basis}, it-tikketta {otherBasis}; ma jitħalltux",
    .dataAreDaysOld: "l-età tad-data tal-prodott fi ġranet: {days}",
    .askingAgainFailed: "it-talba mill-ġdid falliet: {reason}",
    .databaseValueIsLeftOut:
      "il-valur {key} tal-bażi tad-data tal-prodotti jitħalla barra: {because}",
    .numberIsMissing: "mhuwiex numru li jista' jintuża",
    .unitIsUnknown: "l-unità ma tistax tintuża",
    .serviceEstimatedValue: "is-servizz stmah mill-ingredjenti",
    .packageHasNoValues: "skont id-database, il-pakkett ma juri l-ebda valur nutrittiv",
    .sugarAnswerIsNotKept:
      "l-analiżi tal-ingredjenti ma setgħetx tinżamm; is-servizz jerġa' jiġi mistoqsi",
    .languageIsUnknown:
      "is-servizz taz-zokkrijiet ma jafx il-lingwa tal-ingredjenti; analizzawhom regoli lokali",
    .sugarServiceFailed: "regoli lokali analizzaw iz-zokkrijiet: {reason}",

    // Sugars
    .sugarListIsBadlyRead: "Il-lista tal-ingredjenti nqrat ħażin.",
    .sugarNamesAreUnknown: "L-ebda isem ta’ zokkor mhu magħruf bil-lingwa tal-lista ({language}).",
    .mostIngredientsAreUnknown: "Il-biċċa l-kbira tal-ingredjenti mhumiex magħrufa.",
    .sugarsAreNotAdded:
      "Il-lista ma ssemmix zokkor: it-{sum} g ta’ zokkrijiet iddikjarati ġejjin minn frott, ħalib jew ingredjent ieħor.",
    .sugarsAreFew: "Il-lista ssemmi z-zokkor, iżda {sum} g biss ta’ zokkrijiet huma ddikjarati.",
    .aspartameIsNamed: "Fih l-aspartam (sors ta’ phenylalanine).",
    .polyolsAreLaxative: "Konsum eċċessiv ta’ polioli jista’ jkollu effetti lassattivi.",

    // Nutri-Score
    .amountsContradict: "l-ammonti jikkontradixxu lil xulxin ({rule})",
    .referenceIsUnknown: "mhux magħruf għal xiex jirreferu l-ammonti",
    .amountsArePerServing: "l-ammonti huma mogħtija biss kull porzjon",
    .amountsArePerOther: "l-ammonti mhumiex mogħtija għal kull 100 g jew 100 ml",
    .amountsAreMissing: "nieqes: {scored}",
    .amountsAreDoubtful: "għall-verifika: {scored}",
    .amountsAreOpen: "magħruf biss ammont minimu: {scored}",
    .categoryIsUnknown: """
    mhux magħruf jekk l-ikel huwiex fil-grupp “{category}”, li jkun {grade}, jew f'ieħor, li \
    jkun {otherGrade}
    """,
    .liquidIsUnknown:
      "l-ammonti huma għal kull 100 ml u xejn ma jiddistingwi xarba minn ikel likwidu ieħor",
    .sweetenersAreUnknown:
      "mhux magħruf jekk ix-xarba fihiex dolċifikanti: il-lista tal-ingredjenti ma nqratx tajjeb",
    .amountsAreAsSold: "l-ikel jittiekel ippreparat u l-ammonti huma ta' dak li jinbiegħ",
    .fiberIsTakenAsZero: "fibra mhux imsemmija, meqjusa bħala 0",
    .fruitIsTakenAsZero: "frott, ħaxix u legumi mhux imsemmija, meqjusa bħala 0",
    .sweetenersDoNotMatter: "id-dolċifikanti mhumiex magħrufa, l-ittra tibqa' l-istess",
    .alcoholicDrinks: "xorb b'aktar minn 1.2 % alkoħol",
    .babyFood: "ikel għat-trabi u t-tfal żgħar",
    .foodSupplements: "supplimenti tal-ikel",
    .mealReplacements: "sostituti tal-ikliet u ikel għal skopijiet mediċi speċjali",
    .coffeeAndTea: "kafè u te, li ma jeħtiġux dikjarazzjoni dwar in-nutrizzjoni",
    .herbsAndSpices: """
    ħxejjex aromatiċi, ħwawar, melħ, ħall u ħmira, li ma jeħtiġux dikjarazzjoni dwar \
    in-nutrizzjoni
    """,
    .honeyAndSweeteners: """
    għasel, dolċifikanti, chewing gum u addittivi, li ma jeħtiġux dikjarazzjoni dwar \
    in-nutrizzjoni
    """,
    .freshFruit: "frott u ħaxix frisk, li ma jeħtiġux dikjarazzjoni dwar in-nutrizzjoni",
  ]
}
