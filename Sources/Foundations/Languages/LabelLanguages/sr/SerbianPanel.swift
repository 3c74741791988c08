import LabelModel

extension LanguageLexicon {
  /// Serbian, Bosnian and Montenegrin, in Latin and Cyrillic letters, where Croatian has other words.
  static let serbian = LanguageLexicon(
    code: "sr",
    nutrients: [
      .fat: ["masti", "ukupne masti", "масти", "маст", "укупне масти"],
      .saturatedFat: [
        "od toga zasićene masne kiseline", "zasićene masne kiseline", "od toga zasićene",
        "од којих засићене масне киселине", "засићене масне киселине",
        "од тога засићене масне киселине",
        "засићене",
      ],
      .monounsaturatedFat: ["mononezasićene masne kiseline", "мононезасићене масне киселине"],
      .polyunsaturatedFat: ["polinezasićene masne kiseline", "полинезасићене масне киселине"],
      .transFat: ["trans masne kiseline", "трансмасне киселине"],
      .cholesterol: ["holesterol", "холестерол"],
      .carbohydrates: ["ugljeni hidrati", "ugljikohidrati", "угљени хидрати", "угљикохидрати"],
      .sugars: [
        "od toga šećeri", "šećeri", "od kojih šećeri", "од којих шећери", "шећери",
        "од тога шећери", "шећер",
      ],
      .addedSugars: ["dodati šećeri", "od kojih dodati šećeri", "додати шећери"],
      .polyols: ["polioli", "полиоли"],
      .starch: ["skrob", "скроб"],
      .fiber: ["vlakna", "dijetetska vlakna", "prehrambena vlakna", "влакна", "дијетална влакна"],
      .protein: ["proteini", "belančevine", "протеини", "беланчевине", "бјеланчевине"],
      .salt: ["so", "kuhinjska so", "со", "кухињска со"],
      .sodium: ["natrijum", "натријум"],
      .taurine: ["taurin", "таурин"],
      .calcium: ["kalcijum", "калцијум"],
      .phosphorus: ["fosfor", "фосфор"],
      .magnesium: ["magnezijum", "магнезијум"],
      .potassium: ["kalijum", "калијум"],
      .iron: ["gvožđe", "гвожђе"],
      .caffeine: ["kofein", "кофеин"],
    ],
    assays: [
      .protein: ["sirovi proteini", "сирови протеини"],
      .fat: ["sirove masti", "sirova mast", "сирове масти"],
      .fiber: ["sirova vlakna", "sirova celuloza", "сирова влакна", "сирова целулоза"],
      .ash: ["sirovi pepeo", "pepeo", "сирови пепео"],
      .moisture: ["vlaga", "влага"],
    ],
    energy: [
      "energija", "energetska vrednost", "енергија", "енергетска вредност", "енергетска вриједност",
    ],
    vitamins: ["vitamin", "витамин"],
    others: ["cink", "selen", "jod", "цинк", "селен", "јод"],
    distractions: ["biljna mast", "morska so", "биљна маст", "морска со", "bez dodatog šećera"],
    minimum: ["min", "najmanje", "најмање"],
    maximum: ["max", "najviše", "највише"],
    lessThan: ["manje od", "мање од"],
    traces: ["u tragovima", "у траговима"],
    per: ["na", "u", "на", "у"],
    servings: ["po porciji", "porcija", "по порцији", "порција"],
    servingSizes: ["veličina porcije", "broj porcija", "величина порције"],
    petHeadings: ["analitički sastav", "аналитички састав", "hrana za mačke", "hrana za pse"],
    foodHeadings: [
      "nutritivna vrednost", "prosečna nutritivna vrednost", "hranljiva vrednost",
      "prosečna energetska i hranljiva vrednost",
      "нутритивна вредност", "хранљива вредност", "нутритивна вриједност",
    ],
    footnotes: ["referentni unos", "prosečne odrasle osobe", "референтни унос"],
    prepared: ["pripremljenog proizvoda", "припремљеног производа"],
    drinks: ["piće", "napitak", "promućkati", "пиће", "напитак"],
    juices: ["sok", "сок"])
}
