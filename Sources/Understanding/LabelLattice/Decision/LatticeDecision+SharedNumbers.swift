import LabelModel

extension LatticeDecision {
  /// Returns values without those of one column that share a printed number. Each number is of one nutrient.
  ///
  /// On a bent bag a number is beside the names of two rows. Whichever row it is of, the other value
  /// belongs to another number, and the rows around it may have slipped.
  static func ofOneNutrient(
    _ values: [FoundValue], because refusals: inout Refusals
  ) -> [FoundValue] {
    let shared = values.filter { value in
      values.contains { other in
        other.value.key != value.value.key && other.value.meaning == value.value.meaning
          && other.image == value.image
          && other.value.candidate.spot == value.value.candidate.spot
          && other.value.candidate.option.number == value.value.candidate.option.number
      }
    }
    for value in shared {
      refusals.add(MessageClause(.numberMayBeOfAnother), of: value.value)
    }
    return values.filter { refusals.clause(of: $0.value) == nil }
  }
}
