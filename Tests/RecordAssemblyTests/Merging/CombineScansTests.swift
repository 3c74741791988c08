import Foundation
import LabelModel
import Languages
import RecordAssembly
import Testing

@Suite("A product scanned again")
struct CombineScansTests {
  private static func value(
    _ amount: Decimal, _ source: Source, others: [OtherValue] = []
  ) -> NutrientValue {
    NutrientValue(Quantity(amount, .percent), source: source, others: others)
  }

  private static func record(
    _ nutrients: [Nutrient: NutrientValue], basis: Basis = .asFed, name: SourcedText? = nil,
    rejected: [RejectedValue] = []
  ) -> ProductRecord {
    ProductRecord(
      status: .incomplete, subject: .petFood, name: name, basis: basis, nutrients: nutrients,
      rejected: rejected)
  }

  @Test("A label outranks a database and a person, and of two labels the newer one counts")
  func ranks() {
    let known = Self.record(
      [.fat: Self.value(5, .ocr), .protein: Self.value(10, .ocr), .ash: Self.value(2, .manual)],
      name: SourcedText("From the database", source: .api))
    let scan = Self.record(
      [.fat: Self.value(6, .ocr), .protein: Self.value(11, .api), .ash: Self.value(3, .api)],
      name: SourcedText("Typed", source: .manual))
    let record = combineScans(known: known, scan: scan)
    #expect(record.nutrients[.fat]?.quantity == Quantity(6, .percent))
    #expect(record.nutrients[.protein]?.quantity == Quantity(10, .percent))
    #expect(record.nutrients[.protein]?.others.map(\.source) == [.api])
    #expect(record.nutrients[.ash]?.source == .api)
    #expect(record.nutrients[.ash]?.others.map(\.source) == [.manual])
    #expect(record.name?.value == "Typed")
  }

  @Test(
    "A typed name stays when a database or a label has another one", arguments: [Source.api, .ocr])
  func keepsTypedName(source: Source) {
    var known = Self.record([:], name: SourcedText("Typed", source: .manual))
    let scan = Self.record([:], name: SourcedText("Other", source: source))
    #expect(combineScans(known: known, scan: scan).name == known.name)
    known = edited(combineScans(known: known, scan: scan), ManualValues(name: "Anew"))
    #expect(combineScans(known: known, scan: scan).name?.value == "Anew")
    let typed = Self.record([:], name: SourcedText("Newest", source: .manual))
    #expect(combineScans(known: known, scan: typed).name?.value == "Newest")
  }

  @Test("The front's name and contents stay when the back is scanned, and answer its suggestions")
  func keepsPackage() {
    var front = Self.record([:], name: SourcedText("Duck", source: .ocr))
    front.netQuantity = SourcedQuantity(PackageQuantity(85, .gram), source: .ocr)
    var back = Self.record([.fat: Self.value(6, .ocr)])
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
    let known = Self.record([
      .protein: Self.value(10, .ocr), .fat: Self.value(5, .ocr), .fiber: Self.value(1, .ocr),
    ])
    let scan = Self.record([.moisture: Self.value(80, .ocr), .ash: Self.value(2, .ocr)])
    let record = combineScans(known: known, scan: scan)
    #expect(known.carbohydrates == nil && scan.carbohydrates == nil)
    #expect(record.carbohydrates.map { abs($0.percentOfDryMatter - 10) < 0.001 } == true)
    #expect(record.status == .valid)
  }

  @Test("What a person refused stays refused while the same is read, and not another amount")
  func keepsRefusals() {
    let known = edited(
      Self.record([.fat: Self.value(65, .ocr)]),
      ManualValues(
        nutrients: [.fat: Quantity(6.5, .percent)], rejections: [Rejection(.nutrient(.fat))]))
    #expect(known.nutrients[.fat] == Self.value(6.5, .manual))
    let same = combineScans(known: known, scan: Self.record([.fat: Self.value(65, .ocr)]))
    #expect(same.nutrients[.fat]?.quantity == Quantity(6.5, .percent))
    #expect(same.rejected.contains { $0.rule == FindingRule.personAcceptsValue })
    let other = combineScans(known: known, scan: Self.record([.fat: Self.value(7, .ocr)]))
    #expect(other.nutrients[.fat]?.quantity == Quantity(7, .percent))
  }

