import LabelModel

/// How the values of one record stand against what is printed.
public struct Judgement: Hashable, Sendable {
  /// A value that a record accepts, beside what is printed.
  public struct Value: Hashable, Sendable {
    /// The nutrient's key.
    public var nutrient: String
    /// What is printed, `nil` when the label has no such value.
    public var printed: PrintedValue?
    /// What the record accepts.
    public var read: PrintedValue
  }

  /// How many judged values are printed.
  public var printed: Int
  /// Accepted with the printed number, on the printed basis.
  public var right: [Value]
  /// Accepted with another number or on another basis, or accepted though not printed.
  public var wrong: [Value]
  /// Keys of values that are printed and not accepted as printed.
  public var missed: [String]
  /// Accepted, and neither credited nor blamed: the truth lists other nutrients only.
  public var unjudged: [Value] = []

  /// Whether every printed value is right and nothing else is accepted.
  public var isComplete: Bool { printed > 0 && wrong.isEmpty && missed.isEmpty }
}

/// Judges a record against a truth, field by field.
///
/// Only values read from a photo count. A printed value that the record has wrong counts as wrong
/// *and* as missed: it costs precision and recall.
///
/// Without a record every printed value is missed.
public func judge(_ truth: TruthLabel, _ record: ScorableRecord?) -> Judgement {
  let (values, basisAgrees) = record?.readValues(on: truth.basis) ?? ([:], true)
  return judge(truth.nutrients, of: truth, values, basisAgrees: basisAgrees)
}

/// Judges what a record says of one serving beside its main values; `nil` where the truth does not
/// say what is printed there.
public func judgePerServing(_ truth: TruthLabel, _ record: ScorableRecord?) -> Judgement? {
  guard !truth.perServing.isEmpty, truth.basis != .perServing else { return nil }
  let (values, basisAgrees) = record?.readValues(on: .perServing) ?? ([:], true)
  return judge(truth.perServing, of: truth, basisAgrees ? values : [:], basisAgrees: true)
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
  judgement.unjudged = values.keys.sorted().filter { !judged.contains($0) }.compactMap { key in
    values[key].map {
      Judgement.Value(nutrient: key, printed: printed[key], read: $0.quantity)
    }
  }
  return judgement
}
