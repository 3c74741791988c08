import LabelModel

extension LanguageLexicon {
  /// Polish.
  static let polish = LanguageLexicon(
    code: "pl",
    nutrients: [
      .energyKcal: ["kalorie"],
      .fat: ["tłuszcz", "tłuszcze", "zawartość tłuszczu"],
      .saturatedFat: [
        "w tym kwasy tłuszczowe nasycone", "kwasy tłuszczowe nasycone", "kwasy nasycone",
        "nasycone",
        "w tym kwasy nasycone", "w tym nasycone kwasy tłuszczowe", "nasycone kwasy tłuszczowe",
        "kwasy tłuszczowe", "w tym kwasy tłuszczowe", "tłuszczowe nasycone",
      ],
      .monounsaturatedFat: ["kwasy tłuszczowe jednonienasycone", "jednonienasycone"],
      .polyunsaturatedFat: ["kwasy tłuszczowe wielonienasycone", "wielonienasycone"],
      .transFat: ["kwasy tłuszczowe trans", "w tym kwasy tłuszczowe trans", "tłuszcze trans"],
      .cholesterol: ["cholesterol"],
      .carbohydrates: ["węglowodany", "weglowodany ogółem"],
      .sugars: ["w tym cukry", "cukry", "cukier"],
      .addedSugars: ["cukry dodane", "w tym cukry dodane"],
      .polyols: ["alkohole wielowodorotlenowe", "poliole"],
      .starch: ["skrobia"],
      .fiber: ["błonnik", "błonnik pokarmowy"],
      .protein: ["białko", "białka"],
      .salt: ["sól"],
      .sodium: ["sód"],
      .taurine: ["tauryna"],
      .calcium: ["wapń"],
      .phosphorus: ["fosfor"],
      .magnesium: ["magnez"],
      .potassium: ["potas"],
      .iron: ["żelazo"],
      .caffeine: ["kofeina", "kofeiny"],
    ],
    assays: [
      .protein: ["białko surowe"],
      .fat: ["tłuszcz surowy", "oleje i tłuszcze surowe", "surowe oleje i tłuszcze"],
      .fiber: ["włókno surowe", "włókno"],
      .ash: ["popiół surowy", "popiół", "materia nieorganiczna"],
      .moisture: ["wilgotność", "wilgoć"],
    ],
    energy: [
      "wartość energetyczna", "energia", "wartość energetyczna energia", "energia metaboliczna",
    ],
    vitamins: ["witamina"],
    others: [
      "niacyna", "kwas foliowy", "cynk", "selen", "jod", "omega", "laktoza", "miedź",
      "mangan", "tiamina", "ryboflawina", "biotyna", "kwas pantotenowy", "chlorek", "fluorek",
      "molibden",
    ],
    distractions: [
      "tłuszcz roślinny", "bez dodatku cukru", "tłuszcz palmowy", "sól morska", "oleje i tłuszcze",
    ],
    minimum: ["min", "minimum", "nie mniej niż"],
    maximum: ["max", "maks", "nie więcej niż"],
    lessThan: ["mniej niż", "poniżej"],
    traces: ["śladowe ilości"],
    per: ["w", "na", "wartość odżywcza w", "w przeliczeniu na"],
    servings: ["w porcji", "porcja", "na porcję", "porcji"],
    servingSizes: ["wielkość porcji"],
    petHeadings: [
      "składniki analityczne", "karma pełnoporcjowa", "pełnoporcjowa karma", "karma uzupełniająca",
      "dla dorosłych kotów", "dla dorosłych psów", "dodatki dietetyczne",
    ],
    foodHeadings: [
      "wartość odżywcza", "informacja o wartości odżywczej", "wartości odżywcze",
      "informacja żywieniowa",
    ],
    footnotes: [
      "referencyjna wartość spożycia", "przeciętnej osoby dorosłej",
      "referencyjnej wartości spożycia",
    ],
    prepared: [
      "po przygotowaniu", "przygotowany produkt", "produktu po przygotowaniu", "gotowego produktu",
    ],
    asSold: ["przed przygotowaniem", "w postaci sprzedawanej", "suchy produkt"],
    dryMatter: ["sucha masa", "suchej masie", "suchej masy"],
    drinks: ["napój", "piwo", "wstrząsnąć"],
    juices: ["sok", "soki"])
}