  @Test("What a person refuses at a later scan no longer shows from the earlier one")
  func laterRefusal() {
    let scan = Self.record(
      [.fat: Self.value(6.5, .manual)],
      rejected: [
        RejectedValue(
          nutrient: .fat, source: .ocr, quantity: Quantity(65, .percent), basis: .asFed,
          rule: .personAcceptsValue, message: Message(.refusedByPerson))
      ])
    let record = combineScans(known: Self.record([.fat: Self.value(65, .ocr)]), scan: scan)
    #expect(record.nutrients[.fat] == Self.value(6.5, .manual))
    #expect(!record.findings.contains { $0.rule == .manualValueIsShown })
  }

  @Test("Panels on two bases are not mixed")
  func keepsBasesApart() {
    let known = Self.record([.fat: Self.value(5, .ocr)])
    let scan = Self.record([.protein: Self.value(40, .ocr)], basis: .dryMatter)
    let record = combineScans(known: known, scan: scan)
    #expect(record.basis == .dryMatter && record.nutrients.keys.map(\.self) == [.protein])
    var poor = scan
    poor.nutrients = [.protein: Self.value(40, .api)]
    let kept = combineScans(known: known, scan: poor)
    #expect(kept.basis == .asFed && kept.nutrients.keys.map(\.self) == [.fat])
  }

  @Test("A refusal shows the next source, and a typed amount does not outrank a database")
  func edits() {
    let record = Self.record([
      .fat: Self.value(
        65, .ocr, others: [OtherValue(source: .api, quantity: Quantity(6, .percent))])
    ])
    let refused = edited(record, ManualValues(rejections: [Rejection(.nutrient(.fat))]))
    #expect(refused.nutrients[.fat] == Self.value(6, .api))
    let typed = edited(refused, ManualValues(nutrients: [.fat: Quantity(7, .percent)]))
    #expect(typed.nutrients[.fat]?.quantity == Quantity(6, .percent))
    #expect(typed.nutrients[.fat]?.others.map(\.source) == [.manual])
    func hidden(_ record: ProductRecord) -> [[String]] {
      record.findings.filter { $0.rule == .manualValueIsShown }.map(\.fields)
    }
    #expect(hidden(refused) == [])
    #expect(hidden(typed) == [["fat"]])
    #expect(hidden(combineScans(known: typed, scan: record)) == [["fat"]])
    let shown = edited(typed, ManualValues(rejections: [Rejection(.nutrient(.fat))]))
    #expect(shown.nutrients[.fat] == Self.value(7, .manual) && hidden(shown) == [])
    let same = edited(typed, ManualValues(nutrients: [.fat: Quantity(6, .percent)]))
    #expect(hidden(same) == [])
    let both = edited(
      record,
      ManualValues(
        name: "Tuna",
        rejections: [
          Rejection(.nutrient(.fat), source: .ocr), Rejection(.nutrient(.fat), source: .api),
        ]))
    #expect(both.nutrients[.fat] == nil && both.name == SourcedText("Tuna", source: .manual))
    #expect(both.rejected.count == 2)
  }

  private static let impossible: [(Nutrient, Quantity)] = [
    (.protein, Quantity(5_000, .percent)), (.energyKJ, Quantity(5, .gram)),
    (.protein, Quantity(7, .kilocalorie)),
  ]

  @Test(
    "A typed amount that no food can have is refused, and the others are kept",
    arguments: impossible)
  func refusesImpossible(nutrient: Nutrient, quantity: Quantity) {
    let record = Self.record([.fat: Self.value(6, .ocr)])
    let changed = edited(
      record, ManualValues(nutrients: [nutrient: quantity, .ash: Quantity(2, .percent)]))
    #expect(changed.nutrients[nutrient] == nil)
    #expect(changed.nutrients[.ash] == Self.value(2, .manual))
    #expect(changed.rejected.map(\.nutrient) == [nutrient])
    #expect(changed.rejected.map(\.source) == [.manual])
  }

