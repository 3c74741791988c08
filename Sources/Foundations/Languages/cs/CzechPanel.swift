import LabelModel

extension LanguageLexicon {
  /// Czech.
  static let czech = LanguageLexicon(
    code: "cs",
    nutrients: [
      .fat: ["tuky", "tuk", "obsah tuku"],
      .saturatedFat: [
        "z toho nasycené mastné kyseliny", "nasycené mastné kyseliny", "z toho nasycené",
        "nasycené", "mastné kyseliny",
      ],
      .monounsaturatedFat: ["mononenasycené mastné kyseliny", "mononenasycené"],
      .polyunsaturatedFat: ["polynenasycené mastné kyseliny", "polynenasycené"],
      .transFat: ["transmastné kyseliny", "z toho transmastné kyseliny"],
      .cholesterol: ["cholesterol"],
      .carbohydrates: ["sacharidy", "uhlohydráty"],
      .sugars: ["z toho cukry", "cukry", "cukr"],
      .addedSugars: ["přidané cukry", "z toho přidané cukry"],
      .polyols: ["polyoly", "polyalkoholy"],
      .starch: ["škrob"],
      .fiber: ["vláknina"],
      .protein: ["bílkoviny"],
      .salt: ["sůl"],
      .sodium: ["sodík"],
      .taurine: ["taurin"],
      .calcium: ["vápník"],
      .phosphorus: ["fosfor"],
      .magnesium: ["hořčík"],
      .potassium: ["draslík"],
      .iron: ["železo"],
      .caffeine: ["kofein", "kofeinu"],
    ],
    assays: [
      .protein: ["hrubý protein", "hrubé bílkoviny", "dusíkaté látky", "hrubá bílkovina"],
      .fat: ["hrubý tuk", "hrubé oleje a tuky", "hrubé tuky"],
      .fiber: ["hrubá vláknina"],
      .ash: ["hrubý popel", "popel", "anorganické látky"],
      .moisture: ["vlhkost", "obsah vody", "obsah vlhkosti"],
    ],
    energy: ["energie", "energetická hodnota", "metabolizovatelná energie"],
    vitamins: ["vitamin", "vitamín"],
    others: [
      "zinek", "jód", "selen", "omega", "měď", "mangan", "niacin",
      "kyselina listová", "biotin", "laktóza", "kyselina linolová",
    ],
    distractions: [
      "rostlinný tuk", "rostlinné tuky", "oleje a tuky", "bez přidaného cukru", "mořská sůl",
      "palmový tuk", "třtinový cukr", "zdroj vlákniny", "zdroj bílkovin", "kukuřičný škrob",
      "bramborový škrob", "modifikovaný škrob", "mléčný tuk",
    ],
    minimum: ["min", "minimum", "nejméně"],
    maximum: ["max", "nejvýše"],
    lessThan: ["méně než"],
    traces: ["stopy", "stopové množství"],
    per: ["ve", "na", "v"],
    servings: ["na porci", "porce", "v porci"],
    servingSizes: ["velikost porce", "počet porcí"],
    petHeadings: [
      "analytické složky", "kompletní krmivo", "doplňkové krmivo", "analytické složení",
      "pro dospělé kočky", "pro dospělé psy", "nutriční doplňkové látky", "krmivo pro kočky",
      "krmivo pro psy",
    ],
    foodHeadings: [
      "výživové údaje", "nutriční hodnoty", "výživová hodnota", "průměrné výživové hodnoty",
      "výživové hodnoty",
    ],
    footnotes: ["referenční hodnota příjmu", "průměrné dospělé osoby"],
    prepared: ["po přípravě", "připravený výrobek", "připraveného výrobku"],
    asSold: ["před přípravou", "v prodávaném stavu"],
    dryMatter: ["sušina", "v sušině", "sušiny"],
    drinks: ["nápoj", "pivo", "protřepat"],
    juices: ["šťáva", "džus"])
}
