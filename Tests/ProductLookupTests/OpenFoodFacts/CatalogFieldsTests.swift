import Foundation
import LabelModel
import LabelTestSupport
import ProductLookup
import Testing

@Suite("Facts of a product beside its amounts")
struct CatalogFieldsTests {
  private static let members = #"""
    "lang": "de", "product_name": "Nussriegel",
    "product_name_languages": {"de": "Nussriegel", "fr": "Barre aux noix", "xxx": "no language"},
    "ingredients_text": "Zucker, _Haselnüsse_",
    "ingredients_text_languages": {"de": "Zucker, _Haselnüsse_", "fr": "sucre, noisettes", "it": 7},
    "quantity": "6 x 85 g ℮", "product_quantity": 510, "product_quantity_unit": "g",
    "allergens_tags": ["en:nuts"], "traces_tags": ["en:milk"], "additives_tags": ["en:e322i"],
    "labels_tags": ["en:organic"], "packaging_tags": ["en:cardboard"],
    "origins_tags": ["en:turkey"], "stores": "Laden \u001b[31mRot, , Markt",
    "countries_tags": ["en:germany"], "completeness": 0.875, "created_t": 1500000000,
    "last_modified_t": "1700000000"
    """#

  @Test("All of them are asked for at once, in every language")
  func asksForAll() async throws {
    let request = try await LoopbackServer.run(answering: { _, _ in .http(200, found("")) }) {
      server in
      let client = try OpenFoodFactsClient(settings: settings(server) { $0.language = "fr" })
      _ = try await client.product(for: gtin())
      return server.requests.first
    }
    let query = try #require(request?.query)
    let fields = try #require(query["fields"]).split(separator: ",").map(String.init)
    #expect(Set(fields).count == fields.count, "no field is asked for twice")
    let wanted: Set = [
      "ingredients_text", "ingredients_text_languages", "product_name_languages", "allergens_tags",
      "traces_tags", "additives_tags", "labels_tags", "packaging_tags", "quantity", "origins_tags",
      "stores", "countries_tags", "completeness", "created_t", "last_modified_t",
    ]
    #expect(wanted.subtracting(fields) == [])
    #expect(query["lc"] == "fr")
  }

  @Test(
    "A dump's product without a kind is pet food by its category, whatever the service",
    arguments: [
      ("en:cat-food", Subject.petFood), ("en:wet-cat-food", .petFood), ("en:pet-treats", .petFood),
      ("en:hot-dogs", .food), ("en:dog-day-snacks", .food), ("en:catfish-foods", .food),
    ])
  func kindByCategory(tag: String, kind: Subject) throws {
    let fields = """
      {"categories_tags": ["\(tag)"],
       "nutriments": {"crude-protein_100g": 10, "proteins_100g": 20}}
      """
    let product = try CatalogProduct(
      dumpFields: Data(fields.utf8), gtin: gtin(), service: .food, catalog: "a")
    #expect(product.subject == kind)
    let protein = product.nutrients[.protein]?.quantity.value
    #expect(protein == (kind == .petFood ? 10 : 20))
  }

  @Test("They are kept as the service states them, in one line each")
  func statements() async throws {
    let product = try #require(try await lookUp(answer: .http(200, found(Self.members))))
    #expect(product.name == "Nussriegel" && product.language == "de")
    #expect(product.names.texts == ["de": "Nussriegel", "fr": "Barre aux noix"])
    #expect(product.ingredientTexts.main == "de")
    #expect(
      product.ingredientTexts.texts == ["de": "Zucker, _Haselnüsse_", "fr": "sucre, noisettes"])
    #expect(product.netQuantity == PackageQuantity(85, .gram, count: 6))
    let stated = try #require(product.statements)
    #expect(stated.allergenTags == ["en:nuts"] && stated.traceTags == ["en:milk"])
    #expect(stated.additiveTags == ["en:e322i"] && stated.labelTags == ["en:organic"])
    #expect(stated.packagingTags == ["en:cardboard"] && stated.originTags == ["en:turkey"])
    #expect(stated.stores == ["Laden [31mRot", "Markt"])
    #expect(stated.countryTags == ["en:germany"] && stated.quantity == "6 x 85 g ℮")
    #expect(stated.completeness == 0.875)
    #expect(stated.created == "2017-07-14" && stated.changed == "2023-11-14")
    let kept = try JSONDecoder().decode(
      CatalogProduct.self, from: try JSONEncoder().encode(product))
    #expect(kept == product)
    #expect(kept.named(in: "fr").name == "Barre aux noix")
    #expect(kept.named(in: "fr").named(in: nil).name == "Nussriegel")
    #expect(kept.named(in: "pt").name == "Nussriegel", "a language that there is no name in")
  }

  @Test("Members of the wrong type or beyond their range are as absent")
  func wrongMembers() async throws {
    let product = try #require(
      try await lookUp(
        answer: .http(
          200,
          found(
            #"""
            "ingredients_text": 5, "ingredients_text_languages": ["a"], "quantity": {"g": 1},
            "product_quantity": 400, "stores": [1], "labels_tags": "en:organic",
            "completeness": 7, "created_t": -5, "last_modified_t": 1e300, "additives_tags": {}
            """#))))
    #expect(product.ingredientTexts.texts.isEmpty)
    #expect(product.netQuantity == nil, "an amount without a unit is none")
    #expect(product.statements == nil)
  }

  @Test("A list beyond all measure is cut off, and so is a text")
  func limits() async throws {
    let tags = (0..<5_000).map { "\"en:e\($0)\"" }.joined(separator: ",")
    let text = String(repeating: "water, ", count: 20_000)
    let product = try #require(
      try await lookUp(
        answer: .http(
          200, found(#""additives_tags": [\#(tags)], "ingredients_text": "\#(text)""#))))
    #expect(product.statements?.additiveTags.count == 100)
    #expect(product.ingredientTexts.texts[""]?.count == 8_000)
  }

  @Test(
    "A package's content is read where it is plain",
    arguments: [
      ("400 g", PackageQuantity(400, .gram)), ("1,5 L", PackageQuantity(1.5, .litre)),
      ("33cl", PackageQuantity(33, .centilitre)), ("12 oz", PackageQuantity(12, .ounce)),
      ("4×125g", PackageQuantity(125, .gram, count: 4)), ("500 gr.", PackageQuantity(500, .gram)),
      ("about 400 g", nil), ("400", nil), ("0 g", nil), ("2 x 3 x 4 g", nil), ("-5 g", nil),
      ("400 g (14 oz)", nil), ("1 x 400 g", nil),
    ] as [(String, PackageQuantity?)])
  func quantity(text: String, expected: PackageQuantity?) async throws {
    let product = try await lookUp(answer: .http(200, found(#""quantity": "\#(text)""#)))
    #expect(product?.netQuantity == expected)
  }

  @Test(
    "A content that may have thousands is the service's own amount, or unknown",
    arguments: [
      ("1,000 g", "1000", "g", PackageQuantity(1000, .gram)),
      ("1.000 g", "1", "g", nil), ("1.000 g", "null", "g", nil),
      ("2 x 1.500 ml", "3000", "ml", PackageQuantity(3000, .millilitre)),
      ("2 x 1.500 ml", "3", "ml", nil),
      ("1.500 kg", "1500", "g", PackageQuantity(1500, .gram)),
      ("0.330 l", "null", "ml", PackageQuantity(0.33, .litre)),
      ("1.50 kg", "7", "g", PackageQuantity(1.5, .kilogram)),
    ] as [(String, String, String, PackageQuantity?)])
  func thousands(
    typed: String, amount: String, unit: String, expected: PackageQuantity?
  ) async throws {
    let members =
      #""quantity": "\#(typed)", "product_quantity": \#(amount), "#
      + #""product_quantity_unit": "\#(unit)""#
    let product = try await lookUp(answer: .http(200, found(members)))
    #expect(product?.netQuantity == expected)
  }

  @Test(
    "The database of what the product seems to be is asked first",
    arguments: [(Subject.food, "/food"), (.petFood, "/pet/"), (nil, "/pet/")]
      as [(Subject?, String)])
  func order(subject: Subject?, first: String) async throws {
    let paths = try await LoopbackServer.run(answering: { _, _ in .http(404, notFound3) }) {
      server in
      let client = try OpenFoodFactsClient(settings: settings(server))
      #expect(try await client.product(for: gtin(), of: subject) == nil)
      return server.requests.map { String($0.path.prefix(5)) }
    }
    #expect(paths.count == 2 && paths.first == first)
  }

  @Test("Each host has a limit of its own")
  func hostLimits() async throws {
    let clock = RecordingClock()
    try await LoopbackServer.run(answering: { _, _ in .http(404, notFound3) }) { pets in
      try await LoopbackServer.run(answering: { _, _ in .http(200, found("")) }) { foods in
        let client = try OpenFoodFactsClient(
          settings: settings(pets) {
            $0.foodAddress = foods.address
            $0.readsPerMinute = 3
          }, clock: LookupClock(clock))
        for _ in 0..<3 { _ = try await client.product(for: gtin()) }
        #expect(clock.pauses.isEmpty && foods.requests.count == 3)
        _ = try await client.product(for: gtin())
        #expect(clock.pauses == [.seconds(60)], "the second host's minute is over by then, too")
      }
    }
  }
}
