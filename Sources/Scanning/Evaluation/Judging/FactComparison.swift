import Foundation

/// Compares a package's fact in a record with the printed one.
struct FactComparison {
  /// The fact.
  var fact: PackageFact
  /// The accepted value.
  var read: FactValue
  /// The printed value.
  var printed: FactValue
  /// Whether the label has several languages, of which the truth states a name in one.
  var isMultilingual: Bool

  /// The result; a truth that states one language's name is silent on the others'.
  var verdict: AcceptedFact.Verdict {
    switch (read, printed) {
    case (.amount(let read), .amount(let printed)): verdict(read, printed)
    case (.text(let read), .text(let printed)):
      fact == .barcode ? verdict(ofCode: read, printed) : verdict(ofWords: read, printed)
    case (.list, .list): .unjudged
    default: .wrong(.otherValue)
    }
  }

  private func verdict(_ read: PrintedValue, _ printed: PrintedValue) -> AcceptedFact.Verdict {
    if read.isWritten(as: printed) { return .right }
    if read.differsInUnit(from: printed) { return .wrong(.unit) }
    return .wrong(isOneSlip(read.value, from: printed.value) ? .misread : .otherValue)
  }

  /// Compares product numbers without leading zeros: all forms of a GTIN agree in the rest.
  private func verdict(ofCode read: String, _ printed: String) -> AcceptedFact.Verdict {
    func digits(_ code: String) -> Substring { code.filter(\.isNumber).drop { $0 == "0" } }
    return digits(read) == digits(printed) ? .right : .wrong(.misread)
  }

  /// Compares letters and digits alone. A name may be a part of the printed one, or have the brand in it.
  private func verdict(ofWords read: String, _ printed: String) -> AcceptedFact.Verdict {
    let (own, wanted) = (words(read), words(printed))
    if holds(wanted, own) || holds(own, wanted) { return .right }
    // Half of the words in common show the same name with letters misread.
    if 2 * Set(own).intersection(wanted).count >= min(own.count, wanted.count) {
      return .wrong(.misread)
    }
    return fact == .name && isMultilingual ? .unjudged : .wrong(.otherValue)
  }

  private func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether `part` is a run of `whole`.
  private func holds(_ whole: [String], _ part: [String]) -> Bool {
    guard !part.isEmpty, part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains {
      whole[$0..<($0 + part.count)].elementsEqual(part)
    }
  }
}
