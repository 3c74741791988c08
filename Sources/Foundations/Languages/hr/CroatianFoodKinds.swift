extension FoodKindWords {
  /// Names of ingredients in Croatian.
  static let croatian = FoodKindWords(
    code: "hr",
    kinds: [
      .sugar: "secer, saharoza, secerni sirup, karamel*",
      .brownSugar: "smedi secer, secer od trske, melasa",
      .glucose: "glukoz*, dekstroz*, glukozni sirup, kukuruzni sirup, rizin sirup",
      .fructose: "fruktoz*",
      .lactose: "laktoza",
      .maltose: "maltoza, sladni ekstrakt, ekstrakt slada, ekstrakt * slada",
      .glucoseFructoseSyrup: "glukozno fruktozni sirup, fruktozno glukozni sirup",
      .invertSugar: "invertni secer",
      .honeyMaple: "med, javorov sirup",
      .plantSyrup: "agavin sirup",
      .syrup: "sirup",
      .juiceConcentrate: "koncentrirani sok, koncentrat soka",
      .maltodextrin: "maltodekstrin*",
      .flavouring: "aroma, arome, vanilin",
      .proteinIsolate: """
      bjelancevine soje, sojini proteini, sojine bjelancevine, proteini graska, hidroliziran*
      """,
      .hydrogenatedFat: "hidrogeniran*, margarin",
      .modifiedStarch: "modificirani skrob",
      .milkFraction: "sirutka*, kazein*, mlijecne bjelancevine",
      .plantFraction: "psenicni gluten, gluten, inulin",
      .salt: "sol, morska sol",
      .oil: "ulje, ulja, mast, masti, kakaov maslac",
      .butter: "maslac, vrhnje",
      .vinegar: "ocat",
      .starch: "skrob",
      .juice: "sok, soka",
      .grain: "brasno, *brasno, psenica, psenicn*, raz, razen*, jecam, zob, zoben*, riza, kukuruz*",
      .milk: "mlijeko, jogurt",
      .redMeat: "svinjetina, govedina, teletina, svinjsko meso, govede meso, sunka, slanina",
      .water: "voda",
    ],
    meat: "meso, mesa, mesn*, svinjska mast",
    honey: "med, medn*")
}
