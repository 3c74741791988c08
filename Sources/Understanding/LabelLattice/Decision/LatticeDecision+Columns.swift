extension LatticeDecision {
  /// The share of 100 g or 100 ml that a serving's accepted values are, `nil` without both columns.
  static func share(of accepted: [FoundValue], _ main: ColumnMeaning) -> ServingShare? {
    guard main == .per100g || main == .per100ml else { return nil }
    return ServingShare(
      accepted.map(\.value).filter { $0.meaning == main },
      accepted.map(\.value).filter { $0.meaning == .perServing })
  }

  /// Returns values without those whose number is likelier to be of another column. A number is printed in one alone.
  ///
  /// Of an amount that is printed several times, "0 g", it is open which print a column has.
  static func inOneColumn(_ values: [FoundValue]) -> [FoundValue] {
    values.filter { value in
      value.prints > 1
        || !values.contains { other in
          other.value.meaning != value.value.meaning && other.image == value.image
            && other.value.candidate.spot == value.value.candidate.spot
            && other.value.probability > value.value.probability
        }
    }
  }
}

extension LatticePage {
  /// The number of places that print the number of an option.
  func prints(of option: ValueOption) -> Int {
    spots.count { spot in spot.options.contains { $0.number == option.number } }
  }
}
