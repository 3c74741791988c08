import LabelModel
import LabelParsing
import Testing

/// Sentences about allergens: where they are printed, what denies them, and what they are lost with.
@Suite("Sentences about allergens")
struct AllergenStatementTests {
  private func reading(_ text: String) -> IngredientReading {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
  }

  private func traces(_ text: String) -> Set<Allergen> {
    Set(reading(text).allergens.filter { $0.presence == .mayContain }.map(\.allergen))
  }

  private func contained(_ text: String) -> Set<Allergen> {
    Set(reading(text).allergens.filter { $0.presence == .contains }.map(\.allergen))
  }

  @Test(
    "A warning with a colon names its allergens behind it",
    arguments: [
      "Ingredients: sugar, rice. May be present: egg, milk.",
      "Ingredients: sugar, rice.\nMay also be present: Egg, Milk. Store in a cool place.",
      "Ingredients: sugar, rice. May be present: milk and egg",
    ])
  func colon(text: String) {
    #expect(traces(text) == [.egg, .milk])
    #expect(contained(text) == [])
  }

  @Test("A warning before a colon is kept apart from the statement before it")
  func colonBehindStatement() {
    let text = "Ingredients: water, barley. Contains: Barley. May be present: Egg, Lupin."
    #expect(traces(text) == [.egg, .lupin])
    #expect(contained(text) == [.gluten])
  }

  @Test("Traces of a nutrient are no warning that was not understood")
  func tracesOfNutrients() {
    let text = "Ingredients: sugar, rice.\nFat Trace of which saturates Trace\nProtein 7 g"
    #expect(reading(text).unreadStatements.isEmpty)
  }

  @Test(
    "Words within a sentence that describe its names do not end it",
    arguments: [
      "Ingrédients : sucre, riz. Peut contenir des traces de céréales contenant du gluten et de lait.",
      "Ingredientes: azúcar, arroz. Puede contener cereales que contienen gluten y leche.",
      "Ingredientes: açúcar, arroz. Pode conter cereais que contêm glúten e leite.",
      "Ingrediënten: suiker, rijst. Kan sporen bevatten van gluten en melk.",
      "Ingredienser: socker, ris. Kan innehålla spår av spannmål som innehåller gluten och mjölk.",
      "Összetevők: cukor, rizs. Nyomokban glutént és tejet tartalmazhat.",
      "Összetevők: cukor, rizs. Glutént és tejet tartalmazhat nyomokban.",
      "Összetevők: cukor, rizs. Glutént, tejet nyomokban tartalmazhat.",
    ])
  func descriptions(text: String) {
    #expect(traces(text) == [.gluten, .milk])
    #expect(contained(text) == [])
  }

  @Test(
    "A food that is not suitable for people with an allergy may hold the allergen",
    arguments: [
      ("Zutaten: Reismehl, Salz. Nicht geeignet für Erdnussallergiker.", [.peanuts]),
      ("Zutaten: Reismehl, Salz. Für Milchallergiker nicht geeignet.", [.milk]),
      ("Zutaten: Reismehl, Salz. Nicht geeignet für Kinder unter 3 Jahren.", []),
      (
        "Ingrédients : riz, sel. Ne convient pas aux personnes allergiques aux arachides.",
        [.peanuts]
      ),
      ("Ingredientes: arroz, sal. No apto para alérgicos a los frutos secos.", [.nuts]),
      ("Ingredienti: riso, sale. Non adatto a persone allergiche alle arachidi.", [.peanuts]),
      ("Ingredientes: arroz, sal. Não adequado para pessoas alérgicas ao amendoim.", [.peanuts]),
      ("Ingrediënten: rijst, zout. Niet geschikt voor mensen met een notenallergie.", [.nuts]),
      ("Składniki: ryż, sól. Nieodpowiednie dla osób uczulonych na orzechy.", [.nuts]),
      ("Ingredienser: ris, salt. Ikke egnet til personer med nøddeallergi.", [.nuts]),
      ("Ingredienser: ris, salt. Ej lämplig för personer med nötallergi.", [.nuts]),
      ("Ainesosat: riisi, suola. Ei sovi maitoallergisille.", [.milk]),
      ("Složení: rýže, sůl. Nevhodné pro osoby s alergií na mléko.", [.milk]),
      ("Zloženie: ryža, soľ. Nevhodné pre osoby s alergiou na mlieko.", [.milk]),
    ] as [(String, Set<Allergen>)])
  func unsuitable(text: String, allergens: Set<Allergen>) {
    #expect(traces(text) == allergens)
    #expect(contained(text) == [])
  }

  @Test(
    "A sentence before a list in its first line is read",
    arguments: [
      "May contain milk and sesame. Ingredients: sugar, rice, salt.",
      "May contain milk\nand sesame. Ingredients: sugar, rice, salt.",
      "Crisp bites\nMay contain milk and sesame. Ingredients: sugar, rice,\nsalt",
      "Kann Milch und Sesam enthalten. Zutaten: Zucker, Reis, Salz.",
      "Peut contenir du lait et du sésame. Ingrédients : sucre, riz, sel.",
    ])
  func beforeTheList(text: String) {
    #expect(traces(text) == [.milk, .sesame])
    #expect(contained(text) == [])
    #expect(reading(text).lists.first?.ingredients.count == 3)
  }

