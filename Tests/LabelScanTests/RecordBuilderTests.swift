import Foundation
import LabelModel
import LabelScan
import LabelTestSupport
import PhotoReading
import ProductLookup
import RecordAssembly
import Testing

@Suite struct RecordBuilderTests {
  /// A database with one product, or one that is down.
  private struct Database: ProductSource {
    var product: CatalogProduct?
    var error: LookupError?

    func product(for gtin: GTIN) async throws(LookupError) -> CatalogProduct? {
      if let error { throw error }
      return product?.gtin == gtin ? product : nil
    }
  }

  private static func gtin() throws -> GTIN { try #require(GTIN("4006381333931")) }

  private static func reading(
    _ lines: [String], file: String = "can.jpg", barcodes: [GTIN] = []
  ) -> PhotoReading {
    let size = PixelSize(width: 400, height: 300)
    let page = RecognizedPage(
      source: file, size: size,
      lines: lines.enumerated().map { row, line in
        let words = line.split(separator: " ").enumerated().map { column, word in
          Word(
            text: String(word),
            box: BoundingBox(
              left: 10 + 60 * column, top: 10 + 30 * row, right: 60 + 60 * column,
              bottom: 30 + 30 * row),
            confidence: Confidence(0.97))
        }
        return TextLine(words: words)
      }, models: ["label"])
    return PhotoReading(
      file: file, sha256: String(repeating: "a", count: 64), size: size, page: page,
      barcodes: barcodes, cpuSeconds: 1, peakMemoryBytes: 1,
      engine: EngineVersion(
        labelscan: "0.1.0", name: "label", version: "0.1.0", tesseract: nil, models: ["label"]))
  }

  private static let panel = [
    "Analytical constituents:", "Crude protein 10.5 %", "Crude fat 6.5 %", "Crude fibre 0.5 %",
    "Crude ash 2.1 %", "Moisture 79 %",
  ]

  @Test("A list of known foods alone is a food's, unless the page names a pet")
  func foodByList() async {
    func record(_ lines: [String]) async -> ProductRecord {
      await RecordBuilder().record(from: [Self.reading(lines)]).record
    }
    let list = "Ingredients: wheat flour, honey, eggs, salt."
    let food = await record([list])
    #expect(food.subject == .food && food.status == .unreadable)
    #expect(food.sugarAnalysis?.containsSugar == true && food.nova != nil)
    let pet = await record(["Biscuits for dogs", list])
    #expect(pet.subject != .food)
    let cosmetic = await record(["Ingredients: Aqua, Glycerin, Cetyl Alcohol, Parfum."])
    #expect(cosmetic.subject == nil && cosmetic.nova == nil)
    let brokenOff = await record(["Ingredients: wheat flour, honey, eggs,"])
    #expect(brokenOff.subject == nil && brokenOff.nova == nil)
  }

  @Test("A legible panel becomes a valid record with its carbohydrate and evidence")
  func validRecord() async {
    let built = await RecordBuilder().record(from: [Self.reading(Self.panel)])
    let record = built.record
    #expect(record.status == .valid)
    #expect(record.subject == .petFood)
    #expect(record.basis == .asFed)
    #expect(record.nutrients[.protein]?.quantity == Quantity(Decimal(105) / 10, .percent))
    #expect(record.nutrients[.protein]?.evidence?.image == "can.jpg")
    #expect(record.nutrients[.protein]?.evidence?.box?.top == 40)
    #expect(record.foodType == DecidedFoodType(.wet, decidedBy: .scannedMoisture))
    #expect(record.carbohydrates?.level == .moderate)
    #expect(record.engine?.models == ["label"])
    #expect(
      record.origin
        == .images([
          ImageReference(file: "can.jpg", sha256: String(repeating: "a", count: 64))
        ]))
    #expect(built.labels.count == 1)
  }

  @Test("A photo's name, contents and date are in the record as its schema has them")
  func package() async throws {
    let built = await RecordBuilder().record(from: [
      Self.reading([
        "Vanillezucker", "Zutaten: Zucker, Vanille.", "Nettofüllmenge 85 g", "MHD 12.03.2026",
      ])
    ])
    let record = built.record
    #expect(record.name?.value == "Vanillezucker")
    #expect(record.name?.source == .ocr)
    #expect(record.name?.evidence?.box?.top == 10)
    #expect(record.netQuantity?.quantity == PackageQuantity(85, .gram))
    #expect(record.bestBefore?.value == "2026-03-12")
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }

