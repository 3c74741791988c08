extension FoodKindWords {
  /// Names of ingredients in Czech.
  static let czech = FoodKindWords(
    code: "cs",
    kinds: [
      .sugar: """
      cukr, cukry, sacharoza, cukerny sirup, karamel*, slazene kondenzovane mleko,
      kondenzovane slazene mleko, slazene zahustene mleko
      """,
      .brownSugar: "trtinovy cukr, hnedy cukr, melasa, kokosovy cukr",
      .glucose: """
      glukoz*, dextroz*, glukozovy sirup, kukuricny sirup, ryzovy sirup, skrobovy sirup,
      hroznovy cukr
      """,
      .fructose: "fruktoz*, ovocny cukr",
      .lactose: "laktoza, mlecny cukr",
      .maltose: "maltoz*, sladovy vytazek, sladovy extrakt",
      .glucoseFructoseSyrup: """
      glukozo fruktozovy sirup, glukozofruktozovy sirup, fruktozo glukozovy sirup, izoglukoza
      """,
      .invertSugar: "invertni cukr, invertni cukerny sirup, sirup z invertniho cukru",
      .honeyMaple: "med, javorovy sirup",
      .plantSyrup: "agavovy sirup, datlovy sirup",
      .syrup: "sirup",
      .juiceConcentrate: "koncentrovana stava, koncentrat z, stavovy koncentrat",
      .maltodextrin: "maltodextrin*, dextrin",
      .flavouring: "aroma, aromata, vanilin",
      .proteinIsolate: """
      sojova bilkovina, hrachova bilkovina, psenicna bilkovina, rostlinna bilkovina,
      sojovy protein, hydrolyzovan*, bilkovinny izolat
      """,
      .hydrogenatedFat: "ztuzen*, hydrogenovan*, margarin",
      .modifiedStarch: "modifikovany skrob, modifikovany * skrob",
      .milkFraction: "syrovatka*, susena syrovatka, kasein*, mlecna bilkovina",
      .plantFraction: "psenicny lepek, lepek, inulin, vlaknina *",
      .salt: "sul, jedla sul",
      .oil: "olej, oleje, tuk, tuky, sadlo, kakaove maslo",
      .butter: "maslo, smetana, mlecny tuk",
      .vinegar: "ocet",
      .starch: "skrob",
      .fruit: """
      jablk*, jablecn*, hrusk*, pomeranc*, citron*, limetk*, grapefruit*, mandarin*, banan*,
      jahod*, malin*, boruvk*, ostruzin*, rybiz*, brusink*, tresn*, visn*, svestk*, merunk*,
      broskv*, hrozn*, rozink*, fiky, datl*, mango, ananas*, papaj*, marakuj*, kiwi, meloun*,
      ovoce, olivy, avokado, rebarbora
      """,
      .vegetable: """
      rajcat*, rajce*, mrkev*, cibul*, cesnek, porek, celer*, paprika, okurk*, cuketa, lilek,
      dyne, spenat, salat, zeli, brokolice, kvetak, repa, redkev*, pastinak, chrest, artycok*,
      fenykl, zampion*, houby, zelenina
      """,
      .legume: "fazol*, hrach, hrasek, cizrna, cocka, soja, sojove boby",
      .juice: "stava, stavy, pyre, dren",
      .potato: "brambor*",
      .grain: """
      mouka, *mouka, psenice, psenicn*, zito, zitn*, jecmen, oves, ovesn*, ryze, kukurice, spalda,
      pohanka, krupice, otruby
      """,
      .milk: "mleko, mleka, susene mleko, jogurt, tvaroh, podmasli",
      .culture: "kultury, mlekarske kultury, mlecne kultury, syridlo, smetanove kultury",
      .egg: "vejce, vajec*, zloutek, vajecn*",
      .redMeat: "veprove*, hovezi*, teleci*, jehneci*, sunka, slanina",
      .poultry: "kureci*, kruti*, drubez*",
      .fish: "ryba, ryby, losos, tunak, treska, sled, makrela",
      .nut: "mandle, mandl*, liskov*, vlassk*, arasid*, kesu, pistaci*, orechy, kokos*",
      .seed: "semena, seminka, sezam*, lnen*, mak, chia, horcic*",
      .spice: """
      koreni, bylinky, pepr, kari, kmin, kurkuma, skorice, zazvor, muskat*, petrzel, bazalka,
      oregano, tymian, rozmaryn, koriandr, kopr, pazitka, bobkovy list, vanilka, majoranka
      """,
      .water: "voda, pitna voda",
      .yeast: "drozdi, kvasnice, kvas",
      .cheese: "syr, syry",
    ],
    meat: "maso, masa, masov*, sadlo, luj",
    honey: "med, medov*")
}
