import Foundation
import LabelModel
import Languages
import RecordAssembly
import Testing

@Suite("A product scanned again")
struct CombineScansTests {
  @Test("A label outranks a database and a person, and of two labels the newer one counts")
  func ranks() {
    let known = scannedRecord(
      [.fat: percentage(5, .ocr), .protein: percentage(10, .ocr), .ash: percentage(2, .manual)],
      name: SourcedText("From the database", source: .api))
    let scan = scannedRecord(
      [.fat: percentage(6, .ocr), .protein: percentage(11, .api), .ash: percentage(3, .api)],
      name: SourcedText("Typed", source: .manual))
    let record = combineScans(known: known, scan: scan)
    #expect(record.nutrients[.fat]?.quantity == Quantity(6, .percent))
    #expect(record.nutrients[.protein]?.quantity == Quantity(10, .percent))
    #expect(record.nutrients[.protein]?.others.map(\.source) == [.api])
    #expect(record.nutrients[.ash]?.source == .api)
    #expect(record.nutrients[.ash]?.others.map(\.source) == [.manual])
    #expect(record.name?.value == "Typed")
  }

  @Test("The front's name and contents stay when the back is scanned, and answer its suggestions")
  func keepsPackage() {
    var front = scannedRecord([:], name: SourcedText("Duck", source: .ocr))
    front.netQuantity = SourcedQuantity(PackageQuantity(85, .gram), source: .ocr)
    var back = scannedRecord([.fat: percentage(6, .ocr)])
    back.lot = SourcedText("L4711", source: .ocr)
    let evidence = Evidence(image: "back.jpg", text: "text")
    back.suggestions = [IdentityField.name, .brand].map {
      IdentitySuggestion(
        field: $0, value: "X", confidence: Confidence(0.5), reason: Message(text: "r"),
        evidence: evidence)
    }
    let record = combineScans(known: front, scan: back)
    #expect(record.name?.value == "Duck")
    #expect(record.netQuantity?.quantity == PackageQuantity(85, .gram))
    #expect(record.lot?.value == "L4711")
    #expect(record.suggestions.map(\.field) == [.brand])
  }

  @Test("What one scan missed and the other read together give the carbohydrates")
  func completes() {
    let known = scannedRecord([
      .protein: percentage(10, .ocr), .fat: percentage(5, .ocr), .fiber: percentage(1, .ocr),
    ])
    let scan = scannedRecord([.moisture: percentage(80, .ocr), .ash: percentage(2, .ocr)])
    let record = combineScans(known: known, scan: scan)
    #expect(known.carbohydrates == nil && scan.carbohydrates == nil)
    #expect(record.carbohydrates.map { abs($0.percentOfDryMatter - 10) < 0.001 } == true)
    #expect(record.status == .valid)
  }

  @Test("A finding names typed amounts whose basis the label lacks, also after a further scan")
  func namesTypedAmounts() {
    let typed = scannedRecord([.fat: percentage(5, .manual)], basis: .per100g)
    let scan = scannedRecord([.protein: percentage(4, .ocr)], basis: .perServing)
    let finding = Finding(
      rule: .manualBasisAgreesWithRecord, severity: .warning,
      message: Message(
        .typedBasisDiffers, [.basis: .basis(.per100g), .otherBasis: .basis(.perServing)]),
      fields: ["basis"])
    let record = combineScans(known: typed, scan: scan)
    #expect(record.nutrients.keys.map(\.self) == [.protein])
    #expect(record.findings.filter { $0.rule == .manualBasisAgreesWithRecord } == [finding])
    let again = combineScans(known: record, scan: scan)
    #expect(again.findings.filter { $0.rule == .manualBasisAgreesWithRecord } == [finding])
    let table = scannedRecord([.protein: percentage(8, .ocr)], basis: .per100g)
    let mended = combineScans(known: typed, scan: table)
    #expect(!mended.findings.contains { $0.rule == .manualBasisAgreesWithRecord })
    #expect(mended.nutrients[.fat]?.source == .manual)
  }

  @Test("Panels on two bases are not mixed")
  func keepsBasesApart() {
    let known = scannedRecord([.fat: percentage(5, .ocr)])
    let scan = scannedRecord([.protein: percentage(40, .ocr)], basis: .dryMatter)
    let record = combineScans(known: known, scan: scan)
    #expect(record.basis == .dryMatter && record.nutrients.keys.map(\.self) == [.protein])
    var poor = scan
    poor.nutrients = [.protein: percentage(40, .api)]
    let kept = combineScans(known: known, scan: poor)
    #expect(kept.basis == .asFed && kept.nutrients.keys.map(\.self) == [.fat])
  }

