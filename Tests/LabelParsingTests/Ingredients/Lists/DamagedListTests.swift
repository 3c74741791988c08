import LabelModel
import LabelParsing
import Testing

/// Allergens of lists and warnings that recognition damaged; the labels are invented.
@Suite("Lists and warnings with letters, words and marks lost")
struct DamagedListTests {
  /// A text whose words all have this confidence.
  private func reading(_ text: String, _ confidence: Double? = nil) -> IngredientReading {
    findIngredients(
      on: RecognizedPage(
        source: "label.jpg",
        lines: text.split(separator: "\n").map { line in
          TextLine(
            words: line.split(separator: " ").map {
              Word(text: String($0), confidence: confidence.map { Confidence($0) })
            })
        }))
  }

  private func named(
    _ text: String, _ presence: DeclaredAllergen.Presence, _ confidence: Double? = nil
  ) -> Set<Allergen> {
    Set(reading(text, confidence).allergens.filter { $0.presence == presence }.map(\.allergen))
  }

  @Test(
    "A sign within a name is a letter misread, or one too many",
    arguments: [
      ("Ingredients: sugar, Whe:at flour, salt.", [.gluten]),
      ("Ingredients: sugar, ha/elnuts, salt.", [.nuts]),
      ("Zutaten: Zucker, Ma%deln, Salz.", [.nuts]),
    ] as [(String, Set<Allergen>)])
  func signs(text: String, allergens: Set<Allergen>) {
    #expect(named(text, .contains, 0.5) == allergens)
  }

  @Test("A damaged name within a longer word is known where recognition doubts the word")
  func compounds() {
    let text = "Zutaten: Zucker, Vollrnilchpulver, Salz."
    #expect(named(text, .contains, 0.7) == [.milk])
    #expect(named("Zutaten: Zucker, Gewürzmischung, Salz.", .contains, 0.7).isEmpty)
  }

  @Test(
    "A damaged word in a sentence about allergens is a name, however sure recognition is",
    arguments: [
      ("Ingredients: sugar, salt. May contain traces of egg and nilk.", [.egg, .milk]),
      ("Ingrédients : sucre, sel. Peut contenir : arachldes, sésane.", [.peanuts, .sesame]),
    ] as [(String, Set<Allergen>)])
  func entriesOfWarnings(text: String, allergens: Set<Allergen>) {
    #expect(named(text, .mayContain, 0.9) == allergens)
    #expect(named(text, .contains, 0.9).isEmpty)
  }

  @Test("A name of several words is known with a letter wrong; a list's must be doubted")
  func severalWords() {
    let warning = "Ingredientes: arroz, sal. Pode conter vestígios de Erutos de casca rija."
    #expect(named(warning, .mayContain, 0.9) == [.nuts])
    let list = "Ingredienti: acqua, frutta a guscic, sale."
    #expect(named(list, .contains, 0.7) == [.nuts])
    #expect(named(list, .contains, 0.9).isEmpty)
  }

  @Test(
    "A warning of which the first word alone was read is one",
    arguments: [
      "Ingredients: rice, salt. May lonteu1m nuts and soya.",
      "Ingredienser: ris, salt. Kan insenalla spår av nötter och soja.",
      "Składniki: ryż, sól. Produkt może orzechy i soję.",
      "Zutaten: Reis, Salz. Das Produkt kann Nüsse und Soja entnattem.",
      "Ingredienti: riso, sale. Puo contenere soia, frutta a guscio.",
    ])
  func openers(text: String) {
    #expect(named(text, .mayContain, 0.6) == [.nuts, .soy])
    #expect(named(text, .contains, 0.6).isEmpty)
  }

  @Test(
    "A sentence that is read and does not warn is no warning",
    arguments: [
      "Ingredients: rice, salt. You can freeze the milk.",
      "Zutaten: Reis, Salz. Kann mit Milch zubereitet werden.",
      "Ingredienser: ris, salt. Kan serveres med melk.",
    ])
  func recipes(text: String) {
    #expect(reading(text, 0.95).allergens.isEmpty)
    #expect(reading(text).allergens.isEmpty)
  }

  @Test("A word that also begins warnings is none before an ordinary ingredient")
  func noOpener() {
    #expect(
      named("Ingredients: can sugar syrup, wheat, milk, salt.", .contains) == [.gluten, .milk])
  }

  @Test(
    "The end of a list whose words were not read is no ingredient",
    arguments: [
      "Ainekset: vesi, peruna, ältää selleriä ja sinappia.",
      "Zutaten: Wasser, Reissirup, Fei vom itch, Sellerie und Senf.",
      "Ingredients: rice, syrup, Sea ree rrom dairy, mustard, eggs.",
    ])
  func lostWarning(text: String) {
    #expect(named(text, .contains, 0.6).isEmpty)
    #expect(reading(text, 0.6).lists.first?.needsReview == true)
  }

  @Test("A conjunction between known ingredients is one of the list")
  func conjunction() {
    let text = "Zutaten: Reismehl, Zucker, Butter und Eier."
    #expect(named(text, .contains, 0.6) == [.milk, .egg])
  }

  @Test("A mark that nothing refers to ends no list")
  func marks() {
    let text = "Ingredients: wheat flour, water, *hole egg, mustard, salt."
    #expect(named(text, .contains) == [.gluten, .egg, .mustard])
    let footnote = "Ingredients: sugar*, rice, *milk of organic farms."
    #expect(named(footnote, .contains).isEmpty)
  }

  @Test(
    "A statement with a capital and a colon is one without a point before it",
    arguments: [
      "Ingredients: sugar, rice, salt Contains: Milk, Soy.",
      "Water 80 g sugar 5 g salt Contains: Milk, Soy.",
    ])
  func statements(text: String) {
    #expect(named(text, .contains) == [.milk, .soy])
  }

  @Test("A warning that heads its names does so behind a comma as well")
  func heads() {
    let text = "CONTAINS: Wheat, Gluten, Milk, MAY BE PRESENT: Egg, Peanut."
    #expect(named(text, .mayContain) == [.egg, .peanuts])
    #expect(named(text, .contains) == [.gluten, .milk])
  }

  @Test(
    "A heading with several letters wrong heads a list",
    arguments: [
      "lN-GREaIErTs: rice, sugar, wheat flour, salt, milk powder.",
      "1NGtFaIENTS: rice, sugar, wheat flour, salt, milk powder.",
      "Porridge mix. Ingrecleets: rice, sugar, wheat flour, salt, milk powder.",
      "Zotater. Reis, Zucker, Weizenmehl, Salz, Milchpulver.",
      "ienti: riso, zucchero, farina di frumento, sale, latte in polvere.",
    ])
  func headings(text: String) {
    #expect(named(text, .contains) == [.gluten, .milk])
  }

  @Test("Words of lists count in damaged print, behind a damaged heading")
  func damagedWords() {
    let text = """
      Ingretlents: suqar, suntlower oil, wheat tlour, drled milk, natnral flavcuring, salt.
      """
    #expect(named(text, .contains) == [.gluten, .milk])
  }

  @Test("A denial with a letter lost ends the list")
  func denials() {
    #expect(
      reading("Zutaten: Reis, Salz. Fei von Milch, Soja.").lists.map(\.text) == ["Reis, Salz"])
    #expect(named("Ingredients: rice, sugar, NUT FEE, salt.", .contains, 0.7).isEmpty)
    #expect(named("Zutaten: Reis, Salz, Lakfosetrei.", .contains, 0.5).isEmpty)
  }
}
