import Foundation
public import LabelModel

/// The stage at which a printed value was lost.
public enum LostStage: String, Hashable, Sendable, Codable, CaseIterable {
  /// The photo gave no reading at all.
  case photo
  /// Neither the nutrient's row nor anything like the number is in the recognised text.
  case lineNotFound
  /// The row was read, or a number like it, but not the number.
  case misread
  /// The number is in the text, but no reading of the nutrient has it.
  case notParsed
  /// It was understood, but another value or none was accepted.
  case notAccepted

  /// The stage in plain words.
  public var words: String {
    switch self {
    case .photo: "photo not read"
    case .lineNotFound: "line not found"
    case .misread: "misread"
    case .notParsed: "not parsed"
    case .notAccepted: "not accepted"
    }
  }
}

/// Returns the stage that lost a printed value which the record does not have.
///
/// No truth says where on the photo a value stands, so that some of it is a guess. A number counts
/// as read if any digits of the text, with one decimal mark or with marks that part thousands, make
/// the same number: a value lost earlier may pass as ``LostStage/notParsed`` when its number stands
/// somewhere else on the label, but not the other way round. A number counts as misread if the
/// parser saw the nutrient's row, or the text has a number that is one slip away; with a number of
/// fewer than three digits only the row or a lost decimal mark tells, since anything is one slip
/// away from it.
///
/// - Parameters:
///   - nutrient: the value's key.
///   - printed: the value.
///   - pages: the text that was read.
///   - labels: what was understood of it.
///   - record: the record that does not have the value.
/// - Returns: the stage.
public func stageThatLost(
  _ nutrient: String, printed: PrintedValue, pages: [RecognizedPage], labels: [ParsedLabel],
  record: ScorableRecord? = nil
) -> LostStage {
  let offered = (record?.forReview ?? []) + (record?.rejected ?? [])
  let isOffered = offered.contains {
    $0.nutrient == nutrient && $0.quantity.isSameAmount(as: printed)
  }
  if isOffered { return .notAccepted }
  guard !pages.isEmpty else { return .photo }
  let readings = labels.flatMap(\.readings).filter { $0.nutrient.rawValue == nutrient }
  if readings.contains(where: { PrintedValue($0.quantity).isSameAmount(as: printed) }) {
    return .notAccepted
  }
  let read = pages.reduce(into: Set<Decimal>()) { $0.formUnion(numbers(in: $1.text)) }
  if read.contains(printed.value) { return .notParsed }
  let sawRow =
    !readings.isEmpty
    || labels.flatMap(\.unreadable).contains { $0.nutrient.rawValue == nutrient }
  return sawRow || read.contains { isOneSlip($0, from: printed.value) }
    ? .misread : .lineNotFound
}

/// Whether two numbers have the same digits but for the decimal mark, or, of three digits or more,
/// one digit more, less or another.
func isOneSlip(_ read: Decimal, from printed: Decimal) -> Bool {
  let (wanted, seen) = (digits(of: printed), digits(of: read))
  if wanted == seen { return wanted.count >= 2 }
  guard wanted.count >= 3 else { return false }
  // What is left between the common beginning and the common end.
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
