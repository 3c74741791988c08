import FoodScience
import Foundation
import LabelModel
import Testing

@Suite struct CarbohydrateTests {
  private func record(
    _ percent: [Nutrient: Decimal], foodType: FoodType = .wet, basis: Basis = .asFed
  ) -> ProductRecord {
    ProductRecord(
      status: .valid, subject: .petFood, foodType: DecidedFoodType(foodType, decidedBy: .person),
      basis: basis,
      nutrients: percent.mapValues { NutrientValue(Quantity($0, .percent), source: .ocr) })
  }

  private let can: [Nutrient: Decimal] = [
    .protein: 10, .fat: 5, .fiber: 1, .moisture: 80, .ash: 2,
  ]

  @Test("Calculates carbohydrate by difference in percent of dry matter (rule 7)")
  func byDifference() {
    #expect(
      carbohydrateByDifference(Constituents(percent: can))
        == .percent(asFed: 2, ofDryMatter: 10, sum: 98))
    #expect(
      deriveFigures(from: record(can)).carbohydrates
        == Carbohydrates(percentOfDryMatter: 10, level: .moderate))
  }

  @Test(
    "Calculates nothing while one of the five is missing (rule 7)", arguments: Nutrient.petFoodCore)
  func missing(_ nutrient: Nutrient) {
    var four = can
    four[nutrient] = nil
    #expect(carbohydrateByDifference(Constituents(percent: four)) == .missing([nutrient]))
    #expect(deriveFigures(from: record(four)).carbohydrates == nil)
    #expect(deriveFigures(from: record(four)).energy == nil)
  }

  @Test("A printed 0 is a value (rule 1)")
  func zero() {
    var lean = can
    lean[.fiber] = 0
    #expect(
      carbohydrateByDifference(Constituents(percent: lean))
        == .percent(asFed: 3, ofDryMatter: 15, sum: 97))
  }

  @Test("A negative rest within 2 points is 0 with a finding (rule 7)", arguments: [103, 104])
  func margin(_ protein: Int) throws {
    var over = can
    over[.protein] = Decimal(protein - 90)
    let figures = deriveFigures(from: record(over))
    #expect(figures.carbohydrates == Carbohydrates(percentOfDryMatter: 0, level: .good))
    let finding = try #require(figures.findings.first)
    #expect(finding.rule.rawValue == "CarbohydrateByDifferenceIsNotNegative")
    #expect(finding.severity == .info)
    #expect(finding.message.text.contains("\(protein - 2) %"))
  }

  @Test("A negative rest beyond 2 points is no value (rule 7)")
  func contradictory() {
    var over = can
    over[.protein] = 14.1
    let figures = deriveFigures(from: record(over))
    #expect(figures.carbohydrates == nil)
    #expect(figures.energy == nil)
    #expect(figures.findings.map(\.severity) == [.error])
    var stated = record(over)
    stated.nutrients = stated.nutrients.mapValues { NutrientValue($0.quantity, source: .api) }
    #expect(deriveFigures(from: stated).findings.map(\.severity) == [.error])
  }

  @Test("Water alone has no dry matter")
  func water() {
    let water: [Nutrient: Decimal] = [.protein: 0, .fat: 0, .fiber: 0, .moisture: 100, .ash: 0]
    #expect(carbohydrateByDifference(Constituents(percent: water)) == .contradictory(sum: 100))
  }

  @Test(
    "Good is below 5, moderate to 10, high above (rule 7)",
    arguments: [
      ("0", CarbohydrateLevel.good), ("4.99", .good), ("5", .moderate), ("10", .moderate),
      ("10.001", .high), ("45", .high),
    ])
  func levels(_ percent: String, _ level: CarbohydrateLevel) throws {
    #expect(carbohydrateLevel(percentOfDryMatter: try #require(Decimal(string: percent))) == level)
  }

  @Test(
    "Estimates with an assumed ash only when only ash is missing (rule 7)",
    arguments: [(FoodType.wet, 2.5, 78, 6.82), (.dry, 8, 10, 55.0)])
  func estimates(_ foodType: FoodType, _ ash: Double, _ moisture: Int, _ percent: Double) throws {
    let four: [Nutrient: Decimal] =
      foodType == .wet
      ? [.protein: 11, .fat: 6, .fiber: 1, .moisture: Decimal(moisture)]
      : [.protein: 20, .fat: 10, .fiber: 2.5, .moisture: Decimal(moisture)]
    #expect(deriveFigures(from: record(four, foodType: foodType)).estimate == nil)
    let figures = deriveFigures(from: record(four, foodType: foodType), estimates: true)
    let estimate = try #require(figures.estimate)
    #expect(estimate.percentOfDryMatter == percent)
    #expect(estimate.assumed == [.ash: Quantity(Decimal(ash), .percent)])
    #expect(figures.carbohydrates == nil)
    #expect(figures.energy == nil)
  }

  @Test("Estimates nothing when another one is missing or all are there")
  func noEstimate() {
    #expect(deriveFigures(from: record(can), estimates: true).estimate == nil)
    #expect(
      deriveFigures(from: record([.protein: 11, .fat: 6, .moisture: 78]), estimates: true).estimate
        == nil)
    #expect(
      deriveFigures(
        from: record(
          [.protein: 20, .fat: 10, .fiber: 2, .moisture: 20], foodType: .semiMoist), estimates: true
      ).estimate == nil)
  }

  @Test("Estimates nothing where the label states an ash that was not accepted")
  func noEstimateAfterRefusal() {
    let four = record([.protein: 11, .fat: 6, .fiber: 1, .moisture: 78])
    let evidence = Evidence(image: "a.jpg", text: "ash 51 %")
    var refused = four
    refused.rejected = [
      RejectedValue(
        nutrient: .ash, source: .ocr, quantity: Quantity(51, .percent), basis: .asFed,
        rule: FindingRule(rawValue: "AshIsInRangeForFoodType"), message: Message(text: ""),
        evidence: evidence)
    ]
    var unread = four
    unread.findings = [
      Finding(
        rule: FindingRule(rawValue: "PrintedValueIsReadable"), severity: .warning,
        message: Message(text: ""), fields: ["ash"])
    ]
    #expect(deriveFigures(from: four, estimates: true).estimate != nil)
    #expect(deriveFigures(from: refused, estimates: true).estimate == nil)
    #expect(deriveFigures(from: unread, estimates: true).estimate == nil)
  }

  @Test("Concludes nothing from other bases", arguments: [Basis.perServing, .per100ml, .dryMatter])
  func otherBases(_ basis: Basis) {
    #expect(deriveFigures(from: record(can, basis: basis)) == DerivedFigures())
  }

  @Test("Says that guaranteed bounds give only an estimate (docs/rules.md, pet food)")
  func bounds() {
    var guaranteed = record(can)
    guaranteed.nutrients[.protein]?.bound = .minimum
    let findings = deriveFigures(from: guaranteed).findings
    #expect(findings.map(\.rule.rawValue) == ["CarbohydrateFollowsFromTypicalValues"])
    #expect(findings.first?.fields == ["protein"])
  }
}