  @Test(
    "A shared place is a warning",
    arguments: [
      "Ingredients: sugar, rice. Packed in an environment where nuts are handled.",
      "Ingredients: sugar, rice. Not suitable for nut allergy sufferers.",
      "Ingredients: sugar, rice. Made on a production line that also handles nuts.",
      "Ingredientes: azúcar, arroz. Fabricado en una línea que procesa nueces.",
      "Ingrediënten: suiker, rijst. Geproduceerd in een omgeving waar ook noten worden verwerkt.",
      "Zutaten: Zucker, Reis. Auf einer Anlage hergestellt, die auch Nüsse verarbeitet.",
    ])
  func places(text: String) {
    #expect(traces(text) == [.nuts])
  }

  @Test(
    "A place without an allergen is no warning",
    arguments: [
      "Ingredients: sugar, rice. Made in a factory that does not handle nuts.",
      "Ingredients: sugar, rice. Packed in a bakery where we never use milk.",
      "Ingredienti: zucchero, riso. Prodotto in uno stabilimento che non utilizza noci.",
      "Ingrédients : sucre, riz. Fabriqué dans un atelier qui n'utilise pas de noix.",
      "Ingredienti: zucchero, riso. Conservare in un ambiente fresco.",
    ])
  func denied(text: String) {
    #expect(traces(text) == [])
    #expect(reading(text).unreadStatements == [])
  }

  @Test(
    "A cue of two parts is one warning",
    arguments: [
      "Ingrédients : sucre. Peut contenir des traces de lait.",
      "Ainekset: sokeri. Saattaa sisältää pieniä määriä maitoa.",
      "Συστατικά: ζάχαρη. Ενδέχεται να περιέχει ίχνη γάλακτος.",
      "Ingredients: sugar. Made in a bakery that handles milk.",
      "Ingredients: sugar. Produced in a factory that also uses milk.",
    ])
  func joined(text: String) {
    #expect(traces(text) == [.milk])
    #expect(reading(text).unreadStatements == [])
  }

  @Test("A warning behind a second heading in the line of a list is read")
  func behindHeading() {
    let found = reading("Ingredients: sugar, rice. Ingredients: May contain nuts.")
    #expect(found.allergens.map(\.allergen) == [.nuts])
  }

  @Test("A doubt that is not excluded is a warning")
  func doubt() {
    #expect(
      traces(
        "Ingredients: sugar. Made in a facility where we do not guarantee the absence of nuts.")
        == [.nuts])
  }

  @Test(
    "A warning that names no known allergen is kept as not understood",
    arguments: [
      "Ingredients: sugar, rice, salt. May contain traces of qwyxel.",
      "Ingredients: sugar, rice, salt. May contain",
      "Zutaten: Zucker, Reis, Salz. Kann Spuren von Quaxeln enthalten.",
      "Ingrédients : sucre, riz, sel. Contient : quaxel.",
      "Ingredients: sugar, rice, salt. We cannot guarantee that this product is quaxel free.",
    ])
  func notUnderstood(text: String) {
    #expect(reading(text).unreadStatements.count == 1)
    #expect(reading(text).allergens == [])
  }

  @Test(
    "A pointer to the list and an amount are no warning",
    arguments: [
      "Ingredients: sugar, rice. For allergens, see ingredients in bold.",
      "Ingredients: sugar, rice. Allergy advice: see ingredients in bold.",
      "Ingredients: sugar, rice. Contains: 5 servings.",
      "Zutaten: Zucker, Reis. Allergene: siehe fett gedruckte Zutaten.",
    ])
  func pointers(text: String) {
    #expect(reading(text).unreadStatements == [])
    #expect(reading(text).allergens == [])
  }

  @Test("A sentence that another language's words were understood of is no loss")
  func otherLanguage() {
    let found = reading(
      """
      Ingredients: sugar, rice, salt. May contain traces of qwyxel.
      Zutaten: Zucker, Reis, Salz. Kann Spuren von Milch enthalten.
      """)
    #expect(found.unreadStatements == [])
  }

  @Test("The pointer to bold names is no ingredient, and the list is well read")
  func bold() throws {
    let list = try #require(
      reading(
        """
        Ingredients: OAT flakes, sugar, skimmed MILK powder.
        For allergens, including cereals containing gluten, see ingredients in bold. May contain nuts.
        """
      ).lists.first)
    #expect(list.ingredients.map(\.name) == ["OAT flakes", "sugar", "skimmed MILK powder"])
    #expect(!list.needsReview)
  }

  @Test(
    "The words before small amounts are no ingredient",
    arguments: [
      "INGREDIENTS: SUGAR, PALM OIL, CONTAINS 2% OR LESS OF: SALT, SOY LECITHIN.",
      "Ingredients: Sugar, palm oil,\nContains 2% or less of: salt, soy lecithin.",
      "Ingredients: sugar, palm oil, contains less than 2% of salt, soy lecithin.",
      "Ingredients: sugar, palm oil contains 2 % or less of each of the following: salt, soy lecithin.",
    ])
  func smallAmounts(text: String) throws {
    let found = reading(text)
    let names = try #require(found.lists.first).ingredients.map { $0.name.lowercased() }
    #expect(names == ["sugar", "palm oil", "salt", "soy lecithin"])
    #expect(found.lists.first?.ingredients.allSatisfy { $0.percent == nil } == true)
    #expect(contained(text) == [.soy])
  }
}
