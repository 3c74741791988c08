import LabelModel

extension LanguageLexicon {
  /// Danish.
  static let danish = LanguageLexicon(
    code: "da",
    nutrients: [
      .fat: ["fedt"],
      .saturatedFat: [
        "heraf mættede fedtsyrer", "mættede fedtsyrer", "heraf mættet fedt",
        "hvoraf mættede fedtsyrer", "mættet fedt",
      ],
      .monounsaturatedFat: ["enkeltumættede fedtsyrer", "heraf enkeltumættede fedtsyrer"],
      .polyunsaturatedFat: ["flerumættede fedtsyrer", "heraf flerumættede fedtsyrer"],
      .transFat: ["transfedtsyrer", "heraf transfedtsyrer", "transfedt"],
      .cholesterol: ["kolesterol"],
      .carbohydrates: ["kulhydrat", "kulhydrater"],
      .sugars: ["heraf sukkerarter", "sukkerarter", "hvoraf sukkerarter", "sukker"],
      .addedSugars: [
        "tilsat sukker", "heraf tilsat sukker", "tilsatte sukkerarter",
        "heraf tilsatte sukkerarter",
      ],
      .polyols: ["polyoler"],
      .starch: ["stivelse"],
      .fiber: ["kostfibre", "fibre", "kostfiber"],
      .protein: ["protein"],
      .salt: ["salt"],
      .sodium: ["natrium"],
      .taurine: ["taurin"],
      .calcium: ["calcium"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnesium"],
      .potassium: ["kalium"],
      .iron: ["jern"],
      .caffeine: ["koffein", "koffeinindhold"],
    ],
    assays: [
      .protein: ["råprotein"],
      .fat: ["råfedt", "fedtindhold", "råolie og råfedt", "råolier og råfedt"],
      .fiber: ["træstof", "råfiber", "råfibre"],
      .ash: ["råaske", "aske", "uorganisk stof"],
      .moisture: ["vandindhold", "vand", "fugt"],
    ],
    energy: ["energi", "energiindhold"],
    vitamins: ["vitamin"],
    others: [
      "zink", "jod", "selen", "omega", "kobber", "mangan", "thiamin", "riboflavin", "niacin",
      "folsyre", "biotin", "pantothensyre", "chlorid", "fluorid", "molybdæn",
    ],
    distractions: ["vegetabilsk fedt", "olier og fedtstoffer", "uden tilsat sukker", "havsalt"],
    minimum: ["min", "mindst"],
    maximum: ["max", "maks", "højst"],
    lessThan: ["mindre end"],
    traces: ["spor"],
    per: ["per", "pr"],
    servings: ["per portion", "pr portion", "portion"],
    servingSizes: ["portionsstørrelse", "antal portioner"],
    petHeadings: [
      "analytiske bestanddele", "fuldfoder", "tilskudsfoder", "til voksne katte",
      "til voksne hunde",
    ],
    foodHeadings: ["næringsindhold", "næringsværdi", "ernæringsoplysninger", "næringsdeklaration"],
    footnotes: ["referenceindtag", "gennemsnitlig voksen"],
    prepared: ["tilberedt", "tilberedt produkt", "efter tilberedning"],
    asSold: ["utilberedt", "som solgt"],
    dryMatter: ["tørstof", "tørstoffet"],
    drinks: ["drik", "omrystes", "rystes"],
    juices: ["saft", "appelsinjuice"])
}
