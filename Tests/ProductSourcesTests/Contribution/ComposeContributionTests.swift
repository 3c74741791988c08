import Foundation
import LabelModel
import ProductLookup
import ProductSources
import Testing

@Suite("What of a record is contributed")
struct ComposeContributionTests {
  private static func read(
    _ value: Decimal, _ unit: NutrientUnit = .gram, _ confidence: Double = 0.99,
    bound: Bound? = nil, modifier: Modifier? = nil
  ) -> NutrientValue {
    NutrientValue(
      Quantity(value, unit), bound: bound, modifier: modifier, source: .ocr,
      confidence: Confidence(confidence), evidence: Evidence(image: "a.jpg", text: "…"))
  }

  private static func food(
    _ nutrients: [Nutrient: NutrientValue], basis: Basis? = .per100g
  ) throws -> ProductRecord {
    ProductRecord(
      status: .valid, subject: .food,
      barcode: RecordBarcode(try #require(GTIN("4017721837194")), source: .photo),
      name: SourcedText("Known", source: .api), brand: SourcedText("Known", source: .api),
      basis: basis,
      nutrients: nutrients)
  }

  private static func sent(_ record: ProductRecord, language: String? = nil) throws -> [String] {
    try composeContribution(of: record, language: language).fields.map { "\($0.name)=\($0.value)" }
  }

  private static func reasons(_ record: ProductRecord) throws -> [String] {
    try composeContribution(of: record).leftOut.filter {
      !($0.what == "name" && record.name?.value == "Known")
        && !($0.what == "brand" && record.brand?.value == "Known")
    }.map { "\($0.what): \($0.reason)" }
  }

  @Test("A product without a name or a brand is not given: nobody would find it")
  func needsNameAndBrand() throws {
    var record = try Self.food([.fat: Self.read(1)])
    record.name = nil
    #expect(throws: ContributionError.missing(["name"])) { try composeContribution(of: record) }
    record.brand = nil
    #expect(throws: ContributionError.missing(["name", "brand"])) {
      try composeContribution(of: record)
    }
    #expect(
      ContributionError.missing(["name", "brand"]).description
        == "the product has no name and no brand, which a product database needs; give it with edit "
        + "--name --brand")
  }

  @Test("What a label or a person says is sent, in the label's order, with sign and unit")
  func sendsOwn() throws {
    var record = try Self.food([
      .salt: Self.read(0.01, modifier: .lessThan), .energyKJ: Self.read(1010, .kilojoule),
      .sugars: Self.read(0, modifier: .traces),
      .fat: NutrientValue(Quantity(2.9, .gram), source: .manual),
      .vitaminC: Self.read(12, .milligram), .vitaminD: Self.read(200, .internationalUnit),
    ])
    record.name = SourcedText("Käse", source: .manual)
    record.brand = SourcedText("Alm", source: .ocr)
    record.ingredients = IngredientList(
      language: "de", text: "Milch, Salz", confidence: Confidence(0.99),
      evidence: Evidence(image: "a.jpg", text: "Zutaten"))
    #expect(
      try Self.sent(record) == [
        "lc=de", "product_name_de=Käse", "add_brands=Alm", "ingredients_text_de=Milch, Salz",
        "nutrition_data_per=100g", "nutriment_energy-kj=1010", "nutriment_energy-kj_unit=kJ",
        "nutriment_fat=2.9", "nutriment_fat_unit=g", "nutriment_sugars=~ 0",
        "nutriment_sugars_unit=g", "nutriment_salt=< 0.01", "nutriment_salt_unit=g",
        "nutriment_vitamin-c=12", "nutriment_vitamin-c_unit=mg", "nutriment_vitamin-d=200",
        "nutriment_vitamin-d_unit=IU",
      ])
  }

  @Test(
    "What the database said, is doubtful, calculated or contradicted is left out, with the reason")
  func leavesOut() throws {
    var record = try Self.food([
      .fat: NutrientValue(
        Quantity(3, .gram), source: .api,
        others: [OtherValue(source: .manual, quantity: Quantity(4, .gram))]),
      .sugars: Self.read(5, .gram, 0.89), .salt: Self.read(1), .protein: Self.read(8),
      .energyKcal: Self.read(10, .internationalUnit),
    ])
    record.name = SourcedText("Käse", source: .api)
    record.forReview = [
      ReviewValue(
        nutrient: .fiber, basis: .per100g, quantity: Quantity(2, .gram),
        confidence: Confidence(0.5), reason: Message(text: "blurred"),
        evidence: Evidence(image: "a.jpg", text: "2"))
    ]
    record.findings = [
      Finding(
        rule: FindingRule(rawValue: "A"), severity: .error, message: Message(text: "salt is odd"),
        fields: ["salt"]),
      Finding(
        rule: FindingRule(rawValue: "B"), severity: .warning, message: Message(text: "w"),
        fields: ["protein"]),
    ]
    record.energy = ComputedEnergy(kcalPer100g: 99, protein: 1, fat: 1, carbohydrates: 1)
    #expect(
      try Self.sent(record) == [
        "nutrition_data_per=100g", "nutriment_proteins=8", "nutriment_proteins_unit=g",
      ])
    #expect(
      try Self.reasons(record) == [
        "name: a product database said it",
        "energyKcal: the form has no place for it in IU", "fat: a product database said it",
        "sugars: it is only 89 % certain", "salt: a finding is against it: salt is odd",
        "fiber: 2 g is for review (50 % likely)",
      ])
    record.findings = [
      Finding(
        rule: FindingRule(rawValue: "C"), severity: .error, message: Message(text: "two products"),
        fields: [])
    ]
    #expect(try Self.sent(record).isEmpty)
  }

  @Test("A pet food's assays are sent in percent, guarantees with their sign, additives per 100 g")
  func petFood() throws {
    let record = ProductRecord(
      status: .valid, subject: .petFood,
      barcode: RecordBarcode(try #require(GTIN("036000291452")), source: .photo),
      name: SourcedText("Known", source: .api), brand: SourcedText("Known", source: .api),
      basis: .asFed,
      nutrients: [
        .protein: Self.read(10, .percent, bound: .minimum), .fiber: Self.read(1, .percent),
        .moisture: Self.read(78, .percent, bound: .maximum), .taurine: Self.read(0.08, .percent),
        .calcium: Self.read(1250, .milligramPerKilogram),
        .vitaminA: Self.read(5000, .internationalUnitPerKilogram),
        .energyKcal: Self.read(3500, .kilocaloriePerKilogram), .salt: Self.read(1, .percent),
      ])
    let composed = try composeContribution(of: record)
    #expect(composed.service == .petFood)
    #expect(
      try Self.sent(record) == [
        "nutrition_data_per=100g", "nutriment_energy-kcal=350", "nutriment_energy-kcal_unit=kcal",
        "nutriment_crude-fibre=1", "nutriment_crude-fibre_unit=%", "nutriment_crude-protein=≥ 10",
        "nutriment_crude-protein_unit=%", "nutriment_moisture=≤ 78", "nutriment_moisture_unit=%",
        "nutriment_taurine=0.08", "nutriment_taurine_unit=g", "nutriment_calcium=125",
        "nutriment_calcium_unit=mg", "nutriment_vitamin-a=500", "nutriment_vitamin-a_unit=IU",
      ])
    #expect(composed.leftOut.map(\.what) == ["name", "brand", "salt"])
  }

  @Test(
    "Amounts go only with a basis that the form knows",
    arguments: [
      (Basis.per100ml, nil, "100ml"), (.perServing, Quantity(30, .gram), "serving"),
      (.perServing, nil, nil), (.dryMatter, nil, nil), (nil, nil, nil),
    ] as [(Basis?, Quantity?, String?)])
  func bases(basis: Basis?, serving: Quantity?, expected: String?) throws {
    var record = try Self.food([.fat: Self.read(3)], basis: basis)
    record.servingSize = serving
    let sent = try Self.sent(record)
    #expect(sent.contains("nutriment_fat=3") == (expected != nil))
    if let expected { #expect(sent.first == "nutrition_data_per=\(expected)") }
    #expect(sent.contains("serving_size=30 g") == (serving != nil))
    record.preparation = .prepared
    #expect(try Self.sent(record).isEmpty)
    #expect(try Self.reasons(record) == ["fat: the amounts are of the food prepared"])
  }

  @Test(
    "A doubtful list of ingredients, or one of unknown language, does not replace the database's")
  func ingredients() throws {
    var record = try Self.food([:])
    let evidence = Evidence(image: "a.jpg", text: "Zutaten")
    for (language, confidence, needsReview) in [
      ("de", 0.97, false), ("de", 0.99, true), (nil, 0.99, false), ("de", nil, false),
    ] as [(String?, Double?, Bool)] {
      record.ingredients = IngredientList(
        language: language, text: "Milch", confidence: confidence.map { Confidence($0) },
        needsReview: needsReview, evidence: evidence)
      #expect(try !Self.sent(record).contains { $0.hasPrefix("ingredients_text") })
      #expect(
        try composeContribution(of: record).leftOut.map(\.what) == ["name", "brand", "ingredients"])
      if needsReview {
        #expect(try Self.reasons(record).contains("ingredients: it is for review"))
      }
    }
  }

  @Test("Without a number or a subject there is nothing to contribute to")
  func impossible() throws {
    var record = try Self.food([.fat: Self.read(3)])
    record.subject = nil
    #expect(throws: ContributionError.unknownSubject) { try composeContribution(of: record) }
    record.barcode = nil
    #expect(throws: ContributionError.noBarcode) { try composeContribution(of: record) }
  }

  @Test(
    "A number that shops give to their own goods is cautioned against",
    arguments: [
      ("2000000000107", true), ("0212345678909", true), ("20000004", true),
      ("4017721837194", false), ("036000291452", false), ("96385074", false),
    ])
  func restricted(digits: String, isRestricted: Bool) throws {
    var record = try Self.food([.fat: Self.read(3)])
    record.barcode = RecordBarcode(try #require(GTIN(digits)), source: .photo)
    #expect(try composeContribution(of: record).cautions.isEmpty == !isRestricted)
  }
}
