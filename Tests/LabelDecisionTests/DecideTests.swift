import Foundation
import LabelDecision
import LabelModel
import Testing

@Suite struct DecideTests {
  @Test("Accepts what is certain and offers the rest for review")
  func threshold() throws {
    let decided = decide([
      label([reading(.fat, "3.5", 0.95), reading(.salt, "1.2", 0.3)])
    ])
    #expect(decided.readings[.fat]?.quantity.value == Decimal(string: "3.5"))
    #expect(decided.readings[.salt] == nil)
    let review = try #require(decided.forReview.first)
    #expect(review.nutrient == .salt)
    #expect(review.reason.text == "63 % certain")
  }

  @Test("A reading too unlikely to offer leaves word of it, once")
  func unlikely() throws {
    let doubtful = label([reading(.fat, "3.5", 0.95), reading(.salt, "1.2", 0)])
    let threshold = DecisionThreshold(acceptance: 0.8, offer: 0.5)
    let decided = decide([doubtful, doubtful], threshold: threshold)
    #expect(decided.forReview.isEmpty)
    #expect(decided.unreadable.map(\.nutrient) == [.salt])
  }

  @Test("Abstains between two equally likely values that nothing tells apart")
  func conflict() {
    let decided = decide([
      label([reading(.fat, "3.5", 0.9), reading(.fat, "8.5", 0.9, at: "again")])
    ])
    #expect(decided.readings[.fat] == nil)
    #expect(decided.forReview.map(\.nutrient) == [.fat])
  }

  @Test("A reading of what may be an amount closes what is open")
  func amountsCloseWhatIsOpen() {
    let decided = decide(
      [label([reading(.fat, "3.5", 0.95)])],
      amountsOnly: [label([reading(.salt, "1.2", 0.9, at: "Salt l.2g")])])
    #expect(decided.readings[.salt]?.quantity.value == Decimal(string: "1.2"))
  }

  @Test("A reading of what may be an amount neither shakes nor supports what was read before")
  func amountsLeaveTheRest() throws {
    let before = label([reading(.fat, "3.5", 0.95), reading(.salt, "1.2", 0.3)])
    let decided = decide(
      [before],
      amountsOnly: [
        label([reading(.fat, "8.5", 0.99, at: "B.5"), reading(.salt, "1.2", 0.9, at: "l.2")])
      ])
    #expect(decided == decide([before]))
  }

  @Test("What may be an amount is none without its unit")
  func amountsHaveUnits() {
    var guess = reading(.salt, "1.2", 0.9)
    guess.doubts = [.unitAssumed]
    let decided = decide(
      [label([reading(.fat, "3.5", 0.95)])], amountsOnly: [label([guess])])
    #expect(decided.readings[.salt] == nil && decided.forReview.isEmpty)
  }

  @Test("Takes 100 g for the main column and keeps the serving apart")
  func columns() {
    let decided = decide([
      label([
        reading(.fat, "10", 0.9), reading(.protein, "20", 0.9), reading(.sugars, "5", 0.7),
        reading(.fat, "3", 0.9, .perServing), reading(.protein, "6", 0.9, .perServing),
        reading(.sugars, "1.5", 0.7, .perServing),
      ])
    ])
    #expect(decided.basis == .per100g)
    #expect(decided.readings[.fat]?.quantity.value == 10)
    #expect(decided.perServing[.fat]?.quantity.value == 3)
    // The columns' common ratio confirms what neither reading alone would.
    #expect(decided.readings[.sugars]?.quantity.value == 5)
  }

  @Test("Believes of a column of servings that has slipped a row only what follows the ratio")
  func slippedColumn() {
    let decided = decide([
      label([
        reading(.energyKJ, "111", 0.9), reading(.energyKcal, "26", 0.9),
        reading(.carbohydrates, "6.4", 0.9), reading(.sugars, "6.1", 0.9),
        reading(.protein, "0.1", 0.9), reading(.energyKJ, "366", 0.95, .perServing),
        reading(.energyKcal, "86", 0.95, .perServing),
        reading(.carbohydrates, "20.1", 0.95, .perServing),
        reading(.sugars, "0.3", 0.95, .perServing), reading(.protein, "0.07", 0.95, .perServing),
      ])
    ])
    #expect(decided.perServing[.energyKcal]?.quantity.value == 86)
    #expect(decided.perServing[.carbohydrates] == nil)
    #expect(decided.perServing[.sugars] == nil)
    #expect(decided.perServing[.protein] == nil)
    // The names are nearer to the column per 100 g.
    #expect(decided.readings.count == 5)
  }

  @Test("A column whose heading could not be read does not compete with the one per 100 g")
  func unknownColumn() {
    let decided = decide([
      label([
        reading(.fat, "10", 0.9), reading(.protein, "20", 0.9), reading(.fat, "3", 0.95, nil),
        reading(.protein, "6", 0.95, nil), reading(.sugars, "1.5", 0.95, nil),
      ])
    ])
    #expect(decided.readings[.fat]?.quantity.value == 10)
    #expect(decided.readings[.protein]?.quantity.value == 20)
    #expect(decided.readings[.sugars] == nil)
  }

