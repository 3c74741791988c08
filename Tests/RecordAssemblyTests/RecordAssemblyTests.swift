import Foundation
import LabelModel
import LabelTestSupport
import Languages
import RecordAssembly
import Testing

@Suite struct RecordAssemblyTests {
  @Test("A drink's alcohol explains its energy, also after a person's change")
  func alcohol() {
    func isExplained(_ record: ProductRecord) -> Bool {
      !record.findings.contains { $0.rule == .energyAgreesWithMacronutrients }
    }
    let amounts: [Nutrient: Decimal] = [
      .energyKJ: 333, .energyKcal: 80, .fat: 0, .carbohydrates: 2.6, .protein: 0,
    ]
    var wine = label(amounts, subject: .food, basis: .per100ml)
    #expect(!isExplained(assembleRecord(RecordInput(label: wine))))
    wine.alcoholByVolume = 13.5
    let record = assembleRecord(RecordInput(label: wine))
    #expect(isExplained(record))
    #expect(isExplained(edited(record, ManualValues(name: "Red wine"))))
  }

  @Test("A database's strength or category explains a drink's energy, and rules out a Nutri-Score")
  func alcoholOfDatabase() throws {
    var beer = try product([:])
    beer.subject = .food
    beer.basis = .per100ml
    let amounts: [Nutrient: (Decimal, NutrientUnit)] = [
      .energyKJ: (180, .kilojoule), .energyKcal: (43, .kilocalorie), .fat: (0, .gram),
      .saturatedFat: (0, .gram), .carbohydrates: (3, .gram), .sugars: (0, .gram),
      .protein: (Decimal(5) / 10, .gram), .salt: (0, .gram),
    ]
    beer.nutrients = amounts.mapValues { CatalogValue(Quantity($0.0, $0.1), key: "x") }
    #expect(assembleRecord(of: beer).status == .needsReview)
    var strong = beer
    strong.alcoholByVolume = 5
    var listed = beer
    listed.categoriesTags = ["en:beverages", "en:alcoholic-beverages", "en:beers"]
    func isNotApplicable(_ record: ProductRecord) -> Bool {
      if case .notApplicable = record.nutriScore?.outcome { true } else { false }
    }
    for product in [strong, listed] {
      let record = assembleRecord(of: product)
      let renamed = edited(record, ManualValues(name: "Pils"))
      #expect(record.status == .valid && renamed.status == .valid)
      #expect(isNotApplicable(record) && isNotApplicable(renamed))
    }
    var brewed = beer
    brewed.ingredientTexts = LocalizedTexts(["en": "water, barley malt, hops"], main: "en")
    #expect(assembleRecord(of: brewed).status == .valid)
    strong.alcoholByVolume = 15
    #expect(assembleRecord(of: strong).status == .needsReview)
  }