  private static func panel(protein: String, fat: String, moisture: String) -> [String] {
    [
      "Analytical constituents:", "Crude protein \(protein) %", "Crude fat \(fat) %",
      "Moisture \(moisture) %",
    ]
  }

  @Test("Photos of two products have no record of values: it would be of neither")
  func twoProducts() async {
    let other = Self.reading(
      Self.panel(protein: "8.5", fat: "4.5", moisture: "82"), file: "other.jpg")
    let record = await RecordBuilder().record(from: [Self.reading(Self.panel), other]).record
    #expect(record.status == .unreadable && record.nutrients.isEmpty && record.forReview.isEmpty)
    let finding = record.findings.first { $0.rule.rawValue == "PhotosShowOneProduct" }
    #expect(finding?.severity == .error)
    #expect(finding?.message.text.contains("can.jpg and other.jpg") == true)
    #expect(finding?.fields == ["images", "fat", "protein", "moisture"])

    let muesli = Self.reading(
      [
        "Nutrition declaration per 100 g", "Energy 1839 kJ / 437 kcal", "Fat 12.8 g",
        "of which saturates 5.4 g", "Carbohydrate 71.6 g", "of which sugars 19.5 g",
        "Protein 7.6 g", "Salt 0.75 g",
      ], file: "muesli.jpg")
    let mixed = await RecordBuilder().record(from: [Self.reading(Self.panel), muesli]).record
    #expect(mixed.status == .unreadable && mixed.nutrients.isEmpty && mixed.subject == nil)
    #expect(mixed.findings.contains { $0.rule.rawValue == "PhotosShowOneProduct" })
  }

  @Test(
    "Photos of one product's front and back, or with one misreading, are no two products",
    arguments: [
      [["Mauzi", "Beef in gravy"]],
      [panel(protein: "10.5", fat: "6.5", moisture: "79")],
      [panel(protein: "10.5", fat: "6.6", moisture: "79"), ["Mauzi"]],
    ])
  func oneProduct(others: [[String]]) async {
    let readings = others.enumerated().map { Self.reading($1, file: "\($0).jpg") }
    let record = await RecordBuilder().record(from: [Self.reading(Self.panel)] + readings).record
    #expect(!record.findings.contains { $0.rule.rawValue == "PhotosShowOneProduct" })
  }

  @Test("Two looks at one photo are one product, however much they differ")
  func twoLooks() async {
    var reading = Self.reading(Self.panel)
    let other = Self.reading(Self.panel(protein: "8.5", fat: "4.5", moisture: "82"))
    reading.secondLook = other.page
    let record = await RecordBuilder().record(from: [reading]).record
    #expect(!record.findings.contains { $0.rule.rawValue == "PhotosShowOneProduct" })
  }

  @Test("A list that runs up the side of a table is the record's, and no values beside it")
  func listAcross() async {
    var reading = Self.reading(Self.panel)
    reading.sideways = [
      Self.reading(
        ["Composition: chicken, wheat, minerals.", "Crude protein 11.5 %"], file: "can.jpg#turn=90"
      ).page
    ]
    let record = await RecordBuilder().record(from: [reading]).record
    #expect(record.ingredients?.evidence.image == "can.jpg#turn=90")
    #expect(record.allergens?.map(\.allergen) == [.gluten])
    #expect(record.nutrients[.protein]?.quantity.value == 10.5)
  }

  @Test("A table that runs up the photo gives the values where nothing else does")
  func tableAcross() async {
    var reading = Self.reading(["Mauzi", "Beef in gravy"])
    reading.sideways = [Self.reading(Self.panel, file: "can.jpg#turn=90").page]
    let record = await RecordBuilder().record(from: [reading]).record
    #expect(record.nutrients.count == 5)
    #expect(record.nutrients[.fat]?.evidence?.image == "can.jpg#turn=90")
  }

