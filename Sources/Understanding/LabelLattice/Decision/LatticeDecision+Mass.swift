import Foundation
import LabelModel

extension LatticeDecision {
  /// Says of each amount that exceeds the mass how much 100 g of food would hold with it.
  static func refuseExcessOfMass(of likely: [FoundValue], because refusals: inout Refusals) {
    let amountsOfHundred = likely.filter { $0.value.meaning == .per100g }
    let twin = unnamedTwin(in: amountsOfHundred)
    let column = amountsOfHundred.filter { !twin.contains($0.value.key) }
    let refused = excessOfMass(in: column)
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

  /// The nutrients whose amounts make 100 g of food exceed its mass: those without a name, else those with one.
  static func excessOfMass(in column: [FoundValue]) -> Set<Int> {
    guard column.first?.value.meaning == .per100g else { return [] }
    let unnamed = unnamedExcess(in: column)
    return unnamed.isEmpty ? namedExcess(in: column) : unnamed
  }

  /// The nutrients without a name whose amounts alone make 100 g of food exceed its mass.
  ///
  /// In Europe carbohydrates are without fibre (EU 1169/2011 annex I), and their parts are not counted.
  private static func unnamedExcess(in column: [FoundValue]) -> Set<Int> {
    let parts = column.filter { partsOfMass.contains($0.value.key) }
    let sum = parts.reduce(0) { $0 + $1.value.amount }
    let unnamed = parts.filter {
      !$0.value.candidate.isNamed && sum - $0.value.amount <= greatestMass
    }
    return sum > greatestMass ? Set(unnamed.map(\.value.key)) : []
  }

  /// The amounts that exceed the mass and do not with a decimal mark, else all that alone exceed it.
  ///
  /// Of several amounts, the one lost its mark that the energy fits without. Carbohydrates hold the fibre where no
  /// kilojoules are stated, as in North America.
  private static func namedExcess(in column: [FoundValue]) -> Set<Int> {
    let hasKilojoules = column.contains { $0.value.key == LatticeNutrient.energyKJ }
    func mass(_ share: Double, of key: Int?) -> Double {
      func amount(_ part: Int) -> Double {
        let value = column.first { $0.value.key == part }?.value.amount ?? 0
        return part == key ? share * value : value
      }
      let (fiber, carbohydrates) = (
        amount(LatticeNutrient.fiber), amount(LatticeNutrient.carbohydrates)
      )
      return partsOfMass.reduce(hasKilojoules ? 0 : -min(fiber, carbohydrates)) { $0 + amount($1) }
    }
    guard mass(1, of: nil) > greatestMass else { return [] }
    let parts = column.filter { partsOfMass.contains($0.value.key) }
    let lost = parts.filter {
      isWhole($0) && mass(shareOfLostMark, of: $0.value.key) <= greatestMass
    }
    .map(\.value.key)
    let fitting = lost.filter { energyFits(markLostIn: $0, of: column) }
    if !lost.isEmpty { return Set(fitting.isEmpty ? lost : fitting) }
    return Set(parts.map(\.value.key).filter { mass(0, of: $0) <= greatestMass })
  }

  /// Carbohydrates or protein without a name, where the other one is not known.
  ///
  /// A gram of each has the same energy (EU 1169/2011 annex XIV). No sum parts them.
  static func unnamedTwin(in column: [FoundValue]) -> Set<Int> {
    let twins = column.filter {
      [LatticeNutrient.carbohydrates, LatticeNutrient.protein].contains($0.value.key)
    }
    guard twins.count == 1, !twins[0].value.candidate.isNamed else { return [] }
    return [twins[0].value.key]
  }

  /// The share of a read amount that is printed. Its mark before the last digit was lost: 27 for 2.7.
  static let shareOfLostMark = 0.1

  /// The nutrients that share the mass of a food.
  private static let partsOfMass: Set<Int> = [
    LatticeNutrient.fat, LatticeNutrient.carbohydrates, LatticeNutrient.protein,
    LatticeNutrient.fiber, LatticeNutrient.salt,
  ]
  /// Grams of them in 100 g at most, by rounding; the margin of Open Food Facts.
  private static let greatestMass = 105.0
}
