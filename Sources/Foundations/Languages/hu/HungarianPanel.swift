import LabelModel

extension LanguageLexicon {
  /// Hungarian.
  static let hungarian = LanguageLexicon(
    code: "hu",
    nutrients: [
      .fat: ["zsír", "zsírtartalom"],
      .saturatedFat: [
        "amelyből telített zsírsavak", "telített zsírsavak", "ebből telített zsírsavak", "telített",
      ],
      .monounsaturatedFat: ["egyszeresen telítetlen zsírsavak", "egyszeresen telítetlen"],
      .polyunsaturatedFat: ["többszörösen telítetlen zsírsavak", "többszörösen telítetlen"],
      .carbohydrates: ["szénhidrát", "szénhidrátok"],
      .sugars: ["amelyből cukrok", "cukrok", "ebből cukrok", "cukor"],
      .polyols: ["poliolok"],
      .starch: ["keményítő"],
      .fiber: ["rost", "élelmi rost", "rostok"],
      .protein: ["fehérje"],
      .salt: ["só"],
      .sodium: ["nátrium"],
      .taurine: ["taurin"],
      .calcium: ["kalcium"],
      .phosphorus: ["foszfor"],
      .magnesium: ["magnézium"],
      .potassium: ["kálium"],
      .iron: ["vas"],
      .caffeine: ["koffein", "koffeintartalom"],
    ],
    assays: [
      .protein: ["nyersfehérje", "nyers fehérje"],
      .fat: ["nyerszsír", "nyers olajok és zsírok", "nyersolajok és -zsírok"],
      .fiber: ["nyersrost", "nyers rost"],
      .ash: ["nyershamu", "hamu", "szervetlen anyag"],
      .moisture: ["nedvesség", "nedvességtartalom"],
    ],
    energy: ["energia", "energiatartalom"],
    others: ["vitamin", "cink", "jód", "szelén", "omega", "réz", "mangán"],
    distractions: ["növényi zsír", "olajok és zsírok", "hozzáadott cukor nélkül"],
    minimum: ["min", "minimum", "legalább"],
    maximum: ["max", "legfeljebb"],
    lessThan: ["kevesebb mint"],
    traces: ["nyomokban"],
    servings: ["adagonként", "adag"],
    servingSizes: ["adag mérete", "adagok száma"],
    petHeadings: [
      "analitikai összetevők", "elemzési összetevők", "teljes értékű", "felnőtt macskák",
      "felnőtt kutyák", "tápértékkel rendelkező adalékanyagok",
    ],
    foodHeadings: ["tápérték", "átlagos tápérték", "tápértékjelölés", "tápértékadatok"],
    footnotes: ["referencia beviteli érték", "átlagos felnőtt"],
    prepared: ["elkészített", "elkészítve", "elkészítés után"],
    asSold: ["elkészítés előtt", "eladott állapotban"],
    dryMatter: ["szárazanyag", "szárazanyagra", "szárazanyagban"],
    drinks: ["ital", "üdítőital", "sör", "felrázni", "felrázandó"],
    juices: ["gyümölcslé", "lé"],
    gaps: [.per: "the amount carries a suffix: 100 g-ban"])
}