  @Test("A database that is down leaves the photo's record, with a finding")
  func databaseDown() async throws {
    let error = LookupError.serverError(host: "example.org", status: 503, retryAfter: nil)
    let builder = RecordBuilder(source: Database(error: error))
    let reading = Self.reading(Self.panel, barcodes: [try Self.gtin()])
    let record = await builder.record(from: [reading]).record
    #expect(record.nutrients.count == 5)
    #expect(record.status == .valid)
    #expect(record.findings.map(\.rule.rawValue) == ["ProductServiceAnswers"])
    #expect(record.findings.first?.severity == .warning)
    #expect(record.findings.first?.message.text.contains("503") == true)
  }

  @Test("A product that nobody knows is a finding, not an error")
  func unknownProduct() async throws {
    let reading = Self.reading(Self.panel, barcodes: [try Self.gtin()])
    let record = await RecordBuilder(source: Database()).record(from: [reading]).record
    #expect(record.findings.map(\.rule.rawValue) == ["ProductServiceKnowsBarcode"])
    #expect(record.status == .valid)
  }

  @Test("The database fills what the photo does not show; the photo's values stay")
  func mergesProduct() async throws {
    let gtin = try Self.gtin()
    let product = CatalogProduct(
      gtin: gtin, service: "openpetfoodfacts", subject: .petFood, name: "Rind",
      nutrients: [
        .protein: CatalogValue(Quantity(11, .percent), key: "crude-protein"),
        .ash: CatalogValue(Quantity(2, .percent), key: "crude-ash"),
      ])
    let reading = Self.reading(
      Self.panel.filter { !$0.contains("ash") }, barcodes: [gtin])
    let record = await RecordBuilder(source: Database(product: product))
      .record(from: [reading]).record
    #expect(record.name == SourcedText("Rind", source: .api))
    #expect(record.nutrients[.protein]?.source == .ocr)
    #expect(record.nutrients[.ash]?.source == .api)
    #expect(record.barcode == RecordBarcode(gtin, source: .photo))
    #expect(record.carbohydrates != nil)
  }

  @Test("A rejected reading and a manual value make a correction")
  func correction() async throws {
    var options = RecordOptions(manualAmounts: [.fat: 5])
    options.manual.rejections = [Rejection(.nutrient(.fat))]
    let record = await RecordBuilder(options: options)
      .record(from: [Self.reading(Self.panel)]).record
    #expect(record.nutrients[.fat]?.quantity == Quantity(5, .percent))
    #expect(record.nutrients[.fat]?.source == .manual)
    #expect(record.rejected.map(\.rule) == [.personAcceptsValue])
  }

  @Test("A value that its food type cannot have is rejected with its evidence")
  func impossibleValue() async {
    let lines = ["Analytical constituents:", "Crude protein 27 %", "Moisture 72 %"]
    let record = await RecordBuilder().record(from: [Self.reading(lines)]).record
    #expect(record.nutrients[.protein] == nil)
    #expect(record.rejected.map(\.nutrient) == [.protein])
    #expect(record.rejected.first?.evidence?.text.contains("27") == true)
    #expect(record.status == .needsReview)
  }

  @Test("A photo without nutrients gives an unreadable record")
  func landscape() async {
    let record = await RecordBuilder().record(from: [Self.reading(["Mountain", "Lake 2024"])])
      .record
    #expect(record.status == .unreadable)
    #expect(record.nutrients.isEmpty)
  }

  @Test("A photo that could not be read stands in the record without a hash, with a finding")
  func unreadPhoto() async {
    let failure = PhotoFailure(stage: .decode, code: "damaged", message: "back.jpg is damaged")
    let record = await RecordBuilder().record(
      from: [Self.reading(Self.panel)], failures: [FailedPhoto(name: "back.jpg", failure: failure)]
    ).record
    guard case .images(let images) = record.origin else {
      Issue.record("a record of photos names them")
      return
    }
    #expect(images.map(\.file) == ["can.jpg", "back.jpg"])
    #expect(images.last?.sha256 == nil)
    #expect(
      record.findings == [
        Finding(
          rule: FindingRule(rawValue: "PhotoIsReadable"), severity: .warning,
          message: Message(text: "back.jpg is damaged"),
          fields: ["images"])
      ])
  }
}
