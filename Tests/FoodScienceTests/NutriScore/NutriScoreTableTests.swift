import FoodScience
import Foundation
import LabelModel
import Testing

/// Amounts of which all that are not named are 0.
private func facts(_ amounts: [NutriScoreAmount: String]) -> NutriScoreFacts {
  func fact(_ amount: NutriScoreAmount) -> NutriScoreFact {
    NutriScoreFact(Decimal(string: amounts[amount] ?? "0") ?? 0, source: .ocr)
  }
  return NutriScoreFacts(
    energy: fact(.energy), fat: fact(.fat), saturatedFat: fact(.saturatedFat),
    sugars: fact(.sugars), salt: fact(.salt), fruit: fact(.fruit), fiber: fact(.fiber),
    protein: fact(.protein), sweeteners: fact(.sweeteners))
}

/// The amounts of a case.
enum NutriScoreAmount: Sendable {
  case energy, fat, saturatedFat, sugars, salt, fruit, fiber, protein, sweeteners
}

/// One amount at or beside a threshold.
struct NutriScoreStep: Sendable, CustomTestStringConvertible {
  var category: NutriScoreCategory
  var kind: NutriScoreComponent.Kind
  var amounts: [NutriScoreAmount: String]
  var points: Int

  init(
    _ category: NutriScoreCategory, _ kind: NutriScoreComponent.Kind,
    _ amounts: [NutriScoreAmount: String], _ points: Int
  ) {
    self.category = category
    self.kind = kind
    self.amounts = amounts
    self.points = points
  }

  var testDescription: String { "\(category) \(kind) \(amounts.values.sorted()) → \(points)" }
}

/// A whole food.
struct NutriScoreCase: Sendable, CustomTestStringConvertible {
  var name: String
  var category: NutriScoreCategory
  var amounts: [NutriScoreAmount: String]
  var score: Int
  var grade: NutriScore.Grade

  init(
    _ name: String, _ category: NutriScoreCategory, _ amounts: [NutriScoreAmount: String],
    _ score: Int, _ grade: NutriScore.Grade
  ) {
    self.name = name
    self.category = category
    self.amounts = amounts
    self.score = score
    self.grade = grade
  }

  var testDescription: String { name }
}

