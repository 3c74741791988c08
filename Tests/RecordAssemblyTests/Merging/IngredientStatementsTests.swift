import LabelModel
import RecordAssembly
import Testing

@Suite("What a product is made of, from label and database")
struct IngredientStatementsTests {
  private static func list(
    _ source: Source, _ text: String, needsReview: Bool = false
  ) -> IngredientList {
    IngredientList(
      source: source, language: "en", text: text,
      ingredients: [Ingredient(name: text)], needsReview: needsReview,
      evidence: Evidence(image: "a.jpg", text: text))
  }

  private static func allergen(
    _ allergen: Allergen, _ source: DeclaredAllergen.Source,
    _ presence: DeclaredAllergen.Presence = .contains
  ) -> DeclaredAllergen {
    DeclaredAllergen(
      allergen, presence, source: source, evidence: Evidence(image: "a.jpg", text: "x"))
  }

  @Test("The label's list comes first, the database's is kept beside it")
  func priority() {
    let merged = mergeIngredientStatements(
      label: IngredientStatements(ingredients: Self.list(.ocr, "water"), allergens: []),
      database: IngredientStatements(ingredients: Self.list(.api, "aqua")))
    #expect(merged.ingredients?.text == "water" && merged.ingredients?.source == .ocr)
    #expect(
      merged.ingredients?.others == [OtherIngredients(source: .api, language: "en", text: "aqua")])
    #expect(merged.allergens == [])
  }

  @Test("A label's list too badly read gives way, and is kept beside the database's")
  func badlyRead() {
    let bad = Self.list(.ocr, "w#t$r", needsReview: true)
    let merged = mergeIngredientStatements(
      label: IngredientStatements(ingredients: bad),
      database: IngredientStatements(ingredients: Self.list(.api, "water")))
    #expect(merged.ingredients?.source == .api)
    #expect(merged.ingredients?.others.map(\.text) == ["w#t$r"])
    let both = mergeIngredientStatements(
      label: IngredientStatements(ingredients: bad),
      database: IngredientStatements(ingredients: Self.list(.api, "?", needsReview: true)))
    #expect(both.ingredients?.source == .ocr, "one that is no better takes no place")
  }

  @Test("No allergen of either source is hidden, each keeps its source")
  func allergens() {
    let label = [Self.allergen(.milk, .ingredients)]
    let database = [
      Self.allergen(.milk, .database), Self.allergen(.nuts, .database, .mayContain),
    ]
    #expect(
      mergeIngredientStatements(
        label: IngredientStatements(allergens: label),
        database: IngredientStatements(allergens: database)
      ).allergens == label + database)
    // A list that was read whole and names none hides none, either.
    #expect(
      mergeIngredientStatements(
        label: IngredientStatements(ingredients: Self.list(.ocr, "water"), allergens: []),
        database: IngredientStatements(allergens: database)
      ).allergens == database)
    #expect(mergeIngredientStatements(label: .none, database: .none).allergens == nil)
    #expect(
      mergeIngredientStatements(label: .none, database: IngredientStatements(allergens: []))
        .allergens == nil,
      "a database's silence is no statement")
  }

  @Test("A scan of the bar code alone takes neither list nor allergens of the label away")
  func rescanOfTheCode() {
    let known = IngredientStatements(
      ingredients: Self.list(.ocr, "water, milk"), allergens: [Self.allergen(.milk, .ingredients)])
    let scan = IngredientStatements(
      ingredients: Self.list(.api, "water"), allergens: [Self.allergen(.egg, .database)])
    let combined = combineIngredientStatements(known: known, scan: scan)
    #expect(combined.ingredients?.text == "water, milk")
    #expect(combined.ingredients?.others.map(\.text) == ["water"])
    #expect(combined.allergens?.map(\.allergen) == [.milk, .egg])
  }

  @Test("A badly read scan hides no allergen that was known; a legible one replaces what it says")
  func rescanOfTheLabel() {
    let known = IngredientStatements(
      ingredients: Self.list(.ocr, "water, milk"), allergens: [Self.allergen(.milk, .ingredients)])
    let bad = IngredientStatements(
      ingredients: Self.list(.ocr, "w, soy", needsReview: true),
      allergens: [Self.allergen(.soy, .ingredients)])
    let combined = combineIngredientStatements(known: known, scan: bad)
    #expect(combined.ingredients?.text == "water, milk")
    #expect(Set(combined.allergens?.map(\.allergen) ?? []) == [.milk, .soy])
    let good = IngredientStatements(
      ingredients: Self.list(.ocr, "water, soy"), allergens: [Self.allergen(.soy, .ingredients)])
    #expect(
      combineIngredientStatements(known: known, scan: good).allergens?.map(\.allergen) == [.soy])
    #expect(combineIngredientStatements(known: known, scan: .none) == known)
  }
}
