import Foundation
import LabelDecision
import LabelModel
import Testing

@Suite("Columns of a decided label")
struct DecidedColumnsTests {
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
}
