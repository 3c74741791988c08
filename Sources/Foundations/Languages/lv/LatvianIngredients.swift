import LabelModel

extension IngredientLexicon {
  /// Latvian.
  static let latvian = IngredientLexicon(
    code: "lv",
    headings: "sastāvdaļas, sastāvs",
    common: """
      ūdens, cukurs, sāls, eļļa, milti, pulveris, ciete, raugs, etiķis, garšvielas, skābe, sula,
      koncentrāts, ekstrakts, aromatizētājs, aromatizētāji, dabīgs, un, no, ar, kakao*,
      saulespuķu, rapšu, palmu, sīrups, gaļa, dzīvnieku, izcelsmes, blakusprodukti, minerālvielas,
      tomāti, sīpoli, ķiploki, sēklas, kukurūz*, rīs*, pipari, augļi, žāvēt*
      """,
    ends: """
      uzglabāt, uzglabāšana, glabāt, pēc atvēršanas, ieteicams līdz, izlietot līdz, uzturvērtība,
      uzturvērtības, enerģētiskā vērtība, vidējā, analītiskās sastāvdaļas, piedevas, lietošana,
      pagatavošana, ražots, ražotājs, izcelsmes valsts, neto masa, neto, iepakots, importētājs,
      izplatītājs, alergēni, analītiskais sastāvs
      """,
    contains: "satur, alergēni",
    mayContain: "var saturēt, var … saturēt, var saturēt pēdas",
    negations: "ne",
    freeOf: "nesatur, bez",
    ofWhich: "tostarp, no tā",
    additiveClasses: [
      .acid: "skābe, skābes",
      .acidityRegulator: "skābuma regulētājs, skābuma regulētāji",
      .antiCakingAgent: "pretsalipes viela, pretsalipes vielas",
      .antioxidant: "antioksidants, antioksidanti",
      .colour: "krāsviela, krāsvielas",
      .emulsifier: "emulgators, emulgatori",
      .flavourEnhancer: "garšas pastiprinātājs, garšas pastiprinātāji",
      .gellingAgent: "recinātājs, želējošā viela",
      .glazingAgent: "glazētājviela",
      .humectant: "mitrumuzturētājs",
      .modifiedStarch: "modificēta ciete",
      .preservative: "konservants, konservanti",
      .raisingAgent: "irdinātājs, irdinātāji",
      .stabiliser: "stabilizators, stabilizatori",
      .sweetener: "saldinātājs, saldinātāji",
      .thickener: "biezinātājs, biezinātāji",
    ],
    allergens: [
      .gluten: """
      kvieš*, rudz*, miež*, auz*, speltas, glutēn*, lipek*, iesal*, manna, bulgurs, bulgura,
      kuskus*, grūbas, grūbu, mannas putraimi, spelta*, kamut*, seitān*
      """,
      .crustaceans: "vēžveidīg*, garnel*, krab*, omār*, vēži, vēžu, langust*, krils, krila",
      .egg: "ola, olas, olu, oliņ*, majonēz*, olām, bezē, bezē*",
      .fish: """
      zivs, zivis, zivju, lasis, laša*, tuncis, tunča, siļķe*, menca*, makrele*, sardīn*, anšov*,
      forele*, zivīm, zivi, skumbrij*, šprot*, reņģ*, brētliņ*, ikri, ikru, heks, heka, mintaj*,
      līdak*, karpa, karpas, mencu aknas, zandart*, vustera*, vusteras, vusteršīras, worcester*
      """,
      .peanuts: "zemesriekst*, arahīd*",
      .soy: "soja, sojas, soju, sojas*, tempe",
      .milk: """
      piens, piena, pienu, krējum*, saldais krējums, sviest*, siers, siera, sūkal*, laktoz*,
      jogurt*, biezpien*, kazeīn*, paniņ*, vājpien*, pilnpien*, kefīr*, sieru, mocarella*,
      maskarpone*, parmezān*
      """,
      .nuts: """
      riekst*, lazdu*, mandel*, indijas riekst*, pistāc*, pekan*, valriekst*, marcipān*, nuga,
      kešjuriekst*
      """,
      .celery: "seleri*",
      .mustard: "sinep*",
      .sesame: "sezam*",
      .sulphites: "sulfīt*, *sulfīt*, sēra dioksīd*",
      .lupin: "lupīn*",
      .molluscs: """
      gliemj*, gliemen*, mīdij*, auster*, kalmār*, astoņkāj*, gliemež*, mīkstmieš*, mīkstmies*,
      sēpij*, molusk*, ķemmīšgliemen*
      """,
    ],
    falseFriends: [
      .gluten: """
      griķ*, bez glutēna, nesatur glutēnu, kukurūzas manna, rīsu manna, kukurūzas kuskus*,
      rudzupuķ*, iesaldē*, iesālīt*
      """,
      .milk: """
      kokosriekstu piens, kokosriekstu piena, kokosa piens, mandeļu piens, sojas piens,
      pienskāb*, kakao sviest*, zemesriekstu sviest*, bez laktozes, rīsu piens, rīsu piena,
      šī sviests, šī sviesta, sviesta pupas, sviesta pupiņas, sviesta ķirbis, sviestskābe, pienene*,
      karitē sviests, karitē sviesta
      """,
      .nuts: """
      zemesriekst*, kokosriekst*, muskatriekst*, ciedru riekst*, priežu riekst*, muskata rieksts,
      muskata riekstu, muskata rieksta, muskata rieksti, koka kolas riekst*, kolas rieksti,
      kolas rieksts, ūdensriekst*, ūdens rieksti
      """,
      .fish: "kabaču ikri, dārzeņu ikri, baklažānu ikri, kabaču ikru, sardīnij*",
      .molluscs: "austersēn*",
      .peanuts: "arahidonsk*",
    ],
    possibleWarnings:
      """
      var būt, pēdas, nelielos daudzumos, nelielā daudzumā, ražotnē, rūpnīcā, uzņēmumā, virtuvē,
      ražotne pārstrādā, iespējama, iespējamas
      """,
    traceTails: """
      saturēt, var būt pēdu veidā, pēdu veidā, var būt nelielā daudzumā, nelielā daudzumā
      """)
}
