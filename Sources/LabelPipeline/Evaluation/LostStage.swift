import Foundation
public import LabelModel

/// The stage at which a printed value was lost.
public enum LostStage: String, Hashable, Sendable, Codable, CaseIterable {
  /// The photo gave no reading at all.
  case photo
  /// The number is nowhere in the recognised text: the line was not found, or misread.
  case recognition
  /// The number is in the text, but no reading of the nutrient has it.
  case parsing
  /// It was understood, but another value or none was accepted.
  case decision
}

/// Returns the stage that lost a printed value which the record does not have.
///
/// A number counts as read if any digits of the text, with one decimal mark or with marks that part
/// thousands, make the same number. So a value lost in recognition may pass as lost in parsing when
/// its number stands somewhere else on the label, but not the other way round.
///
/// `nutrient` is the value's key, `pages` is the text that was read, and `labels` what was
/// understood of it.
public func stageThatLost(
  _ nutrient: String, printed: PrintedValue, pages: [RecognizedPage], labels: [ParsedLabel]
) -> LostStage {
  guard !pages.isEmpty else { return .photo }
  let isUnderstood = labels.lazy.flatMap(\.readings).contains {
    $0.nutrient.rawValue == nutrient
      && PrintedValue($0.quantity.value, $0.quantity.unit.rawValue).isSameAmount(as: printed)
  }
  if isUnderstood { return .decision }
  let isRead = pages.contains { numbers(in: $0.text).contains(printed.value) }
  return isRead ? .parsing : .recognition
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
