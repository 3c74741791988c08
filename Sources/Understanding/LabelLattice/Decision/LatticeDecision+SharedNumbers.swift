import LabelModel

extension LatticeDecision {
  /// Leaves out values of one column that share a printed number. Each number is of one nutrient.
  ///
  /// On a bent bag a number is beside the names of two rows. Whichever row it is of, the other value
  /// belongs to another number, and the rows around it may have slipped. A number that is likelier of another
  /// nutrient is refused, too, where that one is not sure enough.
  ///
  /// - Parameters:
  ///   - values: the values that are sure enough.
  ///   - found: all values.
  ///   - refusals: receives the reason of each value that is left out.
  /// - Returns: the other values.
  static func ofOneNutrient(
    _ values: [FoundValue], among found: [FoundValue], because refusals: inout Refusals
  ) -> [FoundValue] {
    let shared = values.filter { value in
      values.contains { value.sharesNumber(with: $0) }
        || found.contains {
          $0.value.probability > value.value.probability && value.sharesNumber(with: $0)
        }
    }
    for value in shared {
      refusals.add(MessageClause(.numberMayBeOfAnother), of: value.value)
    }
    return values.filter { refusals.clause(of: $0.value) == nil }
  }
}

extension LatticeDecision.FoundValue {
  /// Whether another nutrient of the same column has the same printed number.
  fileprivate func sharesNumber(with other: Self) -> Bool {
    other.value.key != value.key && other.value.meaning == value.meaning && other.image == image
      && other.value.candidate.spot == value.candidate.spot
      && other.value.candidate.option.number == value.candidate.option.number
  }
}
