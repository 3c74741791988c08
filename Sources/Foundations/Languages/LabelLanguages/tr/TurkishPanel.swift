import LabelModel

extension LanguageLexicon {
  /// Turkish: the names of the Turkish Food Codex on food information (2017), annex 15, and of pet food.
  static let turkish = LanguageLexicon(
    code: "tr",
    nutrients: [
      .energyKcal: ["kalori"],
      .fat: ["yağ", "toplam yağ", "yağlar"],
      .saturatedFat: [
        "doymuş yağ", "doymuş yağ asitleri", "doymuş yağlar", "doymuş",
      ],
      .monounsaturatedFat: ["tekli doymamış yağ", "tekli doymamış yağ asitleri"],
      .polyunsaturatedFat: ["çoklu doymamış yağ", "çoklu doymamış yağ asitleri"],
      .transFat: ["trans yağ", "trans yağ asitleri"],
      .cholesterol: ["kolesterol"],
      .carbohydrates: ["karbonhidrat", "karbonhidratlar", "toplam karbonhidrat"],
      .sugars: ["şekerler", "şeker", "toplam şeker"],
      .addedSugars: ["ilave şeker", "eklenmiş şeker"],
      .polyols: ["polioller", "poliol"],
      .starch: ["nişasta"],
      .fiber: ["lif", "diyet lifi", "besinsel lif", "diyet lif"],
      .protein: ["protein"],
      .salt: ["tuz"],
      .sodium: ["sodyum"],
      .taurine: ["taurin"],
      .calcium: ["kalsiyum"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnezyum"],
      .potassium: ["potasyum"],
      .iron: ["demir"],
      .caffeine: ["kafein"],
    ],
    assays: [
      .protein: ["ham protein"],
      .fat: ["ham yağ"],
      .fiber: ["ham selüloz", "ham lif"],
      .ash: ["ham kül"],
      .moisture: ["nem", "rutubet"],
    ],
    energy: ["enerji", "enerji değeri"],
    vitamins: ["vitamin", "vitamini"],
    others: ["çinko", "iyot", "selenyum", "omega", "folik asit", "laktoz"],
    distractions: ["bitkisel yağ", "süt yağı", "şeker ilavesiz", "deniz tuzu", "zeytin yağı"],
    minimum: ["en az", "min"],
    maximum: ["en çok", "en fazla", "max", "maks"],
    traces: ["eser miktarda", "eser"],
    per: ["her"],
    servings: ["porsiyon", "porsiyonda", "bir porsiyon", "porsiyon için", "bir porsiyonda"],
    servingSizes: ["porsiyon miktarı", "porsiyon büyüklüğü", "porsiyon sayısı"],
    petHeadings: [
      "analitik bileşenler", "garanti edilen analiz", "kedi maması", "köpek maması", "tam mama",
    ],
    foodHeadings: [
      "besin değerleri", "besin değeri", "enerji ve besin öğeleri", "beslenme bildirimi",
      "ortalama besin değerleri",
    ],
    footnotes: ["referans alım", "ortalama bir yetişkin", "beslenme referans değeri"],
    prepared: ["hazırlandıktan sonra"],
    drinks: ["içecek", "çalkalayınız"],
    juices: ["meyve suyu"])
}
