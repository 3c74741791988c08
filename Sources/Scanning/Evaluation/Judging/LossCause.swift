import Foundation
package import LabelModel

/// The cause of a printed value's loss.
package enum LossCause: String, Hashable, Sendable, Codable, CaseIterable {
  /// The photo gave no reading at all.
  case photo
  /// Neither the nutrient's row nor anything like the number is in the recognised text.
  case notInText
  /// The text has the row, or a number like the printed one, but not the number.
  case misread
  /// The number is in the text, the nutrient's name was not found.
  case nameNotMatched
  /// Number and name are in the text, but no reading joins them.
  case notLinked
  /// The nutrient got the number of another nutrient.
  case neighbouringRow
  /// The nutrient got the number of the other column.
  case neighbouringColumn
  /// The number was read with another unit.
  case unit
  /// The value was read, its basis was not.
  case basisUnknown
  /// The value was read on another basis.
  case basisWrong
  /// The value was read, but another one was accepted.
  case outweighed
  /// The value was read on its basis, but not surely enough.
  case notTrusted
  /// The value was read, and a rule refused it.
  case refused

  /// The cause in plain words.
  package var words: String {
    switch self {
    case .photo: "photo not read"
    case .notInText: "not in the text"
    case .misread: "misread"
    case .nameNotMatched: "name not matched"
    case .notLinked: "name and number not joined"
    case .neighbouringRow: "neighbouring row"
    case .neighbouringColumn: "neighbouring column"
    case .unit: "unit"
    case .basisUnknown: "basis unknown"
    case .basisWrong: "basis wrong"
    case .outweighed: "another value accepted"
    case .notTrusted: "not trusted"
    case .refused: "refused by a rule"
    }
  }
}

/// Returns the cause of the loss of a printed value that the record does not have.
///
/// No truth has the place of a value on the photo, so that some causes are guesses. A number counts
/// as read if any digits of the text make it. One decimal mark or marks between thousands may be
/// among them. A misread value can thus pass as not joined when its number is printed elsewhere on
/// the label. A number counts as misread if the parser saw the nutrient's row. It counts as
/// misread, too, if the text has a number one slip away. For a number of fewer than three digits
/// only the row or a lost decimal mark shows it. Every short number is one slip away from another.
///
/// - Parameters:
///   - nutrient: the value's key.
///   - truth: the label, on which the value is printed.
///   - pages: the text that was read.
///   - labels: the parser's understanding of the text.
///   - record: the record that does not have the value.
/// - Returns: the cause.
package func lossCause(
  of nutrient: String, in truth: TruthLabel, pages: [RecognizedPage], labels: [ParsedLabel],
  record: ScorableRecord? = nil
) -> LossCause {
  guard let printed = truth.nutrients[nutrient] else { return .notInText }
  let candidates = Candidates(of: nutrient, in: truth, labels: labels, record: record)
  if let cause = candidates.causeOfRead(printed) { return cause }
  guard !pages.isEmpty else { return .photo }
  let numbersOfText = pages.reduce(into: Set<Decimal>()) {
    $0.formUnion(numbers(in: $1.text))
  }
  let hasRow =
    !candidates.read.isEmpty
    || labels.flatMap(\.unreadable).contains { $0.nutrient.rawValue == nutrient }
  if numbersOfText.contains(printed.value) {
    return hasRow ? candidates.causeOfNeighbour() : .nameNotMatched
  }
  return hasRow || numbersOfText.contains { isOneSlip($0, from: printed.value) }
    ? .misread : .notInText
}

/// The values that were read of one nutrient.
private struct Candidates {
  /// A value with the record's or parser's basis.
  struct Candidate {
    var value: PrintedValue
    var basis: String?
  }

  private let nutrient: String
  private let truth: TruthLabel
  private let accepted: [Candidate]
  private let offered: [Candidate]
  private let refused: [Candidate]
  /// The parser's readings.
  let read: [Candidate]

