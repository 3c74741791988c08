import LabelModel
import LabelParsing
import Testing

/// The claims of a list or warning that cannot be read for certain; the labels are invented.
@Suite("Doubtful lists and warnings") struct AllergenCertaintyTests {
  private func reading(_ text: String) -> IngredientReading {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt"))
  }

  private func named(_ text: String, _ presence: DeclaredAllergen.Presence) -> Set<Allergen> {
    Set(reading(text).allergens.filter { $0.presence == presence }.map(\.allergen))
  }

  @Test(
    "The lists of cosmetics, detergents, medicines and dressings are no food's",
    arguments: [
      "Ingredients: Aqua, Glycerin, Butyrospermum Parkii Butter, Cetearyl Alcohol, Parfum.",
      "Ingredients: Aqua, Sodium Laureth Sulfate, Hydrolyzed Soy Protein, PEG-150, Parfum.",
      "Inhaltsstoffe: Wasser, anionische Tenside, Duftstoffe, Milchprotein, Limonene, Linalool.",
      "INGREDIENTS: AQUA, PRUNUS AMYGDALUS DULCIS OIL, AVENA SATIVA, MILK PROTEIN, LINALOOL.",
      "Zusammensetzung: Ibuprofenum 20 mg, Lactosum, Aromatica, Excipiens ad suspensionem pro 1 ml.",
      "Zusammensetzung: Baumwolle, Zinkoxid, Polyurethan-Schaum, Sojaöl.",
    ])
  func nonFood(text: String) {
    #expect(reading(text).allergens.isEmpty)
    #expect(reading(text).lists.isEmpty)
  }

  @Test("Additives that cosmetics have too make a food no cosmetic")
  func additives() {
    let text = "Ingredients: water, whey powder, glycerin, xanthan gum, polysorbate 80, salt."
    #expect(named(text, .contains) == [.milk])
  }

  @Test("Of alternatives each may be in the food")
  func alternatives() {
    let text = "Ingredients: oats, vegetable oil (soybean, and/or sunflower oil), salt."
    #expect(named(text, .contains) == [.gluten])
    #expect(named(text, .mayContain) == [.soy])
  }

  @Test("A warning whose first words are lost makes no ingredient")
  func lostCue() {
    let text = "Zutaten: Mehl, Zucker, natürliche 4 : Eier, Nüsse und Sesam."
    #expect(named(text, .contains).isEmpty)
    #expect(reading(text).lists.first?.needsReview == true)
  }

  @Test("The rest of a name that is wrapped begins no warning")
  func wrappedName() {
    let text = """
      INGREDIENTS: RAISINS (SULPHITES), APRICOTS (SULPHUR
      DIOXIDE), CHEDDAR CHEESE (MILK) 40%.
      """
    #expect(named(text, .contains) == [.sulphites, .milk])
    #expect(reading(text).lists.first?.needsReview == false)
  }

  @Test("A warning in another language decides on the end of a list")
  func otherLanguage() {
    let text = """
      Ingredienti: farina di grano, zucchero, sale. Può contenere: uova e sesamo.
      Zutaten: Weizenmehl, Zucker, Salz, Eier und Sesam.
      """
    #expect(named(text, .contains) == [.gluten])
    #expect(named(text, .mayContain) == [.egg, .sesame])
  }

  @Test("A word of storage is no allergen's damaged name")
  func storage() {
    for text in [
      "Ingredients: sugar, salt. May contain mustard, crustaceans\nin a cool, dry place.",
      "Koostisosad: suhkur, sool. Võib sisaldada sinepi jälgi, ja pott.",
    ] {
      #expect(named(text, .mayContain).isDisjoint(with: [.fish, .milk]))
    }
  }

  @Test("A point within a warning may be a comma")
  func point() {
    let german = "Zutaten: Zucker, Kakao. Kann Spuren von Mandeln. Milch enthalten."
    #expect(named(german, .mayContain) == [.nuts, .milk])
    let italian = "Ingredienti: zucchero, cacao. Può contenere tracce di mandorle. latte."
    #expect(named(italian, .mayContain) == [.nuts, .milk])
  }

  @Test("A sentence that ends with its cue warns from its beginning")
  func cueAtTheEnd() {
    let english = "Ingredients: sugar, cocoa. Milk, nuts and soy may be present."
    #expect(named(english, .contains).isEmpty)
    #expect(named(english, .mayContain) == [.milk, .nuts, .soy])
  }

  @Test("A warning behind a bracket that was left open is one")
  func openBracket() {
    let text = "Zutaten: Mehl (Weizen, Zucker, Salz. Aroma. Kann andere Nüsse, Sesam enthalten."
    #expect(named(text, .contains) == [.gluten])
    #expect(named(text, .mayContain) == [.nuts, .sesame])
  }

  @Test("What follows a full warning is a list again")
  func nextList() {
    let text = """
      Zutaten: Zucker, Salz. Kann Nüsse enthalten.
      Ingrédients: sucre, lait en poudre, sel. Peut contenir des noix.
      """
    #expect(named(text, .contains) == [.milk])
    #expect(named(text, .mayContain) == [.nuts])
  }

  @Test("A list that breaks off is for review")
  func fragment() {
    #expect(reading("Ingredienti: zucchero, g").lists.first?.needsReview == true)
    #expect(reading("Zutaten: Zucker, Ei").lists.first?.needsReview == false)
  }

  // EU 1169/2011, Annex II, items 5, 13 and 14, in these languages. The same words in other order
  // or number are there, too.
  @Test(
    "Greek peanuts, Maltese lupin and molluscs are found",
    arguments: [
      ("Συστατικά: ζάχαρη, αραχίδες, αλάτι, νερό.", Set([Allergen.peanuts])),
      ("Συστατικά: ζάχαρη, αράπικα φιστίκια, αλάτι, νερό.", [.peanuts]),
      ("Συστατικά: ζάχαρη, φιστίκια αράπικα, αλάτι, νερό.", [.peanuts]),
      ("Ingredjenti: ilma, zokkor, lupina, molluski, melħ.", [.lupin, .molluscs]),
      ("Ingredjenti: ilma, zokkor, lupin, maskli, melħ.", [.lupin, .molluscs]),
      ("Ingredjenti: ilma, zokkor, anakardji, dijossidu tal-kubrit, melħ.", [.nuts, .sulphites]),
    ] as [(String, Set<Allergen>)])
  func annexTwo(text: String, allergens: Set<Allergen>) {
    #expect(named(text, .contains) == allergens)
  }
}
