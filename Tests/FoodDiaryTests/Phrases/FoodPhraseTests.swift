import FoodDiary
import Testing

/// A phrase and what it says: `150 g chicken breast | 3 piece eggs | toast`.
struct PhraseCase: Sendable, CustomTestStringConvertible {
  var language: FoodPhraseLanguage
  var phrase: String
  var foods: String

  init(_ language: FoodPhraseLanguage, _ phrase: String, _ foods: String) {
    self.language = language
    self.phrase = phrase
    self.foods = foods
  }

  var testDescription: String { "\(language.rawValue): \(phrase)" }
}

/// The foods of a phrase as ``PhraseCase`` writes them, or why it was declined.
func foods(in phrase: String, _ language: FoodPhraseLanguage?) -> String {
  foods(of: FoodPhraseParser(language: language).parse(phrase))
}

/// The foods that a phrase names as ``PhraseCase`` writes them, or why it was declined.
private func foods(of phrase: ParsedPhrase) -> String {
  switch phrase {
  case .items(let foods):
    foods.map { food in
      guard let portion = food.portion else { return food.name }
      let amount = (portion.amount * 1_000).rounded() / 1_000
      let number = amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
      return "\(number) \(portion.unit.rawValue) \(food.name)"
    }.joined(separator: " | ")
  case .declined(let reason): "declined: \(reason)"
  }
}

@Suite("Food phrases")
struct FoodPhraseTests {
  @Test("Reads what people type, in a given language", arguments: readable)
  func reads(example: PhraseCase) {
    #expect(foods(in: example.phrase, example.language) == example.foods)
  }

  @Test(
    "A comma within a known food's name divides no foods",
    arguments: [
      ("2 slices bread, white", "2 slice bread, white"),
      ("2 Slices of BREAD , White and 3 eggs", "2 slice BREAD, White | 3 piece eggs"),
      ("toast, bread, white", "toast | bread, white"),
      ("bread, white, 60 g", "60 g bread, white"),
      ("egg, whole, raw, bread", "egg, whole, raw | bread"),
      ("bread, white for breakfast", "bread, white"),
      ("1 egg, whole, 1 toast", "1 piece egg, whole | 1 piece toast"),
      // Foods of their own: with an amount, or under another name.
      ("bread, 2 white rolls", "bread | 2 piece white rolls"),
      ("bread, white rice", "bread | white rice"),
      ("ham, cheese", "ham | cheese"), ("rye bread, white rolls", "rye bread | white rolls"),
    ])
  func knownNames(phrase: String, expected: String) {
    let parser = FoodPhraseParser(
      names: ["Bread, white", "Egg, whole, raw", "Egg, whole", "ham cheese", "rolls"])
    #expect(foods(of: parser.parse(phrase)) == expected)
    // A name with a comma is one food under no other name.
    for other in ["rye bread, white", "bread 60 g, white"] {
      #expect(foods(of: parser.parse(other)).hasPrefix("declined"), "\(other)")
    }
    #expect(foods(in: "2 slices bread, white", nil).hasPrefix("declined"))
  }

  @Test("Finds the language from the words or declines", arguments: readable)
  func finds(example: PhraseCase) {
    let found = foods(in: example.phrase, nil)
    #expect(found == example.foods || found.contains("name the language"))
  }

