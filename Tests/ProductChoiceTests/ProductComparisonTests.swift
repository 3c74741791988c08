import Foundation
import LabelModel
import ProductChoice
import Testing

@Suite("Products side by side") struct ProductComparisonTests {
  private func column(_ label: String, _ record: ProductRecord) -> ProductComparison.Column {
    ProductComparison.Column(label: label, record: record)
  }

  private func value(_ number: Decimal, _ unit: NutrientUnit = .gram) -> NutrientValue {
    NutrientValue(Quantity(number, unit), source: .ocr)
  }

  @Test("Amounts a serving are converted to 100 g, and missing ones stay missing")
  func amounts() throws {
    let stated = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.fat: value(2), .energyKJ: value(1510, .kilojoule)])
    let serving = ProductRecord(
      status: .incomplete, subject: .food, basis: .perServing,
      nutrients: [.fat: value(1), .protein: value(2)], servingSize: Quantity(30, .gram))
    let amount = try #require(serving.comparableAmount(of: .fat))
    #expect(amount.quantity == Quantity(Decimal(string: "3.33") ?? 0, .gram))
    #expect(amount.isCalculated && serving.comparableBasis == .per100g)
    #expect(stated.comparableAmount(of: .protein) == nil)
    let comparison = ProductComparison([column("a", stated), column("b", serving)])
    #expect(comparison.hasOneBasis && comparison.nutrients.contains(.protein))
    let json = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(comparison)) as? [String: Any])
    let products = try #require(json["products"] as? [[String: Any]])
    let nutrients = try #require(products[0]["nutrients"] as? [String: Any])
    #expect(nutrients["protein"] is NSNull)
    #expect((nutrients["fat"] as? [String: Any])?["value"] as? Double == 2)
    #expect(products[0]["allergens"] is NSNull)
  }

  @Test("A food's energy is compared in both units, whichever its label states")
  func energies() throws {
    let joules = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.energyKJ: value(1840, .kilojoule)])
    let calories = try #require(joules.comparableAmount(of: .energyKcal))
    #expect(calories.quantity == Quantity(440, .kilocalorie) && calories.isCalculated)
    #expect(joules.comparableAmount(of: .energyKJ)?.isCalculated == false)
    let serving = ProductRecord(
      status: .valid, subject: .food, basis: .perServing,
      nutrients: [.energyKcal: value(120, .kilocalorie)], servingSize: Quantity(30, .gram))
    #expect(
      serving.comparableAmount(of: .energyKJ)?.quantity == Quantity(1_674, .kilojoule))
    let both = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.energyKJ: value(1840, .kilojoule), .energyKcal: value(438, .kilocalorie)])
    #expect(both.comparableAmount(of: .energyKcal)?.quantity == Quantity(438, .kilocalorie))
  }

  private static let servings: [(Quantity, Decimal)] = [
    (Quantity(Decimal(6) / 10, .milligram), Decimal(15) / 10_000),
    (Quantity(4, .microgram), Decimal(1) / 100_000), (Quantity(0, .gram), 0),
    (Quantity(2, .gram), 5),
  ]

  @Test("A trace in a serving is never 0 in 100 g", arguments: servings)
  func traces(quantity: Quantity, per100: Decimal) throws {
    let record = ProductRecord(
      status: .incomplete, subject: .food, basis: .perServing,
      nutrients: [.iron: NutrientValue(quantity, source: .ocr)], servingSize: Quantity(40, .gram))
    #expect(try #require(record.comparableAmount(of: .iron)).quantity.value == per100)
  }

  @Test("A glass in millilitres fills no gap among the amounts of 100 g of powder")
  func preparedServing() {
    var powder = ProductRecord(
      status: .valid, subject: .food, basis: .per100g, nutrients: [.fat: value(20)],
      perServing: [.fat: value(5), .calcium: value(240, .milligram)],
      servingSize: Quantity(200, .millilitre))
    #expect(powder.comparableAmount(of: .fat)?.quantity == Quantity(20, .gram))
    #expect(powder.comparableAmount(of: .calcium) == nil)
    powder.servingSize = Quantity(25, .gram)
    #expect(powder.comparableAmount(of: .calcium)?.quantity.value == Decimal(96) / 100)
  }

  @Test("A serving without a size, and dry matter, are compared with nothing")
  func noBasis() {
    let serving = ProductRecord(
      status: .incomplete, subject: .food, basis: .perServing, nutrients: [.fat: value(1)])
    #expect(serving.comparableAmount(of: .fat) == nil && serving.comparableBasis == nil)
    let dry = ProductRecord(
      status: .valid, subject: .petFood, basis: .dryMatter,
      nutrients: [.fat: value(20, .percent)])
    #expect(dry.comparableAmount(of: .fat) == nil)
    let drink = ProductRecord(
      status: .valid, subject: .food, basis: .per100ml, nutrients: [.fat: value(1)])
    let food = ProductRecord(
      status: .valid, subject: .food, basis: .per100g, nutrients: [.fat: value(1)])
    #expect(!ProductComparison([column("a", drink), column("b", food)]).hasOneBasis)
  }

  @Test("Pet foods are compared by their carbohydrate in dry matter and their energy")
  func petFood() throws {
    var can = ProductRecord(
      status: .valid, subject: .petFood, basis: .asFed, nutrients: [.fat: value(5, .percent)])
    can.carbohydrates = Carbohydrates(percentOfDryMatter: 7.73, level: .moderate)
    can.calorieContent = NutrientValue(
      Quantity(1085, .kilocaloriePerKilogram), bound: .minimum, source: .ocr)
    let energy = try #require(can.comparableAmount(of: .energyKcal))
    #expect(energy.quantity == Quantity(Decimal(1085) / 10, .kilocalorie))
    #expect(energy.isCalculated && energy.bound == .minimum)
    let comparison = ProductComparison([
      column("1", can), column("2", ProductRecord(status: .valid, subject: .petFood)),
    ])
    #expect(comparison.hasPetFood && !comparison.hasFood)
    #expect(comparison.nutrients.contains(.energyKcal))
    let json = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(comparison)) as? [String: Any])
    let products = try #require(json["products"] as? [[String: Any]])
    let carbohydrates = products[0]["carbohydrates"] as? [String: Any]
    #expect(carbohydrates?["level"] as? String == "moderate")
    #expect(products[1]["carbohydrates"] is NSNull && products[1]["estimate"] is NSNull)
    can.basis = .dryMatter
    #expect(can.comparableAmount(of: .energyKcal) == nil)
  }

  @Test("Allergens of a badly read label are unknown unless somebody names one")
  func allergens() {
    var record = ProductRecord(status: .valid, subject: .food, allergens: [])
    #expect(record.comparedAllergens(.contains) == nil)
    record.allergens = [
      DeclaredAllergen(
        .milk, .contains, source: .database, evidence: Evidence(image: "off", text: "en:milk"))
    ]
    #expect(record.comparedAllergens(.contains) == [.milk])
    #expect(record.comparedAllergens(.mayContain) == nil)
  }
}
