import Foundation
import LabelModel
import Languages
import LabelTestSupport
import RecordAssembly
import Testing

@Suite struct RecordAssemblyTests {
  private func label(
    _ values: [Nutrient: Decimal], subject: Subject = .petFood, basis: Basis = .asFed
  ) -> DecidedLabel {
    var label = DecidedLabel(subject: subject, basis: basis)
    for (nutrient, value) in values {
      let unit: NutrientUnit =
        switch nutrient {
        case .energyKJ: .kilojoule
        case .energyKcal: .kilocalorie
        default: subject == .petFood ? .percent : .gram
        }
      label.readings[nutrient] = NutrientReading(
        nutrient: nutrient, quantity: Quantity(value, unit), basis: basis,
        confidence: Confidence(0.9), evidence: Evidence(image: "can.jpg", text: "\(value)"))
    }
    return label
  }

  private let can: [Nutrient: Decimal] = [.protein: 10, .fat: 5, .fiber: 1, .moisture: 80, .ash: 2]

  private func product(_ values: [Nutrient: Decimal], tags: [String] = []) throws -> CatalogProduct
  {
    CatalogProduct(
      gtin: try #require(GTIN("4017721837194")), service: "test", subject: .petFood, name: "Beef",
      categoriesTags: tags,
      nutrients: values.mapValues { CatalogValue(Quantity($0, .gram), key: "crude-x") })
  }

  @Test("Constituents of the dry matter are for review, and decide no food type")
  func dryMatterIsReviewed() {
    var values = can
    values[.protein] = 44
    values[.fat] = 21
    values[.ash] = 8
    var analysis = label(values, basis: .dryMatter)
    if let fat = analysis.readings.removeValue(forKey: .fat) {
      analysis.forReview = [
        ReviewValue(fat, basis: .asFed, reason: Message(.certainty, [.percent: .count(60)]))
      ]
    }
    let record = assembleRecord(RecordInput(label: analysis))
    #expect(record.nutrients.keys.sorted { $0.rawValue < $1.rawValue } == [.moisture])
    #expect(record.basis == .asFed)
    #expect(record.forReview.map(\.basis) == [.dryMatter, .dryMatter, .dryMatter, .dryMatter])
    #expect(record.foodType?.value == .wet)
  }

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

  @Test("The API's category decides which limits hold (rules 4 and 5)")
  func category() throws {
    let dry: [Nutrient: Decimal] = [.protein: 32, .fat: 14, .fiber: 3, .ash: 8]
    let known = assembleRecord(
      RecordInput(label: label(dry), product: try product([:], tags: ["en:dry-cat-food"])))
    #expect(known.rejected.isEmpty)
    #expect(known.foodType == DecidedFoodType(.dry, decidedBy: .apiCategory))
    let rich: [Nutrient: Decimal] = [.protein: 14, .fat: 16, .fiber: 1, .ash: 2]
    let unknown = assembleRecord(RecordInput(label: label(rich)))
    #expect(unknown.rejected.map(\.rule.rawValue) == ["FatIsInRangeForFoodType"])
    #expect(unknown.forReview.map(\.nutrient) == [.fat])
    #expect(unknown.findings.map(\.rule.rawValue) == ["FoodTypeIsKnown"])
    let told = assembleRecord(
      RecordInput(label: label(dry), manual: ManualValues(foodType: .dry)))
    #expect(told.rejected.isEmpty)
    let read = DecidedIdentity(name: SourcedText("Cat Kibble", source: .ocr))
    let named = assembleRecord(RecordInput(label: label(rich), identity: read))
    #expect(named.foodType == DecidedFoodType(.dry, decidedBy: .nameOrBrand))
  }

  @Test("A label without moisture whose amounts no wet food has is a dry food's (rule 5)")
  func dryMatter() {
    let dry: [Nutrient: Decimal] = [.protein: 32, .fat: 14, .fiber: 3, .ash: 8]
    let record = assembleRecord(RecordInput(label: label(dry)))
    #expect(record.foodType == DecidedFoodType(.dry, decidedBy: .scannedDryMatter))
    #expect(record.rejected.isEmpty)
    let rejection = ManualValues(rejections: [Rejection(.nutrient(.protein))])
    let rejected = assembleRecord(RecordInput(label: label(dry), manual: rejection))
    #expect(rejected.foodType == DecidedFoodType(.wet, decidedBy: .assumed))
  }

