import LabelModel

extension LanguageLexicon {
  /// Romanian.
  static let romanian = LanguageLexicon(
    code: "ro",
    nutrients: [
      .fat: ["grăsimi", "lipide", "conținut de grăsime"],
      .saturatedFat: [
        "din care acizi grași saturați", "acizi grași saturați", "din care saturați", "acizi grași",
      ],
      .monounsaturatedFat: ["acizi grași mononesaturați", "mononesaturați"],
      .polyunsaturatedFat: ["acizi grași polinesaturați", "polinesaturați"],
      .carbohydrates: ["glucide", "carbohidrați", "hidrați de carbon"],
      .sugars: ["din care zaharuri", "zaharuri", "din care zaharurile"],
      .polyols: ["polioli", "din care polioli"],
      .starch: ["amidon", "din care amidon"],
      .fiber: ["fibre", "fibre alimentare"],
      .protein: ["proteine"],
      .salt: ["sare"],
      .sodium: ["sodiu"],
      .taurine: ["taurină"],
      .calcium: ["calciu"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magneziu"],
      .potassium: ["potasiu"],
      .iron: ["fier"],
      .caffeine: ["cofeină", "cafeină"],
    ],
    assays: [
      .protein: ["proteine brute", "proteină brută"],
      .fat: ["grăsimi brute", "grăsime brută", "uleiuri și grăsimi brute"],
      .fiber: ["fibre brute", "celuloză brută", "fibră brută"],
      .ash: ["cenușă brută", "cenușă", "materie anorganică"],
      .moisture: ["umiditate"],
    ],
    energy: ["energie", "valoare energetică"],
    others: ["vitamina", "zinc", "iod", "omega"],
    distractions: ["grăsimi vegetale"],
    minimum: ["min", "minim"],
    maximum: ["max", "maxim"],
    lessThan: ["mai puțin de"],
    traces: ["urme"],
    per: ["la", "per", "pentru"],
    servings: ["per porție", "porție", "porții"],
    servingSizes: ["mărimea porției", "număr de porții"],
    petHeadings: ["constituenți analitici", "componente analitice", "hrană completă"],
    foodHeadings: [
      "valori nutriționale", "declarație nutrițională", "informații nutriționale",
      "valori nutritive",
    ],
    footnotes: ["consum de referință", "adult obișnuit"],
    prepared: ["preparat", "produs preparat", "după preparare"],
    asSold: ["nepreparat", "înainte de preparare", "așa cum este vândut"],
    dryMatter: ["substanță uscată", "materie uscată"],
    drinks: ["băutură", "bere", "agita", "agitați"],
    juices: ["suc"])
}
