import LabelModel

extension LanguageLexicon {
  /// Estonian: the names of EU 1169/2011 annex XV and EU 767/2009 annex VI.
  static let estonian = LanguageLexicon(
    code: "et",
    nutrients: [
      .energyKcal: ["kalorid"],
      .fat: ["rasvad", "rasv", "rasvasisaldus", "rasva", "rasvu"],
      .saturatedFat: [
        "millest küllastunud rasvhapped", "küllastunud rasvhapped", "küllastunud rasvhappeid",
        "millest küllastunud rasvhappeid", "sh küllastunud rasvhapped",
        "millest küllastunud", "küllastunud", "sealhulgas küllastunud rasvhapped",
      ],
      .monounsaturatedFat: [
        "monoküllastumata rasvhapped", "monoküllastumata", "millest monoküllastumata rasvhapped",
      ],
      .polyunsaturatedFat: [
        "polüküllastumata rasvhapped", "polüküllastumata", "millest polüküllastumata rasvhapped",
      ],
      .transFat: ["transrasvhapped", "transrasvad"],
      .cholesterol: ["kolesterool"],
      .carbohydrates: ["süsivesikud", "süsivesikuid", "süsivesik"],
      .sugars: [
        "millest suhkrud", "suhkrud", "millest suhkruid", "suhkruid", "sh suhkrud",
        "sealhulgas suhkrud", "suhkur",
      ],
      .addedSugars: ["lisatud suhkrud"],
      .polyols: ["polüoolid", "millest polüoolid", "polüoole"],
      .starch: ["tärklis", "millest tärklis", "tärklist"],
      .fiber: ["kiudained", "kiudaineid", "kiudaine", "toidukiudained"],
      .protein: ["valgud", "valk", "valku", "valke", "proteiin"],
      .salt: ["sool", "soola", "soolasisaldus", "keedusool"],
      .sodium: ["naatrium"],
      .taurine: ["tauriin"],
      .calcium: ["kaltsium"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magneesium"],
      .potassium: ["kaalium"],
      .iron: ["raud"],
      .caffeine: ["kofeiin", "kofeiinisisaldus"],
    ],
    assays: [
      .protein: ["toorproteiin", "toorvalk", "toorvalgud"],
      .fat: ["toorrasv", "toorõlid ja toorrasvad", "toorõlid ja -rasvad", "toorõli ja -rasvad"],
      .fiber: ["toorkiud", "toorkiudained", "toorkiudaine"],
      .ash: ["toortuhk", "tuhk", "anorgaaniline aine", "anorgaanilised ained", "põletusjääk"],
      .moisture: ["niiskus", "niiskusesisaldus", "veesisaldus"],
    ],
    energy: [
      "energia", "energiasisaldus", "energiaväärtus", "toiteväärtus energia",
      "metaboliseeruv energia",
    ],
    vitamins: ["vitamiin"],
    others: [
      "niatsiin", "foolhape", "biotiin", "tsink", "seleen", "jood", "omega", "vask",
      "mangaan", "laktoos", "alkohol", "kloriid", "linoolhape", "metioniin", "tiamiin",
      "riboflaviin", "pantoteenhape", "fluoriid", "molübdeen",
    ],
    distractions: [
      "rasvhapped",
      "taimne rasv", "taimsed rasvad", "taimerasv", "palmirasv", "õlid ja rasvad",
      "ilma lisatud suhkruta", "suhkruvaba", "meresool", "madala rasvasisaldusega",
      "kiudainete allikas", "valguallikas", "kõrge valgusisaldusega", "roosuhkur", "piimavalk",
      "sojavalk", "maisitärklis", "modifitseeritud tärklis", "taimsed valguekstraktid",
      "piimarasv", "kartulitärklis",
    ],
    minimum: ["min", "vähemalt", "mitte vähem kui"],
    maximum: ["max", "maks", "kuni", "mitte rohkem kui"],
    lessThan: ["vähem kui", "alla"],
    traces: ["jäljed", "jälgedena"],
    servings: [
      "portsjon", "portsjoni kohta", "portsjonis", "ühe portsjoni kohta", "ühes portsjonis",
    ],
    servingSizes: ["portsjoni suurus", "portsjonite arv", "portsjonit"],
    petHeadings: [
      "analüütilised koostisosad", "analüütiline koostis", "analüütilised komponendid", "täissööt",
      "täiendsööt", "täisväärtuslik sööt", "täiskasvanud kassidele", "täiskasvanud koertele",
      "kassitoit", "koeratoit", "toitumisalased lisandid", "söötmisjuhend",
      "toitainelised lisandid", "söötmissoovitus",
    ],
    foodHeadings: [
      "sisaldab", "sisaldab keskmiselt",
      "toitumisalane teave", "toiteväärtus", "keskmine toiteväärtus", "toitumisalane teave toote",
      "toitumisteave", "keskmine toitumisalane teave",
    ],
    footnotes: [
      "võrdluskogus", "täiskasvanu võrdluskogus", "keskmise täiskasvanu",
      "soovituslik päevane kogus", "keskmise täiskasvanu päevane võrdluskogus",
    ],
    prepared: ["valmistatud", "valmistatud toode", "pärast valmistamist"],
    asSold: ["valmistamata", "müüdaval kujul"],
    dryMatter: ["kuivaine", "kuivaines", "kuivainest"],
    drinks: ["jook", "õlu", "loksutada"],
    juices: ["mahl"],
    gaps: [.per: "the amount stands before its word: 100 g kohta, 100 g sisaldab"])
}
