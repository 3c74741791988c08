import LabelModel
import LabelParsing
import Testing

@Suite("Allergens in damaged print")
struct DamagedAllergenTests {
  private func reading(_ text: String) -> IngredientReading {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
  }

  @Test(
    "Knows a long name in which strokes were misread",
    arguments: [
      "Ingredientes: azúcar, aveiianas, aceite de girasol.",
      "Zutaten: Zucker, Haseinüsse, Sonnenbiumenöl.",
    ])
  func strokes(text: String) {
    #expect(reading(text).allergens.map(\.allergen) == [.nuts])
  }

  @Test(
    "Knows a long name in which letters look like others",
    arguments: [
      ("Zutaten: Zucker, Erdnuasöl, Salz.", [.peanuts]),
      ("Ingrédients : eau, rnoutarde, sel.", [.mustard]),
      ("Ingrédients : eau, sel. Peut contenir : rnoutarde, nolsettes.", [.mustard, .nuts]),
      ("Ingredienti: acqua, rnandorle, sale.", [.nuts]),
    ] as [(String, Set<Allergen>)])
  func letters(text: String, allergens: Set<Allergen>) {
    #expect(Set(reading(text).allergens.map(\.allergen)) == allergens)
  }

  @Test(
    "Takes no other word for a damaged name",
    arguments: [
      "Ingredients: water, bitter orange, calcium sulphate, custard apple.",
      "Ingrédients : tomates séchées, bœuf, ferments, farine de riz.",
      "Zutaten: Wasser, Zucker, Datteln, Mais, Saft, Weizeufrei.",
      // A drink is no fish, and lactic acid no milk.
      "Ingrédients: eau, boisson au jus de pomme, sucre.",
      "Zutaten: Wasser, Zucker, Säuerungsmittel: Miichsäure.",
    ])
  func others(text: String) {
    #expect(reading(text).allergens.isEmpty)
  }

  @Test("Takes no longer word for a rare allergen's name that lacks a letter")
  func longerWord() {
    let found = reading(
      "Ingrédients : riz, sucre. Peut contenir des traces de lait et peuvent étre melangés avec du sel."
    )
    #expect(found.allergens.map(\.allergen) == [.milk])
  }

  @Test(
    "Knows a name whose œ was read as æ, or whose first or last letter as a zero",
    arguments: [
      ("Ingrédients : farine de blé, sucre, beurre, æufs, sel.", [.gluten, .milk, .egg]),
      ("Ingrédients : eau, sel. Peut contenir : æufs.", [.egg]),
      ("INGREDIENTS: WHOLE GRAIN ROLLED 0ATS, SALT.", [.gluten]),
      ("Ingredienti: acqua, farina di frument0, sale.", [.gluten]),
      ("Ingrédients : eau, (0rge), sel.", [.gluten]),
      // A number is no letter.
      ("Ingredients: water, sugar 20 %, salt 0 mg, syrup 100mcg.", []),
      ("Ingrédients : eau, sel, sans æufs.", []),
      ("Ingrédients : eau, æufs de lompe, sel.", [.fish]),
      ("Ingredienti: zucchero, burr0 di cacao, sale.", []),
    ] as [(String, Set<Allergen>)])
  func look(text: String, allergens: Set<Allergen>) {
    #expect(Set(reading(text).allergens.map(\.allergen)) == allergens)
  }

  /// A French list whose words have these confidences.
  private func list(_ words: [(text: String, confidence: Double)]) -> IngredientReading {
    let words = [(text: "Ingrédients:", confidence: 0.9)] + words
    return findIngredients(
      on: RecognizedPage(
        source: "bar.jpg",
        lines: [
          TextLine(
            words: words.enumerated().map { number, word in
              Word(
                text: word.text,
                box: BoundingBox(left: number * 100, top: 0, right: number * 100 + 90, bottom: 20),
                confidence: Confidence(word.confidence))
            })
        ]))
  }

  @Test("A word that may be an allergen's name puts a list without that allergen up for review")
  func possibleName() {
    func reading(_ confidence: Double, butter: Bool = false) -> IngredientReading {
      list(
        [("sucre,", 0.9), ("farine", 0.9), ("de", 0.9), ("riz,", 0.9), ("tait", confidence)]
          + [("entier", 0.9), ("en", 0.9), ("poudre,", 0.9), (butter ? "beurre," : "cacao,", 0.9)]
          + [("sel.", 0.9)])
    }
    #expect(reading(0.77).lists.map(\.needsReview) == [true])
    #expect(reading(0.77).allergens.isEmpty)
    #expect(reading(0.77, butter: true).lists.map(\.needsReview) == [false])
    #expect(reading(0.9).lists.map(\.needsReview) == [false])
    #expect(reading(0.4).allergens.map(\.allergen) == [.milk])
  }

  @Test("A damaged name counts beside cocoa butter, which is no milk")
  func besideCocoaButter() {
    let found = list([
      ("sucre,", 0.9), ("beurre", 0.9), ("de", 0.9), ("cacao,", 0.9), ("leit", 0.4),
      ("écrémé,", 0.8), ("sel", 0.9),
    ])
    #expect(found.allergens.map(\.allergen) == [.milk])
  }

  @Test(
    "A name that a stroke has changed counts beside cocoa butter, which is no milk",
    arguments: [
      "Ingredienti: zucchero, burro di cacao, iatte in polvere, sale.",
      "Ingredientes: açúcar, manteiga de cacau, ieite em pó, sal.",
    ])
  func strokeBesideFriend(text: String) {
    #expect(reading(text).allergens.map(\.allergen) == [.milk])
  }

  @Test(
    "Letters that were read as Latin ones are those of the text's script",
    arguments: [
      ("Склад: борошно, олія, цукор, сіль. Може містити APAXIC.", [.peanuts: .mayContain]),
      ("Склад: рис, олія, цукор, сіль. Може містити MOЛOKO.", [.milk: .mayContain]),
      ("Съставки: ориз, захар, сол, МЛЯKО.", [.milk: .contains]),
      ("Συστατικά: ζάχαρη, αλάτι, BOYTYPO, νερό.", [.milk: .contains]),
      // Twins make no words of a text that is mostly Latin.
      ("Ingredients: sugar, salt, water, cacao, какао, mate.", [:]),
    ] as [(String, [Allergen: DeclaredAllergen.Presence])])
  func latinTwins(text: String, allergens: [Allergen: DeclaredAllergen.Presence]) {
    #expect(declaredPresences(in: text) == allergens)
  }

  @Test(
    "An egg in capitals is known whose last letter was read as a small one",
    arguments: [
      ("Ingrediënten: rijst, El 15%, zout, suiker.", [.egg]),
      ("Zutaten: Reis, Zucker, El, Salz.", [.egg]),
      ("Zutaten: Reis, 2 El Zucker, Wasser, Salz.", []),
      ("Ingredientes: arroz, azúcar, El, sal.", []),
    ] as [(String, [Allergen])])
  func capitalEgg(text: String, allergens: [Allergen]) {
    #expect(reading(text).allergens.map(\.allergen) == allergens)
  }

  @Test("Reads on where the gap to the next column was read as points")
  func leaders() {
    let found = reading(
      """
      Zutaten: Reismehl 50 %, Emulgator (E 471). ..
      Maisstärke, Mandelpulver, Salz. Kann Spuren von Soja enthalten.
      """)
    #expect(found.lists.first?.text.hasSuffix("Mandelpulver, Salz") == true)
    #expect(found.allergens.map(\.allergen) == [.nuts, .soy])
    #expect(found.allergens.map(\.presence) == [.contains, .mayContain])
  }
}
