import LabelModel

extension LanguageLexicon {
  /// Basque, beside Spanish on labels of Spain.
  static let basque = LanguageLexicon(
    code: "eu",
    nutrients: [
      .fat: ["gantzak", "gantza", "koipeak", "koipea", "guztizko gantza"],
      .saturatedFat: [
        "horietatik saturatuak", "horietatik aseak", "gantz saturatuak", "gantz azido saturatuak",
        "gantz azido aseak", "horietatik gantz azido saturatuak", "horietatik gantz saturatuak",
        "saturatuak",
      ],
      .monounsaturatedFat: ["monoasegabeak", "horietatik monoasegabeak"],
      .polyunsaturatedFat: ["poliasegabeak", "horietatik poliasegabeak"],
      .carbohydrates: ["karbohidratoak", "karbono hidratoak"],
      .sugars: ["horietatik azukreak", "azukreak", "azukrea", "horietatik azukrea"],
      .fiber: ["elikadura zuntza", "dieta zuntza", "zuntza", "zuntzak"],
      .protein: ["proteinak"],
      .salt: ["gatza"],
      .sodium: ["sodioa"],
      .calcium: ["kaltzioa"],
      .phosphorus: ["fosforoa"],
      .magnesium: ["magnesioa"],
      .potassium: ["potasioa"],
      .iron: ["burdina"],
    ],
    energy: ["energia balioa", "balio energetikoa", "energia"],
    vitamins: ["bitamina"],
    others: ["zinka", "iodoa"],
    distractions: ["landare gantza", "azukrerik gabe", "gatzik gabe", "itsasoko gatza"],
    servings: ["anoa bakoitzeko", "anoa", "errazioa"],
    servingSizes: ["anoaren tamaina", "anoa kopurua"],
    foodHeadings: [
      "nutrizio informazioa", "elikadura informazioa", "nutrizio balioak",
      "batez besteko nutrizio balioak",
    ],
    footnotes: ["erreferentziazko ahorakina", "helduaren batez besteko"],
    drinks: ["edaria"],
    juices: ["zukua"])
}