@Suite struct NutriScoreTableTests {
  /// The published thresholds: reached they give no point, exceeded they do.
  static let steps: [NutriScoreStep] = [
    NutriScoreStep(.general, .energy, [.energy: "335"], 0),
    NutriScoreStep(.general, .energy, [.energy: "335.1"], 1),
    NutriScoreStep(.general, .energy, [.energy: "1675"], 4),
    NutriScoreStep(.general, .energy, [.energy: "1676"], 5),
    NutriScoreStep(.general, .energy, [.energy: "3350"], 9),
    NutriScoreStep(.general, .energy, [.energy: "3351"], 10),
    NutriScoreStep(.general, .sugars, [.sugars: "3.4"], 0),
    NutriScoreStep(.general, .sugars, [.sugars: "3.41"], 1),
    NutriScoreStep(.general, .sugars, [.sugars: "6.8"], 1),
    NutriScoreStep(.general, .sugars, [.sugars: "10"], 2),
    NutriScoreStep(.general, .sugars, [.sugars: "10.01"], 3),
    NutriScoreStep(.general, .sugars, [.sugars: "51"], 14),
    NutriScoreStep(.general, .sugars, [.sugars: "51.1"], 15),
    NutriScoreStep(.general, .saturatedFat, [.saturatedFat: "1"], 0),
    NutriScoreStep(.general, .saturatedFat, [.saturatedFat: "1.1"], 1),
    NutriScoreStep(.general, .saturatedFat, [.saturatedFat: "10"], 9),
    NutriScoreStep(.general, .saturatedFat, [.saturatedFat: "10.1"], 10),
    NutriScoreStep(.general, .salt, [.salt: "0.2"], 0),
    NutriScoreStep(.general, .salt, [.salt: "0.21"], 1),
    NutriScoreStep(.general, .salt, [.salt: "1.2"], 5),
    NutriScoreStep(.general, .salt, [.salt: "1.4"], 6),
    NutriScoreStep(.general, .salt, [.salt: "2.2"], 10),
    NutriScoreStep(.general, .salt, [.salt: "4"], 19),
    NutriScoreStep(.general, .salt, [.salt: "4.01"], 20),
    NutriScoreStep(.general, .fruit, [.fruit: "40"], 0),
    NutriScoreStep(.general, .fruit, [.fruit: "40.1"], 1),
    NutriScoreStep(.general, .fruit, [.fruit: "60"], 1),
    NutriScoreStep(.general, .fruit, [.fruit: "60.1"], 2),
    NutriScoreStep(.general, .fruit, [.fruit: "80"], 2),
    NutriScoreStep(.general, .fruit, [.fruit: "80.1"], 5),
    NutriScoreStep(.general, .fiber, [.fiber: "3"], 0),
    NutriScoreStep(.general, .fiber, [.fiber: "3.1"], 1),
    NutriScoreStep(.general, .fiber, [.fiber: "4.1"], 1),
    NutriScoreStep(.general, .fiber, [.fiber: "7.4"], 4),
    NutriScoreStep(.general, .fiber, [.fiber: "7.41"], 5),
    NutriScoreStep(.general, .protein, [.protein: "2.4"], 0),
    NutriScoreStep(.general, .protein, [.protein: "2.5"], 1),
    NutriScoreStep(.general, .protein, [.protein: "9.6"], 3),
    NutriScoreStep(.general, .protein, [.protein: "17"], 6),
    NutriScoreStep(.general, .protein, [.protein: "17.1"], 7),
    NutriScoreStep(.redMeat, .protein, [.protein: "7.2"], 2),
    NutriScoreStep(.redMeat, .protein, [.protein: "20"], 2),
    NutriScoreStep(.beverage, .energy, [.energy: "30"], 0),
    NutriScoreStep(.beverage, .energy, [.energy: "31"], 1),
    NutriScoreStep(.beverage, .energy, [.energy: "390"], 9),
    NutriScoreStep(.beverage, .energy, [.energy: "391"], 10),
    NutriScoreStep(.beverage, .sugars, [.sugars: "0.5"], 0),
    NutriScoreStep(.beverage, .sugars, [.sugars: "0.6"], 1),
    NutriScoreStep(.beverage, .sugars, [.sugars: "11"], 9),
    NutriScoreStep(.beverage, .sugars, [.sugars: "11.1"], 10),
    NutriScoreStep(.beverage, .fruit, [.fruit: "40"], 0),
    NutriScoreStep(.beverage, .fruit, [.fruit: "41"], 2),
    NutriScoreStep(.beverage, .fruit, [.fruit: "61"], 4),
    NutriScoreStep(.beverage, .fruit, [.fruit: "81"], 6),
    NutriScoreStep(.beverage, .protein, [.protein: "1.2"], 0),
    NutriScoreStep(.beverage, .protein, [.protein: "1.3"], 1),
    NutriScoreStep(.beverage, .protein, [.protein: "3.1"], 7),
    NutriScoreStep(.beverage, .sweeteners, [.sweeteners: "0"], 0),
    NutriScoreStep(.beverage, .sweeteners, [.sweeteners: "1"], 4),
    // 120 kJ are 3.243… g of saturated fat.
    NutriScoreStep(
      .fatsOilsNutsSeeds, .energyFromSaturatedFat, [.saturatedFat: "3.24", .fat: "100"], 0),
    NutriScoreStep(
      .fatsOilsNutsSeeds, .energyFromSaturatedFat, [.saturatedFat: "3.25", .fat: "100"], 1),
    NutriScoreStep(
      .fatsOilsNutsSeeds, .energyFromSaturatedFat, [.saturatedFat: "32.5", .fat: "100"], 10),
    NutriScoreStep(.fatsOilsNutsSeeds, .saturatedFatRatio, [.saturatedFat: "9.9", .fat: "100"], 0),
    NutriScoreStep(.fatsOilsNutsSeeds, .saturatedFatRatio, [.saturatedFat: "10", .fat: "100"], 1),
    NutriScoreStep(.fatsOilsNutsSeeds, .saturatedFatRatio, [.saturatedFat: "3", .fat: "30"], 1),
    NutriScoreStep(.fatsOilsNutsSeeds, .saturatedFatRatio, [.saturatedFat: "64", .fat: "100"], 10),
    NutriScoreStep(.fatsOilsNutsSeeds, .saturatedFatRatio, [.saturatedFat: "1", .fat: "0"], 10),
    NutriScoreStep(.fatsOilsNutsSeeds, .saturatedFatRatio, [.saturatedFat: "0", .fat: "0"], 0),
  ]