  @Test("A refused moisture no longer decides the food type, and a person's word does")
  func decidesFoodTypeAnew() {
    var record = Self.record([.moisture: Self.value(78, .ocr), .fat: Self.value(4, .ocr)])
    record.foodType = DecidedFoodType(.wet, decidedBy: .scannedMoisture)
    let moisture = ManualValues(
      nutrients: [.moisture: Quantity(9, .percent)], rejections: [Rejection(.nutrient(.moisture))])
    let refusal = ManualValues(rejections: moisture.rejections)
    #expect(edited(record, refusal).foodType == DecidedFoodType(.wet, decidedBy: .assumed))
    let typed = DecidedFoodType(.dry, decidedBy: .typedMoisture)
    #expect(edited(record, moisture).foodType == typed)
    record.nutrients[.protein] = Self.value(31, .ocr)
    record.nutrients[.fat] = Self.value(17, .ocr)
    let dry = DecidedFoodType(.dry, decidedBy: .scannedDryMatter)
    #expect(edited(record, refusal).foodType == dry)
    #expect(edited(record, moisture).foodType == typed)
    record.foodType = DecidedFoodType(.wet, decidedBy: .nameOrBrand)
    #expect(edited(record, moisture).foodType == record.foodType)
    let person = edited(record, ManualValues(foodType: .semiMoist)).foodType
    #expect(person == DecidedFoodType(.semiMoist, decidedBy: .person))
  }

  @Test("A database's answer does not change the kind of product that a label shows")
  func keepsKindOfLabel() {
    let label = Self.record([.fat: Self.value(5, .ocr), .moisture: Self.value(80, .ocr)])
    var answer = Self.record([.fat: Self.value(6, .api)], basis: .per100g)
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

  @Test("A doubtful reading that a person accepted or replaced needs no review after another scan")
  func keepsDecisions() throws {
    let read = Quantity(Decimal(205) / 10, .percent)
    var scan = Self.record([.fat: Self.value(5, .ocr)])
    scan.forReview = [
      ReviewValue(
        nutrient: .protein, basis: .asFed, quantity: read, confidence: Confidence(0.9),
        reason: Message(text: "m"), evidence: Evidence(image: "a.jpg", text: "1"))
    ]
    scan.rejected = [
      RejectedValue(
        nutrient: .protein, source: .ocr, quantity: read, basis: .asFed,
        rule: .isInRangeForFoodType(.protein), message: Message(text: "m"))
    ]
    for amount in [read, Quantity(12, .percent)] {
      let answer = try #require(
        answered(scan, .protein, on: .asFed, with: PrintedAmount(amount)))
      let known = combineScans(known: answer, scan: scan)
      #expect(known.forReview.isEmpty && known.status == .incomplete, "\(amount)")
      #expect(known.nutrients[.protein]?.quantity == amount)
      var other = scan
      other.forReview[0].quantity = Quantity(30, .percent)
      #expect(combineScans(known: answer, scan: other).forReview.count == 1)
    }
    let refusal = ManualValues(rejections: [Rejection(.nutrient(.protein))])
    let refused = combineScans(known: edited(scan, refusal), scan: scan)
    #expect(refused.forReview.isEmpty && refused.status == .incomplete)
  }

