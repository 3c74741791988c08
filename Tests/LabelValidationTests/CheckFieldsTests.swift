import Foundation
import LabelModel
import LabelValidation
import Languages
import Testing

@Suite struct CheckFieldsTests {
  private let wet = FieldContext(subject: .petFood, foodType: .wet)

  private func context(
    _ foodType: FoodType, _ animal: PetAnimal?, _ kind: PetFoodKind? = nil
  ) -> FieldContext {
    FieldContext(
      subject: .petFood, foodType: foodType,
      use: PetFoodUse(
        animal: animal.map { WordedFact($0, decidedBy: .label) },
        kind: kind.map { WordedFact($0, decidedBy: .label) }))
  }

  private func label(_ percent: [Nutrient: Decimal]) -> DecidedLabel {
    var label = DecidedLabel(subject: .petFood, basis: .asFed)
    for (nutrient, value) in percent {
      label.readings[nutrient] = NutrientReading(
        nutrient: nutrient, quantity: Quantity(value, .percent), basis: .asFed,
        confidence: Confidence(0.9), evidence: Evidence(image: "can.jpg", text: "\(value) %"))
    }
    return label
  }

  @Test("A refused reading goes to rejected with its evidence, and is offered for review (rule 4)")
  func refusedReading() {
    let checked = checkFields(of: label([.fat: 65, .protein: 10]), in: wet)
    #expect(checked.values.readings.keys.sorted { $0.rawValue < $1.rawValue } == [.protein])
    #expect(
      checked.rejected == [
        RejectedValue(
          nutrient: .fat, source: .ocr, quantity: Quantity(65, .percent), basis: .asFed,
          rule: FindingRule(rawValue: "FatIsInRangeForFoodType"),
          message: Message(text: "fat 65 % is outside 0–15 %, the range for wet cat food"),
          evidence: Evidence(image: "can.jpg", text: "65 %"))
      ])
    let offered = checked.values.forReview.first
    #expect(offered?.quantity == Quantity(65, .percent) && offered?.basis == .asFed)
    #expect(offered?.reason == checked.rejected.first?.message)
    #expect(offered?.evidence.text == "65 %")
  }

  @Test("What cannot be right is refused and not offered")
  func impossible() {
    let checked = checkFields(of: label([.moisture: 101]), in: wet)
    #expect(checked.rejected.map(\.rule.rawValue) == ["ValueIsPossible"])
    #expect(checked.values.forReview.isEmpty)
  }

  @Test("A value for review that nobody could accept is refused, and another one stays")
  func impossibleForReview() {
    var label = DecidedLabel(subject: .petFood, basis: .asFed)
    for (nutrient, value) in [(Nutrient.vitaminD, Decimal(4)), (.fat, 65), (.protein, 10)] {
      label.forReview.append(
        ReviewValue(
          NutrientReading(
            nutrient: nutrient, quantity: Quantity(value, .percent), basis: .asFed,
            confidence: Confidence(0.7), evidence: Evidence(image: "can.jpg", text: "\(value)")),
          basis: .asFed, reason: Message(.columnIsUncertain)))
    }
    let checked = checkFields(of: label, in: wet)
    #expect(checked.values.forReview.map(\.nutrient) == [.fat, .protein])
    #expect(checked.rejected.map(\.nutrient) == [.vitaminD])
    #expect(checked.rejected.map(\.rule.rawValue) == ["UnitFitsNutrient"])
    #expect(checked.rejected.first?.evidence?.text == "4")
  }

  @Test(
    "An energy that no food has is called swapped where the other one is, too",
    arguments: [true, false])
  func swappedEnergies(isAccepted: Bool) {
    func reading(_ nutrient: Nutrient, _ value: Decimal, _ unit: NutrientUnit) -> NutrientReading {
      NutrientReading(
        nutrient: nutrient, quantity: Quantity(value, unit), basis: .per100g,
        confidence: Confidence(0.9), evidence: Evidence(image: "a.jpg", text: "\(value)"))
    }
    let kilojoules = reading(.energyKJ, 478, .kilojoule)
    let certainty = Message(.certainty, [.percent: .count(60)])
    var label = DecidedLabel(subject: .food, basis: .per100g)
    label.forReview = [
      ReviewValue(
        reading(.energyKcal, 2000, .kilocalorie), basis: .per100g, reason: certainty)
    ]
    if isAccepted {
      label.readings[.energyKJ] = kilojoules
    } else {
      label.forReview.append(ReviewValue(kilojoules, basis: .per100g, reason: certainty))
    }
    let food = FieldContext(subject: .food, foodType: nil)
    let checked = checkFields(of: label, in: food)
    let swapped = "478 kJ and 2000 kcal are swapped"
    #expect(checked.rejected.map(\.nutrient) == [.energyKcal])
    #expect(checked.rejected.map(\.message.text) == [swapped])
    #expect(checked.values.readings.isEmpty)
    #expect(checked.values.forReview.map(\.nutrient) == [.energyKJ])
    #expect(checked.values.forReview.map(\.reason.text) == [swapped])

    let other = ReviewValue(
      reading(.energyKJ, 1500, .kilojoule), basis: .per100g, reason: certainty)
    label.readings = [:]
    label.forReview = [label.forReview[0], other]
    let apart = checkFields(of: label, in: food)
    #expect(apart.rejected.map(\.message.text) != [swapped])
    #expect(apart.values.forReview == [other])
  }

  @Test(
    "Kibble and treats for dogs and broths keep what cats' food may not hold",
    arguments: [
      (FoodType.dry, PetAnimal?.some(.dog), PetFoodKind?.some(.complete)),
      (.dry, .cat, .treat), (.dry, .dog, nil), (.dry, nil, .treat),
    ])
  func kibble(_ foodType: FoodType, _ animal: PetAnimal?, _ kind: PetFoodKind?) {
    let kibble = label([.fiber: 6, .fat: 32, .moisture: 5])
    let checked = checkFields(of: kibble, in: context(foodType, animal, kind))
    #expect(checked.values == kibble && checked.rejected.isEmpty)
  }

  @Test(
    "A broth holds more water than wet food, for whatever animal",
    arguments: [PetAnimal.cat, .dog, nil])
  func broth(_ animal: PetAnimal?) {
    let broth = label([.moisture: 95, .protein: 3])
    #expect(checkFields(of: broth, in: context(.wet, animal, .broth)).values == broth)
    #expect(checkFields(of: broth, in: context(.wet, .cat)).rejected.map(\.nutrient) == [.moisture])
  }

  @Test("The ranges of the specification hold for cats")
  func cats() {
    let checked = checkFields(
      of: label([.fiber: 6, .fat: 32, .moisture: 5]), in: context(.dry, .cat))
    #expect(checked.rejected.map(\.nutrient) == [.fat, .fiber, .moisture])
    #expect(checked.values.forReview.map(\.nutrient) == [.fat, .fiber, .moisture])
    #expect(checked.values.readings.isEmpty)
  }

  @Test("An unknown animal's food may be a dog's (rule 4)")
  func unknownAnimal() {
    let dogs = label([.fiber: 6, .fat: 32, .moisture: 5])
    #expect(checkFields(of: dogs, in: context(.dry, nil)).values == dogs)
  }

  @Test("Of an unknown animal's food the sentence says whose food may have the value")
  func unlikelyAnimal() {
    let checked = checkFields(of: label([.fiber: 17, .ash: 70]), in: context(.dry, nil))
    #expect(checked.rejected.map(\.nutrient) == [.ash, .fiber])
    #expect(
      checked.values.forReview.map(\.reason.text) == [
        "ash 70 % is outside 0–12 %, the range for dry cat food",
        "fiber 17 % is outside 0–5 %, the range for dry cat food; the label does not say for which "
          + "animal it is, and dry food for other animals may hold as much",
      ])
  }

  @Test("A person's limits replace the table (rule 4)")
  func limits() throws {
    let limits = try FieldLimits(replacing: [.wet: [.ash: AllowedRange(0, 8)]])
    let context = FieldContext(subject: .petFood, foodType: .wet, limits: limits)
    #expect(checkFields(of: label([.ash: 7]), in: context).values == label([.ash: 7]))
    #expect(
      checkFields(of: label([.ash: 7]), in: wet).rejected.map(\.rule.rawValue) == [
        "AshIsInRangeForFoodType"
      ]
    )
  }

  @Test("An API product keeps name, brand and every good nutrient; bad ones go one by one (rule 2)")
  func product() throws {
    let product = CatalogProduct(
      gtin: try #require(GTIN("4017721837194")), service: "test", name: "Beef", brand: "B",
      nutrients: [
        .protein: CatalogValue(Quantity(90, .gram), key: "crude-protein"),
        .fat: CatalogValue(Quantity(0.6, .gram), key: "crude-fat"),
        .fiber: CatalogValue(Quantity(40, .gram), key: "crude-fibre"),
        .ash: CatalogValue(Quantity(-1, .gram), key: "crude-ash"),
        .moisture: CatalogValue(Quantity(101, .gram), key: "moisture"),
      ])
    let checked = checkFields(of: product, in: wet)
    #expect(checked.values.name == "Beef")
    #expect(checked.values.brand == "B")
    #expect(checked.values.nutrients.keys.map(\.rawValue) == ["fiber"])
    #expect(
      checked.rejected.map(\.rule.rawValue) == [
        "ValueIsPossible", "ApiFatIsInRange", "ValueIsPossible", "ApiProteinIsInRange",
      ])
    #expect(checked.rejected.allSatisfy { $0.source == .api && !$0.message.text.isEmpty })
  }

  @Test("A person's impossible amount is refused, an unusual one is not")
  func manual() {
    let checked = checkFields(
      of: ManualValues(nutrients: [.fat: Quantity(-1, .percent), .protein: Quantity(55, .percent)]),
      basis: .asFed, in: wet)
    #expect(checked.values.nutrients == [.protein: Quantity(55, .percent)])
    #expect(checked.rejected.map(\.source) == [.manual])
  }

  @Test("Partial data and API data bring no findings about the whole (rule 6)")
  func partial() {
    var record = ProductRecord(
      status: .valid, subject: .petFood, foodType: DecidedFoodType(.wet, decidedBy: .assumed),
      basis: .asFed,
      nutrients: [.protein: 60, .fat: 40, .fiber: 9, .moisture: 99].mapValues {
        NutrientValue(Quantity($0, .percent), source: .ocr)
      })
    #expect(validate(record) == [])
    record.nutrients[.ash] = NutrientValue(Quantity(9, .percent), source: .api)
    #expect(validate(record) == [])
    record.nutrients[.ash]?.source = .ocr
    #expect(
      Set(validate(record).map(\.rule.rawValue)) == [
        "NutrientsSumToAtMost102Percent", "MoistureIsInBandForFoodType",
        "NutrientsAreInRangeForFoodType",
      ])
  }

  @Test("The panel per serving is checked too and says so (rule 9)")
  func perServing() {
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      perServing: [.fat: 1, .saturatedFat: 2].mapValues {
        NutrientValue(Quantity($0, .gram), source: .ocr)
      })
    #expect(validate(record).map(\.rule.rawValue) == ["SaturatedFatIsAtMostFat"])
    #expect(validate(record).first?.fields == ["perServing.saturatedFat", "perServing.fat"])
  }

  @Test("Less than 0.5 g of saturates fits 0.3 g of fat")
  func lessThan() {
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [
        .fat: NutrientValue(Quantity(0.3, .gram), source: .ocr),
        .saturatedFat: NutrientValue(Quantity(0.5, .gram), modifier: .lessThan, source: .ocr),
      ])
    #expect(validate(record) == [])
  }
}
