import FoodDiary
import FoodFinding
import Foundation
import LabelModel
import Testing

@Suite("What a pet is given") struct PetFeedingTests {
  private static let computed = ComputedEnergy(
    kcalPer100g: 80, protein: 35, fat: 35, carbohydrates: 10)

  /// A stated energy with the kilocalories of 50 g.
  private static let energies: [([Nutrient: Quantity], Quantity?, Double)] = [
    ([:], Quantity(1_000, .kilocaloriePerKilogram), 50),
    ([.energyKcal: Quantity(90, .kilocalorie)], nil, 45),
    ([.energyKJ: Quantity(418.4, .kilojoule)], nil, 50),
    ([.energyKcal: Quantity(90, .kilocalorie)], Quantity(1_000, .kilocaloriePerKilogram), 50),
    ([:], nil, 40),
  ]

  @Test("The energy is the stated one of a kilogram or of 100 g, else the computed one")
  func energy() throws {
    for (amounts, content, expected) in Self.energies {
      let record = ProductRecord(
        status: .valid, subject: .petFood, basis: .asFed,
        nutrients: amounts.mapValues { NutrientValue($0, source: .ocr) },
        calorieContent: content.map { NutrientValue($0, source: .ocr) }, energy: Self.computed)
      let day = try #require(LocalDay("2026-11-21"))
      let given = feeding(50, of: record, called: "a", on: day)
      #expect(given.energyKcal == expected, "\(amounts)")
      // An eighth of the computed energy is of carbohydrates.
      #expect(given.carbohydrateKcal == expected / 8)
    }
  }

  @Test("An energy of a serving is not one of 100 g")
  func servings() throws {
    let record = ProductRecord(
      status: .valid, subject: .petFood, basis: .perServing,
      nutrients: [.energyKcal: NutrientValue(Quantity(90, .kilocalorie), source: .ocr)])
    let day = try #require(LocalDay("2026-11-21"))
    #expect(feeding(50, of: record, called: "a", on: day).energyKcal == nil)
  }

  @Test("An energy that the constituents contradict is not given")
  func contradiction() throws {
    var record = ProductRecord(
      status: .needsReview, subject: .petFood, basis: .asFed,
      calorieContent: NutrientValue(Quantity(3_500, .kilocaloriePerKilogram), source: .ocr),
      energy: Self.computed)
    record.findings = [
      Finding(
        rule: .calorieContentAgreesWithConstituents, severity: .error, message: Message(text: "x"),
        fields: ["calorieContent"])
    ]
    let day = try #require(LocalDay("2026-11-21"))
    let given = feeding(50, of: record, called: "a", on: day)
    #expect(given.energyKcal == nil && given.carbohydrateKcal == nil)
  }
}
