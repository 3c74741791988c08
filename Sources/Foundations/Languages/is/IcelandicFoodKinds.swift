extension FoodKindWords {
  /// Names of ingredients in Icelandic.
  static let icelandic = FoodKindWords(
    code: "is",
    kinds: [
      .sugar: "sykur, *sykur, sukrosi, sykursirop, karamell*",
      .brownSugar: "puðursykur, hrasykur, melassi",
      .glucose: "glukos*, þrugusykur, glukosasirop, maissirop, dextros*",
      .fructose: "fruktos*, avaxtasykur",
      .lactose: "laktosi, mjolkursykur",
      .maltose: "maltosi, maltextrakt, maltþykkni, byggmalt*",
      .glucoseFructoseSyrup: "glukosa fruktosasirop, fruktosa glukosasirop, fruktosasirop",
      .invertSugar: "invertsykur, invertsykursirop",
      .honeyMaple: "hunang, hlynsirop",
      .plantSyrup: "agavesirop, doðlusirop",
      .syrup: "sirop, *sirop",
      .juiceConcentrate: "*safaþykkni, safaþykkni",
      .maltodextrin: "maltodextrin*",
      .flavouring: "bragðefni, *bragðefni, vanillin",
      .proteinIsolate: "sojaprotein*, ertuprotein*, hveitiprotein*, *proteineinangur",
      .hydrogenatedFat: "hert*, hertar, smjorliki",
      .modifiedStarch: "umbreytt sterkja, umbreytt *sterkja",
      .milkFraction: "mysuduft, mysu*, kasein*, mjolkurprotein*",
      .plantFraction: "hveitigluten, gluten, inulin, *trefjar",
      .salt: "salt, *salt",
      .oil: "*olia, *oliur, *fita, kakosmjor",
      .butter: "smjor, rjomi, *rjomi, smjorolia",
      .vinegar: "edik, *edik",
      .starch: "sterkja, *sterkja",
      .fruit: """
      epli, *epli, perur, appelsin*, sitron*, limona*, banan*, jarðarber*, hindber*, blaber*, rifsber*,
      tronuber*, plomu*, aprikos*, ferskju*, vinber*, rusinur, doðlur, mango, ananas, kivi, melon*,
      avextir, avoxtur, *ber, olifur, avokado, rabarbari
      """,
      .vegetable: """
      tomat*, gulrot*, gulraet*, laukur, *laukur, selleri*, paprika, gurka, gurkur, kurbitur, eggaldin,
      grasker, spinat, salat, *kal, spergilkal, blomkal, rauðrof*, sveppir, graenmeti
      """,
      .legume: "baunir, *baunir, ertur, kjuklingabaun*, linsubaun*",
      .juice: "safi, *safi, mauk, *mauk",
      .potato: "kartofl*",
      .grain: """
      hveiti, *hveiti, rugur, rugmjol, bygg, hafrar, haframjol, hafra*, hrisgrjon, mais, spelt,
      bokhveiti, *mjol, *flogur, *klið
      """,
      .milk: "mjolk, *mjolk, *mjolkurduft, jogurt, skyr",
      .culture: "gerlar, *gerlar, hleypir, ostahleypir, mjolkursyrugerlar",
      .egg: "egg, *egg, eggjarauð*, eggjahvit*",
      .redMeat: "nautakjot*, svinakjot*, kalfakjot*, lambakjot*, skinka, beikon",
      .poultry: "kjukling*, kalkun*, ond, andakjot",
      .fish: "fiskur, lax, tunfisk*, þorsk*, sild, makrill, sardin*, raekjur",
      .nut: "mondlur, heslihnet*, valhnet*, jarðhnet*, kasjuhnet*, pistasiu*, hnetur, kokos*",
      .seed: "frae, *frae, sesam*, horfrae*, solblomafrae, graskersfrae, sinnep*",
      .spice: """
      krydd, *krydd, kryddjurtir, pipar, *pipar, karri, kumen, turmerik, kanill, engifer, muskat,
      steinselja, basilika, oregano, timjan, rosmarin, koriander, dill, graslaukur, larviðarlauf, vanilla
      """,
      .water: "vatn",
      .yeast: "ger, surdeig",
      .cheese: "ostur, *ostur",
    ],
    meat: "kjot, *kjot, kjot*, svinafita, tolg, gelatin",
    honey: "hunang, *hunang*")
}
