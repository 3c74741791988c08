import LabelModel

extension LanguageLexicon {
  /// Lithuanian: the names of EU 1169/2011 annex XV and EU 767/2009 annex VI.
  static let lithuanian = LanguageLexicon(
    code: "lt",
    nutrients: [
      .energyKcal: ["kalorijos"],
      .fat: ["riebalai", "riebalų", "riebalų kiekis", "riebumas", "bendras riebalų kiekis"],
      .saturatedFat: [
        "iš kurių sočiosios riebalų rūgštys", "sočiosios riebalų rūgštys",
        "iš jų sočiosios riebalų rūgštys", "iš kurių sočiųjų riebalų rūgščių",
        "sočiųjų riebalų rūgščių", "iš kurių sočiosios", "sočiosios", "sočiųjų",
        "sotieji riebalai", "iš kurių sočiųjų",
      ],
      .monounsaturatedFat: [
        "mononesočiosios riebalų rūgštys", "mononesočiosios", "iš kurių mononesočiosios",
        "mononesočiųjų riebalų rūgščių", "mononesočiųjų",
      ],
      .polyunsaturatedFat: [
        "polinesočiosios riebalų rūgštys", "polinesočiosios", "iš kurių polinesočiosios",
        "polinesočiųjų riebalų rūgščių", "polinesočiųjų",
      ],
      .transFat: ["transriebalų rūgštys", "transriebalai"],
      .cholesterol: ["cholesterolis"],
      .carbohydrates: ["angliavandeniai", "angliavandenių"],
      .sugars: ["iš kurių cukrūs", "cukrūs", "iš jų cukrūs", "iš kurių cukrų", "cukrų", "cukrus"],
      .addedSugars: ["pridėtiniai cukrūs"],
      .polyols: ["polioliai", "iš kurių polioliai", "poliolių"],
      .starch: ["krakmolas", "iš kurių krakmolas", "krakmolo"],
      .fiber: [
        "skaidulinės medžiagos", "skaidulinių medžiagų", "maistinės skaidulos", "skaidulos",
        "maistinių skaidulų",
      ],
      .protein: ["baltymai", "baltymų", "proteinai"],
      .salt: ["druska", "druskos", "valgomoji druska", "druskos kiekis"],
      .sodium: ["natris", "natrio"],
      .taurine: ["taurinas"],
      .calcium: ["kalcis", "kalcio"],
      .phosphorus: ["fosforas", "fosforo"],
      .magnesium: ["magnis", "magnio"],
      .potassium: ["kalis", "kalio"],
      .iron: ["geležis", "geležies"],
      .caffeine: ["kofeinas", "kofeino"],
    ],
    assays: [
      .protein: ["žali baltymai", "žalieji baltymai", "žalių baltymų"],
      .fat: [
        "žali riebalai", "žalieji riebalai", "žali aliejai ir riebalai",
        "žalieji aliejai ir riebalai", "žalių riebalų", "žalias aliejus ir riebalai",
      ],
      .fiber: ["žalia ląsteliena", "žalioji ląsteliena", "ląsteliena", "žalios ląstelienos"],
      .ash: [
        "žali pelenai", "žalieji pelenai", "pelenai", "neorganinės medžiagos", "žalių pelenų",
        "degimo likučiai",
      ],
      .moisture: ["drėgmė", "drėgnis", "drėgmės kiekis", "drėgmės"],
    ],
    energy: [
      "energinė vertė", "energija", "energetinė vertė", "energijos", "apykaitos energija",
      "energijos kiekis",
    ],
    vitamins: ["vitaminas", "vitamino"],
    others: [
      "niacinas", "folio rūgštis", "biotinas", "cinkas", "selenas",
      "jodas", "omega", "varis", "manganas", "laktozė", "alkoholis", "chloridas",
      "linolo rūgštis", "metioninas", "tiaminas", "riboflavinas", "pantoteno rūgštis", "fluoridas",
      "chromas", "molibdenas",
    ],
    distractions: [
      "riebalų rūgštys",
      "augaliniai riebalai", "palmių riebalai", "aliejai ir riebalai", "be pridėtinio cukraus",
      "be cukraus", "jūros druska", "mažas riebalų kiekis", "skaidulinių medžiagų šaltinis",
      "baltymų šaltinis", "daug baltymų", "cukranendrių cukrus", "pieno baltymai",
      "sojų baltymai", "kukurūzų krakmolas", "modifikuotas krakmolas", "bulvių krakmolas",
      "augalinių baltymų ekstraktai", "pieno riebalai", "augalinių riebalų",
    ],
    minimum: ["min", "mažiausiai", "ne mažiau kaip", "ne mažiau"],
    maximum: ["max", "maks", "ne daugiau kaip", "ne daugiau"],
    lessThan: ["mažiau kaip", "mažiau nei"],
    traces: ["pėdsakai"],
    servings: ["porcija", "porcijoje", "vienoje porcijoje", "porcijai", "vienai porcijai"],
    servingSizes: ["porcijos dydis", "porcijų skaičius", "porcijos", "porcijų"],
    petHeadings: [
      "analitinės sudedamosios dalys", "analitinė sudėtis", "analizinės sudedamosios dalys",
      "visavertis pašaras", "visavertis ėdalas", "papildomas pašaras", "pašarų papildas",
      "suaugusioms katėms", "suaugusiems šunims", "kačių ėdalas", "šunų ėdalas",
      "maistinės priedai", "šėrimo rekomendacijos", "šėrimo instrukcija", "maistiniai priedai",
    ],
    foodHeadings: [
      "produkto", "produkte yra",
      "maistingumo deklaracija", "maistinė vertė", "maistingumas", "vidutinė maistinė vertė",
      "maistinė ir energinė vertė",
    ],
    footnotes: [
      "referencinis suvartojimas", "referencinis suvartojamas kiekis", "vidutinio suaugusiojo",
      "suaugusio žmogaus", "rekomenduojama paros norma", "referencinio suvartojamo kiekio",
    ],
    prepared: ["paruoštas", "paruošto produkto", "paruošus"],
    asSold: ["neparuoštas", "prieš paruošimą"],
    dryMatter: [
      "sausoji medžiaga", "sausosios medžiagos", "sausojoje medžiagoje", "sausųjų medžiagų",
    ],
    drinks: ["gėrimas", "suplakti", "suplakite"],
    juices: ["sultys"],
    gaps: [.per: "the amount stands alone or before its word: 100 g, 100 g produkto"])
}
