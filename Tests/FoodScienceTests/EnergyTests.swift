import FoodScience
import Foundation
import LabelModel
import Testing

@Suite struct EnergyTests {
  @Test("Pet food: 3.5, 8.5 and 3.5 kcal a gram (rule 8)")
  func petFood() {
    #expect(
      energyOfPetFood(protein: 10, fat: 6, carbohydrate: 2)
        == ComputedEnergy(kcalPer100g: 93, protein: 35, fat: 51, carbohydrates: 7))
  }

  @Test("Food: 4, 9 and 4 kcal a gram; polyols 2.4, fibre 2 (rule 8)")
  func food() {
    #expect(
      energyOfFood(protein: 10, fat: 10, carbohydrates: 50, polyols: nil, fiber: nil)
        == ComputedEnergy(kcalPer100g: 330, protein: 40, fat: 90, carbohydrates: 200))
    #expect(
      energyOfFood(protein: 10, fat: 10, carbohydrates: 50, polyols: 10, fiber: 5)
        == ComputedEnergy(kcalPer100g: 324, protein: 40, fat: 90, carbohydrates: 194))
  }

  @Test("A food's record gets its energy only when protein, fat and carbohydrates are there")
  func foodRecord() {
    var record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: [.protein: 4, .fat: 3, .carbohydrates: 12].mapValues {
        NutrientValue(Quantity($0, .gram), source: .ocr)
      })
    #expect(deriveFigures(from: record).energy?.kcalPer100g == 91)
    #expect(deriveFigures(from: record).carbohydrates == nil)
    record.nutrients[.fat] = nil
    #expect(deriveFigures(from: record).energy == nil)
    record.basis = .perServing
    #expect(deriveFigures(from: record).energy == nil)
  }

  @Test("Converts energy, sodium and dry matter")
  func conversions() {
    #expect(kilojoules(fromKilocalories: 100) == Decimal(string: "418.4"))
    #expect(kilocalories(fromKilojoules: 4184) == 1000)
    #expect(salt(fromSodium: 0.4) == 1)
    #expect(percentOfDryMatter(asFed: 10, moisture: 80) == 50)
    #expect(percentOfDryMatter(asFed: 10, moisture: 100) == nil)
    #expect(percentOfDryMatter(asFed: 10, moisture: -1) == nil)
  }
}
