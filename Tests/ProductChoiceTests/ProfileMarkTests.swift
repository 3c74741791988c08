import Foundation
import LabelModel
import ProductChoice
import Testing

@Suite("Answers of a record to a person's profile") struct ProfileMarkTests {
  private static func mention(
    _ allergen: Allergen, _ presence: DeclaredAllergen.Presence = .contains,
    _ source: DeclaredAllergen.Source = .ingredients, text: String = "word"
  ) -> DeclaredAllergen {
    DeclaredAllergen(
      allergen, presence, source: source, evidence: Evidence(image: "a.jpg", text: text))
  }

  private static func list(
    needsReview: Bool = false, source: Source = .ocr, names: [String] = ["sugar"]
  ) -> IngredientList {
    IngredientList(
      source: source, language: "en", text: names.joined(separator: ", "),
      ingredients: names.map { Ingredient(name: $0) }, needsReview: needsReview,
      evidence: Evidence(image: "a.jpg", text: "ingredients"))
  }

  private func verdict(_ record: ProductRecord, _ allergen: Allergen) -> ProfileMark.Verdict? {
    marks(of: record, for: FoodProfile(allergens: [allergen])).first?.verdict
  }

  @Test("A warning that names no understood allergen leaves every allergen open")
  func unreadWarning() {
    var record = ProductRecord(
      status: .needsReview, subject: .food, ingredients: Self.list(), allergens: [])
    #expect(verdict(record, .nuts) == .notNamed)
    record.findings = [
      Finding(
        rule: .allergenStatementIsUnderstood, severity: .warning,
        message: Message(text: "no allergen was understood"))
    ]
    #expect(verdict(record, .nuts) == .notKnown)
  }

  @Test("An allergen that any source names is contained, whatever the photo's quality")
  func contained() {
    var record = ProductRecord(
      status: .needsReview, subject: .food, ingredients: Self.list(needsReview: true),
      allergens: [Self.mention(.milk, .contains, .database, text: "en:milk")])
    #expect(verdict(record, .milk) == .contains)
    // A trace does not outweigh an ingredient, in whatever order they come.
    record.allergens = [Self.mention(.milk, .mayContain), Self.mention(.milk)]
    #expect(verdict(record, .milk) == .contains)
    record.allergens = [Self.mention(.milk, .mayContain)]
    #expect(verdict(record, .milk) == .mayContain)
    // Records that were made before tags were merged hold them in the database's statements alone.
    record.allergens = nil
    record.catalog = CatalogStatements(
      service: "openfoodfacts", allergenTags: ["en:milk"], traceTags: ["en:nuts"])
    #expect(verdict(record, .milk) == .contains)
    #expect(verdict(record, .nuts) == .mayContain)
    let mark = marks(of: record, for: FoodProfile(allergens: [.milk])).first
    #expect(mark?.sources == [.api] && mark?.words == [])
  }

  @Test("An allergen is not named only where the label's own whole list was read well")
  func notNamed() {
    let whole = ProductRecord(
      status: .valid, subject: .food, ingredients: Self.list(), allergens: [])
    #expect(verdict(whole, .milk) == .notNamed)
    var badlyRead = whole
    badlyRead.ingredients?.needsReview = true
    var partlyRead = whole
    partlyRead.ingredients?.confidence = Confidence(0.96)
    #expect(verdict(partlyRead, .milk) == .notNamed)
    partlyRead.ingredients?.confidence = Confidence(0.84)
    var databaseAlone = whole
    databaseAlone.ingredients?.source = .api
    var noEntries = whole
    noEntries.ingredients?.ingredients = []
    var unknownAllergens = whole
    unknownAllergens.allergens = nil
    var noList = whole
    noList.ingredients = nil
    var mixed = whole
    mixed.findings = [
      Finding(
        rule: .photosShowOneProduct, severity: .error, message: Message(text: "two products"))
    ]
    let unknown = [
      badlyRead, partlyRead, databaseAlone, noEntries, unknownAllergens, noList, mixed,
      ProductRecord(status: .unreadable),
    ]
    for record in unknown { #expect(verdict(record, .milk) == .notKnown) }
  }

  @Test("No answer ever says that a food is free of an allergen", arguments: Allergen.allCases)
  func neverFree(allergen: Allergen) {
    let safe: Set<ProfileMark.Verdict> = [.contains, .mayContain, .notKnown, .notNamed]
    for source in [Source.ocr, .api] {
      for needsReview in [true, false] {
        for mentions in [nil, [], [Self.mention(.soy)]] {
          let record = ProductRecord(
            status: .valid, subject: .food,
            ingredients: Self.list(needsReview: needsReview, source: source), allergens: mentions)
          let answer = verdict(record, allergen)
          #expect(answer.map(safe.contains) == true)
        }
      }
    }
  }

  @Test("A diet is never called kept but by the package's own claim")
  func diets() {
    let profile = FoodProfile(diets: [.vegan, .vegetarian])
    func verdicts(_ record: ProductRecord) -> [Diet: ProfileMark.Verdict] {
      var verdicts: [Diet: ProfileMark.Verdict] = [:]
      for mark in marks(of: record, for: profile) {
        if case .diet(let diet) = mark.subject { verdicts[diet] = mark.verdict }
      }
      return verdicts
    }
    var record = ProductRecord(
      status: .valid, subject: .food, ingredients: Self.list(names: ["sugar", "wheat flour"]),
      allergens: [])
    #expect(verdicts(record) == [.vegan: .notKnown, .vegetarian: .notKnown])
    record.ingredients = Self.list(names: ["honey", "sugar"])
    #expect(verdicts(record) == [.vegan: .contains, .vegetarian: .notKnown])
    record.ingredients = Self.list(names: ["pork gelatine"])
    #expect(verdicts(record) == [.vegan: .contains, .vegetarian: .contains])
    record.ingredients = nil
    record.catalog = CatalogStatements(
      service: "openfoodfacts", additiveTags: ["en:e471"], labelTags: [])
    #expect(verdicts(record) == [.vegan: .mayContain, .vegetarian: .mayContain])
    record.catalog?.labelTags = ["en:vegan"]
    #expect(verdicts(record) == [.vegan: .claimed, .vegetarian: .claimed])
    record.catalog?.labelTags = ["en:vegetarian"]
    #expect(verdicts(record) == [.vegan: .mayContain, .vegetarian: .claimed])
    // A claim does not hide an ingredient.
    record.allergens = [Self.mention(.fish)]
    #expect(verdicts(record) == [.vegan: .contains, .vegetarian: .contains])
  }

  private func mark(_ record: ProductRecord, _ limit: ContentLimit?) throws -> ProfileMark {
    let limit = try #require(limit)
    return try #require(marks(of: record, for: FoodProfile(limits: [limit])).first)
  }

  private static func sugars(_ amount: Decimal, bound: Bound? = nil, _ modifier: Modifier? = nil)
    -> ProductRecord
  {
    ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [
        .sugars: NutrientValue(
          Quantity(amount, .gram), bound: bound, modifier: modifier, source: .ocr)
      ])
  }

