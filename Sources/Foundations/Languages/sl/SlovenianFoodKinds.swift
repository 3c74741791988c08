extension FoodKindWords {
  /// Names of ingredients in Slovenian.
  static let slovenian = FoodKindWords(
    code: "sl",
    kinds: [
      .sugar: "sladkor, saharoza, karamel*",
      .brownSugar: "rjavi sladkor, trsni sladkor, melasa",
      .glucose: "glukoz*, dekstroz*, glukozni sirup, koruzni sirup, rizev sirup",
      .fructose: "fruktoz*",
      .lactose: "laktoza",
      .maltose: "maltoza, sladni ekstrakt, ekstrakt slada, ekstrakt * slada",
      .glucoseFructoseSyrup: "glukozno fruktozni sirup",
      .invertSugar: "invertni sladkor",
      .honeyMaple: "med, javorjev sirup",
      .plantSyrup: "agavin sirup",
      .syrup: "sirup",
      .juiceConcentrate: "zgosceni sok, zgoscen sok",
      .maltodextrin: "maltodekstrin*",
      .flavouring: "aroma, arome, vanilin",
      .proteinIsolate: """
      sojine beljakovine, grahove beljakovine, rastlinske beljakovine, hidroliziran*
      """,
      .hydrogenatedFat: "hidrogeniran*, margarina",
      .modifiedStarch: "modificiran skrob",
      .milkFraction: "sirotka*, kazein*, mlecne beljakovine",
      .plantFraction: "psenicni gluten, gluten, inulin",
      .salt: "sol, morska sol",
      .oil: "olje, olja, mascoba, mascobe, kakavovo maslo",
      .butter: "maslo, smetana",
      .vinegar: "kis",
      .starch: "skrob",
      .juice: "sok, soka",
      .grain: "moka, psenica, psenicn*, rz, rzen*, jecmen, oves, ovsen*, riz, koruza",
      .milk: "mleko, jogurt",
      .water: "voda",
    ],
    meat: "meso, mesa, mesn*, svinjska mast",
    honey: "med, medu, meden*")
}
