/// The result of an evaluation; its JSON form is what `labelscan evaluate --json` prints.
package struct EvaluationReport: Sendable {
  /// The labels, in the order of the truth file.
  package var labels: [EvaluatedLabel]
  /// The figures of all labels.
  package var figures: Figures
  /// The figures of values per serving in a second column; `nil` if no truth has any.
  package var perServing: Figures?
  /// The figures of everything that the records accept.
  package var accepted: AcceptedFigures
  /// The figures of the allergens; `nil` when no truth names any.
  package var allergens: AllergenFigures?
  /// The calibration of the readings' confidence.
  package var calibration: CalibrationReport
  /// The readings for review by reason, the most frequent reason first.
  package var reviewReasons: [ReviewReason]
  /// The difference to an earlier run; `nil` if none was asked for.
  package var comparison: Comparison?
  /// Whether to show totals alone: no file, no value and nothing else of a single label.
  package var isOfTotals: Bool

  /// Sums up `labels`.
  ///
  /// - Parameters:
  ///   - labels: the judged labels, in the order of the truth file.
  ///   - before: the records of an earlier run to compare with.
  ///   - isOfTotals: whether to show totals alone, as for labels that nobody may look at.
  package init(
    _ labels: [EvaluatedLabel], before: RecordsByFile? = nil, isOfTotals: Bool = false
  ) {
    self.labels = labels
    self.isOfTotals = isOfTotals
    comparison = before.map { Comparison(of: labels, with: $0) }
    if isOfTotals { comparison?.changes = [] }
    calibration = CalibrationReport(
      of: labels.flatMap(\.offered), printed: labels.reduce(0) { $0 + $1.judgement.printed })
    reviewReasons = ReviewReason.counts(of: labels.flatMap(\.offered))
    figures = Figures.withInterval(of: labels.map(\.judgement))
    let servings = labels.compactMap(\.perServing)
    perServing = servings.isEmpty ? nil : Figures(of: servings)
    accepted = AcceptedFigures(of: labels)
    allergens = AllergenFigures(of: labels.compactMap(\.allergens))
  }

  /// The number of missed values of each cause.
  package var lost: [LossCause: Int] {
    labels.reduce(into: [:]) { counts, label in
      for cause in label.lost.values { counts[cause, default: 0] += 1 }
    }
  }

  /// The number of readings that were kept from earlier runs.
  package var reused: Int { labels.count(where: \.isReused) }

  /// The greatest memory that a reading process has had, in bytes; `nil` when nothing was read.
  ///
  /// A process's peak never falls, so that its median would depend on the order of the photos.
  package var peakMemoryBytes: Int? { labels.compactMap { $0.cost?.peakMemoryBytes }.max() }

  /// Median and 95th percentile of a cost, `nil` when nothing was read.
  package func spread(_ cost: (ReadingCost) -> Double) -> Spread? {
    Spread(of: labels.compactMap { $0.cost.map(cost) })
  }
}

/// The middle and the high end of a set of measurements.
package struct Spread: Hashable, Sendable, Codable {
  /// Half of the measurements are at most this.
  package var median: Double
  /// 95 % of the measurements are at most this (nearest rank).
  package var p95: Double

  /// Creates the spread of `values`; `nil` for none.
  package init?(of values: [Double]) {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    median =
      sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    p95 = sorted[(sorted.count * 95 + 99) / 100 - 1]
  }
}

extension EvaluationReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case labels, perServing, accepted, allergens, wallSeconds, cpuSeconds, peakMemoryBytes, lost
    case reused, reviewReasons, comparison
    case calibration = "reliability"
  }

  /// Writes the figures beside the labels, the names of causes as keys.
  package func encode(to encoder: any Encoder) throws {
    try figures.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(perServing, forKey: .perServing)
    try container.encode(accepted, forKey: .accepted)
    try container.encodeIfPresent(allergens, forKey: .allergens)
    try container.encodeIfPresent(spread(\.wallSeconds), forKey: .wallSeconds)
    try container.encodeIfPresent(spread(\.cpuSeconds), forKey: .cpuSeconds)
    try container.encodeIfPresent(peakMemoryBytes, forKey: .peakMemoryBytes)
    try container.encode(
      Dictionary(uniqueKeysWithValues: lost.map { ($0.key.rawValue, $0.value) }), forKey: .lost)
    try container.encode(reused, forKey: .reused)
    try container.encode(calibration, forKey: .calibration)
    try container.encode(reviewReasons, forKey: .reviewReasons)
    try container.encodeIfPresent(comparison, forKey: .comparison)
    if !isOfTotals { try container.encode(labels, forKey: .labels) }
  }
}
