extension FoodKindWords {
  /// Names of ingredients in Estonian.
  static let estonian = FoodKindWords(
    code: "et",
    kinds: [
      .sugar: "suhkur, *suhkur, sahharoos, suhkrusiirup, karamell*",
      .brownSugar: "roosuhkur, melass",
      .glucose: "glukoos*, dekstroos, glukoosisiirup, maisisiirup",
      .fructose: "fruktoos*",
      .lactose: "laktoos",
      .maltose: "maltoos, linnaseekstrakt",
      .glucoseFructoseSyrup: "glukoosi fruktoosisiirup",
      .invertSugar: "invertsuhkur, invertsuhkrusiirup",
      .honeyMaple: "mesi, vahtrasiirup",
      .plantSyrup: "agaavisiirup",
      .syrup: "siirup, *siirup",
      .juiceConcentrate: "*mahlakontsentraat",
      .maltodextrin: "maltodekstriin*",
      .flavouring: "lohna ja maitseaine*, aroom*, lohnaaine*, vanilliin",
      .proteinIsolate: "sojavalk*, hernevalk*, nisuvalk*, taimne valk, hudroluusitud",
      .hydrogenatedFat: "hudrogeenitud*, margariin",
      .modifiedStarch: "modifitseeritud tarklis",
      .milkFraction: "vadak*, vadakupulber, kaseiin*, piimavalk*",
      .plantFraction: "nisugluteen, gluteen, inuliin",
      .salt: "sool, *sool",
      .oil: "*oli, olid, *rasv, kakaovoi",
      .butter: "voi, koor, roosk koor",
      .vinegar: "aadikas, *aadikas",
      .starch: "tarklis, *tarklis",
      .grain: "jahu, *jahu, nisu*, rukki*, oder, kaera*, riis, mais",
      .milk: "piim, *piim, *piimapulber, jogurt",
      .water: "vesi",
    ])
}
