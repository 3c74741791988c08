import LabelModel
import LabelParsing
import Testing

@Suite("Names behind a false point, alone in a list, or near another food")
struct NamesAtPlacesTests {
  private func lists(in text: String) -> [IngredientList] {
    findIngredients(on: RecognizedPage(plainText: text, source: "label.txt")).lists
  }

  @Test(
    "A point before a small \"and\" and an allergen's name ends no warning",
    arguments: [
      "Ingredienti: acqua. Può contenere\ntracce di SOIA. e SENAPE.\nCOTTURA: 11 minuti.",
      "Ingredients: water. May contain soy. and mustard.",
    ])
  func falsePoint(text: String) {
    #expect(declaredPresences(in: text) == [.soy: .mayContain, .mustard: .mayContain])
  }

  @Test("A point before an \"and\" without an allergen ends the warning")
  func truePoint() {
    let text = "Ingredients: water. May contain soy. and serve with mustard."
    #expect(declaredPresences(in: text) == [.soy: .mayContain])
  }

  @Test(
    "A list of one known food of four letters is a list",
    arguments: [
      ("INGREDIENTS: MILK.", [.milk: .contains]), ("Ingredients: eggs", [.egg: .contains]),
      ("Zutaten: Salz", [:]),
    ] as [(String, [Allergen: DeclaredAllergen.Presence])])
  func oneFood(text: String, allergens: [Allergen: DeclaredAllergen.Presence]) {
    #expect(lists(in: text).map(\.ingredients.count) == [1])
    #expect(declaredPresences(in: text) == allergens)
  }

  @Test("A few letters behind a heading that are no food are no list")
  func noFood() {
    #expect(lists(in: "Ingredients: xyz.").isEmpty)
  }

  @Test("A damaged word that may be another food names no allergen, and its list is for review")
  func otherFood() {
    let text = "Ainesosat: vesi, sirappi, suola."
    #expect(declaredPresences(in: text).isEmpty)
    #expect(lists(in: text).map(\.needsReview) == [true])
    #expect(declaredPresences(in: "Ainesosat: vesi, siirappi, sinappi.") == [.mustard: .contains])
  }
}
