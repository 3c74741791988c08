/// What one photo cost to read.
public struct ReadingCost: Hashable, Sendable, Codable {
  /// Time on the clock, in seconds.
  public var wallSeconds: Double
  /// Processor time, in seconds.
  public var cpuSeconds: Double
  /// The reading process's greatest memory since it was started, in bytes.
  public var peakMemoryBytes: Int

  /// Creates a cost.
  public init(wallSeconds: Double, cpuSeconds: Double, peakMemoryBytes: Int) {
    self.wallSeconds = wallSeconds
    self.cpuSeconds = cpuSeconds
    self.peakMemoryBytes = peakMemoryBytes
  }
}

/// How one photo or text of a truth file came out.
public struct EvaluatedLabel: Hashable, Sendable {
  /// What is printed.
  public var truth: TruthLabel
  /// How the record stands against it.
  public var judgement: Judgement
  /// How what it says of one serving stands; `nil` where the truth says nothing of it.
  public var perServing: Judgement?
  /// How the allergens that it names stand; `nil` where the truth says nothing of them.
  public var allergens: AllergenJudgements?
  /// What the record offers for the judged nutrients, accepted or for review.
  public var offered: [OfferedReading]
  /// Why there is no record.
  public var failure: PhotoFailure?
  /// What reading cost, `nil` when no photo was read: for records and readings of earlier runs.
  public var cost: ReadingCost?
  /// Whether the reading was kept from an earlier run.
  public var isReused: Bool
  /// For each missed value, the stage that lost it; empty when nobody asked.
  public var lost: [String: LostStage]

  /// Judges `record` against `truth`.
  public init(
    truth: TruthLabel, record: ScorableRecord?, failure: PhotoFailure? = nil,
    cost: ReadingCost? = nil, isReused: Bool = false, lost: [String: LostStage] = [:]
  ) {
    self.truth = truth
    judgement = judge(truth, record)
    perServing = judgePerServing(truth, record)
    allergens = AllergenJudgements(truth, record)
    offered = offeredReadings(truth, record)
    self.failure = failure
    self.cost = cost
    self.isReused = isReused
    self.lost = lost
  }
}

/// The result of an evaluation; its JSON form is what `labelscan evaluate --json` prints.
public struct EvaluationReport: Sendable {
  /// The labels, in the order of the truth file.
  public var labels: [EvaluatedLabel]
  /// The figures of all labels.
  public var figures: Figures
  /// The figures of the values per serving that stand beside others; `nil` when no truth has any.
  public var perServing: Figures?
  /// The figures of the allergens; `nil` when no truth names any.
  public var allergens: AllergenFigures?
  /// How far the readings' confidence can be trusted.
  public var reliability: Reliability
  /// How this run differs from an earlier one; `nil` when nobody asked.
  public var comparison: Comparison?

  /// Sums up `labels`.
  ///
  /// `before` are the records of an earlier run to compare with.
  public init(_ labels: [EvaluatedLabel], before: RecordsByName? = nil) {
    self.labels = labels
    comparison = before.map { Comparison(of: labels, with: $0) }
    reliability = Reliability(
      of: labels.flatMap(\.offered), printed: labels.reduce(0) { $0 + $1.judgement.printed })
    figures = Figures.withInterval(of: labels.map(\.judgement))
    let servings = labels.compactMap(\.perServing)
    perServing = servings.isEmpty ? nil : Figures(of: servings)
    allergens = AllergenFigures(of: labels.compactMap(\.allergens))
  }

  /// How many missed values each stage lost.
  public var lost: [LostStage: Int] {
    labels.reduce(into: [:]) { counts, label in
      for stage in label.lost.values { counts[stage, default: 0] += 1 }
    }
  }

  /// How many values of each nutrient records accept that no truth judges.
  public var unjudged: [String: Int] {
    labels.flatMap(\.judgement.unjudged).reduce(into: [:]) { $0[$1.nutrient, default: 0] += 1 }
  }

  /// How many readings were kept from earlier runs.
  public var reused: Int { labels.count(where: \.isReused) }

  /// The greatest memory that a reading process has had, in bytes; `nil` when nothing was read.
  ///
  /// A process's peak only ever grows, so that a median of it would tell the order of the photos.
  public var peakMemoryBytes: Int? { labels.compactMap { $0.cost?.peakMemoryBytes }.max() }

  /// Median and 95th percentile of a cost, `nil` when nothing was read.
  public func spread(_ cost: (ReadingCost) -> Double) -> Spread? {
    Spread(of: labels.compactMap { $0.cost.map(cost) })
  }
}

/// The middle and the high end of a set of measurements.
public struct Spread: Hashable, Sendable, Codable {
  /// Half of the measurements are at most this.
  public var median: Double
  /// 95 % of the measurements are at most this (nearest rank).
  public var p95: Double

  /// Creates the spread of `values`; `nil` for none.
  public init?(of values: [Double]) {
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
    case labels, unjudged, perServing, allergens, wallSeconds, cpuSeconds, peakMemoryBytes, lost,
      reused,
      reliability,
      comparison
  }
  private enum LabelKeys: String, CodingKey {
    case file, printed, right, wrong, missed, unjudged, perServing, allergens, offered, failure,
      cost, lost
  }
  private struct Value: Encodable {
    var nutrient: String
    var printed: PrintedValue?
    var read: PrintedValue

    init(_ value: Judgement.Value) {
      nutrient = value.nutrient
      printed = value.printed
      read = value.read
    }
  }

  /// Writes the figures beside the labels, the names of stages as keys.
  public func encode(to encoder: any Encoder) throws {
    try figures.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(perServing, forKey: .perServing)
    try container.encodeIfPresent(allergens, forKey: .allergens)
    try container.encodeIfPresent(spread(\.wallSeconds), forKey: .wallSeconds)
    try container.encodeIfPresent(spread(\.cpuSeconds), forKey: .cpuSeconds)
    try container.encodeIfPresent(peakMemoryBytes, forKey: .peakMemoryBytes)
    try container.encode(
      Dictionary(uniqueKeysWithValues: lost.map { ($0.key.rawValue, $0.value) }), forKey: .lost)
    try container.encode(unjudged, forKey: .unjudged)
    try container.encode(reused, forKey: .reused)
    try container.encode(reliability, forKey: .reliability)
    try container.encodeIfPresent(comparison, forKey: .comparison)
    var list = container.nestedUnkeyedContainer(forKey: .labels)
    for label in labels {
      var entry = list.nestedContainer(keyedBy: LabelKeys.self)
      try entry.encode(label.truth.file, forKey: .file)
      func encode(
        _ judgement: Judgement, to container: inout KeyedEncodingContainer<LabelKeys>
      ) throws {
        try container.encode(judgement.printed, forKey: .printed)
        try container.encode(judgement.right.map(Value.init), forKey: .right)
        try container.encode(judgement.wrong.map(Value.init), forKey: .wrong)
        try container.encode(judgement.missed, forKey: .missed)
        try container.encode(judgement.unjudged.map(Value.init), forKey: .unjudged)
      }
      try encode(label.judgement, to: &entry)
      if let serving = label.perServing {
        var beside = entry.nestedContainer(keyedBy: LabelKeys.self, forKey: .perServing)
        try encode(serving, to: &beside)
      }
      try entry.encodeIfPresent(label.allergens, forKey: .allergens)
      try entry.encode(label.offered, forKey: .offered)
      try entry.encodeIfPresent(label.failure, forKey: .failure)
      try entry.encodeIfPresent(label.cost, forKey: .cost)
      try entry.encode(label.lost.mapValues(\.rawValue), forKey: .lost)
    }
  }
}
