import Foundation
import LabelModel

/// The thresholds of the Nutri-Score of 2023 (docs/rules.md, "Nutri-Score"). Their source is the
/// scientific committee's reports on the main algorithm (2022) and on beverages (2023).
///
/// Written in whole tenths: a literal such as 3.4 passes through binary on its way to `Decimal`.
enum NutriScoreTables {
  /// kJ.
  static let energy = (1...10).map { Decimal($0 * 335) }
  /// kJ.
  static let energyOfBeverages: [Decimal] = [30, 90, 150, 210, 240, 270, 300, 330, 360, 390]
  /// kJ.
  static let energyFromSaturatedFat = (1...10).map { Decimal($0 * 120) }
  /// Grams.
  static let sugars = tenths(
    34, 68, 100, 140, 170, 200, 240, 270, 310, 340, 370, 410, 440, 480, 510)
  /// Grams.
  static let sugarsOfBeverages = tenths(5, 20, 35, 50, 60, 70, 80, 90, 100, 110)
  /// Grams.
  static let saturatedFat = (1...10).map { Decimal($0) }
  /// Percent of the fat; reached, not exceeded.
  static let saturatedFatRatio = (0..<10).map { Decimal(10 + $0 * 6) }
  /// Grams.
  static let salt = (1...20).map { Decimal($0 * 2) / 10 }
  /// Percent; the last step is worth 3 points.
  static let fruit: [Decimal] = [40, 60, 80, 80, 80]
  /// Percent; every step is worth 2 points.
  static let fruitOfBeverages: [Decimal] = [40, 40, 60, 60, 80, 80]
  /// Grams.
  static let fiber = tenths(30, 41, 52, 63, 74)
  /// Grams.
  static let protein = tenths(24, 48, 72, 96, 120, 140, 170)
  /// Grams.
  static let proteinOfBeverages = tenths(12, 15, 18, 21, 24, 27, 30)
  /// The points that sweeteners add to a beverage's score.
  static let pointsForSweeteners = 4
  /// The most points for the protein of red meat.
  static let mostForProteinOfRedMeat = 2
  /// EU 1169/2011, Annex XIV.
  static let kilojoulesPerGramOfFat: Decimal = 37

  /// Returns the points of the components that raise the score from which on protein does not
  /// count. `nil` where it always counts.
  static func proteinLimit(of category: NutriScoreCategory) -> Int? {
    switch category {
    case .general, .redMeat: 11
    case .fatsOilsNutsSeeds: 7
    case .cheese, .beverage, .water: nil
    }
  }

  /// Returns the grade of a score.
  static func grade(score: Int, of category: NutriScoreCategory) -> NutriScore.Grade {
    let highest: [(grade: NutriScore.Grade, score: Int)] =
      switch category {
      case .general, .cheese, .redMeat: [(.a, 0), (.b, 2), (.c, 10), (.d, 18)]
      case .fatsOilsNutsSeeds: [(.a, -6), (.b, 2), (.c, 10), (.d, 18)]
      // A is for water alone.
      case .beverage, .water: [(.b, 2), (.c, 6), (.d, 9)]
      }
    return highest.first { score <= $0.score }?.grade ?? .e
  }

  private static func tenths(_ values: Int...) -> [Decimal] { values.map { Decimal($0) / 10 } }
}
