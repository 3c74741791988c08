import LabelModel

extension LanguageLexicon {
  /// Italian.
  static let italian = LanguageLexicon(
    code: "it",
    nutrients: [
      .energyKcal: ["calorie"],
      .fat: [
        "grassi", "grasso", "lipidi", "tenore in materia grassa", "contenuto di grassi",
        "materia grassa", "grassi totali",
      ],
      .saturatedFat: [
        "di cui acidi grassi saturi", "acidi grassi saturi", "di cui saturi", "saturi",
        "grassi saturi",
        "acidi grassi", "di cui grassi saturi", "di cui acidi grassi saturati",
      ],
      .monounsaturatedFat: [
        "di cui acidi grassi monoinsaturi", "acidi grassi monoinsaturi", "monoinsaturi",
      ],
      .polyunsaturatedFat: [
        "di cui acidi grassi polinsaturi", "acidi grassi polinsaturi", "polinsaturi",
      ],
      .transFat: ["acidi grassi trans", "di cui acidi grassi trans", "grassi trans"],
      .cholesterol: ["colesterolo"],
      .carbohydrates: ["carboidrati", "glucidi", "carboidrato", "idrati di carbonio"],
      .sugars: ["di cui zuccheri", "zuccheri", "zucchero", "di cui zucchero"],
      .addedSugars: ["zuccheri aggiunti", "di cui zuccheri aggiunti"],
      .polyols: ["polioli", "di cui polioli"],
      .starch: ["amido", "di cui amido"],
      .fiber: ["fibre", "fibre alimentari", "fibra alimentare", "fibra"],
      .protein: ["proteine", "proteina", "albume"],
      .salt: ["sale", "sale da cucina"],
      .sodium: ["sodio"],
      .taurine: ["taurina"],
      .calcium: ["calcio"],
      .phosphorus: ["fosforo"],
      .magnesium: ["magnesio"],
      .potassium: ["potassio"],
      .iron: ["ferro"],
      .caffeine: ["caffeina"],
    ],
    assays: [
      .protein: ["proteina grezza", "proteine grezze", "proteina greggia"],
      .fat: [
        "grassi grezzi", "oli e grassi grezzi", "grassi greggi", "grasso grezzo",
        "oli e grassi greggi",
      ],
      .fiber: ["fibra grezza", "fibre grezze", "fibra greggia"],
      .ash: [
        "ceneri grezze", "ceneri gregge", "ceneri", "materia inorganica", "cenere grezza",
        "sostanza inorganica",
      ],
      .moisture: ["umidità", "tenore di umidità"],
    ],
    energy: ["energia", "valore energetico", "valori energetici", "energia metabolizzabile"],
    vitamins: ["vitamina"],
    others: [
      "niacina", "acido folico", "zinco", "selenio", "iodio", "omega", "lattosio",
      "rame", "manganese", "alcol", "tiamina", "riboflavina", "biotina", "acido pantotenico",
      "cloruro", "fluoruro", "molibdeno",
    ],
    distractions: [
      "senza zuccheri aggiunti", "grassi vegetali", "sale marino", "senza sale", "oli e grassi",
      "zucchero di canna", "ricco di proteine", "fonte di fibre", "grasso vegetale",
      "estratti di proteine vegetali",
    ],
    minimum: ["minimo", "min", "almeno"],
    maximum: ["massimo", "max"],
    lessThan: ["meno di", "inferiore a"],
    traces: ["tracce"],
    per: ["per", "in"],
    servings: ["per porzione", "porzione", "una porzione"],
    servingSizes: ["porzioni"],
    petHeadings: [
      "componenti analitici", "costituenti analitici", "alimento completo",
      "alimento complementare",
      "per gatti adulti", "per cani adulti", "tenori analitici", "additivi nutrizionali",
    ],
    foodHeadings: [
      "valori nutritivi", "valori nutrizionali", "dichiarazione nutrizionale",
      "informazioni nutrizionali",
      "valori nutrizionali medi", "valori medi",
    ],
    footnotes: [
      "assunzione di riferimento", "assunzioni di riferimento", "adulto medio",
      "apporto di riferimento",
    ],
    prepared: [
      "preparato", "prodotto preparato", "dopo la preparazione", "prodotto ricostituito",
      "pronto al consumo",
    ],
    asSold: [
      "tal quale", "come venduto", "prodotto venduto", "non preparato", "non cotto",
      "prodotto secco",
    ],
    dryMatter: ["sostanza secca", "sul secco"],
    drinks: ["bevanda", "bibita", "birra", "agitare"],
    juices: ["succo", "nettare"])
}
