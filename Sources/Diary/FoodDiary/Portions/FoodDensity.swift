/// The grams of a food in a millilitre.
struct FoodDensity: Hashable, Sendable {
  /// Above 0.
  let gramsPerMillilitre: Double
  /// The density as a remark, with its source.
  let note: DraftNote

  /// Finds the density of a food by what a person calls it; `nil` when it is not known.
  init?(of food: String) {
    guard let entry = Self.table.first(where: { $0.names.matches(food) }) else { return nil }
    gramsPerMillilitre = entry.gramsPerCup / Self.millilitresPerCup
    note = .litreWeighs(
      food: food, name: entry.food, grams: (gramsPerMillilitre * 1_000).rounded(),
      number: entry.number)
  }

  /// The names of each food of the table.
  static var names: [FoodNames] { table.map(\.names) }

  /// The cup in which USDA weighs: 8 US fluid ounces (NIST Handbook 44).
  private static let millilitresPerCup = 8 * 29.573_529_562_5

  private struct Entry: Sendable {
    var food: String
    /// The food's number in SR Legacy, the Standard Reference of USDA FoodData Central.
    var number: String
    /// The weight of a cup of it there, in grams.
    var gramsPerCup: Double
    var names: FoodNames
  }

  /// Weights of a cup in USDA FoodData Central, SR Legacy.
  ///
  /// Each was compared with the Standard Reference's table of weights (`WEIGHT.txt`), with seven
  /// exceptions. Water, coffee, tea, oils, salt, oats and peanut butter still wait for that.
  private static let table: [Entry] = [
    Entry(
      food: "milk", number: "01077", gramsPerCup: 244,
      names:
        "milk, whole milk, milch, vollmilch, lait, lait entier, latte, latte intero, leche, leche entera, mleko, mleka"
    ),
    Entry(
      food: "skimmed milk", number: "01085", gramsPerCup: 245,
      names:
        "skim milk, skimmed milk, magermilch, lait écrémé, latte scremato, leche desnatada, mleko odtłuszczone"
    ),
    Entry(
      food: "heavy cream", number: "01053", gramsPerCup: 238,
      names: "cream, heavy cream, sahne, schlagsahne, crème liquide, panna, nata, śmietanka"),
    Entry(
      food: "plain yogurt", number: "01116", gramsPerCup: 245,
      names:
        "yogurt, yoghurt, plain yogurt, joghurt, naturjoghurt, yaourt, yaourt nature, yogur, yogur natural, jogurt, jogurtu, jogurt naturalny"
    ),
    Entry(
      food: "water", number: "14429", gramsPerCup: 237,
      names: "water, tap water, wasser, leitungswasser, eau, acqua, agua, woda, wody"),
    Entry(
      food: "coffee", number: "14209", gramsPerCup: 237,
      names: "coffee, black coffee, kaffee, café, caffè, kawa, kawy"),
    Entry(
      food: "tea", number: "14355", gramsPerCup: 237,
      names: "tea, black tea, tee, schwarzer tee, thé, tè, té, herbata, herbaty"),
    Entry(
      food: "orange juice", number: "09206", gramsPerCup: 248,
      names:
        "orange juice, orangensaft, jus d'orange, succo d'arancia, zumo de naranja, jugo de naranja, sok pomarańczowy"
    ),
    Entry(
      food: "apple juice", number: "09016", gramsPerCup: 248,
      names: "apple juice, apfelsaft, jus de pomme, succo di mela, zumo de manzana, sok jabłkowy"),
    Entry(
      food: "olive oil", number: "04053", gramsPerCup: 216,
      names:
        "oil, olive oil, öl, olivenöl, huile, huile d'olive, olio, olio d'oliva, olio di oliva, aceite, aceite de oliva, oliwa, oliwy, oliwa z oliwek"
    ),
    Entry(
      food: "rapeseed oil", number: "04582", gramsPerCup: 218,
      names:
        "canola oil, rapeseed oil, rapsöl, huile de colza, olio di colza, aceite de colza, olej rzepakowy"
    ),
    Entry(
      food: "butter", number: "01001", gramsPerCup: 227,
      names: "butter, beurre, burro, mantequilla, masło, masła"),
    Entry(
      food: "honey", number: "19296", gramsPerCup: 339,
      names: "honey, honig, miel, miele, miód, miodu"),
    Entry(
      food: "sugar", number: "19335", gramsPerCup: 200,
      names: "sugar, white sugar, granulated sugar, zucker, sucre, zucchero, azúcar, cukier, cukru"),
    Entry(
      food: "salt", number: "02047", gramsPerCup: 292,
      names: "salt, table salt, salz, sel, sale, sal, sól, soli"),
    Entry(
      food: "wheat flour", number: "20081", gramsPerCup: 125,
      names:
        "flour, wheat flour, white flour, all-purpose flour, mehl, weizenmehl, farine, farine de blé, farina, harina, harina de trigo, mąka, mąki, mąka pszenna"
    ),
    Entry(
      food: "raw rice", number: "20044", gramsPerCup: 185,
      names: "raw rice, uncooked rice, dry rice, roher reis, riz cru, riso crudo, arroz crudo"),
    Entry(
      food: "cooked rice", number: "20045", gramsPerCup: 158,
      names: "cooked rice, gekochter reis, riz cuit, riso cotto, arroz cocido, ryż gotowany"),
    Entry(
      food: "rolled oats", number: "08120", gramsPerCup: 81,
      names:
        "oats, rolled oats, dry oats, haferflocken, flocons d'avoine, fiocchi d'avena, copos de avena, avena, płatki owsiane, płatków owsianych"
    ),
    Entry(
      food: "peanut butter", number: "16098", gramsPerCup: 258,
      names:
        "peanut butter, erdnussbutter, beurre de cacahuète, burro di arachidi, burro d'arachidi, mantequilla de cacahuete, crema de cacahuete, masło orzechowe, masła orzechowego"
    ),
  ]
}

/// The food's names, divided by commas; compared whole, without accents and capitals.
struct FoodNames: Sendable, ExpressibleByStringLiteral {
  private let names: Set<String>

  init(stringLiteral text: String) {
    names = Set(text.split(separator: ",").map { PhraseLetters.folded(String($0).trimmed) })
  }

  /// Whether both texts are forms of one word that names a food of the tables.
  static func areForms(_ one: String, _ other: String) -> Bool {
    WordForms.mayBeOne(nameKey(one), nameKey(other), shortestStem: 2)
      && (FoodDensity.names + HouseholdMeasure.names).contains {
        $0.matches(one) && $0.matches(other)
      }
  }

  /// Whether `food` is one of the names.
  func matches(_ food: String) -> Bool {
    names.contains(PhraseLetters.folded(food.trimmed))
  }
}