  @Test("A moisture for review, or with its decimal point restored, decides no food type")
  func doubtfulMoisture() {
    var restored = label([.moisture: 8])
    restored.readings[.moisture]?.doubts = [.decimalPointRestored]
    #expect(assembleRecord(RecordInput(label: restored)).foodType?.decidedBy == .assumed)
    var doubtful = label([:])
    if let reading = label([.moisture: 8]).readings[.moisture] {
      doubtful.forReview = [
        ReviewValue(reading, basis: .asFed, reason: Message(.certainty, [.percent: .number(54)]))
      ]
    }
    #expect(assembleRecord(RecordInput(label: doubtful)).foodType?.decidedBy == .assumed)
    #expect(
      assembleRecord(RecordInput(label: label([.moisture: 8]))).foodType?.decidedBy
        == .scannedMoisture)
  }

  @Test("A label's words decide the animal, and the animal the ranges")
  func animals() throws {
    let kibble: [Nutrient: Decimal] = [
      .protein: 25, .fat: 32, .fiber: 6, .moisture: 5, .ash: 8,
    ]
    func words(_ animal: PetAnimal) -> [PetFoodMention] {
      let evidence = Evidence(image: "bag.jpg", text: "complete food for \(animal.rawValue)s")
      return [
        PetFoodMention(.animal(animal), weight: 3, evidence: evidence),
        PetFoodMention(.kind(.complete), weight: 3, evidence: evidence),
      ]
    }
    let dog = assembleRecord(RecordInput(label: label(kibble), petFoodWords: words(.dog)))
    #expect(dog.nutrients.count == 5 && dog.rejected.isEmpty && dog.forReview.isEmpty)
    #expect(dog.status == .valid && dog.findings.isEmpty)
    #expect(dog.petFood?.animal?.value == .dog && dog.petFood?.kind?.value == .complete)
    #expect(dog.petFood?.animal?.evidence?.text == "complete food for dogs")
    let cat = assembleRecord(RecordInput(label: label(kibble), petFoodWords: words(.cat)))
    #expect(cat.rejected.map(\.nutrient) == [.fat, .fiber, .moisture])
    #expect(cat.forReview.map(\.nutrient) == [.fat, .fiber, .moisture])
    let unknown = assembleRecord(RecordInput(label: label(kibble)))
    #expect(unknown.petFood == nil)
    #expect(unknown.nutrients.count == 5 && unknown.forReview.isEmpty)
    #expect(unknown.findings.map(\.fields) == [["moisture"], ["fat"], ["fiber"]])
    #expect(unknown.findings.allSatisfy { $0.severity == .warning })
    for record in [dog, cat, unknown] {
      #expect(try JSONSchema.productRecord().faults(in: record.jsonLine()) == [])
      #expect(try ProductRecord(json: record.jsonLine()) == record)
    }
  }

  @Test("The database's category names the animal too; food for people has none")
  func categoryOfAnimal() throws {
    let dog = assembleRecord(
      RecordInput(
        label: label(can), product: try product([:], tags: ["en:dog-foods", "en:dog-treats"])))
    #expect(dog.petFood?.animal == WordedFact(.dog, decidedBy: .apiCategory))
    #expect(dog.petFood?.kind == WordedFact(.treat, decidedBy: .apiCategory))
    let evidence = Evidence(image: "a.jpg", text: "dogs")
    let food = assembleRecord(
      RecordInput(
        label: label([.fat: 3], subject: .food, basis: .per100g),
        petFoodWords: [PetFoodMention(.animal(.dog), weight: 3, evidence: evidence)]))
    #expect(food.petFood == nil)
  }

  @Test("A contradiction is a finding and a reason in numbers")
  func contradiction() throws {
    var label = label([.fat: 8], subject: .food, basis: .per100g)
    if let reading = self.label([.saturatedFat: 12], subject: .food, basis: .per100g)
      .readings[.saturatedFat]
    {
      label.forReview = [
        ReviewValue(reading, basis: .per100g, reason: Message(.certainty, [.percent: .number(22)]))
      ]
    }
    let record = assembleRecord(RecordInput(label: label))
    #expect(record.forReview.map(\.reason.text) == ["saturated fat 12 g is more than fat 8 g"])
    #expect(record.findings.map(\.rule.rawValue) == ["SaturatedFatIsAtMostFat"])
  }

  @Test("A rejected moisture decides no food type")
  func rejectedMoisture() {
    var values = can
    values[.moisture] = 8
    let manual = ManualValues(rejections: [Rejection(.nutrient(.moisture))])
    let record = assembleRecord(RecordInput(label: label(values), manual: manual))
    #expect(record.foodType == DecidedFoodType(.wet, decidedBy: .assumed))
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
