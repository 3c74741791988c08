package import Foundation
package import LabelModel
import Languages

extension Message {
  /// Returns the statement that a stated energy is not that of its parts.
  ///
  /// - Parameters:
  ///   - nutrient: ``Nutrient/energyKJ`` or ``Nutrient/energyKcal``, whose unit both energies have.
  ///   - stated: the stated energy.
  ///   - calculated: the energy of the parts.
  ///   - fat: grams of fat.
  ///   - carbohydrates: grams of carbohydrates.
  ///   - protein: grams of protein.
  /// - Returns: the message, with the energies in whole units.
  package static func energyIsNotItsParts(
    _ nutrient: Nutrient, stated: Int, calculated: Int, fat: Decimal, carbohydrates: Decimal,
    protein: Decimal
  ) -> Message {
    let isKilojoules = nutrient == .energyKJ
    return Message(
      isKilojoules ? .energyIsNotItsParts : .kilocaloriesAreNotTheirParts,
      [
        isKilojoules ? .kilojoules : .kilocalories: .count(stated),
        isKilojoules ? .otherKilojoules : .otherKilocalories: .count(calculated),
        .fat: .number(fat), .carbohydrates: .number(carbohydrates), .protein: .number(protein),
      ])
  }
}
