import Foundation
import LabelModel
import RecordAssembly
import Testing

@Suite struct MergeTests {
  private let can = "4017721837194"

  private func label(
    _ subject: Subject?, basis: Basis? = .asFed, _ values: [Nutrient: Decimal],
    perServing: [Nutrient: Decimal] = [:], servingSize: Quantity? = nil
  ) -> DecidedLabel {
    func readings(_ values: [Nutrient: Decimal], _ basis: Basis?) -> [Nutrient: NutrientReading] {
      Dictionary(
        uniqueKeysWithValues: values.map { nutrient, value in
          (
            nutrient,
            NutrientReading(
              nutrient: nutrient, quantity: Quantity(value, subject == .food ? .gram : .percent),
              basis: basis, confidence: Confidence(0.98765),
              evidence: Evidence(image: "can.jpg", text: "\(value)"))
          )
        })
    }
    return DecidedLabel(
      subject: subject, basis: basis, readings: readings(values, basis),
      perServing: readings(perServing, .perServing), servingSize: servingSize)
  }

  @Test(
    "The basis of a merge is known before it",
    arguments: [Basis.per100g, .perServing, nil], [Subject.food, .petFood])
  func basisBeforeMerging(basis: Basis?, subject: Subject) {
    let typed = ManualValues(nutrients: [.fat: Quantity(5, .gram)])
    for label in [label(subject, basis: basis, [.protein: 10]), nil] {
      for manual in [typed, ManualValues.none] {
        let input = MergeInput(label: label, manual: manual)
        #expect(mergedBasis(input) == merge(input).basis)
      }
    }
  }

  private func product(
    _ values: [Nutrient: Decimal], perServing: [Nutrient: Decimal] = [:],
    servingSize: Quantity? = nil
  ) throws -> CatalogProduct {
    func amounts(_ values: [Nutrient: Decimal]) -> [Nutrient: CatalogValue] {
      Dictionary(
        uniqueKeysWithValues: values.map { ($0, CatalogValue(Quantity($1, .gram), key: "k")) })
    }
    return CatalogProduct(
      gtin: try #require(GTIN(can)), service: "test", name: "Beef", brand: "Brand",
      nutrients: amounts(values), perServing: amounts(perServing), servingSize: servingSize)
  }

