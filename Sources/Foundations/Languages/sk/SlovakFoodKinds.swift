extension FoodKindWords {
  /// Names of ingredients in Slovak.
  static let slovak = FoodKindWords(
    code: "sk",
    kinds: [
      .sugar: "cukor, cukry, sacharoza, cukrovy sirup, karamel*",
      .brownSugar: "trstinovy cukor, hnedy cukor, melasa",
      .glucose: "glukoz*, dextroz*, glukozovy sirup, kukuricny sirup, ryzovy sirup, hroznovy cukor",
      .fructose: "fruktoz*, ovocny cukor",
      .lactose: "laktoza, mliecny cukor",
      .maltose: "maltoz*, sladovy vytazok, sladovy extrakt",
      .glucoseFructoseSyrup: """
      glukozo fruktozovy sirup, glukozovo fruktozovy sirup, fruktozo glukozovy sirup, izoglukoza
      """,
      .invertSugar: "invertny cukor, invertny cukrovy sirup",
      .honeyMaple: "med, javorovy sirup",
      .plantSyrup: "agavovy sirup, datlovy sirup",
      .syrup: "sirup",
      .juiceConcentrate: "koncentrovana stava, koncentrat stavy",
      .maltodextrin: "maltodextrin*, dextrin",
      .flavouring: "aroma, aromy, vanilin",
      .proteinIsolate: """
      sojova bielkovina, hrachova bielkovina, psenicna bielkovina, rastlinna bielkovina,
      hydrolyzovan*
      """,
      .hydrogenatedFat: "stuzen*, hydrogenovan*, margarin",
      .modifiedStarch: "modifikovany skrob, modifikovany * skrob",
      .milkFraction: "srvatka*, susena srvatka, kazein*, mliecna bielkovina",
      .plantFraction: "psenicny lepok, lepok, inulin",
      .salt: "sol, jedla sol",
      .oil: "olej, oleje, tuk, tuky, mast, kakaove maslo",
      .butter: "maslo, smotana, mliecny tuk",
      .vinegar: "ocot",
      .starch: "skrob",
      .fruit: """
      jablk*, hrusk*, pomaranc*, citron*, banan*, jahod*, malin*, cucoried*, cernic*, ribezl*,
      brusnic*, ceresn*, visn*, sliv*, marhul*, broskyn*, hrozn*, hrozienk*, figy, datl*, mango,
      ananas*, kivi, melon*, ovocie, olivy, avokado
      """,
      .vegetable: """
      rajciak*, paradajk*, mrkva, cibul*, cesnak, por, zeler, paprika, uhork*, cuketa, baklazan,
      tekvica, spenat, salat, kapusta, brokolica, karfiol, repa, spargla, sampinon*, huby,
      zelenina
      """,
      .legume: "fazul*, hrach, hrasok, cicer, sosovica, soja",
      .juice: "stava, stavy, pyre, dren",
      .potato: "zemiak*",
      .grain: """
      muka, psenica, psenicn*, raz, razn*, jacmen, ovos, ovsen*, ryza, kukurica, spalda, pohanka,
      krupica, otruby
      """,
      .milk: "mlieko, mlieka, susene mlieko, jogurt, tvaroh",
      .culture: "kultury, mliekarenske kultury, mliecne kultury, syridlo",
      .egg: "vajcia, vajce, vajec*, zltok",
      .redMeat: "bravcove*, hovadzie*, telacie*, jahnacie*, sunka, slanina",
      .poultry: "kuracie*, morcacie*, hydina",
      .water: "voda, pitna voda",
      .yeast: "drozdie, kvas",
      .cheese: "syr, syry",
    ],
    meat: "maso, masa, masov*, mast bravcova, bravcova mast, loj",
    honey: "med, medov*")
}
