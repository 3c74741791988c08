extension FoodKindWords {
  /// Names of ingredients in Lithuanian.
  static let lithuanian = FoodKindWords(
    code: "lt",
    kinds: [
      .sugar: "cukrus, cukraus sirupas, sacharoze, karamele*",
      .brownSugar: "rudasis cukrus, nendriu cukrus, melasa",
      .glucose: "gliukoz*, dekstroz*, gliukozes sirupas, kukuruzu sirupas",
      .fructose: "fruktoz*",
      .lactose: "laktoze",
      .maltose: "maltoze, salyklo ekstraktas",
      .glucoseFructoseSyrup: "gliukozes fruktozes sirupas",
      .invertSugar: "invertuotas cukrus, invertuoto cukraus sirupas",
      .honeyMaple: "medus, klevu sirupas",
      .plantSyrup: "agavu sirupas",
      .syrup: "sirupas",
      .juiceConcentrate: "koncentruotos sultys, sulciu koncentratas",
      .maltodextrin: "maltodekstrin*",
      .flavouring: "kvapioji medziaga, kvapiosios medziagos, aromat*, vanilinas",
      .proteinIsolate: "soju baltym*, zirniu baltym*, kvieciu baltym*, hidroliz*",
      .hydrogenatedFat: "hidrint*, margarinas",
      .modifiedStarch: "modifikuotas krakmolas",
      .milkFraction: "isrug*, kazein*, pieno baltym*",
      .plantFraction: "kvieciu glitimas, glitimas, inulinas",
      .salt: "druska",
      .oil: "aliejus, aliejai, riebalai, kakavos sviestas",
      .butter: "sviestas, grietinele",
      .vinegar: "actas",
      .starch: "krakmolas",
      .grain: "miltai, kvieciu, kvietin*, ruginiai, ruginiu, mieziu, aviz*, ryziai, kukuruz*",
      .milk: "pienas, pieno milteliai, jogurtas",
      .water: "vanduo",
    ])
}
