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

  private func energy(
    _ amounts: [Nutrient: Decimal], ingredients: String? = nil
  ) -> Double? {
    let values = amounts.map { nutrient, amount in
      (
        nutrient,
        NutrientValue(
          Quantity(amount, nutrient == .energyKcal ? .kilocalorie : .gram), source: .ocr)
      )
    }
    let record = ProductRecord(
      status: .valid, subject: .food, basis: .per100g,
      nutrients: Dictionary(uniqueKeysWithValues: values),
      ingredients: ingredients.map { ingredientList($0) })
    return deriveFigures(from: record).energy?.kcalPer100g
  }

  @Test("Fibre counts once where the printed energy shows that it is among the carbohydrates")
  func fiberAmongCarbohydrates() {
    var amounts: [Nutrient: Decimal] = [.protein: 14, .fat: 2, .carbohydrates: 80, .fiber: 30]
    #expect(energy(amounts) == 454)
    amounts[.energyKcal] = 335
    #expect(energy(amounts) == 334)
    amounts[.energyKcal] = 450
    #expect(energy(amounts) == 454)
  }

  @Test("Erythritol has no energy, and of an unknown amount of it no energy is computed")
  func erythritol() {
    var amounts: [Nutrient: Decimal] = [.protein: 1, .fat: 0, .carbohydrates: 99, .polyols: 98]
    #expect(energy(amounts, ingredients: "erythritol E968, salt") == 8)
    #expect(energy(amounts, ingredients: "maltitol E965, salt") == 243.2)
    #expect(energy(amounts, ingredients: "erythritol, maltitol, salt") == nil)
    amounts[.polyols] = nil
    #expect(energy(amounts, ingredients: "erythritol, salt") == nil)
    #expect(energy(amounts, ingredients: "wheat flour, salt") == 400)
  }

  @Test("Converts energy, sodium and dry matter")
  func conversions() {
    #expect(kilojoules(fromKilocalories: 100) == Decimal(string: "418.4"))
    #expect(kilocalories(fromKilojoules: 4184) == 1000)
    #expect(
      Decimal(string: "\(FoodEnergy.kilojoulesPerKilocalorie)")
        == FoodEnergy.exactKilojoulesPerKilocalorie)
    #expect(salt(fromSodium: 0.4) == 1)
    #expect(percentOfDryMatter(asFed: 10, moisture: 80) == 50)
    #expect(percentOfDryMatter(asFed: 10, moisture: 100) == nil)
    #expect(percentOfDryMatter(asFed: 10, moisture: -1) == nil)
  }
}
