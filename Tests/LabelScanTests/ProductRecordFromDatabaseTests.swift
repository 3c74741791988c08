import Foundation
import LabelModel
import LabelScan
import LabelTestSupport
import ProductLookup
import RecordAssembly
import Testing

@Suite("Records of a bar code alone")
struct ProductRecordFromDatabaseTests {
  private func product(_ change: (inout CatalogProduct) -> Void = { _ in }) throws -> CatalogProduct
  {
    let amounts: [(Nutrient, Decimal, NutrientUnit)] = [
      (.energyKJ, 2252, .kilojoule), (.energyKcal, 539, .kilocalorie), (.fat, 30.9, .gram),
      (.saturatedFat, 10.6, .gram), (.carbohydrates, 57.5, .gram), (.sugars, 56.3, .gram),
      (.protein, 6.3, .gram), (.salt, 0.107, .gram),
    ]
    var product = CatalogProduct(
      gtin: try #require(GTIN("4006381333931")), service: "openfoodfacts", subject: .food,
      name: "Nussmus",
      names: LocalizedTexts(["de": "Nussmus", "en": "Hazelnut spread"], main: "de"),
      ingredientTexts: LocalizedTexts(
        [
          "de": "Zucker, Glukosesirup, _Haselnüsse_ 13%, Magermilchpulver, Emulgator: Lecithine",
          "en": "Sugar, glucose syrup, _hazelnuts_ 13%, skimmed milk powder, emulsifier: lecithins",
        ], main: "de"),
      netQuantity: PackageQuantity(400, .gram),
      statements: CatalogStatements(
        service: "openfoodfacts", nutriScoreGrade: "e", novaGroup: 4,
        allergenTags: ["en:nuts", "en:kiwi"], traceTags: ["en:sesame-seeds"]),
      nutrients: Dictionary(
        uniqueKeysWithValues: amounts.map {
          ($0.0, CatalogValue(Quantity($0.1, $0.2), key: "k"))
        }))
    change(&product)
    return product
  }

  private func faults(in record: ProductRecord) throws -> [String] {
    try JSONSchema.productRecord().faults(in: record.jsonLine())
  }

  @Test("Ingredients give sugars, NOVA, Nutri-Score and allergens, each with its source")
  func all() throws {
    let product = try product()
    let record = assembleRecord(of: product, barcode: product.gtin)
    #expect(record.status == .valid && record.lookup == .found)
    #expect(record.barcode == RecordBarcode(product.gtin, source: .manual))
    #expect(
      record.netQuantity == SourcedQuantity(PackageQuantity(400, .gram), source: .api))
    let list = try #require(record.ingredients)
    #expect(list.source == .api && list.language == "de" && list.otherLanguages == ["en"])
    #expect(list.ingredients.count == 5)
    #expect(record.nova?.outcome == .group(4))
    guard case .graded(.e, _)? = record.nutriScore?.outcome else {
      Issue.record("\(String(describing: record.nutriScore))")
      return
    }
    #expect(record.sugarAnalysis?.containsSugar == true)
    #expect((record.sugarAnalysis?.totalSugarIndicators ?? 0) >= 2)
    let allergens = try #require(record.allergens)
    #expect(allergens.allSatisfy { $0.source == .database })
    func named(_ presence: DeclaredAllergen.Presence) -> Set<Allergen> {
      Set(allergens.filter { $0.presence == presence }.map(\.allergen))
    }
    #expect(named(.contains) == [.nuts, .milk], "milk is in the list alone")
    #expect(named(.mayContain) == [.sesame])
    #expect(try faults(in: record) == [])
    #expect(try ProductRecord(json: record.jsonLine()) == record)
  }

  @Test("The list is that of the language asked for, where there is one")
  func language() throws {
    func language(_ wanted: String?) throws -> String? {
      assembleRecord(
        of: try product(), options: RecordOptions(shownLanguage: wanted)
      ).ingredients?.language
    }
    #expect(try language("en") == "en")
    #expect(try language("pt") == "de")
    #expect(try language(nil) == "de")
  }

  @Test("Without a list nothing is computed of it, and silence is no statement on allergens")
  func withoutList() throws {
    let record = assembleRecord(
      of: try product {
        $0.ingredientTexts = LocalizedTexts()
        $0.statements = nil
      })
    #expect(record.ingredients == nil && record.allergens == nil && record.sugarAnalysis == nil)
    #expect(record.barcode?.source == .api)
    #expect(try faults(in: record) == [])
  }

  @Test("A finding of the database's data reaches the record, with photos and without")
  func findings() throws {
    let old = Finding(
      rule: FindingRule(rawValue: "ProductDataAreFresh"), severity: .info,
      message: Message(text: "the product data are 30 days old"))
    let product = try product { $0.findings = [old] }
    #expect(assembleRecord(of: product).findings.contains(old))
    let record = assembleRecord(RecordInput(product: product, barcodes: [product.gtin]))
    #expect(record.findings.contains(old))
    let other = try #require(GTIN("96385074"))
    #expect(
      !assembleRecord(RecordInput(product: product, barcodes: [other])).findings.contains(old),
      "of another product's data nothing is taken")
  }

  @Test("A badly read photo hides no allergen of the database")
  func badPhoto() throws {
    let product = try product()
    var input = RecordInput(product: product, barcodes: [product.gtin])
    let evidence = Evidence(image: "a.jpg", text: "Zutoten")
    input.ingredients.list = IngredientList(
      language: "de", text: "Zukkr, Hs", needsReview: true, evidence: evidence)
    input.ingredients.allergens = [
      DeclaredAllergen(.milk, .contains, source: .ingredients, evidence: evidence)
    ]
    let record = assembleRecord(input)
    let mentions = (record.allergens ?? []).map { "\($0.allergen) \($0.source)" }
    #expect(
      mentions == [
        "milk ingredients", "nuts database", "sesame database", "milk database",
      ])
    #expect(record.ingredients?.source == .api)
    #expect(record.ingredients?.others.map(\.text) == ["Zukkr, Hs"])
    #expect(try faults(in: record) == [])
  }
}