  static let readable: [PhraseCase] = [
    PhraseCase(
      .english, "150g chicken breast, 3 eggs and toast",
      "150 g chicken breast | 3 piece eggs | toast"),
    PhraseCase(.english, "a banana", "1 piece banana"),
    PhraseCase(.english, "60 g 04252614", "60 g 04252614"),
    PhraseCase(.english, "60 g 3017620422003", "60 g 3017620422003"),
    PhraseCase(.english, "3017620422003 60 g", "60 g 3017620422003"),
    PhraseCase(.english, "3017620422003, 60 g", "60 g 3017620422003"),
    PhraseCase(.english, "96385074", "96385074"),
    PhraseCase(.english, "2 x 036000291452.", "2 piece 036000291452"),
    PhraseCase(.german, "30 g 10012345678902 und 2 Eier", "30 g 10012345678902 | 2 piece Eier"),
    PhraseCase(
      .english, "60 g of 3017620422003 and 1 slice of bread", "60 g 3017620422003 | 1 slice bread"),
    PhraseCase(.english, "some cheese", "cheese"),
    PhraseCase(.english, "chili from last night 300 g", "300 g chili from last night"),
    PhraseCase(.english, "third coffee", "third coffee"),
    PhraseCase(.english, "2 slices of ham (60 g total)", "60 g ham"),
    PhraseCase(.german, "3 Würstchen (150 g insgesamt)", "150 g Würstchen"),
    PhraseCase(.english, "a third of a pizza", "0.333 piece pizza"),
    PhraseCase(.english, "200 g corn on the cob", "200 g corn on the cob"),
    PhraseCase(.english, "3 egg whites yum", "3 piece egg whites"),
    PhraseCase(.italian, "terzo caffè", "terzo caffè"),
    PhraseCase(.german, "2 Brötchen m. Butter", "2 piece Brötchen m. Butter"),
    PhraseCase(.german, "'n Kaffee und ne Brezel", "1 piece Kaffee | 1 piece Brezel"),
    PhraseCase(.german, "Suppe von gestern, 300 ml", "300 ml Suppe"),
    PhraseCase(.polish, "jedna druga szklanki mleka", "0.5 glass mleka"),
    PhraseCase(.polish, "dwie trzecie szklanki ryżu", "0.667 glass ryżu"),
    PhraseCase(.polish, "trzecia kawa", "trzecia kawa"),
    PhraseCase(.english, "half an avocado", "0.5 piece avocado"),
    PhraseCase(.english, "1 1/2 cups of milk", "1.5 cup milk"),
    PhraseCase(.english, "1½ cups milk", "1.5 cup milk"),
    PhraseCase(.english, "two and a half cups of rice", "2.5 cup rice"),
    PhraseCase(.english, "a cup and a half of coffee", "1.5 cup coffee"),
    PhraseCase(.english, "a dozen eggs", "12 piece eggs"),
    PhraseCase(.english, "half a dozen oysters", "6 piece oysters"),
    PhraseCase(.english, "a couple of eggs", "2 piece eggs"),
    PhraseCase(.english, "three quarters of a pizza", "0.75 piece pizza"),
    PhraseCase(.english, "twenty-five almonds", "25 piece almonds"),
    PhraseCase(.english, "two hundred fifty grams of skyr", "250 g skyr"),
    PhraseCase(.english, "1,500 g potatoes", "1500 g potatoes"),
    PhraseCase(.english, "chicken breast 150 g", "150 g chicken breast"),
    PhraseCase(.english, "Yogurt (125 g)", "125 g Yogurt"),
    PhraseCase(.english, "banana x2", "2 piece banana"),
    PhraseCase(.english, "chicken breast, 150 g", "150 g chicken breast"),
    PhraseCase(.english, "2 x 150 g chicken", "300 g chicken"),
    PhraseCase(.english, "2x150g chicken", "300 g chicken"),
    PhraseCase(.english, "2x eggs", "2 piece eggs"),
    PhraseCase(.english, "2 cans of tuna (160 g each)", "320 g tuna"),
    PhraseCase(.english, "a 330 ml can of cola", "330 ml cola"),
    PhraseCase(.english, "2 330 ml cans of cola", "660 ml cola"),
    PhraseCase(.english, "two 8 oz steaks", "16 oz steaks"),
    PhraseCase(.english, "a 12-oz steak", "12 oz steak"),
    PhraseCase(.english, "porridge with 200 ml milk", "porridge | 200 ml milk"),
    PhraseCase(.english, "toast with butter", "toast with butter"),
    PhraseCase(.english, "mac and cheese", "mac and cheese"),
    PhraseCase(.english, "Fish & chips and a beer", "Fish & chips | 1 piece beer"),
    PhraseCase(.english, "ham and cheese sandwich", "ham and cheese sandwich"),
    PhraseCase(.english, "for breakfast I had 2 eggs", "2 piece eggs"),
    PhraseCase(
      .english, "Breakfast: 2 eggs; coffee without sugar", "2 piece eggs | coffee without sugar"),
    PhraseCase(.english, "about 150 g chicken", "150 g chicken"),
    PhraseCase(.english, "~150g rice for lunch", "150 g rice"),
    PhraseCase(.english, "200 g 2% milk", "200 g 2% milk"),
    PhraseCase(.english, "7up 330ml", "330 ml 7up"),
    PhraseCase(.english, "50 g 85% dark chocolate", "50 g 85% dark chocolate"),
    PhraseCase(.english, "a 3-egg omelette", "1 piece 3-egg omelette"),
    PhraseCase(.english, "M&M's 45g", "45 g M&M's"),
    PhraseCase(.english, "12 fl. oz. beer", "12 floz beer"),
    PhraseCase(.english, "- 2 eggs\n- 1 slice of toast\n", "2 piece eggs | 1 slice toast"),
    PhraseCase(.english, "1,5 cups of milk", "1.5 cup milk"),
    PhraseCase(.english, ".5 cup oats", "0.5 cup oats"),
    PhraseCase(.english, "6\" sub and a Pepsi Max", "6\" sub | 1 piece Pepsi Max"),
    PhraseCase(.english, "large glass of wine 250ml", "250 ml wine"),
    PhraseCase(.english, "one hundred and fifty grams of turkey", "150 g turkey"),
    PhraseCase(.french, "3 noix et du maïs", "3 piece noix | maïs"),
    PhraseCase(.spanish, "treinta y cinco gramos de arroz", "35 g arroz"),
    PhraseCase(.spanish, "2 latas de atún (80 g cada una)", "160 g atún"),
    PhraseCase(.german, "fünfundachtzig Gramm Reis", "85 g Reis"),
    PhraseCase(.polish, "pierś z kurczaka 150 g", "150 g pierś z kurczaka"),
    PhraseCase(.polish, "opakowanie serka wiejskiego (200 g)", "200 g serka wiejskiego"),
    PhraseCase(.german, "ein 500-g-Becher Joghurt", "500 g Joghurt"),
    PhraseCase(.spanish, "veintidós almendras", "22 piece almendras"),
    PhraseCase(.italian, "un toast prosciutto e formaggio", "1 piece toast prosciutto e formaggio"),
    PhraseCase(.spanish, "un plato combinado", "1 piece plato combinado"),
    PhraseCase(.english, "cup of coffee", "1 cup coffee"),
    PhraseCase(.english, "a mug of tea", "1 cup tea"),
    PhraseCase(.english, "toast with butter and jam", "toast with butter and jam"),
    PhraseCase(.english, "a 12 inch pizza", "1 piece 12 inch pizza"),
    PhraseCase(.german, "2 Kugeln Vanilleeis", "2 scoop Vanilleeis"),
    PhraseCase(.german, "1 Becher Kaffee", "1 cup Kaffee"),
    PhraseCase(.german, "1 Becher Joghurt (150 g)", "150 g Joghurt"),
    PhraseCase(.german, "30 g Chips Salz & Essig", "30 g Chips Salz & Essig"),
    PhraseCase(.french, "quatre-vingts grammes de pâtes", "80 g pâtes"),
    PhraseCase(.french, "2 pots de yaourt de 125 g", "250 g yaourt"),
    PhraseCase(.spanish, "a las 8 un plato de lentejas", "1 plate lentejas"),
    PhraseCase(.polish, "1 batonik Snickers", "1 bar Snickers"),
    PhraseCase(.english, "2eggs and 1/2 cup oats", "2 piece eggs | 0.5 cup oats"),
    PhraseCase(.english, "bread with an egg", "bread | 1 piece egg"),
    PhraseCase(.german, "2 Scheiben Brot mit Butter", "2 slice Brot mit Butter"),
    PhraseCase(.german, "anderthalb Liter Wasser", "1.5 l Wasser"),
    PhraseCase(.german, "mit einem halben Brötchen", "0.5 piece Brötchen"),
    PhraseCase(.german, "zum Frühstück 2 Eier", "2 piece Eier"),
    PhraseCase(.german, "Milch 200ml", "200 ml Milch"),
    PhraseCase(.german, "1.500 g Kartoffeln", "1500 g Kartoffeln"),
    PhraseCase(.german, "1,5 l Wasser", "1.5 l Wasser"),
    PhraseCase(.german, "2 Eier à 60 g", "120 g Eier"),
    PhraseCase(.german, "eine 330-ml-Dose Cola", "330 ml Cola"),
    PhraseCase(.german, "ca. 150 g Hähnchenbrust und etwas Käse", "150 g Hähnchenbrust | Käse"),
    PhraseCase(.german, "1 EL Olivenöl, 2 TL Honig", "1 tbsp Olivenöl | 2 tsp Honig"),
    PhraseCase(.german, "1 Glas 3,5%ige Milch", "1 glass 3,5%ige Milch"),
    PhraseCase(
      .german, "Heute Mittag ein Schnitzel mit Pommes gegessen", "1 piece Schnitzel mit Pommes"),
    PhraseCase(.french, "un yaourt", "1 piece yaourt"),
    PhraseCase(.french, "du fromage", "fromage"),
    PhraseCase(.french, "ce matin: 2 œufs", "2 piece œufs"),
    PhraseCase(.french, "150 g de pain complet", "150 g pain complet"),
    PhraseCase(.french, "1 500 g de pommes de terre", "1500 g pommes de terre"),
    PhraseCase(.french, "2 c. à s. d'huile d'olive", "2 tbsp huile d'olive"),
    PhraseCase(.french, "une demi-baguette et du beurre", "0.5 piece baguette | beurre"),
    PhraseCase(.french, "une canette de 33 cl de coca", "33 cl coca"),
    PhraseCase(.french, "un verre de lait demi-écrémé", "1 glass lait demi-écrémé"),
    PhraseCase(.french, "un litre et demi d'eau", "1.5 l eau"),
    PhraseCase(.italian, "un'arancia", "1 piece arancia"),
    PhraseCase(.italian, "mezz'etto di prosciutto", "50 g prosciutto"),
    PhraseCase(.italian, "due uova e un bicchiere di latte", "2 piece uova | 1 glass latte"),
    PhraseCase(.italian, "un po' di formaggio", "formaggio"),
    PhraseCase(.italian, "1 cucchiaio d'olio", "1 tbsp olio"),
    PhraseCase(.spanish, "medio aguacate", "0.5 piece aguacate"),
    PhraseCase(.spanish, "un par de huevos y una tostada", "2 piece huevos | 1 piece tostada"),
    PhraseCase(.spanish, "2 cdas. de aceite", "2 tbsp aceite"),
    PhraseCase(.spanish, "café con leche y dos galletas", "café con leche | 2 piece galletas"),
    PhraseCase(.spanish, "bocadillo de jamón y queso", "bocadillo de jamón y queso"),
    PhraseCase(.polish, "150 g piersi z kurczaka", "150 g piersi z kurczaka"),
    PhraseCase(.polish, "dwie kromki chleba z masłem", "2 slice chleba z masłem"),
    PhraseCase(.polish, "pół szklanki mleka", "0.5 glass mleka"),
    PhraseCase(.polish, "5 jajek i trochę sera", "5 piece jajek | sera"),
    PhraseCase(.polish, "20 dag szynki", "200 g szynki"),
    PhraseCase(.polish, "zjadłem 2 jajka na śniadanie", "2 piece jajka"),
  ]
}
