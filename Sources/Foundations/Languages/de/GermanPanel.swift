import LabelModel

extension LanguageLexicon {
  /// German, with the Swiss names of the Lebensmittelinformationsverordnung.
  static let german = LanguageLexicon(
    code: "de",
    nutrients: [
      .energyKcal: ["kalorien"],
      .fat: ["fett", "fette", "gesamtfett", "fett gesamt", "fettgehalt"],
      .saturatedFat: [
        "davon gesättigte fettsäuren", "gesättigte fettsäuren", "davon gesättigte", "gesättigte",
        "davon ges fettsäuren", "ges fettsäuren", "gesättigte fette", "fettsäuren",
        "davon gesättigt", "gesättigten fettsäuren",
      ],
      .monounsaturatedFat: [
        "einfach ungesättigte fettsäuren", "davon einfach ungesättigte fettsäuren",
        "einfach ungesättigte",
      ],
      .polyunsaturatedFat: [
        "mehrfach ungesättigte fettsäuren", "davon mehrfach ungesättigte fettsäuren",
        "mehrfach ungesättigte", "ungesättigte fettsäuren",
      ],
      .transFat: ["transfettsäuren", "davon transfettsäuren", "transfette"],
      .cholesterol: ["cholesterin", "cholesterol"],
      .carbohydrates: ["kohlenhydrate", "kohlehydrate", "kohlenhydrat"],
      .sugars: ["davon zucker", "zucker", "zuckerarten", "davon zuckerarten"],
      .addedSugars: [
        "zugesetzter zucker", "davon zugesetzter zucker", "zugesetzte zucker",
        "davon zugesetzte zucker",
      ],
      .polyols: ["mehrwertige alkohole", "davon mehrwertige alkohole", "davon polyole"],
      .starch: ["stärke", "davon stärke"],
      .fiber: ["ballaststoffe", "nahrungsfasern", "nahrungsfaser", "ballaststoff"],
      .protein: ["eiweiß", "eiweiss", "protein", "proteine", "rohprotein und eiweiß", "albumin"],
      .salt: ["salz", "kochsalz", "speisesalz"],
      .sodium: ["natrium"],
      .taurine: ["taurin"],
      .calcium: ["calcium", "kalzium"],
      .phosphorus: ["phosphor"],
      .magnesium: ["magnesium"],
      .potassium: ["kalium"],
      .iron: ["eisen"],
      .caffeine: ["koffein", "coffein", "koffeingehalt"],
    ],
    assays: [
      .protein: ["rohprotein"],
      .fat: ["rohfett", "rohöle und -fette", "rohöle und fette", "rohfettgehalt"],
      .fiber: ["rohfaser", "rohfasern"],
      .ash: ["rohasche", "anorganische stoffe", "anorganischer stoff"],
      .moisture: [
        "feuchtigkeit", "feuchte", "feuchtegehalt", "feuchtigkeitsgehalt", "wassergehalt",
      ],
    ],
    energy: [
      "energie", "brennwert", "energiewert", "energiegehalt", "umsetzbare energie",
      "physiologischer brennwert",
    ],
    vitamins: ["vitamin"],
    others: [
      "folsäure", "jod", "zink", "selen", "omega", "lactose", "laktose", "alkohol",
      "niacin", "biotin", "kupfer", "mangan", "chlorid", "broteinheiten",
      "linolsäure", "thiamin", "riboflavin", "pantothensäure", "fluorid", "molybdän",
    ],
    distractions: [
      "fettarm", "fett i tr", "fett in der trockenmasse", "zuckerfrei", "ohne zuckerzusatz",
      "pflanzliche fette", "pflanzliches fett", "frei von", "proteinquelle", "reich an protein",
      "fettgehalt im milchanteil", "eiweiß von hühnereiern", "eiweiss von", "öle und fette",
      "palmfett",
      "ungehärtete fette", "pflanzenfett", "kokosfett", "milchzucker", "meersalz", "salzgehalt",
      // The seat of a Swiss retailer, on every label of its own brands, looks like "Protein".
      "pratteln",
    ],
    minimum: ["mindestens", "min", "mind"],
    maximum: ["höchstens", "max", "maximal"],
    lessThan: ["weniger als", "unter"],
    traces: ["spuren"],
    per: ["pro", "je", "auf", "in"],
    servings: [
      "pro portion", "je portion", "portion", "pro stück", "pro riegel",
      "eine portion", "pro scheibe", "1 glas", "glas", "pro glas", "pro becher",
    ],
    servingSizes: ["portionen", "portionsgröße"],
    petHeadings: [
      "analytische bestandteile", "fütterungsempfehlung", "alleinfuttermittel",
      "ergänzungsfuttermittel",
      "katzenfutter", "hundefutter", "zusatzstoffe je kg", "ernährungsphysiologische zusatzstoffe",
      "für ausgewachsene katzen", "alleinfutter", "inhaltsstoffe",
    ],
    foodHeadings: [
      "nährwerte", "nährwertangaben", "nährwertinformation", "nährwertdeklaration",
      "nährwerttabelle",
      "durchschnittliche nährwerte", "nährwert", "enthalten durchschnittlich",
    ],
    footnotes: [
      "referenzmenge", "der referenzmenge für", "durchschnittlichen erwachsenen", "tagesbedarf",
      "nährstoffbezugswerte", "referenzmenge für einen durchschnittlichen erwachsenen",
      "tageszufuhr",
      "richtwert für die tageszufuhr",
    ],
    prepared: [
      "zubereitet", "nach zubereitung", "zubereitetes produkt", "zubereitetes lebensmittel",
      "verzehrfertig", "verzehrfertiges produkt", "gekocht",
    ],
    asSold: [
      "unzubereitet", "ungekocht", "trockenprodukt", "wie verkauft", "vor zubereitung",
      "vor der zubereitung", "nicht zubereitet",
    ],
    dryMatter: ["trockenmasse", "trockensubstanz", "trockenmaterie"],
    drinks: [
      "getränk", "getränke", "erfrischungsgetränk", "fruchtsaftgetränk", "limonade", "eistee",
      "bier", "schorle", "schütteln", "trinkgenuss", "trinkfertig",
    ],
    juices: ["saft", "fruchtsaft", "apfelsaft", "orangensaft", "nektar", "direktsaft"])
}
