package import LabelModel

/// The offer of a record for one judged nutrient: the accepted value, else the likeliest one for review.
package struct OfferedReading: Hashable, Sendable, Encodable {
  /// The nutrient's key.
  package var nutrient: String
  /// The value.
  package var read: PrintedValue
  /// The certainty that the record states, `0 ... 1`; `nil` when it states none.
  package var confidence: Confidence?
  /// Whether it is accepted, and not for review.
  package var isAccepted: Bool
  /// Whether it is the printed value on the printed basis.
  package var isRight: Bool
  /// The codes of the reasons why it is for review; empty for an accepted one.
  package var reasons: Set<String> = []

  private enum CodingKeys: String, CodingKey {
    case nutrient, read, confidence, isAccepted, isRight
  }
}

/// Returns the readings that `record` offers for each nutrient that `truth` judges, at most one
/// each. Accepting all of them would fill each field once.
///
/// ``judge(_:_:)`` judges the accepted ones. A value for review is taken for the column that would
/// be judged, were it accepted. Of a label with values per 100 g and a serving, it is the truth's
/// one.
func offeredReadings(_ truth: TruthLabel, _ record: ScorableRecord?) -> [OfferedReading] {
  guard let record else { return [] }
  let (accepted, basisAgrees) = record.readValues(on: truth.basis)
  return truth.scored.filter { !truth.ambiguous.contains($0) }.compactMap { key in
    let printed = truth.nutrients[key]
    if let value = accepted[key],
      !truth.isOfServing(key, value.quantity, recordBasis: record.basis)
    {
      let isRight = basisAgrees && printed.map(value.quantity.isSameAmount(as:)) ?? false
      return OfferedReading(
        nutrient: key, read: value.quantity, confidence: value.confidence, isAccepted: true,
        isRight: isRight)
    }
    guard let value = record.reviewValue(of: key, on: truth.basis) else { return nil }
    let agrees =
      truth.basis == nil || value.basis == nil || value.basis == truth.basis?.rawValue
    return OfferedReading(
      nutrient: key, read: value.quantity, confidence: value.confidence, isAccepted: false,
      isRight: agrees && printed.map(value.quantity.isSameAmount(as:)) ?? false,
      reasons: value.reasons)
  }
}

extension ScorableRecord {
  /// The likeliest value for review in the column that a truth on `basis` judges.
  fileprivate func reviewValue(of nutrient: String, on truthBasis: Basis?) -> Unaccepted? {
    let values = forReview.filter { $0.nutrient == nutrient }
    func likeliest(_ isServing: Bool) -> Unaccepted? {
      values.filter { ($0.basis == Basis.perServing.rawValue) == isServing }
        .max { ($0.confidence ?? Confidence(0)) < ($1.confidence ?? Confidence(0)) }
    }
    switch truthBasis {
    case .perServing: return likeliest(true) ?? (perServing.isEmpty ? likeliest(false) : nil)
    case nil: return likeliest(false) ?? likeliest(true)
    default: return likeliest(false) ?? (basis == Basis.perServing.rawValue ? likeliest(true) : nil)
    }
  }
}