  @Test("A limit is compared with the amount in 100 g, signs and bounds included")
  func limits() throws {
    let limit = ContentLimit(.sugars, 5)
    let cases: [(ProductRecord, ProfileMark.Verdict)] = [
      (Self.sugars(5), .within), (Self.sugars(Decimal(string: "5.1") ?? 0), .above),
      (Self.sugars(6, .lessThan), .mayBeAbove), (Self.sugars(4, .lessThan), .within),
      (Self.sugars(6, bound: .maximum), .mayBeAbove), (Self.sugars(4, bound: .minimum), .notKnown),
      (Self.sugars(6, bound: .minimum), .above), (Self.sugars(0, .traces), .within),
      (ProductRecord(status: .incomplete, subject: .food), .notKnown),
    ]
    for (record, verdict) in cases { #expect(try mark(record, limit).verdict == verdict) }
  }

  @Test("Servings and sodium are converted, and doubtful amounts are no reassurance")
  func conversions() throws {
    var record = ProductRecord(
      status: .valid, subject: .food, basis: .perServing,
      nutrients: [.sugars: NutrientValue(Quantity(3, .gram), source: .ocr)])
    #expect(try mark(record, ContentLimit(.sugars, 5)).verdict == .notKnown)
    record.servingSize = Quantity(30, .gram)
    let sugars = try mark(record, ContentLimit(.sugars, 5))
    #expect(sugars.verdict == .above && sugars.amount == 10 && sugars.isCalculated)
    record = ProductRecord(
      status: .valid, subject: .food, basis: .per100ml,
      nutrients: [.sodium: NutrientValue(Quantity(800, .milligram), source: .api)])
    let salt = try mark(record, ContentLimit(.salt, 1))
    #expect(salt.verdict == .above && salt.amount == 2 && salt.isCalculated)
    record.forReview = [
      ReviewValue(
        nutrient: .sugars, quantity: Quantity(9, .gram), confidence: Confidence(0.4),
        reason: Message(text: "unsure"), evidence: Evidence(image: "a.jpg", text: "9 g"))
    ]
    #expect(try mark(record, ContentLimit(.sugars, 5)).verdict == .mayBeAbove)
    #expect(try mark(record, ContentLimit(.sugars, 10)).verdict == .notKnown)
  }

  @Test("Pet food is not judged by a person's profile")
  func petFood() {
    let record = ProductRecord(
      status: .valid, subject: .petFood, allergens: [Self.mention(.fish)])
    #expect(marks(of: record, for: FoodProfile(allergens: [.fish])).isEmpty)
  }

  @Test("The gravest answer comes first, and warnings are told from the rest")
  func order() {
    let record = ProductRecord(
      status: .valid, subject: .food, ingredients: Self.list(),
      allergens: [Self.mention(.soy, .mayContain), Self.mention(.milk)])
    let marks = marks(of: record, for: FoodProfile(allergens: [.egg, .soy, .milk]))
    #expect(marks.map(\.verdict) == [.contains, .mayContain, .notNamed])
    #expect(marks.map(\.isWarning) == [true, true, false])
  }
}
