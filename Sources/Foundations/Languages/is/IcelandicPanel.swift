import LabelModel

extension LanguageLexicon {
  /// Icelandic.
  ///
  /// Reglugerð 1294/2014 makes EU 1169/2011 Icelandic law. The regulation's own text was not at hand. The names of
  /// nutrients are those of Matvælastofnun, the authority for food. Its pages "Næringaryfirlýsing" and
  /// "Næringargildismerkingar fyrir íblönduð matvæli" show the declaration of annex XV. The assays of pet food and the
  /// words around a panel are common Icelandic, without such a source.
  static let icelandic = LanguageLexicon(
    code: "is",
    nutrients: [
      .fat: ["fita"],
      .saturatedFat: [
        "þar af mettaðar fitusýrur", "mettaðar fitusýrur", "þar af mettuð fita", "mettuð fita",
        "mettaðar", "þar af mettuð", "mettuð",
      ],
      .monounsaturatedFat: [
        "einómettaðar fitusýrur", "þar af einómettaðar fitusýrur", "einómettuð",
      ],
      .polyunsaturatedFat: [
        "fjölómettaðar fitusýrur", "þar af fjölómettaðar fitusýrur", "fjölómettuð",
      ],
      .transFat: ["transfita", "þar af transfita", "transfitusýrur"],
      .carbohydrates: ["kolvetni"],
      .sugars: [
        "þar af sykurtegundir", "sykurtegundir", "þar af sykrur", "sykrur", "þar af sykur", "sykur",
      ],
      .addedSugars: ["viðbættur sykur", "þar af viðbættur sykur"],
      .polyols: ["fjölalkóhól", "þar af fjölalkóhól"],
      .starch: ["sterkja", "þar af sterkja"],
      .fiber: ["trefjar", "trefjaefni"],
      .protein: ["prótein", "prótín"],
      .salt: ["salt"],
      .sodium: ["natríum"],
      .taurine: ["tárín", "taurín"],
      .calcium: ["kalsíum"],
      .phosphorus: ["fosfór"],
      .magnesium: ["magnesíum"],
      .potassium: ["kalíum"],
      .iron: ["járn"],
      .caffeine: ["koffín", "koffíninnihald"],
    ],
    assays: [
      .protein: ["hráprótein"],
      .fat: ["hráfita"],
      .fiber: ["hrátrefjar", "tréni"],
      .ash: ["hráaska", "aska"],
      .moisture: ["raki", "vatnsinnihald"],
    ],
    energy: ["orka", "orkugildi"],
    vitamins: ["vítamín"],
    others: [
      "sink", "joð", "selen", "fólat", "níasín", "kopar", "mangan", "alkóhól", "þíamín",
      "ríbóflavín", "bíótín", "pantótensýra", "klóríð", "flúoríð", "mólýbden",
    ],
    distractions: ["án viðbætts sykurs", "sjávarsalt", "jurtafita", "mjólkurfita"],
    minimum: ["lágmark", "að lágmarki"],
    maximum: ["hámark", "að hámarki"],
    lessThan: ["minna en"],
    traces: ["snefill"],
    per: ["í", "fyrir hver"],
    servings: ["í skammti", "skammtur"],
    servingSizes: ["skammtastærð", "fjöldi skammta"],
    petHeadings: ["greiningarþættir", "heilfóður", "viðbótarfóður"],
    foodHeadings: [
      "næringargildi", "næringaryfirlýsing", "næringarinnihald", "næringarupplýsingar",
    ],
    footnotes: ["viðmiðunarneysla", "meðalfullorðinn"],
    prepared: ["tilbúið til neyslu", "matreitt"],
    asSold: ["ómatreitt", "eins og það er selt"],
    dryMatter: ["þurrefni", "þurrefnis"],
    drinks: ["drykkur", "gosdrykkur", "bjór", "hristist"],
    juices: ["safi", "ávaxtasafi"])
}
