package import PhotoReading

/// The result of one photo or text of a truth file.
package struct EvaluatedLabel: Hashable, Sendable {
  /// The printed facts.
  package var truth: TruthLabel
  /// The judgement of the record's core nutrients.
  package var judgement: Judgement
  /// The judgement of its values per serving; `nil` if the truth has none.
  package var perServing: Judgement?
  /// The judgement of everything that the record accepts.
  package var accepted: [AcceptedFact]
  /// The judgement of its allergens; `nil` if the truth has none.
  package var allergens: AllergenJudgements?
  /// The offers of the record for the judged nutrients, accepted or for review.
  package var offered: [OfferedReading]
  /// The failure that left no record.
  package var failure: PhotoFailure?
  /// The cost of reading, `nil` when no photo was read: for records and readings of earlier runs.
  package var cost: ReadingCost?
  /// Whether the reading was kept from an earlier run.
  package var isReused: Bool
  /// The cause of each missed value's loss; empty when no photo was read.
  package var lost: [String: LossCause]

  /// Judges `record` against `truth`.
  package init(
    truth: TruthLabel, record: ScorableRecord?, failure: PhotoFailure? = nil,
    cost: ReadingCost? = nil, isReused: Bool = false, lost: [String: LossCause] = [:]
  ) {
    self.truth = truth
    judgement = judge(truth, record)
    perServing = judgePerServing(truth, record)
    accepted = judgeAccepted(truth, record)
    allergens = AllergenJudgements(truth, record)
    offered = offeredReadings(truth, record)
    self.failure = failure
    self.cost = cost
    self.isReused = isReused
    self.lost = lost
  }
}
