import LabelModel

/// The result of comparing one record's values with the printed ones.
package struct Judgement: Hashable, Sendable {
  /// A value that a record accepts, beside what is printed.
  package struct Value: Hashable, Sendable, Encodable {
    /// The nutrient's key.
    package var nutrient: String
    /// The printed value, `nil` when the label has none.
    package var printed: PrintedValue?
    /// The value that the record accepts.
    package var read: PrintedValue
  }

  /// The number of judged values that are printed.
  package var printed: Int
  /// Accepted with the printed number, on the printed basis.
  package var right: [Value]
  /// Accepted with another number or on another basis, or accepted though not printed.
  package var wrong: [Value]
  /// Keys of values that are printed and not accepted as printed.
  package var missed: [String]

  /// Whether every printed value is right and nothing else is accepted.
  var isComplete: Bool { printed > 0 && wrong.isEmpty && missed.isEmpty }
}

/// Judges a record's core nutrients against a truth, field by field.
///
/// Only values read from a photo count. A printed value that the record has wrong counts as wrong
/// *and* as missed: it costs precision and recall. The serving's column alone, said to be that, is
/// neither right nor wrong. ``judgeAccepted(_:_:)`` judges the record's other values, too.
///
/// Without a record every printed value is missed.
package func judge(_ truth: TruthLabel, _ record: ScorableRecord?) -> Judgement {
  let (values, basisAgrees) = record?.readValues(on: truth.basis) ?? ([:], true)
  let counted = values.filter {
    !truth.isOfServing($0.key, $0.value.quantity, recordBasis: record?.basis)
  }
  return judge(truth.nutrients, of: truth, counted, basisAgrees: basisAgrees)
}

/// Judges a record's values of one serving beside its main values; `nil` where the truth has none.
package func judgePerServing(_ truth: TruthLabel, _ record: ScorableRecord?) -> Judgement? {
  guard !truth.perServing.isEmpty, truth.basis != .perServing else { return nil }
  return judge(truth.perServing, of: truth, record?.valuesOfServing ?? [:], basisAgrees: true)
}

private func judge(
  _ printed: [String: PrintedValue], of truth: TruthLabel,
  _ values: [String: ScorableRecord.Accepted], basisAgrees: Bool
) -> Judgement {
  let judged = truth.scored.filter { !truth.ambiguous.contains($0) }
  var judgement = Judgement(
    printed: Set(judged).count { printed[$0] != nil }, right: [], wrong: [], missed: [])
  for key in judged {
    let wanted = printed[key]
    var isRight = false
    if let read = values[key]?.quantity {
      let value = Judgement.Value(nutrient: key, printed: wanted, read: read)
      isRight = basisAgrees && wanted.map(read.isSameAmount(as:)) ?? false
      if isRight { judgement.right.append(value) } else { judgement.wrong.append(value) }
    }
    if wanted != nil, !isRight { judgement.missed.append(key) }
  }
  return judgement
}
