import Foundation
import LabelModel
import LabelTestSupport
import Languages
import NIOHTTP1
import ProductChoice
import ProductStore
import Testing

import LabelWeb

/// The shelf of products: each product, comparison, and deleting.
struct ProductTests {
  private static let now = Date(timeIntervalSince1970: 1_790_000_000)

  static func keep(
    _ scene: Scene, _ name: String, fat: Decimal, basis: Basis = .per100g,
    _ change: (inout ProductRecord) -> Void = { _ in }
  ) throws -> Int64 {
    var record = ProductRecord(status: .valid, subject: .food, basis: basis)
    record.name = SourcedText(name, source: .manual)
    record.nutrients = [.fat: NutrientValue(Quantity(fat, .gram), source: .ocr)]
    change(&record)
    return try scene.store.save(record, at: now) { $1 }.id
  }

  @Test("A product says what the profile warns of; an unknown allergen is not called absent")
  func warns() async throws {
    let scene = try Scene()
    let id = try Self.keep(scene, "Keks", fat: 19.5)
    try await scene.run { (page: Page) async throws in
      let settings = try await page.send(
        "/settings/profile", ["allergen-milk": "yes", "limit-fat": "17,5"])
      #expect(settings.text.contains("name=\"allergen-milk\" value=\"yes\" checked"))
      let text = try await page.get("/products/\(id)").text
      #expect(text.contains("<li class=\"bad\"><b>Fat, max. 17.5 g</b>"))
      #expect(text.contains("<li class=\"doubt\"><b>Milk</b>"))
      let refused = try await page.send("/settings/profile", ["limit-fat": "101"])
      #expect(refused.status == 422)
    }
    let profile = try scene.store.profile()
    #expect(profile.allergens == [.milk] && profile.limits.map(\.amount) == [17.5])
  }

