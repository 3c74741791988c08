import LabelModel

extension LanguageLexicon {
  /// Azerbaijani, in Latin letters.
  static let azerbaijani = LanguageLexicon(
    code: "az",
    nutrients: [
      .energyKcal: ["kalori", "kalorilik"],
      .fat: ["yağlar", "yağ"],
      .saturatedFat: ["doymuş yağ turşuları", "doymuş yağlar", "doymuş yağ"],
      .carbohydrates: ["karbohidratlar", "karbohidrat"],
      .sugars: ["şəkər", "şəkərlər", "o cümlədən şəkər"],
      .starch: ["nişasta"],
      .fiber: ["qida lifləri", "lif"],
      .protein: ["zülallar", "zülal", "protein"],
      .salt: ["duz", "xörək duzu"],
      .sodium: ["natrium"],
      .calcium: ["kalsium"],
      .phosphorus: ["fosfor"],
      .magnesium: ["maqnezium"],
      .potassium: ["kalium"],
      .iron: ["dəmir"],
    ],
    energy: ["enerji dəyəri", "enerji", "energetik dəyəri"],
    vitamins: ["vitamin"],
    others: ["sink", "yod"],
    distractions: ["bitki yağı", "süd yağı"],
    minimum: ["az olmayaraq", "min"],
    maximum: ["çox olmayaraq", "maks"],
    per: ["hər"],
    servings: ["porsiya", "bir porsiya"],
    servingSizes: ["porsiya ölçüsü"],
    foodHeadings: ["qida dəyəri", "qidalılıq dəyəri"],
    drinks: ["içki"],
    juices: ["şirə"])
}
