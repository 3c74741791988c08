extension FoodKindWords {
  /// Names of ingredients in Latvian.
  static let latvian = FoodKindWords(
    code: "lv",
    kinds: [
      .sugar: "cukurs, cukura, saharoze, cukura sirups, karamele*",
      .brownSugar: "brunais cukurs, niedru cukurs, melase",
      .glucose: "glikoze*, dekstroze, glikozes sirups, kukuruzas sirups",
      .fructose: "fruktoze*",
      .lactose: "laktoze",
      .maltose: "maltoze, iesala ekstrakts",
      .glucoseFructoseSyrup: "glikozes fruktozes sirups",
      .invertSugar: "invertcukurs, invertcukura sirups",
      .honeyMaple: "medus, klavu sirups",
      .plantSyrup: "agaves sirups",
      .syrup: "sirups",
      .juiceConcentrate: "sulas koncentrats, koncentreta sula",
      .maltodextrin: "maltodekstrin*",
      .flavouring: "aromatizetaj*, aromat*, vanilins",
      .proteinIsolate: "sojas olbaltumviel*, zirnu olbaltumviel*, hidroliz*",
      .hydrogenatedFat: "hidrogenet*, margarins",
      .modifiedStarch: "modificeta ciete",
      .milkFraction: "suukalas*, suukalu*, sukalu*, kazein*, piena olbaltumviel*",
      .plantFraction: "kviesu lipeklis, glutens, inulins",
      .salt: "sals",
      .oil: "ella, ellas, tauki, tauks, kakao sviests",
      .butter: "sviests, krejums",
      .vinegar: "etikis",
      .starch: "ciete",
      .grain: "milti, kviesu, rudzu, miezu, auzu, risi, kukuruza",
      .milk: "piens, piena pulveris, jogurts",
      .water: "udens",
    ])
}
