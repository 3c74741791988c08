import Foundation
import LabelModel
import Testing

@Suite struct ProductRecordTests {
  private func record() throws -> ProductRecord {
    let gtin = try #require(GTIN("4017721837194"))
    let evidence = Evidence(
      image: "a/can.jpg", text: "Protein 10,5 %",
      box: BoundingBox(left: 1, top: 2, right: 3, bottom: 4))
    return ProductRecord(
      status: .needsReview, subject: .petFood, barcode: RecordBarcode(gtin, source: .photo),
      name: SourcedText("Rind & Huhn", source: .api),
      foodType: DecidedFoodType(.wet, decidedBy: .apiCategory), basis: .asFed,
      preparation: .asSold,
      nutrients: [
        .protein: NutrientValue(
          Quantity(Decimal(string: "2.9") ?? 0, .percent), bound: .minimum, source: .ocr,
          confidence: Confidence(0.98), evidence: evidence,
          others: [OtherValue(source: .api, quantity: Quantity(11, .percent))]),
        .fiber: NutrientValue(Quantity(0, .percent), source: .api),
      ],
      servingSize: Quantity(85, .gram),
      forReview: [
        ReviewValue(
          nutrient: .ash, basis: .asFed, quantity: Quantity(21, .percent),
          confidence: Confidence(0.4), reason: Message(text: "decimal point lost"),
          evidence: Evidence(image: "a/can.jpg", text: "Ash 21 %"))
      ],
      rejected: [
        RejectedValue(
          nutrient: .fat, source: .ocr, quantity: Quantity(65, .percent), basis: .asFed,
          rule: FindingRule(rawValue: "FatIsInRangeForFoodType"),
          message: Message(text: "65 % is above 15 %"), evidence: evidence)
      ],
      findings: [
        Finding(
          rule: FindingRule(rawValue: "R"), severity: .info, message: Message(text: "m"),
          fields: ["fat"])
      ],
      estimate: CarbohydrateEstimate(
        percentOfDryMatter: 4.76, level: .good, assumed: [.ash: Quantity(2, .percent)]),
      origin: .images([ImageReference(file: "a/can.jpg")]),
      engine: EngineInfo(
        labelscan: "1", name: "tesseract", version: "5.3.0", tesseract: "5.3.0", models: ["eng"]))
  }

  @Test("Decoding an encoded record gives the same record")
  func roundTrip() throws {
    let original = try record()
    #expect(try ProductRecord(json: original.jsonLine()) == original)
    var text = original
    text.origin = .text("can.txt")
    #expect(try ProductRecord(json: text.jsonLine()) == text)
  }

  @Test(
    "Which animal a pet food is for is written only when something is known, and read when it is not there"
  )
  func petFood() throws {
    var record = try record()
    let unknown = String(decoding: try record.jsonLine(), as: UTF8.self)
    #expect(!unknown.contains("petFood\":{"))
    record.petFood = PetFoodUse(
      animal: WordedFact(.dog, decidedBy: .label, evidence: Evidence(image: "a", text: "dogs")))
    let known = String(decoding: try record.jsonLine(), as: UTF8.self)
    #expect(known.contains(#""kind":null"#) && known.contains(#""value":"dog""#))
    #expect(try ProductRecord(json: Data(known.utf8)) == record)
  }

  @Test("The package's facts are read back, and are left out where there are none")
  func packageFacts() throws {
    var named = try record()
    let evidence = Evidence(image: "a/can.jpg", text: "6 x 85 g ℮")
    named.brand = SourcedText(
      "Mauzi", source: .ocr, confidence: Confidence(0.9), evidence: evidence)
    named.netQuantity = SourcedQuantity(
      PackageQuantity(85, .gram, count: 6), source: .ocr, confidence: Confidence(0.9),
      evidence: evidence)
    named.bestBefore = SourcedText("2026-03", source: .ocr, confidence: Confidence(0.8))
    named.lot = SourcedText("L4711", source: .ocr)
    named.suggestions = [
      IdentitySuggestion(
        field: .drainedWeight, value: "60 g", confidence: Confidence(0.5),
        reason: Message(text: "r"),
        evidence: evidence)
    ]
    let line = try named.jsonLine()
    #expect(try ProductRecord(json: line) == named)
    #expect(String(decoding: line, as: UTF8.self).contains(#""count":6,"#))
    let unnamed = String(decoding: try record().jsonLine(), as: UTF8.self)
    for key in ["netQuantity", "drainedWeight", "bestBefore", "lot", "suggestions"] {
      #expect(!unnamed.contains("\"\(key)\""), "\(key)")
    }
  }

  @Test("Writes a missing value as null, a true zero as 0 (rule 1)")
  func nullIsNotZero() throws {
    let line = String(decoding: try record().jsonLine(), as: UTF8.self)
    for key in ["fat", "moisture", "ash", "brand", "carbohydrates", "energy", "sha256"] {
      #expect(line.contains("\"\(key)\":null"), "\(key)")
    }
    #expect(line.contains(#""fiber":{"#))
    #expect(line.contains(#""value":0}"#))
    #expect(try ProductRecord(json: Data(line.utf8)).nutrients[.fiber]?.quantity.value == 0)
    #expect(try ProductRecord(json: Data(line.utf8)).nutrients[.ash] == nil)
  }

  @Test("Writes decimals as they were printed, on one line, with sorted keys and plain slashes")
  func numbers() throws {
    let line = String(decoding: try record().jsonLine(), as: UTF8.self)
    #expect(line.contains(#""unit":"%","value":2.9}"#))
    #expect(line.contains(#""percentOfDryMatter":4.76"#))
    #expect(line.contains("a/can.jpg"))
    #expect(!line.contains("\n"))
    #expect(
      line.hasPrefix(
        #"{"allergens":null,"barcode":{"gtin":"4017721837194","source":"photo"},"basis":"asFed""#))
  }

  @Test("Names the text in place of the images")
  func text() throws {
    var value = try record()
    value.origin = .text("can.txt")
    let line = String(decoding: try value.jsonLine(), as: UTF8.self)
    #expect(line.contains(#""text":"can.txt""#))
    #expect(!line.contains(#""images""#))
  }

  @Test("Refuses a record of another schema")
  func otherSchema() throws {
    let line = String(decoding: try record().jsonLine(), as: UTF8.self)
      .replacing("product-record/1", with: "product-record/2")
    #expect(throws: DecodingError.self) { try ProductRecord(json: Data(line.utf8)) }
  }
}
