import Foundation
import LabelModel

/// Judges everything that a record accepts from a photo: nutrients of every kind and column, and the package's facts.
///
/// The judgement is stricter than ``judge(_:_:)``. A value also needs its printed bound and sign,
/// and a named basis that is printed. If a label prints no values, every value is wrong. If it
/// prints nothing, every fact but the barcode is wrong.
///
/// - Returns: the facts in the record's order; none without a record.
func judgeAccepted(_ truth: TruthLabel, _ record: ScorableRecord?) -> [AcceptedFact] {
  guard let record else { return [] }
  let judge = AcceptedJudge(truth: truth)
  return judge.values(record.nutrients, in: .nutrients, basis: record.basis)
    + judge.values(record.perServing, in: .perServing, basis: Basis.perServing.rawValue)
    + judge.facts(record.facts)
}

private struct AcceptedJudge {
  var truth: TruthLabel

  /// A column that a truth states, with the values of the other one.
  private struct Column {
    var values: [String: PrintedValue]
    var beside: [String: PrintedValue]
  }

  func values(
    _ values: [String: ScorableRecord.Accepted], in part: AcceptedFact.Part, basis: String?
  ) -> [AcceptedFact] {
    let read = ScorableRecord.read(values)
    let known = Nutrient.allCases.map(\.rawValue).filter { read[$0] != nil }
    return (known + read.keys.filter { !known.contains($0) }.sorted()).compactMap { key in
      read[key].map { value in
        let column = column(of: part, basis)
        return AcceptedFact(
          part: part, field: key, printed: (column ?? main).values[key]?.text,
          read: value.quantity.text,
          verdict: verdict(key, value.quantity, column, isNamed: basis != nil))
      }
    }
  }

  func facts(_ facts: [PackageFact: FactValue]) -> [AcceptedFact] {
    PackageFact.allCases.compactMap { fact in
      facts[fact].map { value in
        AcceptedFact(
          part: .package, field: fact.rawValue, printed: truth.facts[fact]?.text, read: value.text,
          verdict: verdict(fact, value))
      }
    }
  }

  private var main: Column { Column(values: truth.nutrients, beside: truth.perServing) }

  /// The printed column that a record's values are to be held against, `nil` when it is not printed.
  private func column(of part: AcceptedFact.Part, _ basis: String?) -> Column? {
    let isOfServing = basis == Basis.perServing.rawValue
    let fitsMain =
      truth.basis == nil || basis == nil
      ? part == .nutrients : basis == truth.basis?.rawValue
    if fitsMain { return main }
    guard isOfServing, !truth.perServing.isEmpty else { return nil }
    return Column(values: truth.perServing, beside: truth.nutrients)
  }

  private func verdict(
    _ key: String, _ read: PrintedValue, _ column: Column?, isNamed: Bool
  ) -> AcceptedFact.Verdict {
    if truth.printsNoValues { return .wrong(.nothingPrinted) }
    guard truth.judges(key) else { return .unjudged }
    guard let column else { return truth.basis == nil ? .unjudged : .wrong(.basisWrong) }
    guard let printed = column.values[key], read.isSameAmount(as: printed) else {
      return .wrong(cause(of: read, for: key, in: column))
    }
    if truth.basis != nil, !isNamed { return .wrong(.basisUnknown) }
    return agrees(read, with: printed, of: key) ? .right : .wrong(.bound)
  }

  /// Whether bound and sign are the printed ones.
  ///
  /// Some truths leave signs out, so that a sign is judged where the truth has one. A missing bound of the truth is
  /// judged, too, for a pet food's core nutrients: truths state those bounds completely.
  private func agrees(
    _ read: PrintedValue, with printed: PrintedValue, of key: String
  ) -> Bool {
    let isCore = Nutrient.petFoodCore.contains { $0.rawValue == key }
    let hasBound = printed.bound != nil || truth.subject == .petFood && isCore
    return (!hasBound || read.bound == printed.bound)
      && (printed.modifier == nil || read.modifier == printed.modifier)
  }

  private func cause(
    of read: PrintedValue, for key: String, in column: Column
  ) -> FaultCause {
    let printed = column.values[key]
    if let printed, read.differsInUnit(from: printed) { return .unit }
    if let beside = column.beside[key], read.isSameAmount(as: beside) { return .neighbouringColumn }
    if isOfNeighbour(read, of: key, in: truth) { return .neighbouringRow }
    guard let printed else { return .notPrinted }
    return isOneSlip(read.value, from: printed.value) ? .misread : .otherValue
  }

  private func verdict(_ fact: PackageFact, _ value: FactValue) -> AcceptedFact.Verdict {
    // A barcode is checked by its last digit, and names the product whatever it is.
    if truth.printsNothing, fact != .barcode { return .wrong(.nothingPrinted) }
    guard let printed = truth.facts[fact] else { return .unjudged }
    return FactComparison(
      fact: fact, read: value, printed: printed, isMultilingual: truth.languages.count > 1
    ).verdict
  }
}

/// Whether `value` is printed for another nutrient than `key`, in any column.
///
/// 0 is printed for so many nutrients that it shows nothing.
func isOfNeighbour(_ value: PrintedValue, of key: String, in truth: TruthLabel) -> Bool {
  value.value != 0
    && [truth.nutrients, truth.perServing].contains { column in
      column.contains { $0.key != key && value.isSameAmount(as: $0.value) }
    }
}
