import LabelModel

extension LanguageLexicon {
  /// Kazakh, in Cyrillic.
  static let kazakh = LanguageLexicon(
    code: "kk",
    nutrients: [
      .energyKcal: ["калориялығы"],
      .fat: ["майлар", "май"],
      .saturatedFat: ["қаныққан май қышқылдары", "қаныққан майлар"],
      .carbohydrates: ["көмірсулар", "көмірсу"],
      .sugars: ["қант", "оның ішінде қант", "қанттар"],
      .starch: ["крахмал"],
      .fiber: ["тағамдық талшықтар", "талшық"],
      .protein: ["ақуыздар", "ақуыз", "нәруыздар", "белоктар"],
      .salt: ["тұз", "ас тұзы"],
      .sodium: ["натрий"],
      .calcium: ["кальций"],
      .phosphorus: ["фосфор"],
      .magnesium: ["магний"],
      .potassium: ["калий"],
      .iron: ["темір"],
    ],
    energy: ["энергетикалық құндылығы", "қуаттылығы", "энергиялық құндылығы"],
    vitamins: ["дәрумен"],
    others: ["мырыш", "йод"],
    distractions: ["өсімдік майы", "сүт майы"],
    minimum: ["кем емес"],
    maximum: ["көп емес"],
    servings: ["порция", "бір порция"],
    servingSizes: ["порция мөлшері"],
    foodHeadings: ["тағамдық құндылығы", "тағамдық және энергетикалық құндылығы"],
    drinks: ["сусын"],
    juices: ["шырын"])
}
