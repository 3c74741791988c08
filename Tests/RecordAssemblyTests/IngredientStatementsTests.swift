import LabelModel
import RecordAssembly
import Testing

@Suite("What a product is made of, from label and database")
struct CompositionTests {
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
    let merged = mergeComposition(
      label: Composition(ingredients: Self.list(.ocr, "water"), allergens: []),
      database: Composition(ingredients: Self.list(.api, "aqua")))
    #expect(merged.ingredients?.text == "water" && merged.ingredients?.source == .ocr)
    #expect(
      merged.ingredients?.others == [OtherIngredients(source: .api, language: "en", text: "aqua")])
    #expect(merged.allergens == [])
  }

  @Test("A label's list too badly read gives way, and is kept beside the database's")
  func badlyRead() {
    let bad = Self.list(.ocr, "w#t$r", needsReview: true)
    let merged = mergeComposition(
      label: Composition(ingredients: bad),
      database: Composition(ingredients: Self.list(.api, "water")))
    #expect(merged.ingredients?.source == .api)
    #expect(merged.ingredients?.others.map(\.text) == ["w#t$r"])
    let both = mergeComposition(
      label: Composition(ingredients: bad),
      database: Composition(ingredients: Self.list(.api, "?", needsReview: true)))
    #expect(both.ingredients?.source == .ocr, "one that is no better takes no place")
  }

  @Test("No allergen of either source is hidden, each keeps its source")
  func allergens() {
    let label = [Self.allergen(.milk, .ingredients)]
    let database = [
      Self.allergen(.milk, .database), Self.allergen(.nuts, .database, .mayContain),
    ]
    #expect(
      mergeComposition(
        label: Composition(allergens: label), database: Composition(allergens: database)
      ).allergens == label + database)
    // A list that was read whole and names none hides none, either.
    #expect(
      mergeComposition(
        label: Composition(ingredients: Self.list(.ocr, "water"), allergens: []),
        database: Composition(allergens: database)
      ).allergens == database)
    #expect(mergeComposition(label: .none, database: .none).allergens == nil)
    #expect(
      mergeComposition(label: .none, database: Composition(allergens: [])).allergens == nil,
      "a database's silence is no statement")
  }

  @Test("A scan of the bar code alone takes neither list nor allergens of the label away")
  func rescanOfTheCode() {
    let known = Composition(
      ingredients: Self.list(.ocr, "water, milk"), allergens: [Self.allergen(.milk, .ingredients)])
    let scan = Composition(
      ingredients: Self.list(.api, "water"), allergens: [Self.allergen(.egg, .database)])
    let combined = combineCompositions(known: known, scan: scan)
    #expect(combined.ingredients?.text == "water, milk")
    #expect(combined.ingredients?.others.map(\.text) == ["water"])
    #expect(combined.allergens?.map(\.allergen) == [.milk, .egg])
  }

  @Test("A badly read scan hides no allergen that was known; a legible one replaces what it says")
  func rescanOfTheLabel() {
    let known = Composition(
      ingredients: Self.list(.ocr, "water, milk"), allergens: [Self.allergen(.milk, .ingredients)])
    let bad = Composition(
      ingredients: Self.list(.ocr, "w, soy", needsReview: true),
      allergens: [Self.allergen(.soy, .ingredients)])
    let combined = combineCompositions(known: known, scan: bad)
    #expect(combined.ingredients?.text == "water, milk")
    #expect(Set(combined.allergens?.map(\.allergen) ?? []) == [.milk, .soy])
    let good = Composition(
      ingredients: Self.list(.ocr, "water, soy"), allergens: [Self.allergen(.soy, .ingredients)])
    #expect(combineCompositions(known: known, scan: good).allergens?.map(\.allergen) == [.soy])
    #expect(combineCompositions(known: known, scan: .none) == known)
  }
}
