import LabelModel

extension LanguageLexicon {
  /// Uzbek, in Latin letters.
  static let uzbek = LanguageLexicon(
    code: "uz",
    nutrients: [
      .energyKcal: ["kaloriya", "kaloriyasi"],
      .fat: ["yog'lar", "yog'", "yog'i"],
      .saturatedFat: ["to'yingan yog'lar", "to'yingan yog' kislotalari"],
      .carbohydrates: ["uglevodlar", "uglevod"],
      .sugars: ["shakar", "shu jumladan shakar", "qand"],
      .starch: ["kraxmal"],
      .fiber: ["oziq tolalari", "tolalar", "kletchatka"],
      .protein: ["oqsillar", "oqsil"],
      .salt: ["tuz", "osh tuzi"],
      .sodium: ["natriy"],
      .calcium: ["kalsiy"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magniy"],
      .potassium: ["kaliy"],
      .iron: ["temir"],
    ],
    energy: ["energetik qiymati", "energiya qiymati", "energetik quvvati"],
    vitamins: ["vitamin"],
    others: ["rux", "yod"],
    distractions: ["o'simlik yog'i", "sut yog'i"],
    minimum: ["kam emas"],
    maximum: ["ko'p emas"],
    per: ["har"],
    servings: ["porsiya", "bir porsiya"],
    servingSizes: ["porsiya hajmi"],
    foodHeadings: ["ozuqaviy qiymati", "oziqaviy qiymati", "ozuqa qiymati"],
    drinks: ["ichimlik"],
    juices: ["sharbat"])
}
