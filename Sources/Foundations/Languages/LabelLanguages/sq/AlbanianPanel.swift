import LabelModel

extension LanguageLexicon {
  /// Albanian.
  static let albanian = LanguageLexicon(
    code: "sq",
    nutrients: [
      .fat: ["yndyrë", "yndyra", "yndyrna", "yndyrat", "yndyrnat"],
      .saturatedFat: [
        "nga të cilat acide yndyrore të ngopura", "acide yndyrore të ngopura", "yndyra të ngopura",
        "nga të cilat të ngopura", "yndyrna të ngopura", "të ngopura",
      ],
      .monounsaturatedFat: ["acide yndyrore monounsaturuara", "të pangopura monounsaturuara"],
      .polyunsaturatedFat: ["acide yndyrore poliunsaturuara", "të pangopura poliunsaturuara"],
      .transFat: ["yndyrna trans", "acide yndyrore trans"],
      .carbohydrates: ["karbohidrate", "karbohidratet", "karbohidrat"],
      .sugars: ["nga të cilat sheqerna", "sheqerna", "sheqer", "sheqernat", "nga të cilat sheqer"],
      .addedSugars: ["sheqerna të shtuara"],
      .polyols: ["poliole"],
      .starch: ["niseshte"],
      .fiber: ["fibra", "fibra dietike", "fibra ushqimore"],
      .protein: ["proteina", "proteinat", "proteinë"],
      .salt: ["kripë", "kripa"],
      .sodium: ["natrium"],
      .calcium: ["kalcium"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnez"],
      .potassium: ["kalium"],
      .iron: ["hekur"],
      .caffeine: ["kafeinë"],
    ],
    energy: ["energji", "energjia", "vlera energjetike"],
    vitamins: ["vitamina"],
    others: ["zink", "jod"],
    distractions: ["yndyrë bimore", "kripë deti", "pa sheqer të shtuar"],
    minimum: ["min", "së paku"],
    maximum: ["max", "maks"],
    lessThan: ["më pak se"],
    traces: ["gjurmë"],
    per: ["për", "në"],
    servings: ["për porcion", "porcion"],
    servingSizes: ["madhësia e porcionit", "numri i porcioneve"],
    foodHeadings: ["vlera ushqyese", "vlerat ushqyese", "vlerat ushqimore", "vlera ushqimore"],
    footnotes: ["marrja e referencës", "të rritur mesatar"],
    drinks: ["pije"],
    juices: ["lëng"])
}
