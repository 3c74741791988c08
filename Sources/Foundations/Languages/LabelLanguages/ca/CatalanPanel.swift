import LabelModel

extension LanguageLexicon {
  /// Catalan.
  static let catalan = LanguageLexicon(
    code: "ca",
    nutrients: [
      .fat: ["greixos", "greix", "greix total"],
      .saturatedFat: [
        "dels quals saturats", "àcids grassos saturats", "greixos saturats", "saturats",
        "dels quals àcids grassos saturats",
      ],
      .monounsaturatedFat: ["monoinsaturats", "greixos monoinsaturats"],
      .polyunsaturatedFat: ["poliinsaturats", "greixos poliinsaturats"],
      .transFat: ["greixos trans", "àcids grassos trans"],
      .carbohydrates: ["hidrats de carboni", "carbohidrats"],
      .sugars: ["dels quals sucres", "sucres", "sucre"],
      .addedSugars: ["sucres afegits", "dels quals sucres afegits"],
      .polyols: ["polialcohols"],
      .starch: ["midó"],
      .fiber: ["fibra alimentària", "fibra"],
      .protein: ["proteïnes", "proteïna"],
      .salt: ["sal"],
      .sodium: ["sodi"],
      .calcium: ["calci"],
      .phosphorus: ["fòsfor"],
      .magnesium: ["magnesi"],
      .potassium: ["potassi"],
      .iron: ["ferro"],
      .caffeine: ["cafeïna"],
    ],
    energy: ["energia", "valor energètic"],
    vitamins: ["vitamina"],
    others: ["zinc", "iode"],
    distractions: ["greixos vegetals", "sal marina", "sense sucres afegits"],
    minimum: ["mínim", "mín"],
    maximum: ["màxim", "màx"],
    lessThan: ["menys de"],
    traces: ["traces"],
    per: ["per"],
    servings: ["per porció", "per ració", "porció", "ració"],
    servingSizes: ["mida de la porció", "nombre de porcions"],
    foodHeadings: ["informació nutricional", "valors nutricionals", "valor nutricional"],
    footnotes: ["ingesta de referència", "adult mitjà"],
    drinks: ["beguda", "agitar"],
    juices: ["suc"])
}