  @Test("OCR outranks the API, the API a person, and the others are kept (rule 3)")
  func priority() throws {
    let record = merge(
      MergeInput(
        label: label(.petFood, [.protein: 10]), product: try product([.protein: 11, .fat: 5]),
        manual: ManualValues(nutrients: [
          .protein: Quantity(12, .percent), .fat: Quantity(6, .percent),
          .ash: Quantity(2, .percent),
        ])))
    let protein = try #require(record.nutrients[.protein])
    #expect(protein.quantity == Quantity(10, .percent))
    #expect(protein.source == .ocr)
    #expect(protein.confidence == Confidence(0.988))
    #expect(protein.evidence?.image == "can.jpg")
    #expect(
      protein.others == [
        OtherValue(source: .api, quantity: Quantity(11, .percent)),
        OtherValue(source: .manual, quantity: Quantity(12, .percent)),
      ])
    #expect(record.nutrients[.fat]?.source == .api)
    #expect(record.nutrients[.ash] == NutrientValue(Quantity(2, .percent), source: .manual))
    #expect(record.nutrients[.fiber] == nil)
    #expect(record.findings.map(\.rule.rawValue) == ["ManualValueIsShown", "ManualValueIsShown"])
  }

  @Test("The energy that a pet food's label states stands apart from its constituents")
  func calorieContent() throws {
    var pet = label(.petFood, [.protein: 10])
    pet.readings[.energyKcal] = NutrientReading(
      nutrient: .energyKcal, quantity: Quantity(902, .kilocaloriePerKilogram), basis: .asFed,
      confidence: Confidence(0.9), evidence: Evidence(image: "can.jpg", text: "902 kcal/kg"))
    let record = merge(MergeInput(label: pet))
    #expect(record.calorieContent?.quantity == Quantity(902, .kilocaloriePerKilogram))
    #expect(record.nutrients[.energyKcal] == nil)
    #expect(try ProductRecord(json: record.jsonLine()) == record)
    let refused = merge(
      MergeInput(
        label: pet,
        manual: ManualValues(rejections: [Rejection(.nutrient(.energyKcal), source: .ocr)])))
    #expect(refused.calorieContent == nil)
    #expect(refused.rejected.map(\.nutrient) == [.energyKcal])
  }

  @Test("A printed 0 outranks, a missing value lets the next source through (rules 1 and 3)")
  func zero() throws {
    let record = merge(
      MergeInput(label: label(.petFood, [.fiber: 0]), product: try product([.fiber: 1, .ash: 0])))
    #expect(record.nutrients[.fiber]?.quantity.value == 0)
    #expect(record.nutrients[.fiber]?.source == .ocr)
    #expect(record.nutrients[.ash]?.quantity == Quantity(0, .percent))
  }

  @Test("A rejection lets the next source show through (rule 3)")
  func rejection() throws {
    var manual = ManualValues(nutrients: [.fat: Quantity(6, .percent)])
    func fat() throws -> (NutrientValue?, [RejectedValue]) {
      let record = merge(
        MergeInput(
          label: label(.petFood, [.fat: 4]), product: try product([.fat: 5]), manual: manual))
      return (record.nutrients[.fat], record.rejected)
    }
    #expect(try fat().0?.source == .ocr)

    manual.rejections = [Rejection(.nutrient(.fat))]
    let (shown, rejected) = try fat()
    #expect(shown?.quantity == Quantity(5, .percent))
    #expect(shown?.others == [OtherValue(source: .manual, quantity: Quantity(6, .percent))])
    #expect(
      rejected == [
        RejectedValue(
          nutrient: .fat, source: .ocr, quantity: Quantity(4, .percent), basis: .asFed,
          rule: FindingRule(rawValue: "PersonAcceptsValue"),
          message: Message(text: "refused by a person"),
          evidence: Evidence(image: "can.jpg", text: "4"))
      ])

    manual.rejections = [Rejection(.nutrient(.fat), source: .api)]
    #expect(try fat().0?.source == .ocr)
    #expect(try fat().0?.others.map(\.source) == [.manual])

    manual.rejections = [
      Rejection(.nutrient(.fat), source: .ocr), Rejection(.nutrient(.fat), source: .api),
    ]
    #expect(try fat().0 == NutrientValue(Quantity(6, .percent), source: .manual))
  }

  @Test(
    "A typed name or brand comes before the label's and the API's, which can be rejected (rule 3)")
  func names() throws {
    var input = MergeInput(
      product: try product([:]), manual: ManualValues(name: "Mine"),
      identity: DecidedIdentity(name: SourcedText("Read", source: .ocr)))
    #expect(merge(input).name == SourcedText("Mine", source: .manual))
    #expect(merge(input).brand == SourcedText("Brand", source: .api))
    input.manual = ManualValues(
      brand: "Own", rejections: [Rejection(.name), Rejection(.brand)])
    #expect(merge(input).name == SourcedText("Beef", source: .api))
    #expect(merge(input).brand == SourcedText("Own", source: .manual))
    #expect(merge(MergeInput()).name == nil)
  }

  @Test("API values per 100 g do not fill a panel per serving")
  func basisAgreement() throws {
    let api = try product(
      [.fat: 20, .protein: 9], perServing: [.protein: 3], servingSize: Quantity(30, .gram))
    let serving = label(.food, basis: .perServing, [.fat: 6], servingSize: Quantity(30, .gram))
    var record = merge(MergeInput(label: serving, product: api))
    #expect(record.basis == .perServing)
    #expect(record.nutrients[.protein]?.quantity.value == 3)
    #expect(record.nutrients[.fat]?.others == [])
    #expect(record.findings.map(\.rule.rawValue) == ["ApiBasisAgreesWithLabel"])

    let other = label(.food, basis: .perServing, [.fat: 6], servingSize: Quantity(40, .gram))
    record = merge(MergeInput(label: other, product: api))
    #expect(record.nutrients[.protein] == nil)
    let unknown = label(.food, basis: .perServing, [.fat: 6])
    record = merge(MergeInput(label: unknown, product: api))
    #expect(record.nutrients[.protein] == nil)
  }

  @Test(
    "A database's values, which are of the food as sold, do not fill a panel of the prepared food")
  func preparationAgreement() throws {
    let api = try product([.fat: 20, .protein: 9])
    var sold = label(.food, basis: .per100g, [.fat: 6])
    sold.preparation = .asSold
    #expect(merge(MergeInput(label: sold, product: api)).nutrients[.protein]?.source == .api)
    var prepared = sold
    prepared.preparation = .prepared
    let record = merge(MergeInput(label: prepared, product: api))
    #expect(record.preparation == .prepared)
    #expect(record.nutrients[.protein] == nil && record.nutrients[.fat]?.others == [])
    #expect(record.findings.map(\.rule.rawValue) == ["ApiPreparationAgreesWithLabel"])
  }

  @Test("A person's values on another basis are left out, with a finding")
  func manualBasis() {
    let manual = ManualValues(nutrients: [.protein: Quantity(3, .gram)], basis: .per100g)
    let record = merge(
      MergeInput(label: label(.food, basis: .perServing, [.fat: 6]), manual: manual))
    #expect(record.nutrients[.protein] == nil)
    #expect(record.findings.map(\.rule.rawValue) == ["ManualBasisAgreesWithRecord"])
  }

  @Test("A food's readings without a basis are for review; a pet food's are as fed")
  func unknownBasis() {
    let food = merge(MergeInput(label: label(.food, basis: nil, [.fat: 6])))
    #expect(food.nutrients.isEmpty)
    #expect(food.forReview.map(\.nutrient) == [.fat])
    #expect(food.status == .needsReview)
    let pet = merge(MergeInput(label: label(.petFood, basis: nil, [.fat: 6])))
    #expect(pet.basis == .asFed)
    #expect(pet.nutrients[.fat]?.quantity.value == 6)
  }

  @Test("A text's readings without a basis stay if no other source has amounts, with a finding")
  func keptUnknownBasis() {
    let readings = label(.food, basis: nil, [.fat: 6])
    let alone = merge(MergeInput(label: readings, keepsUnknownBasis: true))
    #expect(alone.basis == nil)
    #expect(alone.nutrients[.fat]?.quantity.value == 6)
    #expect(alone.findings.map(\.rule.rawValue) == ["BasisIsPrinted"])
    #expect(alone.status == .needsReview)
    let manual = ManualValues(nutrients: [.salt: Quantity(1, .gram)])
    let beside = merge(MergeInput(label: readings, manual: manual, keepsUnknownBasis: true))
    #expect(beside.nutrients.keys.map(\.self) == [.salt])
    #expect(beside.forReview.map(\.nutrient) == [.fat])
  }

  @Test("A panel per serving stands beside the main one")
  func perServing() {
    let record = merge(
      MergeInput(
        label: label(
          .food, basis: .per100g, [.fat: 20], perServing: [.fat: 6, .salt: 0],
          servingSize: Quantity(30, .gram)),
        manual: ManualValues(nutrients: [.sugars: Quantity(1, .gram)])))
    #expect(record.nutrients[.fat]?.quantity.value == 20)
    #expect(record.perServing[.fat]?.quantity.value == 6)
    #expect(record.perServing[.salt]?.quantity.value == 0)
    #expect(record.nutrients[.sugars]?.source == .manual)
    #expect(record.perServing[.sugars] == nil)
    #expect(record.servingSize == Quantity(30, .gram))
  }

  @Test("Data of a product with another number are left out")
  func otherProduct() throws {
    let record = merge(
      MergeInput(
        product: try product([.fat: 5]), barcodes: [try #require(GTIN("96385074"))]))
    #expect(record.name == nil)
    #expect(record.nutrients.isEmpty)
    #expect(record.findings.map(\.rule.rawValue) == ["ApiProductHasTheBarcode"])
  }

  @Test("A row whose value could not be read is said")
  func unreadable() {
    var decided = label(.petFood, [.fat: 5])
    decided.unreadable = [
      UnreadableNutrient(
        nutrient: .ash, reason: MessageClause(.noReadingIsLikely),
        evidence: Evidence(image: "can.jpg", text: "Ash ..."))
    ]
    let record = merge(MergeInput(label: decided))
    #expect(record.findings.map(\.rule.rawValue) == ["PrintedValueIsReadable"])
    #expect(
      record.findings.first?.message.text.contains("no reading of its value is likely") == true)
  }
}
