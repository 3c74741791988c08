import FoodScience
import LabelModel
import Testing

@Suite("Ingredients of animals") struct AnimalIngredientTests {
  private func found(_ list: String, language: String?) -> [AnimalIngredient] {
    animalIngredients(
      of: ProductRecord(
        status: .valid, subject: .food, ingredients: ingredientList(list, language: language)))
  }

  @Test(
    "Meat, seafood and honey are known in their languages",
    arguments: [
      ("pork, salt", "en", AnimalIngredient.Kind.meat), ("Hühnerfleisch", "de", .meat),
      ("gélatine de porc", "fr", .meat), ("żelatyna wieprzowa", "pl", .meat),
      ("kødekstrakt, oksekød", "da", .meat), ("sertéshús", "hu", .meat), ("kana", "fi", .meat),
      ("мед, захар", "bg", .bees), ("Blütenhonig", "de", .bees), ("honey powder", "en", .bees),
      ("μέλι", "el", .bees), ("tonno", "it", .seafood), ("anchovies", "en", .seafood),
    ])
  func names(list: String, language: String, kind: AnimalIngredient.Kind) {
    #expect(found(list, language: language).contains { $0.kind == kind && $0.isCertain })
  }

  @Test(
    "What only sounds like an animal is none",
    arguments: [
      ("Fruchtfleisch der Kokosnuss, Kokosfleisch", "de"), ("gelatinised starch", "en"),
      ("og, sukker", "da"), ("carne de membrillo", "es"), ("butter beans, cocoa butter", "en"),
      ("media crema vegetal", "es"), ("medium chain triglycerides", "en"),
    ])
  func plants(list: String, language: String) {
    #expect(found(list, language: language).isEmpty)
  }

  @Test(
    "Words of a list in an unknown language are not looked up in all languages, but gelatine is")
  func unknownLanguage() {
    // Danish duck is English "and".
    #expect(found("salt and pepper", language: nil).isEmpty)
    #expect(found("ζελατίνη", language: nil).map(\.kind) == [.meat])
  }

  @Test("Additives are known by their numbers, those of either origin as uncertain")
  func additives() {
    var record = ProductRecord(status: .valid, subject: .food)
    record.catalog = CatalogStatements(
      service: "openfoodfacts", additiveTags: ["en:e471", "en:e120", "en:e330", "en:e472e"])
    let found = animalIngredients(of: record)
    #expect(found.map(\.text) == ["E471", "E120", "E472E"])
    #expect(found.map(\.isCertain) == [false, true, false])
    #expect(found.map(\.kind) == [.fatOrOil, .insects, .fatOrOil])
  }

  @Test("Allergens of animals count, traces and allergens of plants do not")
  func allergens() {
    func mention(_ allergen: Allergen, _ presence: DeclaredAllergen.Presence) -> DeclaredAllergen {
      DeclaredAllergen(
        allergen, presence, source: .database,
        evidence: Evidence(image: "openfoodfacts", text: "en:\(allergen)"))
    }
    let record = ProductRecord(
      status: .valid, subject: .food,
      allergens: [
        mention(.milk, .contains), mention(.egg, .mayContain), mention(.soy, .contains),
        mention(.molluscs, .contains),
      ])
    #expect(animalIngredients(of: record).map(\.kind) == [.milk, .seafood])
  }
}