  @Test("A decision on a reading outlives another scan in each column, and where it had none")
  func keepsDecisionsOfColumns() throws {
    let read = Quantity(20, .gram)
    let cases: [(main: Basis, asked: Basis?, column: Basis)] = [
      (.perServing, .perServing, .perServing), (.per100g, nil, .per100g),
      (.per100g, nil, .perServing),
    ]
    for (main, asked, column) in cases {
      var scan = Self.record([.fat: Self.value(5, .ocr)], basis: main)
      scan.subject = .food
      scan.forReview = [
        ReviewValue(
          nutrient: .protein, basis: asked, quantity: read, confidence: Confidence(0.9),
          reason: Message(text: "m"), evidence: Evidence(image: "a.jpg", text: "1"))
      ]
      for amount in [read, Quantity(12, .gram)] {
        let answer = try #require(
          answered(
            scan, .protein, on: column, with: PrintedAmount(amount), wasWithoutColumn: asked == nil)
        )
        #expect(answer.forReview.isEmpty, "\(column) \(amount)")
        let known = combineScans(known: answer, scan: scan)
        #expect(known.forReview.isEmpty, "\(column) \(amount)")
      }
    }
  }

  @Test("An amount that a person refused and typed again outlives another scan")
  func keepsAmountTypedAgain() throws {
    let scan = Self.record([.fat: Self.value(5, .ocr)])
    let two = Quantity(2, .percent)
    let typed = ManualValues(nutrients: [.ash: two])
    var known = edited(scan, typed)
    known = edited(known, ManualValues(rejections: [Rejection(.nutrient(.ash))]))
    #expect(known.nutrients[.ash] == nil && known.rejected.map(\.source) == [.manual])
    known = edited(known, typed)
    #expect(combineScans(known: known, scan: scan).nutrients[.ash]?.quantity == two)
    for amount in [Quantity(3, .percent), two] {
      known = try #require(answered(known, .ash, on: .asFed, with: PrintedAmount(amount)))
    }
    #expect(combineScans(known: known, scan: scan).nutrients[.ash]?.quantity == two)
  }

  @Test("A moisture that a person types or answers decides an assumed food type (rule 5)")
  func decidesFoodTypeByTypedMoisture() throws {
    var record = Self.record([.fat: Self.value(14, .ocr)])
    record.foodType = DecidedFoodType(.wet, decidedBy: .assumed)
    record.findings = [
      Finding(rule: .foodTypeIsKnown, severity: .warning, message: Message(.foodTypeIsAssumed))
    ]
    let eight = Quantity(8, .percent)
    let dry = DecidedFoodType(.dry, decidedBy: .typedMoisture)
    let typed = edited(record, ManualValues(nutrients: [.moisture: eight]))
    #expect(typed.foodType == dry && typed.findings.isEmpty)
    let answer = try #require(
      answered(record, .moisture, on: .asFed, with: PrintedAmount(eight)))
    #expect(answer.foodType == dry && answer.findings.isEmpty)
    let ofKilogram = PrintedAmount(Quantity(80, .gramPerKilogram))
    #expect(answered(record, .moisture, on: .asFed, with: ofKilogram)?.foodType == dry)
    let corrected = edited(typed, ManualValues(nutrients: [.moisture: Quantity(80, .percent)]))
    #expect(corrected.foodType == DecidedFoodType(.wet, decidedBy: .typedMoisture))
    let withdrawn = try #require(answered(answer, .moisture, on: .asFed, with: nil))
    #expect(withdrawn.foodType == DecidedFoodType(.wet, decidedBy: .assumed))
    record.foodType = DecidedFoodType(.wet, decidedBy: .apiMoisture)
    #expect(
      edited(record, ManualValues(nutrients: [.moisture: eight])).foodType == record.foodType)
  }

  @Test("A name that a person types decides an assumed food type, and answers its finding (rule 5)")
  func decidesFoodTypeByTypedName() {
    var record = Self.record([.fat: Self.value(14, .ocr)])
    record.foodType = DecidedFoodType(.wet, decidedBy: .assumed)
    record.findings = [
      Finding(rule: .foodTypeIsKnown, severity: .warning, message: Message(.foodTypeIsAssumed))
    ]
    let dry = DecidedFoodType(.dry, decidedBy: .nameOrBrand)
    let named = edited(record, ManualValues(name: "Kibble for cats"))
    #expect(named.foodType == dry && named.findings.isEmpty)
    let unnamed = edited(record, ManualValues(name: "Tuna"))
    #expect(unnamed.foodType == record.foodType && !unnamed.findings.isEmpty)
    var front = Self.record([:], name: SourcedText("Kibble for cats", source: .manual))
    front.subject = nil
    #expect(combineScans(known: front, scan: record).foodType == dry)
    record.foodType = DecidedFoodType(.wet, decidedBy: .apiCategory)
    #expect(edited(record, ManualValues(name: "Kibble")).foodType == record.foodType)
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