  @Test("A label with all five becomes a valid record with carbohydrate and energy")
  func complete() throws {
    let record = assembleRecord(RecordInput(label: label(can)))
    #expect(record.status == .valid)
    #expect(record.foodType == DecidedFoodType(.wet, decidedBy: .scannedMoisture))
    #expect(record.carbohydrates == Carbohydrates(percentOfDryMatter: 10, level: .moderate))
    #expect(
      record.energy
        == ComputedEnergy(kcalPer100g: 84.5, protein: 35, fat: 42.5, carbohydrates: 7))
    #expect(record.findings.isEmpty)
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }

  @Test(
    "A database's energy of a kilogram or a pouch is refused as that of 100 g of pet food",
    arguments: [
      (Decimal(84), NutrientUnit.kilocalorie, true), (120, .kilocalorie, true),
      (500, .kilocalorie, false), (845, .kilocalorie, false), (20, .kilocalorie, false),
      (350, .kilojoule, true), (2400, .kilojoule, false),
    ])
  func energyOfAnotherAmount(_ amount: Decimal, _ unit: NutrientUnit, _ isKept: Bool) throws {
    let nutrient: Nutrient = unit == .kilojoule ? .energyKJ : .energyKcal
    var food = try product(can)
    food.nutrients[nutrient] = CatalogValue(Quantity(amount, unit), key: "energy")
    let record = assembleRecord(of: food)
    #expect(record.energy?.kcalPer100g == 84.5)
    #expect((record.nutrients[nutrient] != nil) == isKept)
    #expect(record.rejected.map(\.nutrient) == (isKept ? [] : [nutrient]))
    // Without its ash nothing contradicts the 500 kcal.
    if amount == 500 {
      food.nutrients[.ash] = nil
      #expect(assembleRecord(of: food).nutrients[nutrient] != nil)
    }
  }

  @Test("A typed energy shows where a database's is refused, and is not said to be hidden")
  func typedEnergyShows() throws {
    var food = try product(can)
    food.nutrients[.energyKcal] = CatalogValue(Quantity(500, .kilocalorie), key: "energy")
    let typed = ManualValues(nutrients: [.energyKcal: Quantity(90, .kilocalorie)])
    let record = assembleRecord(RecordInput(product: food, manual: typed))
    #expect(
      record.nutrients[.energyKcal] == NutrientValue(Quantity(90, .kilocalorie), source: .manual))
    #expect(record.rejected.map(\.source) == [.api])
    #expect(!record.findings.contains { $0.rule == .manualValueIsShown })
  }

  @Test("A reading that a person refuses and replaces needs no review (rule 3)")
  func replacesRefusedReading() {
    let read = label(can.merging([.ash: 12, .moisture: 71]) { $1 })
    let refused = assembleRecord(RecordInput(label: read))
    #expect(refused.status == .needsReview && refused.forReview.map(\.nutrient) == [.ash])
    let manual = ManualValues(
      nutrients: [.ash: Quantity(2, .percent)], rejections: [Rejection(.nutrient(.ash))])
    let replaced = assembleRecord(RecordInput(label: read, manual: manual))
    #expect(replaced.status == .valid && replaced.forReview.isEmpty)
    #expect(replaced.rejected.map(\.rule) == [.personAcceptsValue])
    #expect(replaced.nutrients[.ash]?.source == .manual)
  }

  @Test("What the product database says beside amounts stands apart, under its name")
  func statements() throws {
    var product = try product([:])
    product.statements = CatalogStatements(
      service: "test", nutriScoreGrade: "b", novaGroup: 2, allergenTags: ["en:milk"])
    let record = assembleRecord(
      RecordInput(label: label(can), product: product, barcodes: [product.gtin]))
    #expect(record.catalog == product.statements)
    #expect(record.nova == nil)
    #expect(record.allergens?.map(\.source) == [.database])
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }

  @Test("A pet food's amounts of a serving become shares, and never stand as they are")
  func petFoodServing() throws {
    var product = try product([:])
    product.perServing = can.mapValues { CatalogValue(Quantity($0 / 2, .gram), key: "crude-x") }
    product.servingSize = Quantity(50, .gram)
    let record = assembleRecord(of: product)
    #expect(record.basis == .asFed)
    #expect(
      record.nutrients.mapValues(\.quantity) == can.mapValues { Quantity($0, .percent) })
    #expect(record.perServing.isEmpty)
    #expect(record.status == .valid)
    #expect(record.foodType?.value == .wet)

    product.nutrients = [.protein: CatalogValue(Quantity(11, .gram), key: "crude-protein")]
    #expect(
      assembleRecord(of: product).nutrients[.protein]?.quantity == Quantity(11, .percent))
  }

  @Test(
    "A pet food's serving without a mass gives no share, and its percentage is one",
    arguments: [nil, Quantity(50, .millilitre)])
  func petFoodServingWithoutMass(size: Quantity?) throws {
    var product = try product([:])
    product.perServing = [
      .protein: CatalogValue(Quantity(10, .gram), key: "crude-protein"),
      .fat: CatalogValue(Quantity(5, .percent), key: "crude-fat"),
      .energyKcal: CatalogValue(Quantity(40, .kilocalorie), key: "energy-kcal"),
    ]
    product.servingSize = size
    let record = assembleRecord(of: product)
    #expect(record.nutrients.mapValues(\.quantity) == [.fat: Quantity(5, .percent)])
    #expect(
      record.perServing.mapValues(\.quantity) == [.energyKcal: Quantity(40, .kilocalorie)])
    #expect(
      record.findings.filter { $0.rule == .catalogValueIsReadable }.map(\.fields)
        == [["protein"]])
    #expect(record.status == .incomplete)
  }

  @Test("The five may come from any sources (rule 7)")
  func mixed() throws {
    let record = assembleRecord(
      RecordInput(
        label: label([.protein: 10, .fat: 5]), product: try product([.fiber: 1, .moisture: 80]),
        manual: ManualValues(nutrients: [.ash: Quantity(2, .percent)])))
    #expect(record.carbohydrates?.percentOfDryMatter == 10)
    #expect(record.status == .valid)
    #expect(record.foodType?.decidedBy == .apiMoisture)
  }

  @Test(
    "A typed amount that no food can hold is refused on the basis that the record has",
    arguments: [(Basis.per100g, 106, true), (.per100g, 105, false), (.perServing, 106, false)])
  func impossibleByHand(basis: Basis, grams: Decimal, isRefused: Bool) {
    let record = assembleRecord(
      RecordInput(
        label: label([.sugars: 3], subject: .food, basis: basis),
        manual: ManualValues(nutrients: [.carbohydrates: Quantity(grams, .gram)])))
    #expect(record.nutrients[.carbohydrates]?.quantity.value == (isRefused ? nil : grams))
    #expect(record.rejected.map(\.rule.rawValue) == (isRefused ? ["ValueIsPossible"] : []))
  }

  @Test("A refused reading leaves its place to the next source (rules 3 and 4)")
  func refused() throws {
    var values = can
    values[.fat] = 65
    let record = assembleRecord(
      RecordInput(label: label(values), product: try product([.fat: 6])))
    #expect(record.nutrients[.fat]?.source == .api)
    #expect(record.rejected.map(\.rule.rawValue) == ["FatIsInRangeForFoodType"])
    #expect(record.rejected.first?.evidence?.text == "65")
    #expect(record.status == .needsReview)
  }

  @Test("A refused API value is kept with its reason, the product stays (rule 2)")
  func refusedAPI() throws {
    let record = assembleRecord(
      RecordInput(label: label(can), product: try product([.protein: 90, .fat: 6])))
    #expect(record.name?.value == "Beef")
    #expect(record.nutrients[.protein]?.others == [])
    #expect(record.nutrients[.fat]?.others.count == 1)
    #expect(record.rejected.map(\.rule.rawValue) == ["ApiProteinIsInRange"])
    #expect(record.status == .valid)
  }

  @Test("A contradiction is a finding and a reason in numbers")
  func contradiction() throws {
    var read = label([.fat: 8], subject: .food, basis: .per100g)
    if let reading = label([.saturatedFat: 12], subject: .food, basis: .per100g)
      .readings[.saturatedFat]
    {
      read.forReview = [
        ReviewValue(reading, basis: .per100g, reason: Message(.certainty, [.percent: .number(22)]))
      ]
    }
    let record = assembleRecord(RecordInput(label: read))
    #expect(record.forReview.map(\.reason.text) == ["saturated fat 12 g is more than fat 8 g"])
    #expect(record.findings.map(\.rule.rawValue) == ["SaturatedFatIsAtMostFat"])
  }

  @Test("An estimate with assumed ash never stands in carbohydrates (rule 7)")
  func estimate() {
    var values = can
    values[.ash] = nil
    #expect(assembleRecord(RecordInput(label: label(values))).estimate == nil)
    let record = assembleRecord(RecordInput(label: label(values), estimates: true))
    #expect(record.carbohydrates == nil)
    #expect(record.estimate?.percentOfDryMatter == 7.5)
    #expect(record.estimate?.assumed == [.ash: Quantity(2.5, .percent)])
    #expect(record.status == .incomplete)
  }

  @Test("API data alone are not validated as a whole (rule 6)")
  func apiOnly() throws {
    let record = assembleRecord(
      RecordInput(
        product: try product([.protein: 11, .fat: 6, .fiber: 1, .moisture: 60, .ash: 2])))
    #expect(record.findings.isEmpty)
    #expect(record.carbohydrates?.percentOfDryMatter == 50)
    #expect(record.status == .valid)
  }

  @Test("Food whose kJ and kcal disagree needs review (rule 9)")
  func food() {
    let record = assembleRecord(
      RecordInput(
        label: label(
          [.energyKJ: 1010, .energyKcal: 139, .fat: 10], subject: .food, basis: .per100g)))
    #expect(record.foodType == nil)
    #expect(record.findings.map(\.rule.rawValue) == ["KilojoulesAgreeWithKilocalories"])
    #expect(record.status == .needsReview)
  }

  @Test("Nothing gives an unreadable record that still fits the schema")
  func nothing() throws {
    let record = assembleRecord(RecordInput(origin: .text("empty.txt")))
    #expect(record.status == .unreadable)
    #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
  }
}
