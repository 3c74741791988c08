import LabelModel
import LabelParsing
import Testing

@Suite("Lists of ingredients without a heading, and what else names them")
struct UnheadedListTests {
  private func reading(_ text: String) -> IngredientReading {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
  }

  @Test(
    "Finds a list that only its words tell",
    arguments: [
      """
      Knusperbrot
      Weizenmehl 60 %, Wasser, Sonnenblumenöl,
      Zucker, Speisesalz, Hefe, Emulgator: Lecithine (Soja).
      Kann Spuren von Sesam enthalten.
      """,
      """
      farine de blé, sucre, huile de tournesol, sel, levure,
      émulsifiant : lécithine de soja (E322).
      À conserver au sec.
      """,
    ])
  func found(text: String) throws {
    let found = reading(text)
    let list = try #require(found.lists.first)
    #expect(found.lists.count == 1)
    #expect(list.ingredients.count >= 6)
    let contained = found.allergens.filter { $0.presence == .contains }.map(\.allergen)
    #expect(Set(contained) == [.gluten, .soy])
  }

  @Test("German herbs behind a cut heading are a list")
  func herbs() {
    let text = """
      ensetzung: Saccharose, mikronisne, Gerste, Zuckerrübenmelasse, Anis, Artischocke,
      Löwenzahn, Goldruten, Eindorn, Brennnessel, Eukalyptus, Nelke, Ysop, Zimt
      """
    #expect(reading(text).allergens.map(\.allergen) == [.gluten])
  }

  @Test(
    "Takes nothing else for a list",
    arguments: [
      // A slogan, a recipe, a warning, a table in running text, an analysis, and what is left out.
      "Mit Weizen, Hafer, Gerste, Roggen und Dinkel aus der Region.",
      "Serve with bread, cheese, tomatoes, onion, pepper and a glass of milk.",
      "noix de cajou 5 %, graines de sésame, soja, oeufs, lait, blé",
      "Fett 3,2 g, gesättigte Fettsäuren 1,1 g, Zucker 5 g, Milcheiweiß 3 g, Salz 0,1 g, Wasser",
      "Protein 25 %, crude oils 12 %, minerals 7 %, fish oil 2 %, water 8 %, salt 1 %",
      "ohne Weizenmehl, Zucker, Sonnenblumenöl, Hefe, Emulgator: Sojalecithin, Milchpulver",
    ])
  func others(text: String) {
    let found = reading(text)
    #expect(found.lists.isEmpty)
    #expect(found.allergens.isEmpty)
  }

  @Test(
    "Finds a list whose heading is cut or badly read, or whose entries are between hyphens",
    arguments: [
      "ensetzung: Weizenmehl, Zucker, Sonnenblumenöl, Vollmilchpulver, Salz.",
      "Ingtedienssi farine de blé, sucre, lait entier, huile de tournesol, sel.",
      """
      Recette
      lait entier 83 % - sucre 11 % - amidon de blé - lait écrémé en poudre - arôme -
      gélifiant : carraghénanes - sel - colorant : rocou.
      """,
    ])
  func doubtfulHeading(text: String) throws {
    let found = reading(text)
    #expect(try #require(found.lists.first).ingredients.count >= 5)
    #expect(Set(found.allergens.map(\.allergen)) == [.gluten, .milk])
  }

  @Test("The numbers of additives are entries that only lists have")
  func additiveNumbers() {
    let found = reading("ensetzung: Mandeln 35 %, E 1103, E 471, Salz.")
    #expect(found.lists.first?.ingredients.count == 4)
    #expect(found.allergens.map(\.allergen) == [.nuts])
  }

  @Test("A list's words tell its language where its heading is as near to that of another one")
  func damagedInOtherLanguage() {
    let found = reading("Ingtedienssi sutre, amandes 35%, E1103, slrop de giu")
    #expect(found.allergens.map(\.allergen) == [.nuts])
    #expect(found.lists.map(\.language) == ["fr"])
  }

  @Test(
    "Takes no other word for the heading of a list",
    arguments: [
      "ensetzung: gut, schnell, günstig, Weizen, Milch",
      "Ingenieure lieben Brot, Milch, Butter, gute Laune, Eier und Zucker.",
      "Vegan - Lactosefrei - ohne Weizen - ohne Zucker - Salz",
      "Brot - Milch - Butter - Eier - Zucker - Wasser",
    ])
  func noHeading(text: String) {
    #expect(reading(text).lists.isEmpty)
    #expect(reading(text).allergens.isEmpty)
  }

  @Test("A denial in brackets is of an ingredient, and not of the food")
  func denialInBrackets() throws {
    let found = reading(
      """
      sel de cuisine, épices (paprika, oignons, poivre), sucre, arôme (froment, sans gluten),
      huile de colza et de tournesol, extrait de levure, antiagglomérant : E551.
      """)
    #expect(found.lists.count == 1)
    #expect(found.allergens.map(\.allergen) == [.gluten])
  }

  @Test("Begins behind the sentence of an advertisement above it")
  func advertisement() throws {
    let found = reading(
      """
      Köstlich zu Bowls, ein bunter Mix aus frischem rohem Fisch
      und viel Reis, dazu reicht man gern diese ganz herzhafte Sauce aus Japan
      Wasser, Sojasauce, Zucker, modifizierte Stärke, Branntweinessig, Sonnenblumenöl 3 %,
      Weizenmehl, Knoblauchpulver, Speisesalz.
      """)
    let list = try #require(found.lists.first)
    #expect(list.text.hasPrefix("Wasser"))
    #expect(Set(found.allergens.map(\.allergen)) == [.soy, .gluten])
  }

  @Test(
    "Knows an ingredient by the statement of its origin",
    arguments: [
      "Lait et crème origine : France.", "Origine du lait : France", "Origine del latte: Italia",
      "Origen de la leche: España", "Milk origin: Ireland",
    ])
  func origins(text: String) {
    let found = reading(text)
    #expect(found.allergens.map(\.allergen) == [.milk])
    #expect(found.allergens.map(\.presence) == [.contains])
  }

  @Test(
    "A statement of origin names nothing that is left out or elsewhere",
    arguments: ["Sans lait d'origine animale.", "Origine : France. Lait conseillé.", "Origine: UE"])
  func otherOrigins(text: String) {
    #expect(reading(text).allergens.isEmpty)
  }

  /// A list as recognition read it, each word with its certainty.
  private func allergens(_ words: [(String, Double)]) -> [Allergen] {
    let line = TextLine(words: words.map { Word(text: $0.0, confidence: Confidence($0.1)) })
    return findIngredients(on: RecognizedPage(source: "label.jpg", lines: [line])).allergens
      .map(\.allergen)
  }

  @Test("A doubtful word that is an allergen's name but for one letter is that name")
  func damagedWord() {
    #expect(
      allergens([
        ("Ingrédients:", 0.9), ("sucre,", 0.9), ("poudre", 0.9), ("de", 0.9), ("leit", 0.4),
        ("écrémé,", 0.8), ("sel", 0.9),
      ]) == [.milk])
  }

  @Test("A word that was read for certain, or is another, is no damaged name")
  func certainWord() {
    #expect(
      allergens([
        ("Ingrédients:", 0.9), ("sucre,", 0.9), ("fait", 0.9), ("maison,", 0.4), ("eau,", 0.3),
        ("sel", 0.3),
      ]) == [])
  }
}
