package import Foundation
package import LabelModel

/// Energy of one gram, in kcal.
struct EnergyFactors: Hashable, Sendable {
  /// Of protein.
  var protein: Decimal
  /// Of fat.
  var fat: Decimal
  /// Of carbohydrate.
  var carbohydrate: Decimal

  /// Modified Atwater factors for pet food (docs/rules.md, rule 8).
  static let modifiedAtwater = EnergyFactors(
    protein: Decimal(35) / 10, fat: Decimal(85) / 10, carbohydrate: Decimal(35) / 10)
  /// Factors for food for people (docs/rules.md, rule 8; EU 1169/2011, Annex XIV).
  static let food = EnergyFactors(protein: 4, fat: 9, carbohydrate: 4)
}

/// Energy of one gram of fibre, in kcal (EU 1169/2011, Annex XIV).
let fiberFactor: Decimal = 2
/// Energy of one gram of polyols, in kcal (EU 1169/2011, Annex XIV).
let polyolFactor: Decimal = Decimal(24) / 10

/// Returns the energy of a pet food from percentages as fed, with modified Atwater factors.
package func energyOfPetFood(
  protein: Decimal, fat: Decimal, carbohydrate: Decimal
) -> ComputedEnergy {
  let factors = EnergyFactors.modifiedAtwater
  return energy(
    protein: protein * factors.protein, fat: fat * factors.fat,
    carbohydrates: carbohydrate * factors.carbohydrate)
}

/// Returns the energy of food for people from grams per 100 g.
///
/// The carbohydrates are those of an EU label: polyols are among them, fibre is not.
///
/// - Parameters:
///   - protein: grams of protein.
///   - fat: grams of fat.
///   - carbohydrates: grams of carbohydrates, polyols included.
///   - polyols: grams of polyols, `nil` when the label does not state them.
///   - fiber: grams of fibre, `nil` when the label does not state it.
/// - Returns: kcal per 100 g; polyols and fibre count among the carbohydrates' part.
package func energyOfFood(
  protein: Decimal, fat: Decimal, carbohydrates: Decimal, polyols: Decimal?, fiber: Decimal?
) -> ComputedEnergy {
  let factors = EnergyFactors.food
  var rest = carbohydrates * factors.carbohydrate
  if let polyols { rest += polyols * (polyolFactor - factors.carbohydrate) }
  if let fiber { rest += fiber * fiberFactor }
  return energy(protein: protein * factors.protein, fat: fat * factors.fat, carbohydrates: rest)
}

private func energy(protein: Decimal, fat: Decimal, carbohydrates: Decimal) -> ComputedEnergy {
  ComputedEnergy(
    kcalPer100g: rounded(protein + fat + carbohydrates, places: 1),
    protein: rounded(protein, places: 1), fat: rounded(fat, places: 1),
    carbohydrates: rounded(carbohydrates, places: 1))
}
