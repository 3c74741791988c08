extension FoodKindWords {
  /// Names of ingredients in Danish.
  static let danish = FoodKindWords(
    code: "da",
    kinds: [
      .sugar: """
      sukker, *sukker, saccharose, sukkersirup, karamel*, flormelis, sodet kondenseret maelk,
      kondenseret sodet maelk
      """,
      .brownSugar: "rorsukker, farin, melasse",
      .glucose: "glukose*, glucose*, dextrose, druesukker, stivelsessirup, majssirup, glukosesirup",
      .fructose: "fruktose*, frugtsukker",
      .lactose: "laktose, maelkesukker",
      .maltose: "maltose, maltekstrakt, *maltekstrakt",
      .glucoseFructoseSyrup: "glukose fruktosesirup, glucose fructosesirup, fruktosesirup",
      .invertSugar: "invertsukker, invertsukkersirup",
      .honeyMaple: "honning, ahornsirup",
      .plantSyrup: "agavesirup, daddelsirup",
      .syrup: "sirup, *sirup",
      .juiceConcentrate: "*juicekoncentrat, *saftkoncentrat",
      .maltodextrin: "maltodextrin*",
      .flavouring: "aroma, aromaer, *aroma, vanillin",
      .proteinIsolate: """
      sojaprotein*, aerteprotein*, hvedeprotein*, *proteinisolat, vegetabilsk protein,
      hydrolyseret*
      """,
      .hydrogenatedFat: "haerdet*, hydrogeneret*, margarine",
      .modifiedStarch: "modificeret stivelse, modificeret *stivelse",
      .milkFraction: "vallepulver, valle*, kasein*, maelkeprotein*",
      .plantFraction: "hvedegluten, gluten, inulin, *fiber, *fibre",
      .salt: "salt, *salt",
      .oil: "*olie, *olier, *fedt, kakaosmor",
      .butter: "smor, flode, *flode, smorfedt",
      .vinegar: "eddike, *eddike",
      .starch: "stivelse, *stivelse",
      .fruit: """
      aeble*, paere*, appelsin*, citron*, lime, banan*, jordbaer*, hindbaer*, blabaer*, brombaer*,
      solbaer*, ribs*, tranebaer*, kirsebaer*, blomme*, abrikos*, fersken*, vindrue*, rosiner,
      figner, dadler, mango, ananas, passionsfrugt, kiwi, melon, granataeble, frugt, *frugt,
      oliven, avocado, rabarber
      """,
      .vegetable: """
      tomat*, gulerod*, gulerodder, log, *log, hvidlog*, porre*, selleri*, peberfrugt*, agurk*,
      squash, aubergine, graeskar, spinat, salat, *kal, broccoli, blomkal, rodbede*, radise*,
      pastinak, asparges, artiskok*, fennikel, champignon*, svampe, grontsager
      """,
      .legume: "bonner, *bonner, aerter, kikaerter, linser, sojabonner",
      .juice: "juice, *juice, *saft, pure, *pure",
      .potato: "kartoffel*, kartofler",
      .grain: "*mel, hvede, *hvede, rug, *rug, byg, havre, *havre, ris, majs, spelt, *klid",
      .milk: "maelk, *maelk, *maelkspulver, yoghurt, kvark, kaernemaelk",
      .culture: "*kultur, *kulturer, osteløbe, lobe, syrekultur, maelkesyrebakterier",
      .egg: "aeg, *aeg, aeggeblomme, aeggehvide",
      .redMeat: "oksekod, svinekod, kalvekod, lammekod, skinke, bacon",
      .poultry: "kylling*, kalkun*, and",
      .fish: "fisk, laks, tun, torsk, sild, makrel, rejer",
      .nut: "mandler, mandel, hasselnodder, valnodder, jordnodder, cashew*, nodder, kokos*",
      .seed: "*fro, sesam*, horfro, solsikkekerner, graeskarkerner, birkes, sennep*",
      .spice: """
      krydderi*, krydderier, urter, peber, *peber, karry, spidskommen, gurkemeje, kanel, ingefaer,
      muskat, persille, basilikum, oregano, timian, rosmarin, koriander, dild, purlog, laurbaer,
      vanilje
      """,
      .water: "vand",
      .yeast: "gaer, surdej",
      .cheese: "ost, *ost",
    ],
    meat: "kod, *kod, svinefedt, talg",
    honey: "honning, *honning",
    plantFlesh: "frugtkod")
}
