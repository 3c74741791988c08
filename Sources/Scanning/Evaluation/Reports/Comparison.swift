import Foundation

/// The difference of two runs over the same labels.
///
/// The intervals are those of a paired bootstrap. As many labels are drawn 2000 times with
/// replacement from a fixed seed. Each draw judges both runs on the same labels. The difficulty of
/// labels is thus in both runs and cancels out. A small gain can be distinguished from luck. An
/// interval that holds 0 shows no difference.
package struct Comparison: Hashable, Sendable, Encodable {
  /// One figure of both runs.
  package struct Difference: Hashable, Sendable, Encodable {
    /// The figure of the earlier run.
    package var before: Double
    /// The figure of this run.
    package var after: Double
    /// `after - before`.
    package var difference: Double
    /// Lower and upper end of the 95 % interval of ``difference``.
    package var interval: [Double]
  }

  /// The state of one value.
  package enum Verdict: String, Hashable, Sendable, Encodable {
    /// Accepted as printed.
    case right
    /// Accepted with another number or basis, or accepted though not printed.
    case wrong
    /// Printed and not accepted.
    case missed
    /// Neither printed nor accepted.
    case absent
  }

  /// One value that came out otherwise.
  package struct Change: Hashable, Sendable, Encodable {
    /// The photo or text.
    package var file: String
    /// The nutrient's key.
    package var nutrient: String
    /// The printed value, `nil` for none.
    package var printed: PrintedValue?
    /// The state before.
    package var before: Verdict
    /// The state now.
    package var after: Verdict
    /// The value that was accepted before.
    package var readBefore: PrintedValue?
    /// The value that is accepted now.
    package var readAfter: PrintedValue?
  }

  /// Labels of which the earlier run has no record; all that is printed on them counts as missed.
  package var withoutRecord: Int
  /// Values right.
  package var right: Difference
  /// Values wrong.
  package var wrong: Difference
  /// Right / (right + wrong).
  package var precision: Difference
  /// Right / printed.
  package var recall: Difference
  /// The harmonic mean of precision and recall.
  package var f1: Difference
  /// The values that came out otherwise, in the order of the truth.
  package var changes: [Change]

  /// Compares `labels` with the records `before` of an earlier run.
  package init(of labels: [EvaluatedLabel], with before: RecordsByFile) {
    let pairs = labels.map { ($0.truth, judge($0.truth, before[$0.truth.file]), $0.judgement) }
    withoutRecord = labels.count { before[$0.truth.file] == nil }
    changes = pairs.flatMap(Self.changes)
    let old = pairs.map { Tally($0.1) }
    let new = pairs.map { Tally($0.2) }
    let draws = Self.draws(old, new)
    func difference(_ figure: (Tally) -> Double) -> Difference {
      let values = draws.map { figure($0.new) - figure($0.old) }.sorted()
      let (before, after) = (figure(old.total), figure(new.total))
      return Difference(
        before: Figures.rounded(before), after: Figures.rounded(after),
        difference: Figures.rounded(after - before),
        // 2.5 % of the draws are below the interval, and 2.5 % above.
        interval: values.isEmpty
          ? [0, 0] : [values[50], values[1949]].map(Figures.rounded))
    }
    right = difference { Double($0.right) }
    wrong = difference { Double($0.wrong) }
    precision = difference(\.precision)
    recall = difference(\.recall)
    f1 = difference(\.f1)
  }

  private static func draws(_ old: [Tally], _ new: [Tally]) -> [(old: Tally, new: Tally)] {
    guard let count = UInt32(exactly: new.count), count > 0 else { return [] }
    var random = MersenneTwister(seed: 1)
    return (0..<2000).map { _ in
      let drawn = (0..<count).map { _ in Int(random.below(count)) }
      return (drawn.map { old[$0] }.total, drawn.map { new[$0] }.total)
    }
  }

  private static func changes(
    _ truth: TruthLabel, _ before: Judgement, _ after: Judgement
  ) -> [Change] {
    truth.scored.compactMap { key in
      let (old, new) = (before.verdict(of: key), after.verdict(of: key))
      guard old.verdict != new.verdict || old.read != new.read else { return nil }
      // The same amount, written otherwise ("0.5 g" and "500 mg"), is no change.
      if old.verdict == .right, new.verdict == .right { return nil }
      return Change(
        file: truth.file, nutrient: key, printed: truth.nutrients[key], before: old.verdict,
        after: new.verdict, readBefore: old.read, readAfter: new.read)
    }
  }
}

extension Judgement {
  /// The state of one judged value.
  fileprivate func verdict(
    of nutrient: String
  ) -> (verdict: Comparison.Verdict, read: PrintedValue?) {
    if let value = right.first(where: { $0.nutrient == nutrient }) { return (.right, value.read) }
    if let value = wrong.first(where: { $0.nutrient == nutrient }) { return (.wrong, value.read) }
    return (missed.contains(nutrient) ? .missed : .absent, nil)
  }
}

/// The counts that figures are calculated from.
private struct Tally {
  var printed = 0
  var right = 0
  var wrong = 0

  init() {}

  init(_ judgement: Judgement) {
    printed = judgement.printed
    right = judgement.right.count
    wrong = judgement.wrong.count
  }

  // As `Figures` does, but not rounded.
  var precision: Double { Double(right) / Double(max(1, right + wrong)) }
  var recall: Double { Double(right) / Double(max(1, printed)) }
  var f1: Double { 2 * precision * recall / max(1e-9, precision + recall) }
}

extension [Tally] {
  /// The sum.
  fileprivate var total: Tally {
    reduce(into: Tally()) { sum, tally in
      sum.printed += tally.printed
      sum.right += tally.right
      sum.wrong += tally.wrong
    }
  }
}
