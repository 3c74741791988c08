import LabelModel

extension LanguageLexicon {
  /// Croatian and, where it is spelled alike, Slovenian.
  static let croatian = LanguageLexicon(
    code: "hr",
    nutrients: [
      .fat: ["masti", "mast", "maščobe"],
      .saturatedFat: [
        "od kojih zasićene masne kiseline", "zasićene masne kiseline", "zasićene", "masne kiseline",
        "od tega nasičene maščobe", "nasičene maščobe", "nasičene maščobne kisline",
      ],
      .carbohydrates: ["ugljikohidrati", "ogljikovi hidrati"],
      .sugars: ["od kojih šećeri", "šećeri", "od tega sladkorji", "sladkorji"],
      .fiber: ["vlakna", "prehrambena vlakna", "prehranske vlaknine"],
      .protein: ["bjelančevine", "proteini", "beljakovine"],
      .salt: ["sol"],
      .sodium: ["natrij"],
    ],
    assays: [
      .protein: ["sirove bjelančevine", "sirovi proteini", "surove beljakovine"],
      .fat: ["sirova mast", "sirove masti", "surove maščobe", "sirova ulja i masti"],
      .fiber: ["sirova vlaknina", "sirova vlakna", "surove vlaknine", "surova vlaknina"],
      .ash: ["sirovi pepeo", "pepeo", "surovi pepel"],
      .moisture: ["vlaga"],
    ],
    energy: ["energija", "energetska vrijednost", "energijska vrednost", "energetska vrednost"],
    others: ["vitamin", "cink", "jod", "omega"],
    distractions: ["biljna mast", "biljne masti"],
    minimum: ["min"],
    maximum: ["max", "maks"],
    lessThan: ["manje od"],
    traces: ["tragovi"],
    per: ["na", "u"],
    servings: ["po porciji", "porcija", "porcije"],
    petHeadings: [
      "analitički sastav", "analitički sastojci", "potpuna hrana", "analitske sestavine",
      "popolna krma",
    ],
    foodHeadings: [
      "hranjiva vrijednost", "prosječna hranjiva vrijednost", "nutritivne vrijednosti",
      "hranilna vrednost",
    ],
    footnotes: ["preporučeni unos", "prosječne odrasle osobe"])
}
