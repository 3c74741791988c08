import LabelModel

extension LanguageLexicon {
  /// Slovak: the names of EU 1169/2011 annex XV and EU 767/2009 annex VI.
  static let slovak = LanguageLexicon(
    code: "sk",
    nutrients: [
      .energyKcal: ["kalórie"],
      .fat: ["tuky", "tuk", "obsah tuku", "celkové tuky"],
      .saturatedFat: [
        "z toho nasýtené mastné kyseliny", "nasýtené mastné kyseliny", "z toho nasýtené",
        "z ktorých nasýtené mastné kyseliny", "z čoho nasýtené mastné kyseliny", "nasýtené",
        "z ktorých nasýtené", "nasýtené tuky", "z toho nasýtené tuky",
      ],
      .monounsaturatedFat: [
        "mononenasýtené mastné kyseliny", "mononenasýtené", "z toho mononenasýtené",
        "jednonenasýtené mastné kyseliny",
      ],
      .polyunsaturatedFat: [
        "polynenasýtené mastné kyseliny", "polynenasýtené", "z toho polynenasýtené",
        "viacnenasýtené mastné kyseliny",
      ],
      .transFat: ["transmastné kyseliny", "trans mastné kyseliny"],
      .cholesterol: ["cholesterol"],
      .carbohydrates: ["sacharidy", "uhľohydráty", "sacharidov"],
      .sugars: ["z toho cukry", "cukry", "z ktorých cukry", "z čoho cukry", "cukor"],
      .addedSugars: ["pridané cukry"],
      .polyols: ["polyoly", "alkoholické cukry", "z toho polyoly", "polyalkoholy"],
      .starch: ["škrob", "z toho škrob"],
      .fiber: ["vláknina", "potravinová vláknina", "vlákniny"],
      .protein: ["bielkoviny", "proteíny", "bielkovina", "proteín"],
      .salt: ["soľ", "obsah soli", "jedlá soľ"],
      .sodium: ["sodík"],
      .taurine: ["taurín"],
      .calcium: ["vápnik"],
      .phosphorus: ["fosfor"],
      .magnesium: ["horčík"],
      .potassium: ["draslík"],
      .iron: ["železo"],
      .caffeine: ["kofeín", "kofeínu"],
    ],
    assays: [
      .protein: [
        "hrubý proteín", "hrubé bielkoviny", "dusíkaté látky", "hrubá bielkovina", "hrubé proteíny",
        "surové bielkoviny",
      ],
      .fat: ["hrubý tuk", "hrubé oleje a tuky", "hrubé tuky", "surový tuk", "surové tuky"],
      .fiber: ["hrubá vláknina", "surová vláknina"],
      .ash: [
        "hrubý popol", "popol", "anorganické látky", "anorganická hmota", "surový popol",
        "popoloviny",
      ],
      .moisture: ["vlhkosť", "obsah vlhkosti", "obsah vody"],
    ],
    energy: ["energia", "energetická hodnota", "metabolizovateľná energia"],
    vitamins: ["vitamín"],
    others: [
      "niacín", "kyselina listová", "biotín", "zinok", "selén", "jód", "omega", "meď",
      "mangán", "laktóza", "alkohol", "chlorid", "kyselina linolová", "metionín", "tiamín",
      "riboflavín", "kyselina pantoténová", "fluorid", "molybdén",
    ],
    distractions: [
      "rastlinný tuk", "rastlinné tuky", "palmový tuk", "oleje a tuky", "bez pridaného cukru",
      "bez cukru", "morská soľ", "nízky obsah tuku", "zdroj vlákniny", "zdroj bielkovín",
      "vysoký obsah bielkovín", "trstinový cukor", "mliečne bielkoviny", "sójové bielkoviny",
      "kukuričný škrob", "modifikovaný škrob", "zemiakový škrob", "mliečny tuk",
      "extrakty rastlinných bielkovín",
    ],
    minimum: ["min", "minimum", "minimálne", "najmenej"],
    maximum: ["max", "maximum", "maximálne", "najviac"],
    lessThan: ["menej ako", "menej než"],
    traces: ["stopy", "stopové množstvo"],
    per: ["na", "v", "vo"],
    servings: ["na porciu", "porcia", "v porcii", "v jednej porcii", "na jednu porciu"],
    servingSizes: ["veľkosť porcie", "počet porcií", "porcií", "porcie"],
    petHeadings: [
      "analytické zložky", "analytické zloženie", "kompletné krmivo", "doplnkové krmivo",
      "kompletná krmná zmes", "pre dospelé mačky", "pre dospelé psy", "pre dospelých psov",
      "krmivo pre mačky", "krmivo pre psov", "nutričné doplnkové látky", "výživové prídavné látky",
      "návod na kŕmenie", "odporúčané dávkovanie",
    ],
    foodHeadings: [
      "obsahuje priemerne", "výrobku obsahuje",
      "výživové údaje", "nutričné hodnoty", "výživová hodnota", "priemerné výživové hodnoty",
      "výživové hodnoty", "priemerné nutričné hodnoty", "nutričné údaje",
    ],
    footnotes: [
      "referenčný príjem", "referenčná hodnota príjmu", "priemerného dospelého",
      "priemernej dospelej osoby", "referenčného príjmu",
    ],
    prepared: ["po príprave", "pripravený výrobok", "pripraveného výrobku"],
    asSold: ["pred prípravou", "v predávanom stave"],
    dryMatter: ["sušina", "v sušine", "sušiny"],
    drinks: ["nápoj", "pivo", "pretrepať"],
    juices: ["šťava", "džus"])
}
