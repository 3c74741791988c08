import Foundation
import LabelModel

extension LatticeDecision {
  /// The share of 100 g or 100 ml that a serving's accepted values are, `nil` without both columns.
  static func share(of accepted: [FoundValue], _ main: ColumnMeaning) -> ServingShare? {
    guard main == .per100g || main == .per100ml else { return nil }
    return ServingShare(
      accepted.map(\.value).filter { $0.meaning == main },
      accepted.map(\.value).filter { $0.meaning == .perServing })
  }

  /// Refuses both amounts of each nutrient whose pair contradicts the share of the other pairs.
  static func refuse(
    _ accepted: inout [FoundValue], contradicting share: ServingShare, _ main: ColumnMeaning,
    because refusals: inout Refusals
  ) {
    for whole in accepted
    where whole.value.meaning == main && share.contradicting.contains(whole.value.key) {
      guard let basis = main.basis,
        let part = accepted.first(where: {
          $0.value.meaning == .perServing && $0.value.key == whole.value.key
        })
      else { continue }
      let clause = MessageClause(
        .columnsContradict,
        [
          .quantity: .quantity(whole.reading.quantity), .column: .basis(basis),
          .value: .number(part.reading.quantity.value), .unit: .unit(part.reading.quantity.unit),
        ])
      refusals.add(clause, of: whole.value)
      refusals.add(clause, of: part.value)
    }
    accepted.removeAll { share.contradicting.contains($0.value.key) }
  }

  /// Refuses the amounts of 100 g or 100 ml and of a serving that have changed places.
  ///
  /// - Parameters:
  ///   - accepted: the accepted values.
  ///   - share: the share of 100 g or 100 ml that the serving's amounts are.
  ///   - size: the serving's printed size, in grams or millilitres.
  ///   - refusals: the reasons, to which those of all amounts are added.
  static func refuse(
    _ accepted: inout [FoundValue], crossing share: ServingShare, _ size: Quantity,
    because refusals: inout Refusals
  ) {
    let middle = Decimal((100 * (share.range.lowerBound + share.range.upperBound) / 2).rounded())
    let clause = MessageClause(
      .servingDiffers,
      [
        .column: .basis(.perServing), .quantity: .quantity(size), .value: .number(middle),
        .unit: .unit(size.unit),
      ])
    for value in accepted { refusals.add(clause, of: value.value) }
    accepted = []
  }

  /// Returns values without those whose number is likelier to be of another column. A number is printed in one alone.
  ///
  /// Of an amount that is printed several times, "0 g", it is open which print a column has. The kJ and the kcal of one
  /// cell are of one column, too.
  ///
  /// `found` has all values, also those that are not likely enough. Most interpretations may give a serving's number to
  /// one of these: "380 kcal (190 kcal)" below "100 g (50 g)".
  static func inOneColumn(_ values: [FoundValue], among found: [FoundValue]) -> [FoundValue] {
    values.filter { value in
      !found.contains { other in
        value.prints == 1 && value.value.meaning == .perServing
          && other.value.meaning != .perServing && other.image == value.image
          && other.value.posterior > value.value.posterior
          && other.value.candidate.spot == value.value.candidate.spot
      }
    }
    .filter { value in
      !values.contains { other in
        other.value.meaning != value.value.meaning && other.image == value.image
          && other.value.probability > value.value.probability
          && (value.prints == 1 && other.value.candidate.spot == value.value.candidate.spot
            || isOneEnergy(value, other, among: values))
      }
    }
  }

  /// Whether two columns have the kJ and the kcal of one energy. Neither has its own in the other unit.
  private static func isOneEnergy(
    _ first: FoundValue, _ second: FoundValue, among values: [FoundValue]
  ) -> Bool {
    func isStated(_ key: Int, _ meaning: ColumnMeaning) -> Bool {
      values.contains { $0.value.key == key && $0.value.meaning == meaning }
    }
    let pair = [first.value, second.value].sorted { $0.key < $1.key }
    return pair.map(\.key) == [LatticeNutrient.energyKJ, LatticeNutrient.energyKcal]
      && LatticeNutrient.isOneEnergy(kilojoules: pair[0].amount, kilocalories: pair[1].amount)
      && !isStated(second.value.key, first.value.meaning)
      && !isStated(first.value.key, second.value.meaning)
  }
}

extension LatticePage {
  /// The number of places that print the number of an option.
  func prints(of option: ValueOption) -> Int {
    spots.count { spot in spot.options.contains { $0.number == option.number } }
  }
}
