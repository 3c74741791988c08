extension FoodKindWords {
  /// Names of ingredients in Catalan.
  static let catalan = FoodKindWords(
    code: "ca",
    kinds: [
      .sugar: "sucre, sucres, sacarosa, caramel*",
      .brownSugar: "sucre morè, sucre moreno, sucre de canya, melassa, panela",
      .glucose: "glucosa, dextrosa, xarop de glucosa, xarop de blat de moro",
      .fructose: "fructosa, xarop de fructosa",
      .lactose: "lactosa",
      .maltose: "maltosa, extracte de malt, extracte de malta",
      .glucoseFructoseSyrup:
        "xarop de glucosa i fructosa, xarop de glucosa fructosa, xarop de fructosa i glucosa",
      .invertSugar: "sucre invertit, xarop de sucre invertit",
      .honeyMaple: "mel, xarop d'auró",
      .plantSyrup: "xarop d'atzavara, xarop d'arròs",
      .syrup: "xarop",
      .juiceConcentrate: "suc concentrat, concentrat de suc, suc * concentrat, suc de * concentrat",
      .maltodextrin: "maltodextrina*",
      .flavouring: "aroma, aromes, vanil·lina",
      .proteinIsolate: "proteïna de soja, proteïnes de soja, proteïna hidrolitzada, hidrolitzat*",
      .hydrogenatedFat: "hidrogenat*, margarina",
      .modifiedStarch: "midó modificat, midons modificats",
      .milkFraction: "sèrum de llet, sèrum làctic, caseïn*, proteïnes de la llet, proteïna de llet",
      .plantFraction: "gluten, gluten de blat, inulina",
      .salt: "sal, sal marina",
      .oil:
        "oli, olis, oli d'oliva, oli de gira-sol, oli de palma, greix vegetal, mantega de cacau",
      .butter: "mantega, nata, crema de llet",
      .vinegar: "vinagre, vinagre de vi",
      .starch: "midó, fècula, fècula de patata",
      .juice: "suc, puré",
      .potato: "patata*",
      .grain: "farina, blat, ordi, sègol, civada, espelta, arròs, blat de moro, sèmola",
      .milk: "llet, llet en pols, iogurt*",
      .culture: "ferments làctics, ferment làctic, quall",
      .egg: "ous, rovell d'ou, clara d'ou, ou en pols",
      .redMeat: "porc, vedella, xai, pernil, cansalada, carn de porc, carn de vedella",
      .poultry: "pollastre, gall dindi, ànec",
      .fish: "peix, tonyina, salmó, bacallà, anxova, anxoves, lluç, sardina, sardines",
      .nut: "ametll*, avellan*, nous, anacard*, pistatx*, cacauet*",
      .seed: "sèsam*, llavors, llavor, pipes",
      .spice:
        "espècies, pebre, pebre vermell, cúrcuma, canyella, gingebre, orenga, alfàbrega, julivert",
      .vegetable:
        "tomàquet*, pastanaga*, ceba, all, pebrot*, cogombre*, espinac*, col, bolet*, verdures",
      .fruit:
        "poma, pomes, pera, peres, taronja, llimona, plàtan, maduix*, gerd*, cirer*, pruna, olives, fruita, fruites",
      .legume: "mongetes, pèsols, cigrons, llenties, soja",
      .water: "aigua",
      .yeast: "llevat",
      .keepingAgent: "àcid cítric, àcid ascòrbic, àcid làctic, bicarbonat sòdic, pectina, vitamin*",
      .coffeeTea: "cafè, te",
      .cheese: "formatge*, mató",
    ],
    meat: "carn, carns, gelatina, llard, sèu",
    honey: "mel, mel d'abella")
}
