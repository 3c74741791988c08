import LabelModel

extension LanguageLexicon {
  /// Slovenian: the names of EU 1169/2011 annex XV and EU 767/2009 annex VI.
  static let slovenian = LanguageLexicon(
    code: "sl",
    nutrients: [
      .energyKcal: ["kalorije"],
      .fat: ["maščobe", "maščoba", "vsebnost maščob", "skupne maščobe", "maščob"],
      .saturatedFat: [
        "od tega nasičene maščobe", "nasičene maščobe", "nasičene maščobne kisline",
        "od tega nasičene maščobne kisline", "od katerih nasičene maščobe", "od tega nasičene",
        "nasičene", "od katerih nasičene maščobne kisline",
      ],
      .monounsaturatedFat: [
        "enkrat nenasičene maščobe", "enkrat nenasičene maščobne kisline",
        "mononenasičene maščobe", "od tega enkrat nenasičene maščobe", "enkrat nenasičene",
      ],
      .polyunsaturatedFat: [
        "večkrat nenasičene maščobe", "večkrat nenasičene maščobne kisline",
        "polinenasičene maščobe", "od tega večkrat nenasičene maščobe", "večkrat nenasičene",
      ],
      .transFat: ["transmaščobe", "transmaščobne kisline"],
      .cholesterol: ["holesterol"],
      .carbohydrates: ["ogljikovi hidrati", "ogljikovih hidratov", "skupni ogljikovi hidrati"],
      .sugars: ["od tega sladkorji", "sladkorji", "od katerih sladkorji", "od tega sladkor"],
      .addedSugars: ["dodani sladkorji"],
      .polyols: ["polioli", "od tega polioli"],
      .starch: ["škrob", "od tega škrob"],
      .fiber: ["prehranske vlaknine", "vlaknine", "prehranska vlaknina", "vlaknina"],
      .protein: ["beljakovine", "proteini", "beljakovin"],
      .salt: ["sol", "vsebnost soli", "kuhinjska sol"],
      .sodium: ["natrij"],
      .taurine: ["tavrin", "taurin"],
      .calcium: ["kalcij"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnezij"],
      .potassium: ["kalij"],
      .iron: ["železo"],
      .caffeine: ["kofein", "kofeina"],
    ],
    assays: [
      .protein: ["surove beljakovine", "surovi proteini", "surova beljakovina"],
      .fat: [
        "surove maščobe", "surova olja in maščobe", "surova maščoba", "surova olja in masti",
      ],
      .fiber: ["surove vlaknine", "surova vlaknina", "surova vlakna"],
      .ash: [
        "surovi pepel", "pepel", "anorganska snov", "anorganske snovi", "surov pepel",
        "ostanek po sežigu",
      ],
      .moisture: ["vlaga", "vsebnost vlage", "vsebnost vode"],
    ],
    energy: [
      "energijska vrednost", "energija", "energetska vrednost", "presnovljiva energija",
    ],
    vitamins: ["vitamin"],
    others: [
      "niacin", "folna kislina", "biotin", "cink", "selen", "jod", "omega", "baker",
      "mangan", "laktoza", "alkohol", "klorid", "linolna kislina", "metionin", "tiamin",
      "riboflavin", "pantotenska kislina", "fluorid", "molibden",
    ],
    distractions: [
      "maščobne kisline",
      "rastlinska maščoba", "rastlinske maščobe", "palmova maščoba", "olja in maščobe",
      "brez dodanega sladkorja", "brez sladkorja", "morska sol", "nizka vsebnost maščob",
      "vir vlaknin", "vir beljakovin", "visoka vsebnost beljakovin", "trsni sladkor",
      "mlečne beljakovine", "sojine beljakovine", "koruzni škrob", "modificirani škrob",
      "krompirjev škrob", "mlečna maščoba", "rastlinski beljakovinski izvlečki",
    ],
    minimum: ["min", "najmanj", "ne manj kot"],
    maximum: ["max", "maks", "največ", "ne več kot"],
    lessThan: ["manj kot"],
    traces: ["sledi", "v sledovih"],
    per: ["na", "v"],
    servings: ["na porcijo", "porcija", "v porciji", "na obrok", "v obroku"],
    servingSizes: ["velikost porcije", "število porcij", "porcij", "velikost obroka"],
    petHeadings: [
      "analitske sestavine", "analitična sestava", "analitske komponente", "popolna krma",
      "popolna hrana", "dopolnilna krma", "za odrasle mačke", "za odrasle pse",
      "hrana za mačke", "hrana za pse", "nutritivni dodatki", "navodila za hranjenje",
      "prehranski dodatki",
    ],
    foodHeadings: [
      "vsebuje povprečno", "izdelka vsebuje",
      "hranilna vrednost", "označba hranilne vrednosti", "povprečna hranilna vrednost",
      "hranilne vrednosti", "povprečne hranilne vrednosti", "podatki o hranilni vrednosti",
    ],
    footnotes: [
      "priporočeni vnos", "referenčni vnos", "povprečne odrasle osebe", "povprečna odrasla oseba",
      "priporočeni dnevni vnos",
    ],
    prepared: ["pripravljen", "pripravljenega izdelka", "po pripravi"],
    asSold: ["nepripravljen", "pred pripravo"],
    dryMatter: ["suha snov", "suhi snovi", "suhe snovi"],
    drinks: ["napoj", "pijača", "pivo", "pretresti"],
    juices: ["sok"])
}