  @Test("An amount gives the points of the thresholds it exceeds", arguments: steps)
  func step(_ step: NutriScoreStep) throws {
    let points = try #require(nutriScorePoints(of: facts(step.amounts), as: step.category))
    #expect(points.components.first { $0.kind == step.kind }?.points == step.points)
  }

  /// Whole foods: sums, the rules on protein, and the edges of the grades.
  static let foods: [NutriScoreCase] = [
    NutriScoreCase("A at 0", .general, [:], 0, .a),
    NutriScoreCase("B at 1", .general, [.sugars: "4"], 1, .b),
    NutriScoreCase("B at 2", .general, [.sugars: "7"], 2, .b),
    NutriScoreCase("C at 3", .general, [.sugars: "11"], 3, .c),
    NutriScoreCase("C at 10", .general, [.salt: "2.2"], 10, .c),
    NutriScoreCase("D at 11", .general, [.salt: "2.3"], 11, .d),
    NutriScoreCase("D at 18", .general, [.salt: "3.8"], 18, .d),
    NutriScoreCase("E at 19", .general, [.salt: "4"], 19, .e),
    NutriScoreCase(
      "protein counts at 10 negative points", .general, [.salt: "2.2", .protein: "20"], 3, .c),
    NutriScoreCase(
      "protein does not count at 11", .general, [.salt: "2.3", .protein: "20"], 11, .d),
    NutriScoreCase(
      "fruit above 80 % does not bring protein back", .general,
      [.salt: "2.3", .protein: "20", .fruit: "90"], 6, .c),
    NutriScoreCase("fibre counts at 11", .general, [.salt: "2.3", .fiber: "8"], 6, .c),
    NutriScoreCase(
      "cheese keeps its protein at 11", .cheese, [.salt: "2.3", .protein: "20"], 4, .c),
    NutriScoreCase(
      "hard cheese", .cheese,
      [.energy: "1500", .saturatedFat: "20", .salt: "2", .protein: "25"], 16, .d),
    NutriScoreCase(
      "red meat has 2 points for protein", .redMeat, [.salt: "1", .protein: "21"], 2, .b),
    NutriScoreCase(
      "salty red meat has none", .redMeat, [.salt: "2.4", .protein: "21"], 11, .d),
    NutriScoreCase(
      "olive oil", .fatsOilsNutsSeeds,
      [.fat: "91.6", .saturatedFat: "14", .energy: "3389", .fruit: "100"], 0, .b),
    NutriScoreCase(
      "rapeseed oil", .fatsOilsNutsSeeds, [.fat: "91.6", .saturatedFat: "7"], 2, .b),
    NutriScoreCase(
      "butter", .fatsOilsNutsSeeds,
      [.fat: "82", .saturatedFat: "55", .sugars: "0.6", .salt: "0.02", .protein: "0.7"], 20, .e),
    NutriScoreCase(
      "almonds", .fatsOilsNutsSeeds,
      [
        .fat: "50", .saturatedFat: "4", .sugars: "4.4", .fiber: "12.5", .protein: "21",
        .energy: "2500",
      ], -10, .a),
    NutriScoreCase(
      "A at -6 for nuts", .fatsOilsNutsSeeds, [.fiber: "4.2", .protein: "12.1"], -7, .a),
    NutriScoreCase("B at -5 for nuts", .fatsOilsNutsSeeds, [.protein: "12.1"], -5, .b),
    NutriScoreCase(
      "protein of nuts counts at 6 negative points", .fatsOilsNutsSeeds,
      [.salt: "1.4", .protein: "20"], -1, .b),
    NutriScoreCase(
      "protein of nuts does not count at 7", .fatsOilsNutsSeeds,
      [.salt: "1.5", .protein: "20"], 7, .c),
    NutriScoreCase("no drink but water is A", .beverage, [:], 0, .b),
    NutriScoreCase("drink B at 2", .beverage, [.sugars: "2.1"], 2, .b),
    NutriScoreCase("drink C at 3", .beverage, [.sugars: "3.6"], 3, .c),
    NutriScoreCase("drink C at 6", .beverage, [.sugars: "7.1"], 6, .c),
    NutriScoreCase("drink D at 7", .beverage, [.sugars: "8.1"], 7, .d),
    NutriScoreCase("drink D at 9", .beverage, [.sugars: "11"], 9, .d),
    NutriScoreCase("drink E at 10", .beverage, [.sugars: "11.1"], 10, .e),
    NutriScoreCase("cola", .beverage, [.energy: "180", .sugars: "10.6"], 12, .e),
    NutriScoreCase(
      "cola without sugar", .beverage, [.energy: "1", .sweeteners: "1"], 4, .c),
    NutriScoreCase(
      "orange juice", .beverage,
      [.energy: "190", .sugars: "8.9", .protein: "0.7", .fruit: "100", .fiber: "0.2"], 4, .c),
    NutriScoreCase(
      "half-fat milk", .beverage,
      [
        .energy: "195", .fat: "1.5", .saturatedFat: "1", .sugars: "4.8", .salt: "0.1",
        .protein: "3.4",
      ], -1, .b),
    NutriScoreCase(
      "whole milk", .beverage,
      [.energy: "270", .saturatedFat: "2.4", .sugars: "4.7", .salt: "0.1", .protein: "3.3"],
      3, .c),
    NutriScoreCase(
      "a drink keeps its protein at 11", .beverage,
      [.energy: "391", .sugars: "2.1", .protein: "3.1"], 5, .c),
  ]

