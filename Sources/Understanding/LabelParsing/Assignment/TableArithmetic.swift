import Foundation
import LabelModel

/// The factor that the arithmetic of labels gives to one assignment of a text's values to its names.
///
/// A name or a value that was not read leaves the rows below it one row off. The amounts of 100 g
/// show the right rows among the possible ones. The energy is 9 kcal a gram of fat, 4 of
/// carbohydrate and protein, 2 of fibre. EU 1169/2011, annex XIV, has these factors. No part
/// exceeds its whole, and all together are no more than the food.
struct TableArithmetic {
  /// The energies on the page in kcal.
  let energies: [Double]

  /// The likelihood ratio of the amounts in grams, against numbers put there by chance.
  func likelihood(_ amounts: NutrientAmounts) -> Double {
    var likelihood = 1.0
    let fat = amounts[Self.fat]
    let carbohydrates = amounts[Self.carbohydrates]
    let protein = amounts[Self.protein]
    likelihood *= Self.partLikelihood(amounts[Self.saturatedFat], of: fat)
    likelihood *= Self.partLikelihood(amounts[Self.sugars], of: carbohydrates)
    if let salt = amounts[Self.salt], salt > 3 { likelihood *= salt > 10 ? 0.1 : 0.4 }
    if let fiber = amounts[Self.fiber], fiber > 15 { likelihood *= 0.3 }
    let sum = (fat ?? 0) + (carbohydrates ?? 0) + (protein ?? 0) + (amounts[Self.fiber] ?? 0)
    if sum > 105 { likelihood *= 0.02 }
    guard let most = energies.max() else { return likelihood }
    guard let fat, let carbohydrates, let protein else {
      let known = FoodEnergy.kilocalories(
        fat: fat ?? 0, carbohydrates: carbohydrates ?? 0, protein: protein ?? 0)
      return known > 1.15 * most + 12 ? 0.05 * likelihood : likelihood
    }
    let distance = distance(fat, carbohydrates, protein, amounts[Self.fiber] ?? 0)
    // Right tables are within rounding nearly always; others hit one of the energies now and then.
    if distance <= 1 { return 20 * likelihood }
    if distance <= 3 { return 2 * likelihood }
    return distance <= 7 ? 0.3 * likelihood : 0.08 * likelihood
  }

  /// Whether the amounts of fat, carbohydrate and protein give an energy that is printed, within rounding.
  func agrees(with amounts: NutrientAmounts) -> Bool {
    guard let fat = amounts[Self.fat], let carbohydrates = amounts[Self.carbohydrates],
      let protein = amounts[Self.protein]
    else { return false }
    return distance(fat, carbohydrates, protein, amounts[Self.fiber] ?? 0) <= 1
  }

  /// The distance of the page's energies from that of the amounts, as a multiple of the rounding.
  private func distance(
    _ fat: Double, _ carbohydrates: Double, _ protein: Double, _ fiber: Double
  ) -> Double {
    let base = FoodEnergy.kilocalories(fat: fat, carbohydrates: carbohydrates, protein: protein)
    // Fibre beside carbohydrate, not counted, and among it (North America), counted or not.
    let inside = min(fiber, carbohydrates)
    let computed = [base + 2 * fiber, base, base - 2 * inside, base - 4 * inside]
    var distance = Double.infinity
    for energy in energies {
      for sum in computed { distance = min(distance, abs(energy - sum) / (3 + 0.03 * energy)) }
    }
    return distance
  }

  private static func partLikelihood(_ part: Double?, of whole: Double?) -> Double {
    guard let part, let whole else { return 1 }
    return part > whole + 0.051 ? 0.02 : 1.1
  }

  private static let fat = NutrientAmounts.place(.fat)
  private static let saturatedFat = NutrientAmounts.place(.saturatedFat)
  private static let carbohydrates = NutrientAmounts.place(.carbohydrates)
  private static let sugars = NutrientAmounts.place(.sugars)
  private static let protein = NutrientAmounts.place(.protein)
  private static let salt = NutrientAmounts.place(.salt)
  private static let fiber = NutrientAmounts.place(.fiber)
}

/// Amounts of nutrients, each at most once.
struct NutrientAmounts {
  /// No number where nothing is known.
  private var amounts = [Double](repeating: .nan, count: places.count)

  /// The index of a nutrient.
  static func place(_ nutrient: Nutrient) -> Int { places[nutrient] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: Nutrient.allCases.enumerated().map { ($0.element, $0.offset) })

  subscript(_ place: Int) -> Double? {
    get { amounts[place].isNaN ? nil : amounts[place] }
    set { amounts[place] = newValue ?? .nan }
  }
}
