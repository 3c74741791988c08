import LabelModel

extension LanguageLexicon {
  /// Croatian, and what Bosnian and Serbian labels in Latin letters print alike.
  static let croatian = LanguageLexicon(
    code: "hr",
    nutrients: [
      .fat: ["masti", "mast", "sadržaj masti", "ukupne masti"],
      .saturatedFat: [
        "od kojih zasićene masne kiseline", "zasićene masne kiseline", "zasićene", "masne kiseline",
        "od čega zasićene masne kiseline", "zasićene masti",
      ],
      .monounsaturatedFat: ["jednostruko nezasićene masne kiseline", "jednostruko nezasićene"],
      .polyunsaturatedFat: ["višestruko nezasićene masne kiseline", "višestruko nezasićene"],
      .transFat: ["trans masne kiseline", "od kojih trans masne kiseline", "trans masti"],
      .cholesterol: ["kolesterol"],
      .carbohydrates: ["ugljikohidrati", "ugljeni hidrati"],
      .sugars: ["od kojih šećeri", "šećeri", "od čega šećeri", "šećer"],
      .addedSugars: ["dodani šećeri", "od kojih dodani šećeri"],
      .polyols: ["polioli", "od kojih polioli"],
      .starch: ["škrob", "od kojih škrob"],
      .fiber: ["vlakna", "prehrambena vlakna"],
      .protein: ["bjelančevine", "proteini"],
      .salt: ["sol"],
      .sodium: ["natrij"],
      .taurine: ["taurin"],
      .calcium: ["kalcij"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnezij"],
      .potassium: ["kalij"],
      .iron: ["željezo"],
      .caffeine: ["kofein", "kofeina"],
    ],
    assays: [
      .protein: ["sirove bjelančevine", "sirovi proteini"],
      .fat: ["sirova mast", "sirove masti", "sirova ulja i masti"],
      .fiber: ["sirova vlaknina", "sirova vlakna"],
      .ash: ["sirovi pepeo", "pepeo", "anorganska tvar"],
      .moisture: ["vlaga", "sadržaj vlage"],
    ],
    energy: ["energija", "energetska vrijednost", "energijska vrijednost"],
    vitamins: ["vitamin"],
    others: [
      "niacin", "folna kiselina", "biotin", "cink", "selen", "jod", "omega", "bakar",
      "mangan", "laktoza", "linolna kiselina", "tiamin", "riboflavin", "pantotenska kiselina",
      "klorid", "fluorid", "molibden",
    ],
    distractions: [
      "biljna mast", "biljne masti", "palmina mast", "ulja i masti", "bez dodanog šećera",
      "morska sol", "izvor vlakana", "izvor proteina", "kukuruzni škrob", "modificirani škrob",
    ],
    minimum: ["min", "najmanje"],
    maximum: ["max", "maks", "najviše"],
    lessThan: ["manje od"],
    traces: ["tragovi"],
    per: ["na", "u"],
    servings: ["po porciji", "porcija", "porcije", "po obroku"],
    servingSizes: ["veličina porcije", "broj porcija"],
    petHeadings: [
      "analitički sastav", "analitički sastojci", "potpuna hrana", "dopunska hrana",
      "hrana za mačke", "hrana za pse", "za odrasle mačke", "za odrasle pse",
      "nutritivni dodaci",
    ],
    foodHeadings: [
      "hranjiva vrijednost", "prosječna hranjiva vrijednost", "nutritivne vrijednosti",
      "hranjive vrijednosti", "nutritivna deklaracija",
    ],
    footnotes: [
      "preporučeni unos", "prosječne odrasle osobe", "referentni unos", "prosječnu odraslu osobu",
    ],
    prepared: ["pripremljen", "pripremljenog proizvoda", "nakon pripreme"],
    asSold: ["nepripremljen", "prije pripreme"],
    dryMatter: ["suha tvar", "suhoj tvari", "suhe tvari"],
    drinks: ["napitak", "piće", "pivo", "protresti", "promućkati"],
    juices: ["sok"])
}