  @Test("Readings without a basis complete a column that they do not contradict")
  func completed() {
    let decided = decide([
      label([
        reading(.fat, "10", 0.9), reading(.fat, "10", 0.9, nil), reading(.salt, "1", 0.9, nil),
      ])
    ])
    #expect(decided.basis == .per100g)
    #expect(decided.readings[.salt]?.basis == .per100g)
  }

  @Test("Abstains where two columns were taken for one")
  func mixedColumns() {
    let decided = decide([
      label([
        reading(.carbohydrates, "20", 0.95), reading(.carbohydrates, "8", 0.7),
        reading(.sugars, "15", 0.95), reading(.sugars, "6", 0.7), reading(.fat, "5", 0.95),
        reading(.fat, "2", 0.7), reading(.salt, "0", 0.95),
      ])
    ])
    #expect(decided.readings.isEmpty)
    #expect(decided.forReview.count == 4)
  }

  @Test("Noise beside the values is no second column")
  func noiseIsNoColumn() {
    let decided = decide([
      label([
        reading(.carbohydrates, "20", 0.95), reading(.carbohydrates, "8", 0.1),
        reading(.sugars, "15", 0.95), reading(.sugars, "6", 0.1), reading(.fat, "5", 0.95),
        reading(.fat, "2", 0.1),
      ])
    ])
    #expect(decided.readings.count == 3)
  }

  @Test("A serving's panel with the same numbers is not given twice")
  func repeatedPanel() {
    func numbers(_ fat: String, _ basis: Basis) -> [NutrientReading] {
      [
        reading(.fat, fat, 0.95, basis), reading(.carbohydrates, "1.5", 0.95, basis),
        reading(.protein, "18", 0.95, basis), reading(.sugars, "1.2", 0.95, basis),
      ]
    }
    let same = decide([label(numbers("18.5", .per100g) + numbers("18.5", .perServing))])
    #expect(same.basis == .per100g && same.readings.count == 4 && same.perServing.isEmpty)
    let slip = decide([label(numbers("18.5", .per100g) + numbers("13.5", .perServing))])
    #expect(slip.perServing.isEmpty)
    let other = decide([
      label(
        numbers("18.5", .per100g) + [
          reading(.fat, "5.6", 0.95, .perServing), reading(.protein, "5.4", 0.95, .perServing),
        ])
    ])
    #expect(other.perServing.count == 2)
  }

  @Test("A US panel has servings only")
  func servingOnly() {
    let decided = decide([
      label([reading(.fat, "7", 0.9, .perServing), reading(.protein, "2", 0.9, .perServing)])
    ])
    #expect(decided.basis == .perServing)
    #expect(decided.readings[.fat]?.quantity.value == 7)
    #expect(decided.perServing.isEmpty)
  }

  @Test("Says when it restored a decimal point")
  func repair() throws {
    let decided = decide([
      label([
        reading(.energyKcal, "75", 0.97, unit: .kilocalorie),
        reading(.energyKJ, "314", 0.97, unit: .kilojoule), reading(.fat, "16", 0.9),
        reading(.carbohydrates, "12", 0.97), reading(.protein, "3", 0.97),
      ])
    ])
    #expect(decided.readings[.fat]?.quantity.value == Decimal(string: "1.6"))
    #expect(decided.findings.map(\.rule.rawValue) == ["DecimalPointIsLegible"])
  }

  @Test("One witness is not enough to restore a decimal point: what was read is for review")
  func oneWitness() throws {
    let decided = decide([
      label([reading(.fat, "8.0", 0.97), reading(.saturatedFat, "12", 0.97)])
    ])
    #expect(decided.readings[.saturatedFat] == nil)
    #expect(decided.forReview.map(\.quantity.value) == [12])
    #expect(decided.findings.isEmpty)
    // The energy is the second, since 12 g would hold 108 kcal: now the restored one is offered.
    let witnessed = decide([
      label([
        reading(.energyKcal, "76", 0.97, unit: .kilocalorie), reading(.fat, "8.0", 0.97),
        reading(.saturatedFat, "12", 0.97),
      ])
    ])
    #expect(witnessed.forReview.map(\.quantity.value) == [Decimal(string: "1.2")])
  }

  @Test("An energy in one unit is one witness, in two that agree it is two")
  func energyWitnesses() throws {
    func decided(_ energies: [NutrientReading]) -> DecidedLabel {
      decide([
        label(
          energies + [
            reading(.fat, "16", 0.9), reading(.carbohydrates, "12", 0.97),
            reading(.protein, "3", 0.97),
          ])
      ])
    }
    let kcal = reading(.energyKcal, "75", 0.97, unit: .kilocalorie)
    let kJ = reading(.energyKJ, "314", 0.97, unit: .kilojoule)
    #expect(decided([kcal]).readings[.fat] == nil)
    #expect(decided([kcal]).forReview.map(\.nutrient).contains(.fat))
    #expect(decided([kcal, kJ]).readings[.fat]?.quantity.value == Decimal(string: "1.6"))
  }

