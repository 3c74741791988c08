import LabelModel

extension LanguageLexicon {
  /// Czech and, where it is spelled almost alike, Slovak.
  static let czech = LanguageLexicon(
    code: "cs",
    nutrients: [
      .fat: ["tuky", "tuk", "obsah tuku"],
      .saturatedFat: [
        "z toho nasycené mastné kyseliny", "nasycené mastné kyseliny", "z toho nasycené",
        "nasycené",
        "z toho nasýtené mastné kyseliny", "nasýtené mastné kyseliny", "mastné kyseliny",
      ],
      .carbohydrates: ["sacharidy", "uhlohydráty"],
      .sugars: ["z toho cukry", "cukry", "cukr"],
      .polyols: ["polyoly", "polyalkoholy"],
      .starch: ["škrob"],
      .fiber: ["vláknina"],
      .protein: ["bílkoviny", "bielkoviny"],
      .salt: ["sůl", "soľ"],
      .sodium: ["sodík"],
      .taurine: ["taurin", "taurín"],
      .calcium: ["vápník"],
      .phosphorus: ["fosfor"],
    ],
    assays: [
      .protein: ["hrubý protein", "hrubé bílkoviny", "dusíkaté látky", "hrubá bílkovina"],
      .fat: ["hrubý tuk", "hrubé oleje a tuky", "hrubé tuky"],
      .fiber: ["hrubá vláknina"],
      .ash: ["hrubý popel", "popel", "hrubý popol", "popol", "anorganické látky"],
      .moisture: ["vlhkost", "vlhkosť", "obsah vody"],
    ],
    energy: ["energie", "energetická hodnota", "energia"],
    others: ["vitamin", "vitamín", "zinek", "jód", "selen", "omega", "měď", "mangan"],
    distractions: [
      "rostlinný tuk", "rostlinné tuky", "oleje a tuky", "bez přidaného cukru", "mořská sůl",
    ],
    minimum: ["min", "minimum", "nejméně"],
    maximum: ["max", "nejvýše"],
    lessThan: ["méně než"],
    traces: ["stopy", "stopové množství"],
    per: ["ve", "na", "v"],
    servings: ["na porci", "porce", "v porci", "porcia", "na porciu"],
    petHeadings: [
      "analytické složky", "analytické zložky", "kompletní krmivo", "kompletné krmivo",
      "doplňkové krmivo",
      "pro dospělé kočky", "pro dospělé psy", "nutriční doplňkové látky",
    ],
    foodHeadings: [
      "výživové údaje", "nutriční hodnoty", "výživová hodnota", "průměrné výživové hodnoty",
      "nutričné hodnoty",
    ],
    footnotes: ["referenční hodnota příjmu", "průměrné dospělé osoby"])
}