  init(
    of nutrient: String, in truth: TruthLabel, labels: [ParsedLabel], record: ScorableRecord?
  ) {
    self.nutrient = nutrient
    self.truth = truth
    func unaccepted(_ values: [ScorableRecord.Unaccepted]?) -> [Candidate] {
      (values ?? []).filter { $0.nutrient == nutrient }
        .map { Candidate(value: $0.quantity, basis: $0.basis) }
    }
    let main = ScorableRecord.read(record?.nutrients ?? [:])[nutrient].map {
      Candidate(value: $0.quantity, basis: record?.basis)
    }
    let serving = ScorableRecord.read(record?.perServing ?? [:])[nutrient].map {
      Candidate(value: $0.quantity, basis: Basis.perServing.rawValue)
    }
    accepted = [main, serving].compactMap { $0 }
    offered = unaccepted(record?.forReview)
    refused = unaccepted(record?.rejected)
    read = labels.flatMap(\.readings).filter { $0.nutrient.rawValue == nutrient }.map {
      Candidate(value: PrintedValue($0.quantity), basis: $0.basis?.rawValue)
    }
  }

  /// The cause of losing a number that was read for the nutrient, `nil` when it was not.
  func causeOfRead(_ printed: PrintedValue) -> LossCause? {
    func same(_ candidates: [Candidate]) -> [Candidate] {
      candidates.filter { $0.value.isSameAmount(as: printed) }
    }
    if let candidate = same(accepted).first {
      return candidate.basis == nil ? .basisUnknown : .basisWrong
    }
    if let cause = basisCause(of: same(offered)) { return cause }
    if !same(refused).isEmpty { return .refused }
    let isOutweighed = accepted.contains { fits($0) }
    if let cause = basisCause(of: same(read)) { return isOutweighed ? .outweighed : cause }
    return (accepted + offered + refused + read).contains {
      $0.value.differsInUnit(from: printed)
    } ? .unit : nil
  }

  /// The cause of not joining a number of the text to the nutrient, whose row was found.
  func causeOfNeighbour() -> LossCause {
    let rivals = (accepted + offered + read).filter { fits($0) || $0.basis == nil }
    if rivals.contains(where: { isOfNeighbour($0.value, of: nutrient, in: truth) }) {
      return .neighbouringRow
    }
    let beside = truth.perServing[nutrient]
    return rivals.contains { rival in beside.map(rival.value.isSameAmount(as:)) ?? false }
      ? .neighbouringColumn : .notLinked
  }

  /// The cause of not accepting candidates with the printed number: the best one's; `nil` for none.
  private func basisCause(of candidates: [Candidate]) -> LossCause? {
    if candidates.isEmpty { return nil }
    if candidates.contains(where: fits) { return .notTrusted }
    return candidates.contains { $0.basis == nil } ? .basisUnknown : .basisWrong
  }

  /// Whether a candidate is on the printed basis.
  private func fits(_ candidate: Candidate) -> Bool {
    truth.basis == nil || candidate.basis == truth.basis?.rawValue
  }
}

/// Whether two numbers have the same digits apart from the decimal mark. Of three digits or more,
/// one digit may be more, less or another.
func isOneSlip(_ read: Decimal, from printed: Decimal) -> Bool {
  let (wanted, seen) = (digits(of: printed), digits(of: read))
  if wanted == seen { return wanted.count >= 2 }
  guard wanted.count >= 3 else { return false }
  // The rest between the common beginning and the common end.
  let head = zip(wanted, seen).prefix { $0 == $1 }.count
  let (wantedRest, seenRest) = (wanted.dropFirst(head), seen.dropFirst(head))
  let tail = zip(wantedRest.reversed(), seenRest.reversed()).prefix { $0 == $1 }.count
  return max(wantedRest.count, seenRest.count) - tail <= 1
}

/// The digits of a number without its decimal mark and leading zeros.
private func digits(of number: Decimal) -> [Character] {
  Array("\(number)".filter(\.isNumber).drop { $0 == "0" })
}

/// Every number that the digits of a text can mean.
func numbers(in text: String) -> Set<Decimal> {
  var numbers: Set<Decimal> = []
  var run = ""
  func close() {
    // A mark at the end belongs to the sentence, not to the number.
    let digits = run.last == "." ? String(run.dropLast()) : run
    run = ""
    guard let first = digits.first, first != "." else { return }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count <= 2, let number = Decimal(string: digits) { numbers.insert(number) }
    if parts.count >= 2, parts.dropFirst().allSatisfy({ $0.count == 3 }),
      let number = Decimal(string: parts.joined())
    {
      numbers.insert(number)
    }
  }
  for character in text {
    if character.isASCII, character.isNumber {
      run.append(character)
    } else if ".,·:'’".contains(character), run.last?.isNumber == true {
      run.append(".")
    } else {
      close()
    }
  }
  close()
  return numbers
}
