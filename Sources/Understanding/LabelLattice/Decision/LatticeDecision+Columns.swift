extension LatticeDecision {
  /// The share of 100 g or 100 ml that a serving's accepted values are, `nil` without both columns.
  static func share(of accepted: [FoundValue], _ main: ColumnMeaning) -> ServingShare? {
    guard main == .per100g || main == .per100ml else { return nil }
    return ServingShare(
      accepted.map(\.value).filter { $0.meaning == main },
      accepted.map(\.value).filter { $0.meaning == .perServing })
  }

  /// Returns values without those whose number is likelier to be of another column. A number is printed in one alone.
  static func inOneColumn(_ values: [FoundValue]) -> [FoundValue] {
    values.filter { value in
      !values.contains { other in
        other.value.meaning != value.value.meaning && other.image == value.image
          && other.value.candidate.spot == value.value.candidate.spot
          && other.value.probability > value.value.probability
      }
    }
  }
}