  @Test("A database's answer does not change the kind of product that a label shows")
  func keepsKindOfLabel() {
    let label = scannedRecord([.fat: percentage(5, .ocr), .moisture: percentage(80, .ocr)])
    var answer = scannedRecord([.fat: percentage(6, .api)], basis: .per100g)
    answer.subject = .food
    let combined = combineScans(known: label, scan: answer)
    #expect(combined.subject == .petFood)
    #expect(combined.nutrients[.fat]?.quantity == Quantity(5, .percent))
    #expect(completed(label, by: answer).subject == .petFood)
    #expect(combineScans(known: answer, scan: label).subject == .petFood)
    answer.subject = nil
    #expect(combineScans(known: answer, scan: label).subject == .petFood)
    var other = label
    other.subject = .food
    #expect(combineScans(known: label, scan: other).subject == .food, "the newer label counts")
  }

  @Test("Labels of a pet food and of a food are not mixed")
  func keepsKindsApart() {
    var can = scannedRecord([.fat: percentage(6, .ocr), .moisture: percentage(78, .ocr)])
    can.calorieContent = NutrientValue(Quantity(1085, .kilocaloriePerKilogram), source: .ocr)
    let fat = NutrientValue(Quantity(20, .gram), source: .ocr)
    let biscuits = ProductRecord(
      status: .incomplete, subject: .food, basis: .per100g, nutrients: [.fat: fat])
    let food = combineScans(known: can, scan: biscuits)
    #expect(food.subject == .food && food.calorieContent == nil)
    #expect(Set(food.nutrients.keys) == [.fat])
    #expect(food.nutrients[.fat]?.others.isEmpty == true)
    let again = combineScans(known: food, scan: can)
    #expect(again.basis == .asFed && Set(again.nutrients.keys) == [.fat, .moisture])
  }

  @Test(
    "A food is scored by its database's categories again after a scan without the database, and an edit"
  )
  func keepsCategories() throws {
    var known = ProductRecord(
      status: .valid, subject: .food, categories: ["en:beverages", "en:sodas"], basis: .per100ml)
    let amounts: [(Nutrient, Decimal, NutrientUnit)] = [
      (.energyKJ, 180, .kilojoule), (.energyKcal, 42, .kilocalorie), (.fat, 0, .gram),
      (.saturatedFat, 0, .gram), (.carbohydrates, 10.6, .gram), (.sugars, 10.6, .gram),
      (.protein, 0, .gram), (.salt, 0, .gram),
    ]
    for (nutrient, amount, unit) in amounts {
      known.nutrients[nutrient] = NutrientValue(Quantity(amount, unit), source: .ocr)
    }
    var scan = known
    scan.categories = []
    known.catalog = CatalogStatements(service: "openfoodfacts", novaGroup: 4)
    let combined = combineScans(known: known, scan: scan)
    #expect(combined.categories == known.categories)
    #expect(combined.nutriScore?.category?.value == .beverage)
    #expect(combined.nutriScore?.category?.decidedBy == .apiCategory)
    let changed = edited(combined, ManualValues(name: "Cola"))
    #expect(changed.nutriScore == combined.nutriScore && changed.nutriScore != nil)
    let reread = try ProductRecord(json: changed.jsonLine())
    #expect(reread.categories == known.categories && reread.catalog == known.catalog)
    #expect(combineScans(known: scan, scan: known).categories == known.categories)
  }

  @Test("A value that was refused in one column holds in the other one")
  func refusesInOneColumn() {
    let value = NutrientValue(Quantity(5, .gram), source: .ocr)
    func record(_ refused: Basis?) -> ProductRecord {
      var record = ProductRecord(status: .incomplete, subject: .food, basis: .per100g)
      guard let refused else {
        record.nutrients = [.fat: value]
        record.perServing = [.fat: value]
        return record
      }
      record.rejected = [
        RejectedValue(
          nutrient: .fat, source: .ocr, quantity: value.quantity, basis: refused,
          rule: .personAcceptsValue, message: Message(.refusedByPerson))
      ]
      return record
    }
    let serving = combineScans(known: record(.perServing), scan: record(nil))
    #expect(serving.nutrients[.fat] == value && serving.perServing[.fat] == nil)
    let main = combineScans(known: record(.per100g), scan: record(nil))
    #expect(main.nutrients[.fat] == nil && main.perServing[.fat] == value)
  }
}
