extension FoodKindWords {
  /// Names of ingredients in Norwegian.
  static let norwegian = FoodKindWords(
    code: "no",
    kinds: [
      .sugar: """
      sukker, *sukker, sukrose, sukkersirup, karamell*, melis, sotet kondensert melk,
      kondensert sotet melk
      """,
      .brownSugar: "rorsukker, brunt sukker, melasse",
      .glucose: """
      glukose*, dekstrose, dextrose, druesukker, stivelsessirup, maissirup, glukosesirup
      """,
      .fructose: "fruktose*, fruktsukker",
      .lactose: "laktose, melkesukker",
      .maltose: "maltose, maltekstrakt, *maltekstrakt",
      .glucoseFructoseSyrup: "glukose fruktosesirup, fruktosesirup",
      .invertSugar: "invertsukker, invertsukkersirup",
      .honeyMaple: "honning, lonnesirup",
      .plantSyrup: "agavesirup, daddelsirup",
      .syrup: "sirup, *sirup",
      .juiceConcentrate: "*juicekonsentrat, *saftkonsentrat",
      .maltodextrin: "maltodekstrin*",
      .flavouring: "aroma, *aroma, vanillin",
      .proteinIsolate: "soyaprotein*, erteprotein*, hveteprotein*, *proteinisolat, hydrolysert*",
      .hydrogenatedFat: "herdet*, margarin",
      .modifiedStarch: "modifisert stivelse, modifisert *stivelse",
      .milkFraction: "mysepulver, myse*, kasein*, melkeprotein*",
      .plantFraction: "hvetegluten, gluten, inulin, *fiber",
      .salt: "salt, *salt",
      .oil: "*olje, *oljer, *fett, kakaosmor",
      .butter: "smor, flote, *flote, smorfett",
      .vinegar: "eddik, *eddik",
      .starch: "stivelse, *stivelse",
      .fruit: """
      eple, epler, paere*, appelsin*, sitron*, lime, banan*, jordbaer*, bringebaer*, blabaer*,
      solbaer*, tranebaer*, kirsebaer*, plomme*, aprikos*, fersken*, druer, rosiner, fiken,
      dadler, mango, ananas, pasjonsfrukt, kiwi, frukt, oliven, avokado, rabarbra
      """,
      .vegetable: """
      tomat*, gulrot*, gulrotter, lok, *lok, hvitlok*, purre, selleri*, paprika, agurk, squash,
      gresskar, spinat, salat, *kal, brokkoli, blomkal, rodbete*, reddik, pastinakk, asparges,
      sjampinjong*, sopp, gronnsaker
      """,
      .legume: "bonner, *bonner, erter, kikerter, linser, soyabonner",
      .juice: "juice, *juice, *saft, pure, *pure",
      .potato: "potet*, poteter",
      .grain: "*mel, hvete, *hvete, rug, *rug, bygg, havre, *havre, ris, mais, spelt, *kli",
      .milk: "melk, *melk, *melkepulver, yoghurt, kvarg",
      .culture: "*kultur, *kulturer, ostelope, lope, melkesyrebakterier, melkesyrekultur",
      .egg: "egg, *egg, eggeplomme",
      .redMeat: "storfekjott, svinekjott, okse*, svin*, lammekjott, skinke, bacon",
      .poultry: "kylling*, kalkun*",
      .fish: "fisk, laks, tunfisk, torsk, sild, makrell, reker",
      .water: "vann",
      .yeast: "gjaer, surdeig",
      .cheese: "ost, *ost",
    ],
    meat: "kjott, *kjott, svinefett, talg",
    honey: "honning, *honning",
    plantFlesh: "fruktkjott")
}