  @Test("The other column and the energy are two witnesses")
  func columnWitness() throws {
    let decided = decide([
      label([
        reading(.energyKcal, "75", 0.97, unit: .kilocalorie), reading(.fat, "16", 0.9),
        reading(.carbohydrates, "12", 0.97), reading(.protein, "3", 0.97),
        reading(.fat, "0.8", 0.9, .perServing), reading(.carbohydrates, "6", 0.97, .perServing),
        reading(.protein, "1.5", 0.97, .perServing),
      ])
    ])
    #expect(decided.readings[.fat]?.quantity.value == Decimal(string: "1.6"))
  }

  @Test("A point that the parser put back needs another witness than the impossible number")
  func parsersPoint() throws {
    func decided(_ others: [NutrientReading]) -> DecidedLabel {
      var moisture = reading(.moisture, "78.0", 0.97, .asFed, unit: .percent)
      moisture.doubts = [.decimalMarkLost]
      return decide([ParsedLabel(subject: .petFood, readings: [moisture] + others)])
    }
    #expect(decided([]).readings[.moisture] == nil)
    #expect(decided([]).forReview.map(\.nutrient) == [.moisture])
    let again = reading(.moisture, "78", 0.97, .asFed, unit: .percent, at: "Feuchtigkeit")
    #expect(decided([again]).readings[.moisture] != nil)
  }

  @Test("Offers what was read well though the arithmetic contradicts it")
  func contradicted() throws {
    let decided = decide([
      label([reading(.fat, "3.5", 0.97), reading(.saturatedFat, "9.5", 0.9)])
    ])
    #expect(decided.readings[.saturatedFat] == nil)
    #expect(decided.forReview.map(\.nutrient).contains(.saturatedFat))
    #expect(decided.unreadable.isEmpty)
  }

  @Test("Two photos of one product support each other")
  func photos() {
    let one = label([reading(.fat, "3.5", 0.5)])
    let other = label([reading(.fat, "3.5", 0.5, image: "back.jpg")])
    #expect(decide([one]).readings[.fat] == nil)
    #expect(decide([one, other]).readings[.fat]?.quantity.value == Decimal(string: "3.5"))
  }

  @Test("Nothing read gives nothing")
  func nothing() {
    let decided = decide([ParsedLabel()])
    #expect(decided.readings.isEmpty && decided.forReview.isEmpty && decided.basis == nil)
  }

  @Test("Offers a pet food's moisture for review that its stated energy contradicts")
  func moistureAgainstCalorieContent() {
    func moisture(_ amount: String) -> (accepted: Decimal?, offered: [Nutrient]) {
      let decided = decide([
        ParsedLabel(
          subject: .petFood,
          readings: [
            reading(.protein, "10", 0.95, .asFed, unit: .percent),
            reading(.fat, "2", 0.95, .asFed, unit: .percent),
            reading(.moisture, amount, 0.9, .asFed, unit: .percent),
            reading(.energyKcal, "902", 0.95, .asFed, unit: .kilocaloriePerKilogram),
          ])
      ])
      return (decided.readings[.moisture]?.quantity.value, decided.forReview.map(\.nutrient))
    }
    #expect(moisture("82").accepted == 82)
    #expect(moisture("62").accepted == nil)
    #expect(moisture("62").offered.contains(.moisture))
  }

  @Test(
    "Decides about any amounts beside a pet food's energy, also impossible ones",
    arguments: ["0", "2", "65", "100", "780"], ["0", "12", "82", "100", "820"])
  func impossibleAnalysis(fat: String, moisture: String) {
    let decided = decide([
      ParsedLabel(
        subject: .petFood,
        readings: [
          reading(.fat, fat, 0.95, .asFed, unit: .percent),
          reading(.moisture, moisture, 0.95, .asFed, unit: .percent),
          reading(.energyKcal, "902", 0.95, .asFed, unit: .kilocaloriePerKilogram),
        ])
    ])
    let accepted = decided.readings.mapValues(\.quantity.value)
    #expect((accepted[.fat] ?? 0) + (accepted[.moisture] ?? 0) <= 100)
  }

  private func label(_ readings: [NutrientReading]) -> ParsedLabel {
    ParsedLabel(subject: .food, readings: readings)
  }

  private func reading(
    _ nutrient: Nutrient, _ value: String, _ confidence: Double, _ basis: Basis? = .per100g,
    unit: NutrientUnit = .gram, at place: String = "", image: String = "label.jpg"
  ) -> NutrientReading {
    NutrientReading(
      nutrient: nutrient, quantity: Quantity(Decimal(string: value) ?? .nan, unit), basis: basis,
      confidence: Confidence(confidence),
      evidence: Evidence(image: image, text: "\(nutrient) \(value) \(place)"))
  }
}