@Suite("Records that wait for a look-up")
struct PendingRecordTests {
  /// A database that is down, does not know, or knows a product.
  private struct Database: ProductSource {
    var answer: Result<CatalogProduct?, LookupError>

    func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
      try answer.get()
    }
  }

  private let gtin: GTIN
  private let page = RecognizedPage(
    plainText:
      "Nährwerte je 100 g\nEnergie 540 kJ / 129 kcal\nFett 5 g\nKohlenhydrate 14 g\nEiweiß 7 g\nSalz 1 g",
    source: "a.txt")

  init() throws { gtin = try #require(GTIN("4006381333931")) }

  private func record(_ answer: Result<CatalogProduct?, LookupError>) async -> ProductRecord {
    await RecordBuilder(
      options: RecordOptions(manual: ManualValues(barcode: gtin)),
      source: Database(answer: answer)
    ).record(fromText: page).record
  }

  @Test("A record says what came of the look-up")
  func states() async throws {
    let down = LookupError.rateLimited(host: "test", retryAfter: .seconds(120))
    let pending = await record(.failure(down))
    #expect(pending.lookup == .pending)
    #expect(pending.findings.map(\.rule.rawValue).contains("ProductServiceAnswers"))
    #expect(
      String(decoding: try pending.jsonLine(), as: UTF8.self).contains(#""lookup":"pending""#))
    #expect(await record(.success(nil)).lookup == .unknown)
    let product = CatalogProduct(gtin: gtin, service: "test", name: "Keks")
    #expect(await record(.success(product)).lookup == .found)
    let unasked = await record(.failure(.notAsked))
    #expect(unasked.lookup == nil)
    #expect(!unasked.findings.map(\.rule.rawValue).contains { $0.hasPrefix("ProductService") })
  }

  @Test("A record is completed by the answer, with what its label says and without the old failure")
  func completes() async throws {
    let pending = await record(.failure(.timedOut(host: "test", limit: .seconds(1))))
    var product = CatalogProduct(
      gtin: gtin, service: "test", subject: .food, name: "Keks",
      nutrients: [
        .fat: CatalogValue(Quantity(9, .gram), key: "fat"),
        .sugars: CatalogValue(Quantity(20, .gram), key: "sugars"),
      ])
    product.statements = CatalogStatements(service: "test", allergenTags: ["en:gluten"])
    let complete = completed(pending, by: assembleRecord(of: product))
    #expect(complete.lookup == .found)
    #expect(complete.nutrients[.fat]?.source == .ocr && complete.nutrients[.fat]?.others.count == 1)
    #expect(complete.nutrients[.sugars]?.source == .api)
    #expect(complete.name?.value == "Keks" && complete.allergens?.map(\.allergen) == [.gluten])
    #expect(complete.origin == pending.origin && complete.barcode == pending.barcode)
    #expect(!complete.findings.map(\.rule.rawValue).contains("ProductServiceAnswers"))
    let unknown = completed(pending, by: nil)
    #expect(unknown.lookup == .unknown && unknown.nutrients == pending.nutrients)
    #expect(unknown.findings.map(\.rule.rawValue).contains("ProductServiceKnowsBarcode"))
  }
}
