import LabelModel

extension LanguageLexicon {
  /// Norwegian, Bokmål and Nynorsk.
  static let norwegian = LanguageLexicon(
    code: "no",
    nutrients: [
      .energyKcal: ["kalorier"],
      .fat: ["fett", "fettinnhold", "feitt", "totalt fett"],
      .saturatedFat: [
        "hvorav mettede fettsyrer", "mettede fettsyrer", "hvorav mettet fett", "mettet fett",
        "hvorav mettet", "herav mettede fettsyrer", "herav mettet fett",
        "av dette mettede fettsyrer", "metta feittsyrer", "mettede", "mettet",
      ],
      .monounsaturatedFat: [
        "enumettede fettsyrer", "hvorav enumettede fettsyrer", "enumettet fett", "enumettede",
        "hvorav enumettet", "enumettet",
      ],
      .polyunsaturatedFat: [
        "flerumettede fettsyrer", "hvorav flerumettede fettsyrer", "flerumettet fett",
        "flerumettede", "hvorav flerumettet", "flerumettet",
      ],
      .transFat: ["transfett", "transfettsyrer"],
      .cholesterol: ["kolesterol"],
      .carbohydrates: ["karbohydrat", "karbohydrater"],
      .sugars: [
        "hvorav sukkerarter", "sukkerarter", "herav sukkerarter", "hvorav sukker", "sukker",
        "av dette sukkerarter", "sukkerartar",
      ],
      .addedSugars: ["tilsatt sukker"],
      .polyols: ["polyoler", "hvorav polyoler", "sukkeralkoholer"],
      .starch: ["stivelse", "hvorav stivelse"],
      .fiber: ["kostfiber", "fiber"],
      .protein: ["protein", "proteiner"],
      .salt: ["salt", "saltinnhold"],
      .sodium: ["natrium"],
      .taurine: ["taurin"],
      .calcium: ["kalsium"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnesium"],
      .potassium: ["kalium"],
      .iron: ["jern"],
      .caffeine: ["koffein", "koffeininnhold"],
    ],
    assays: [
      .protein: ["råprotein"],
      .fat: ["råfett", "råolje og råfett", "råoljer og fett", "råoljer og råfett"],
      .fiber: ["råfiber", "trevler", "råtrevler", "trevlestoff"],
      .ash: ["råaske", "aske", "uorganisk materiale", "uorganiske stoffer", "uorganisk stoff"],
      .moisture: ["vanninnhold", "vann", "fuktighet", "fuktighetsinnhold"],
    ],
    energy: ["energi", "energiinnhold", "energiverdi", "omsettelig energi"],
    vitamins: ["vitamin"],
    others: [
      "niacin", "folsyre", "biotin", "sink", "selen", "jod", "omega", "kobber",
      "mangan", "laktose", "alkohol", "klorid", "linolsyre", "metionin", "tiamin", "riboflavin",
      "pantotensyre", "fluorid", "molybden",
    ],
    distractions: [
      "fettsyrer",
      "vegetabilsk fett", "plantefett", "palmefett", "oljer og fett", "uten tilsatt sukker",
      "sukkerfri", "havsalt", "lavt fettinnhold", "fettfattig", "kilde til fiber",
      "proteinkilde", "kilde til protein", "rik på protein", "rørsukker", "melkeprotein",
      "soyaprotein", "maisstivelse", "modifisert stivelse", "potetstivelse", "melkefett",
      "planteproteinekstrakt", "myseprotein",
    ],
    minimum: ["min", "minst", "minimum"],
    maximum: ["max", "maks", "maksimum", "høyst", "ikke mer enn"],
    lessThan: ["mindre enn"],
    traces: ["spor"],
    per: ["per", "pr", "i"],
    servings: ["per porsjon", "pr porsjon", "porsjon", "per stk"],
    servingSizes: ["porsjonsstørrelse", "porsjoner", "antall porsjoner"],
    petHeadings: [
      "analytiske bestanddeler", "analytiske sammensetning", "analytisk innhold", "fullfôr",
      "tilskuddsfôr", "helfôr", "for voksne katter", "for voksne hunder", "kattemat",
      "hundemat", "ernæringsmessige tilsetningsstoffer", "fôringsveiledning", "fôringsanvisning",
    ],
    foodHeadings: [
      "inneholder gjennomsnittlig", "inneholder ca",
      "næringsinnhold", "næringsdeklarasjon", "næringsverdi", "ernæringsinformasjon",
      "gjennomsnittlig næringsinnhold",
    ],
    footnotes: [
      "referanseinntak", "gjennomsnittlig voksen", "referanseinntak for en gjennomsnittlig voksen",
      "anbefalt dagsinntak",
    ],
    prepared: ["tilberedt", "ferdig tilberedt", "etter tilberedning"],
    asSold: ["utilberedt", "som solgt"],
    dryMatter: ["tørrstoff", "tørrstoffet"],
    drinks: ["drikk", "ristes"],
    juices: ["saft", "appelsinjuice"])
}