  @Test("A food's points add up to its grade", arguments: foods)
  func food(_ food: NutriScoreCase) throws {
    let points = try #require(nutriScorePoints(of: facts(food.amounts), as: food.category))
    #expect(points.score == food.score)
    #expect(points.grade == food.grade)
  }

  @Test("Every category has rules, and water needs none", arguments: NutriScoreCategory.allCases)
  func categories(_ category: NutriScoreCategory) {
    let points = nutriScorePoints(of: facts([:]), as: category)
    #expect((points == nil) == (category == .water))
    let kinds = points?.components.map(\.kind) ?? []
    #expect(kinds.contains(.sweeteners) == (category == .beverage))
    #expect(kinds.contains(.saturatedFatRatio) == (category == .fatsOilsNutsSeeds))
    #expect(kinds.contains(.energy) == ![.fatsOilsNutsSeeds, .water].contains(category))
  }

  @Test("No component has more points than it can have")
  func limits() {
    let huge = facts([
      .energy: "9999", .fat: "100", .saturatedFat: "100", .sugars: "100", .salt: "100",
      .fruit: "100", .fiber: "100", .protein: "100", .sweeteners: "1",
    ])
    for category in NutriScoreCategory.allCases {
      for component in nutriScorePoints(of: huge, as: category)?.components ?? []
      where component.kind != .protein {
        #expect(component.points == component.most, "\(category) \(component.kind)")
      }
    }
  }
}
