import LabelModel
import LabelParsing
import LabelTestSupport
import RecordAssembly
import Testing

@Suite struct JoinedIngredientsTests {
  private func list(
    _ language: String, _ count: Int, confidence: Double, needsReview: Bool = false
  ) -> IngredientList {
    IngredientList(
      language: language, text: "text",
      ingredients: (0..<count).map { Ingredient(name: "ingredient \($0)") },
      confidence: Confidence(confidence), needsReview: needsReview,
      evidence: Evidence(image: "a.jpg", text: "text"))
  }

  private func mention(
    _ allergen: Allergen, _ presence: DeclaredAllergen.Presence, _ confidence: Double = 0.9
  ) -> DeclaredAllergen {
    DeclaredAllergen(
      allergen, presence, source: .ingredients, confidence: Confidence(confidence),
      evidence: Evidence(image: "a.jpg", text: allergen.rawValue))
  }

  @Test("The record has the list in the best-read language and names the others")
  func bestRead() {
    let labels = [
      ParsedLabel(ingredientLists: [list("de", 8, confidence: 0.8), list("fr", 8, confidence: 0.9)]
      ),
      ParsedLabel(ingredientLists: [list("it", 2, confidence: 1)]),
    ]
    let joined = joinIngredients(labels)
    #expect(joined.list?.language == "fr")
    #expect(joined.list?.otherLanguages == ["de", "it"])
    #expect(joined.allergens == [])
    #expect(joined.findings.isEmpty)
  }

  @Test("The person's language comes first")
  func wantedLanguage() {
    let label = ParsedLabel(
      ingredientLists: [list("de", 8, confidence: 0.8), list("fr", 8, confidence: 0.9)])
    #expect(joinIngredients([label], languages: ["de"]).list?.language == "de")
    #expect(joinIngredients([label], languages: ["it"]).list?.language == "fr")
  }

  @Test("A warning that no look understood is a finding, and leaves the allergens open")
  func unreadWarning() throws {
    let text = "Ingredients: sugar, rice, salt. May contain traces of qwyxel."
    let label = LabelParser().parse(RecognizedPage(plainText: text, source: "a.txt"))
    let joined = joinIngredients([label])
    #expect(joined.findings.map(\.rule.rawValue) == ["AllergenStatementIsUnderstood"])
    let record = assembleRecord(RecordInput(ingredients: joined))
    #expect(
      record.findings.first?.message.text
        == "in \"May contain traces of qwyxel\" no allergen was understood; "
        + "read it on the label before relying on the allergens")
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
    // Another look at the same photo understood it.
    let other = LabelParser().parse(
      RecognizedPage(plainText: "May contain traces of nuts.", source: "a.txt"))
    #expect(joinIngredients([label, other]).findings == [])
  }

  @Test("A badly read list is offered with a warning, and its silence says nothing")
  func badlyRead() throws {
    let label = ParsedLabel(ingredientLists: [list("de", 8, confidence: 0.4, needsReview: true)])
    let joined = joinIngredients([label])
    #expect(joined.list?.needsReview == true)
    #expect(joined.allergens == nil)
    #expect(joined.findings.map(\.rule.rawValue) == ["IngredientsAreLegible"])
    let record = assembleRecord(RecordInput(ingredients: joined))
    #expect(record.findings.map(\.rule.rawValue) == ["IngredientsAreLegible"])
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }

  @Test("Allergens of all photos are joined, an ingredient before a trace")
  func allergens() throws {
    let labels = [
      ParsedLabel(
        ingredientLists: [list("de", 3, confidence: 0.9)],
        allergens: [mention(.nuts, .mayContain), mention(.soy, .contains, 0.5)]),
      ParsedLabel(
        allergens: [
          mention(.milk, .mayContain), mention(.nuts, .contains), mention(.soy, .contains, 0.8),
        ]),
    ]
    let joined = joinIngredients(labels)
    #expect(
      joined.allergens == [
        mention(.soy, .contains, 0.8), mention(.nuts, .contains), mention(.milk, .mayContain),
      ])
    let record = assembleRecord(RecordInput(ingredients: joined))
    #expect(record.allergens == joined.allergens)
    #expect(record.ingredients == joined.list)
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }

  @Test("Of two looks at one print the one that read the warning's first words decides")
  func oneOfTwoLooks() {
    func mention(_ presence: DeclaredAllergen.Presence, left: Int) -> DeclaredAllergen {
      DeclaredAllergen(
        .milk, presence, source: .statement, confidence: Confidence(0.9),
        evidence: Evidence(
          image: "a.jpg", text: "milk",
          box: BoundingBox(left: left, top: 10, right: left + 40, bottom: 20)))
    }
    func joined(_ allergens: [DeclaredAllergen]) -> [DeclaredAllergen.Presence]? {
      joinIngredients(allergens.map { ParsedLabel(allergens: [$0]) }).allergens?.map(\.presence)
    }
    let warning = mention(.mayContain, left: 100)
    #expect(joined([warning, mention(.contains, left: 103)]) == [.mayContain])
    #expect(joined([mention(.contains, left: 103), warning]) == [.mayContain])
    #expect(joined([warning, mention(.contains, left: 300)]) == [.contains])
  }

  @Test("Without a list nothing is known of allergens but what a sentence names")
  func noList() {
    #expect(joinIngredients([ParsedLabel()]) == .none)
    let named = joinIngredients([ParsedLabel(allergens: [mention(.egg, .contains)])])
    #expect(named.list == nil)
    #expect(named.allergens == [mention(.egg, .contains)])
  }
}
