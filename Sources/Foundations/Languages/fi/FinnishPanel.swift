import LabelModel

extension LanguageLexicon {
  /// Finnish: the names of EU 1169/2011 annex XV and EU 767/2009 annex VI.
  static let finnish = LanguageLexicon(
    code: "fi",
    nutrients: [
      .energyKcal: ["kalorit", "kaloreita"],
      .fat: ["rasva", "rasvaa", "rasvat", "rasvapitoisuus"],
      .saturatedFat: [
        "josta tyydyttyneitä rasvahappoja", "josta tyydyttyneitä", "josta tyydyttynyttä",
        "josta tyydyttynyttä rasvaa", "tyydyttyneet rasvahapot", "tyydyttyneitä rasvahappoja",
        "tyydyttynyttä rasvaa", "tyydyttyneitä", "tyydyttynyttä", "tyydyttynyt rasva",
        "josta tyydyttyneet rasvahapot", "tyydyttyneet",
      ],
      .monounsaturatedFat: [
        "kertatyydyttymättömiä", "josta kertatyydyttymättömiä", "kertatyydyttymätöntä",
        "kertatyydyttymättömiä rasvahappoja", "josta kertatyydyttymätöntä",
        "kertatyydyttymättömät rasvahapot",
      ],
      .polyunsaturatedFat: [
        "monityydyttymättömiä", "josta monityydyttymättömiä", "monityydyttymätöntä",
        "monityydyttymättömiä rasvahappoja", "josta monityydyttymätöntä",
        "monityydyttymättömät rasvahapot",
      ],
      .transFat: ["transrasva", "transrasvat", "transrasvahapot"],
      .cholesterol: ["kolesteroli"],
      .carbohydrates: [
        "hiilihydraatit", "hiilihydraattia", "hiilihydraatti", "hiilihydraatteja",
      ],
      .sugars: [
        "josta sokereita", "sokereita", "joista sokereita", "josta sokeria", "sokerit", "sokeria",
        "josta sokerit", "sokeri",
      ],
      .addedSugars: ["lisättyä sokeria", "lisätyt sokerit"],
      .polyols: ["polyoleja", "josta polyoleja", "polyolit", "sokerialkoholeja"],
      .starch: ["tärkkelystä", "josta tärkkelystä", "tärkkelys"],
      .fiber: ["ravintokuitu", "ravintokuitua", "kuitu", "kuitua", "ravintokuidut"],
      .protein: ["proteiini", "proteiinia", "proteiinit", "valkuaisaineet", "valkuainen"],
      .salt: ["suola", "suolaa", "ruokasuola", "suolapitoisuus"],
      .sodium: ["natrium", "natriumia"],
      .taurine: ["tauriini"],
      .calcium: ["kalsium", "kalsiumia"],
      .phosphorus: ["fosfori"],
      .magnesium: ["magnesium", "magnesiumia"],
      .potassium: ["kalium", "kaliumia"],
      .iron: ["rauta", "rautaa"],
      .caffeine: ["kofeiini", "kofeiinia", "kofeiinipitoisuus"],
    ],
    assays: [
      .protein: ["raakavalkuainen", "raakaproteiini", "raakavalkuaista"],
      .fat: ["raakarasva", "raakaöljyt ja -rasvat", "raakaöljyt ja raakarasvat", "raakarasvaa"],
      .fiber: ["raakakuitu", "raakakuitua", "raakakuidut"],
      .ash: [
        "raakatuhka", "tuhka", "hehkutusjäännös", "epäorgaaninen aines", "epäorgaaninen aine",
        "raakatuhkaa", "tuhkaa",
      ],
      .moisture: ["kosteus", "kosteuspitoisuus", "vesipitoisuus", "kosteutta"],
    ],
    energy: [
      "energia", "energiaa", "energiasisältö", "energiapitoisuus", "metaboloituva energia",
      "muuntokelpoinen energia",
    ],
    vitamins: ["vitamiini", "vitamiinia"],
    others: [
      "niasiini", "foolihappo", "folaatti", "biotiini", "sinkki",
      "seleeni", "jodi", "jodia", "omega", "kupari", "mangaani", "laktoosi", "alkoholi",
      "linolihappo", "metioniini", "kloridi", "tiamiini", "riboflaviini", "pantoteenihappo",
      "fluoridi", "molybdeeni",
    ],
    distractions: [
      "rasvahappoja",
      "kasvirasva", "palmurasva", "öljyt ja rasvat", "kasvirasvat", "maitorasva",
      "ei lisättyä sokeria", "sokeriton", "merisuola", "vähärasvainen", "rasvaton",
      "kuidun lähde", "proteiinin lähde", "runsasproteiininen", "ruokosokeri", "maitoproteiini",
      "soijaproteiini", "maissitärkkelys", "muunnettu tärkkelys", "perunatärkkelys",
      "kasviproteiiniuutteet", "heraproteiini", "vähäsuolainen", "runsaskuituinen",
    ],
    minimum: ["min", "vähintään"],
    maximum: ["max", "maks", "enintään"],
    lessThan: ["alle", "vähemmän kuin"],
    traces: ["jäämiä", "pieniä määriä"],
    per: ["per"],
    servings: ["annos", "annosta kohti", "per annos", "annoksessa", "kappaleessa"],
    servingSizes: ["annoskoko", "annoksen koko", "annosta", "annoksia"],
    petHeadings: [
      "analyyttiset ainesosat", "analyyttinen koostumus", "ravintosisältö analyysi",
      "takuuanalyysi", "täysrehu", "täydennysrehu", "täysravinto", "täydennysravinto",
      "aikuisille kissoille", "aikuisille koirille", "kissanruoka", "koiranruoka",
      "ravitsemukselliset lisäaineet", "annosteluohje", "ruokintaohje", "lemmikkieläinten ruoka",
    ],
    foodHeadings: [
      "sisältää", "sisältää keskimäärin",
      "ravintosisältö", "ravintoarvo", "ravintoarvoilmoitus", "ravintoarvot",
      "keskimääräinen ravintosisältö", "ravitsemustiedot", "ravintoarvoja",
    ],
    footnotes: [
      "vertailusaanti", "saannin vertailuarvo", "viitteellinen saanti", "päivittäinen saanti",
      "keskimääräisen aikuisen", "saannin vertailuarvosta", "päivän saantisuositus",
    ],
    prepared: ["valmistettuna", "valmistettua tuotetta", "valmiiksi valmistettuna"],
    asSold: ["valmistamaton", "myyntitilassa"],
    dryMatter: ["kuiva-aine", "kuiva-aineessa", "kuiva-aineesta", "kuiva-aineen"],
    drinks: ["juoma", "olut", "ravistettava"],
    juices: ["mehu"])
}
