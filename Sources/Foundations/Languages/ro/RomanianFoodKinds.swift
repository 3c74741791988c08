extension FoodKindWords {
  /// Names of ingredients in Romanian.
  static let romanian = FoodKindWords(
    code: "ro",
    kinds: [
      .sugar: "zahar, zaharoza, sirop de zahar, caramel",
      .brownSugar: "zahar brun, zahar din trestie, melasa",
      .glucose: "glucoza, dextroza, sirop de glucoza, sirop de porumb, sirop de orez",
      .fructose: "fructoza",
      .lactose: "lactoza",
      .maltose: "maltoza, extract de malt",
      .glucoseFructoseSyrup: "sirop de glucoza fructoza, sirop de fructoza glucoza, izoglucoza",
      .invertSugar: "zahar invertit, sirop de zahar invertit",
      .honeyMaple: "miere, sirop de artar",
      .plantSyrup: "sirop de agave, sirop de curmale",
      .syrup: "sirop",
      .juiceConcentrate: "suc concentrat, concentrat de suc, suc de mere concentrat",
      .maltodextrin: "maltodextrina*",
      .flavouring: "aroma, arome, aromatizant*, vanilina",
      .proteinIsolate: """
      proteina din soia, proteine din soia, proteina vegetala, proteine vegetale,
      proteina din mazare, hidrolizat*
      """,
      .hydrogenatedFat: "hidrogenat*, margarina",
      .modifiedStarch: "amidon modificat",
      .milkFraction: "zer praf, zer, zer din lapte, cazein*, proteine din lapte",
      .plantFraction: "gluten, inulina, fibre de *, fibre din *",
      .salt: "sare",
      .oil: "ulei, uleiuri, grasime, grasimi, unt de cacao",
      .butter: "unt, smantana, grasime din lapte",
      .vinegar: "otet",
      .starch: "amidon",
      .fruit: """
      mere, mar, pere, portocale, lamaie, banane, capsuni, zmeura, afine, mure, coacaze, cirese,
      visine, prune, caise, piersici, struguri, stafide, smochine, curmale, mango, ananas, kiwi,
      pepene, fructe, masline, avocado
      """,
      .vegetable: """
      rosii, tomate, pasta de tomate, morcov*, ceapa, usturoi, praz, telina, ardei, castravet*,
      dovlecel*, vinete, dovleac, spanac, salata, varza, broccoli, conopida, sfecla, ridichi,
      sparanghel, ciuperci, legume
      """,
      .legume: "fasole, mazare, naut, linte, soia",
      .juice: "suc, sucuri, piure",
      .potato: "cartof*",
      .grain: "faina, faina de *, grau, secara, orz, ovaz, orez, porumb, hrisca, gris, tarate",
      .milk: "lapte, lapte praf, iaurt",
      .culture: "culturi, culturi lactice, cheag*, fermenti",
      .egg: "ou, oua, galbenus",
      .redMeat: "porc, carne de porc, vita, carne de vita, vitel, miel, sunca, slanina",
      .poultry: "pui, curcan, pasare",
      .water: "apa",
      .yeast: "drojdie, maia",
      .cheese: "branza, cascaval, telemea",
    ],
    meat: "carne, untura, seu",
    honey: "miere")
}