  @Test("A product shows its scores, its carbohydrate, and its ingredients with sugars marked")
  func showsAnalysis() async throws {
    let scene = try Scene()
    let food = try Self.keep(scene, "Keks", fat: 19.5) { record in
      record.nutriScore = NutriScore(.graded(.d, score: 12))
      record.ingredients = IngredientList(
        text: "oats, filling (<b>dextrose 5 %)",
        ingredients: [
          Ingredient(name: "oats"),
          Ingredient(
            name: "filling", ingredients: [Ingredient(name: "<b>dextrose", percent: 5)]),
        ], evidence: Evidence(image: "a.jpg", text: ""))
      record.sugarAnalysis = SugarAnalysis(
        provider: .local, containsSugar: true, confidence: Confidence(0.9),
        sugarTypes: [
          FoundSugarType(.glucose, confidence: Confidence(0.9), sources: ["<b>Dextrose"])
        ], totalSugarIndicators: 1, hiddenSugars: ["<b>dextrose"], healthImpact: .high,
        warnings: [Message(text: "Most of the <i> are not known.")])
    }
    let pet = try Self.keep(scene, "Salmon", fat: 5, basis: .asFed) { record in
      record.subject = .petFood
      record.carbohydrates = Carbohydrates(percentOfDryMatter: 12.34, level: .high)
      record.origin = .images([ImageReference(file: "b.jpg", sha256: "b")])
    }
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/products/\(food)").text
      #expect(text.contains("aria-label=\"Nutri-Score D\""))
      #expect(text.contains("<li>filling<ul><li><mark class=\"sugar\">&lt;b&gt;dextrose</mark>"))
      #expect(text.contains("<li>Most of the &lt;i&gt; are not known.</li>"))
      #expect(text.contains("<li>oats</li>") && !text.contains("class=\"meter"))
      let other = try await page.get("/products/\(pet)", ["Cookie": "language=de"]).text
      #expect(other.contains("class=\"meter high\"") && other.contains("12,34 %"))
      #expect(!other.contains("Nutri-Score"))
    }
  }

  @Test("A product shows why it has no score, the salt of its sodium, and what was refused")
  func showsReasons() async throws {
    let scene = try Scene()
    let food = try Self.keep(scene, "Keks", fat: 19.5) { record in
      record.nutrients[.sodium] = NutrientValue(Quantity(0.4, .gram), source: .api)
      record.nutriScore = NutriScore(.notApplicable(reason: Message(.alcoholicDrinks)))
    }
    let pet = try Self.keep(scene, "Salmon", fat: 5, basis: .asFed) { record in
      record.subject = .petFood
      record.calorieContent = NutrientValue(
        Quantity(1085, .kilocaloriePerKilogram), source: .ocr)
      record.rejected = [
        RejectedValue(
          nutrient: .protein, source: .api, quantity: Quantity(72, .percent), basis: .asFed,
          rule: .isInRangeForFoodType(.protein), message: Message(text: "72 % is too <b>much")),
        RejectedValue(
          nutrient: .ash, source: .ocr, quantity: Quantity(99, .percent), basis: .asFed,
          rule: .personAcceptsValue, message: Message(.personRefusedIt)),
      ]
    }
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/products/\(food)").text
      #expect(text.contains("<td>1 g <small>2.5 × sodium</small></td>"))
      #expect(
        text.contains("Nutri-Score not applicable to drinks with more than 1.2 % of alcohol"))
      #expect(!text.contains("<h2>Rejected</h2>"))
      let other = try await page.get("/products/\(pet)").text
      let key = "energyKcal-asFed"
      let link = "<a href=\"/review/\(pet)?value=\(key)#value-\(key)\" data-key=\"\(key)\">"
      #expect(other.contains("<td>\(link)1085 kcal/kg</a> <"))
      let desk = try await page.get("/review/\(pet)?value=\(key)").text
      #expect(desk.contains("id=\"text-\(key)\"") && desk.contains("value=\"1085\""))
      #expect(other.contains("<li>Protein 72 % (database): 72 % is too &lt;b&gt;much</li>"))
      #expect(!other.contains("99 %"), "a person knows what they refused")
    }
  }

  @Test("Traces are apart from the allergens that are in a product, each with its source")
  func separatesTraces() async throws {
    let scene = try Scene()
    let evidence = Evidence(image: "openfoodfacts", text: "en:milk")
    let traces = DeclaredAllergen(.milk, .mayContain, source: .database, evidence: evidence)
    let both = try Self.keep(scene, "Keks", fat: 19.5) { record in
      record.allergens = [
        DeclaredAllergen(.nuts, .contains, source: .ingredients, evidence: evidence), traces,
      ]
    }
    let tracesAlone = try Self.keep(scene, "Riegel", fat: 19.5) { $0.allergens = [traces] }
    let noneNamed = try Self.keep(scene, "Reis", fat: 1) { $0.allergens = [] }
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/products/\(both)").text
      #expect(text.contains("<b>Allergens:</b> nuts</p>"))
      #expect(text.contains("<b>May contain:</b> milk (database)</p>"))
      let other = try await page.get("/products/\(tracesAlone)").text
      #expect(!other.contains("<b>Allergens:</b>"), "a database's traces deny no allergen")
      #expect(other.contains("<b>May contain:</b> milk (database)</p>"))
      let last = try await page.get("/products/\(noneNamed)").text
      #expect(last.contains("<b>Allergens:</b> none named</p>"))
    }
  }

  @Test("A product shows the package's facts and the database's statements, as text")
  func showsFacts() async throws {
    let scene = try Scene()
    let id = try Self.keep(scene, "Keks", fat: 19.5) { record in
      record.lot = SourcedText("L<7>", source: .ocr)
      record.bestBefore = SourcedText("2027-03-04", source: .ocr)
      record.catalog = CatalogStatements(
        service: "openfoodfacts", nutriScoreGrade: "d", originTags: ["en:<i>turkey"],
        stores: ["Markt"])
    }
    try await scene.run { (page: Page) async throws in
      let text = try await page.get("/products/\(id)", ["Cookie": "language=de"]).text
      #expect(text.contains("<p>Mindestens haltbar bis 04.03.2027, Los L&lt;7&gt;</p>"))
      #expect(text.contains("<summary>Datenbank (openfoodfacts)</summary>"))
      #expect(text.contains("<p>Nutri-Score D</p>"))
      #expect(text.contains("<dt>Herkunft</dt><dd>&lt;i&gt;turkey</dd>"))
      #expect(text.contains("<dt>Läden</dt><dd>Markt</dd>"))
    }
  }

  @Test("A person names a product; the label's doubtful readings are offered")
  func namesProduct() async throws {
    let scene = try Scene()
    let id = try Self.keep(scene, "Keks", fat: 19.5) { record in
      record.name = nil
      record.suggestions = ["Kek<s", "Alp"].map {
        IdentitySuggestion(
          field: .name, value: $0, confidence: Confidence(0.6),
          reason: Message([MessageClause(.certainty, [.percent: .number(60)])]),
          evidence: Evidence(image: "a.jpg", text: $0))
      }
    }
    try await scene.run { (page: Page) async throws in
      let before = try await page.get("/products/\(id)").text
      #expect(before.contains("<option value=\"Kek&lt;s\"></option><option value=\"Alp\">"))
      let named = try await page.send(
        "/products/\(id)/name", ["name": " Butter \0\u{1B}Keks ", "brand": "Alp"])
      #expect(named.status == 200 && named.text.contains("<h1>Butter Keks"))
      #expect(!named.text.contains("<datalist"), "what is known is no longer offered")
      #expect(try await page.get("/products?query=butter").text.contains(">Butter Keks<"))
      let tooLong = String(repeating: "k", count: 201)
      #expect(try await page.send("/products/\(id)/name", ["name": tooLong]).status == 413)
      #expect(try await page.send("/products/99/name", ["name": "x"]).status == 404)
    }
    let record = try #require(try scene.store.product(.id(id))).record
    #expect(record.name == SourcedText("Butter Keks", source: .manual))
    #expect(record.brand == SourcedText("Alp", source: .manual))
    #expect(record.nutrients[.fat]?.quantity.value == 19.5)
  }

  @Test("An emptied field removes a name; an unchanged one keeps its source")
  func removesName() async throws {
    let scene = try Scene()
    let id = try Self.keep(scene, "Keks", fat: 19.5) { record in
      record.name = SourcedText("Keks", source: .api)
      record.brand = SourcedText("Alp", source: .api)
    }
    try await scene.run { (page: Page) async throws in
      let text = try await page.send("/products/\(id)/name", ["name": "Keks", "brand": ""]).text
      #expect(text.contains("<h1>Keks <span class=\"hint\"></span></h1>"))
    }
    let record = try #require(try scene.store.product(.id(id))).record
    #expect(record.name == SourcedText("Keks", source: .api) && record.brand == nil)
  }

  @Test("The first page has the three favourites that were scanned last")
  func showsFavourites() async throws {
    let scene = try Scene()
    try await scene.run { (page: Page) async throws in
      #expect(try await !page.get("/").text.contains("id=\"favourites\""))
      for number in 1...5 {
        let id = try Self.keep(scene, "Keks <\(number)", fat: 19.5)
        if number != 4 {
          _ = try await page.send("/products/\(id)/favourite", ["favourite": "yes"])
        }
      }
      let text = try await page.get("/").text
      #expect(text.contains("Products kept: 5 · Scans: 5 · Today: "))
      #expect(text.contains(" · Favourites: 4</a>"))
      let shown = (1...5).filter { text.contains("<b>★ Keks &lt;\($0)</b>") }
      #expect(shown == [2, 3, 5])
    }
  }

  @Test("The list goes on behind its first 50 products, and refuses parameters without a meaning")
  func goesOn() async throws {
    let scene = try Scene()
    for number in 1...51 { _ = try Self.keep(scene, "Keks \(number)", fat: 19.5) }
    try await scene.run { (page: Page) async throws in
      let first = try await page.get("/products").text
      #expect(
        first.contains("<a class=\"button\" rel=\"next\" href=\"/products?offset=50\">51–100 ›</a>")
      )
      #expect(first.contains(">Keks 51<") && !first.contains(">Keks 1<"))
      let second = try await page.get("/products?offset=50").text
      #expect(second.contains("rel=\"prev\" href=\"/products?offset=0\">‹ 1–50</a>"))
      #expect(second.contains(">Keks 1<") && !second.contains("rel=\"next\""))
      let found = try await page.get("/products?query=keks+51").text
      #expect(found.contains(">Keks 51<") && found.contains("value=\"keks 51\""))
      let search = try await page.get("/products?query=keks+%26").text
      #expect(search.contains("href=\"/products?offset=50&amp;query=keks%20%26\""))
      let rest = try await page.get("/api/v1/products?query=keks&offset=50").text
      #expect(rest.contains("\"Keks 1\"") && !rest.contains("\"Keks 2\""))
      #expect(
        try await !page.get("/api/v1/products?query=keks&favourites=yes").text.contains("Keks"))
      for path in ["offset=-1", "offset=x", "favourites=no"] {
        #expect(try await page.get("/api/v1/products?\(path)").status == 400, "\(path)")
      }
    }
  }
}
