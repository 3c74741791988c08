import Foundation
import LabelModel

extension LatticeDecision {
  /// Says of each amount without a name how much 100 g of food would hold with it.
  static func refuseUnnamedExcess(of likely: [FoundValue], because refusals: inout Refusals) {
    let column = likely.filter { $0.value.meaning == .per100g }
    let refused = unnamedExcess(in: column)
    guard !refused.isEmpty else { return }
    let amounts = column.filter { partsOfMass.contains($0.value.key) }
      .sorted { $0.value.key < $1.value.key }
      .compactMap { part in
        part.reading.quantity.normalized.map {
          MessageArgument.Amount(part.reading.nutrient, $0, .gram)
        }
      }
    let clause = MessageClause(
      .gramsAreTooMany,
      [.amounts: .amounts(amounts), .sum: .number(amounts.reduce(0) { $0 + $1.value })])
    for part in column where refused.contains(part.value.key) {
      refusals.add(clause, of: part.value)
    }
  }

  /// The nutrients without a name whose amounts alone make 100 g of food exceed its mass.
  ///
  /// In Europe carbohydrates are without fibre (EU 1169/2011 annex I), and their parts are not counted.
  static func unnamedExcess(in column: [FoundValue]) -> Set<Int> {
    guard column.first?.value.meaning == .per100g else { return [] }
    let parts = column.filter { partsOfMass.contains($0.value.key) }
    let sum = parts.reduce(0) { $0 + $1.value.amount }
    let unnamed = parts.filter {
      !$0.value.candidate.isNamed && sum - $0.value.amount <= greatestMass
    }
    return sum > greatestMass ? Set(unnamed.map(\.value.key)) : []
  }

  /// Carbohydrates or protein without a name, where the other one is not known.
  ///
  /// A gram of each has the same energy (EU 1169/2011 annex XIV), so that no sum tells one from the other.
  static func unnamedTwin(in column: [FoundValue]) -> Set<Int> {
    let twins = column.filter {
      [LatticeNutrient.carbohydrates, LatticeNutrient.protein].contains($0.value.key)
    }
    guard twins.count == 1, !twins[0].value.candidate.isNamed else { return [] }
    return [twins[0].value.key]
  }

  /// The nutrients that share the mass of a food.
  private static let partsOfMass: Set<Int> = [
    LatticeNutrient.fat, LatticeNutrient.carbohydrates, LatticeNutrient.protein,
    LatticeNutrient.fiber, LatticeNutrient.salt,
  ]
  /// Grams of them in 100 g at most, by rounding; the margin of Open Food Facts.
  private static let greatestMass = 105.0
}
