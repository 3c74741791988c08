import BarcodeReading
import LabelModel
import Languages

/// A symbol with the photo that it was read on.
struct PhotoCode {
  var code: FoundCode
  var photo: String
}

extension DecidedIdentity {
  /// Takes the date and the lot that codes on the photos state.
  ///
  /// A code corrects or checks its own errors, so that its date and lot outrank those read from
  /// print. Codes of another product than `gtin` are ignored. So are two codes that contradict each
  /// other.
  ///
  /// - Returns: a warning where the print says something else.
  mutating func take(_ codes: [PhotoCode], of gtin: GTIN?) -> [Finding] {
    let own = codes.filter { found in
      guard let stated = found.code.elements?.gtin else { return false }
      return gtin.map { $0.normalized == stated.normalized } ?? true
    }
    let date = text(own) { $0.bestBefore?.iso }
    let code = text(own) { $0.lot }
    let findings =
      [contradiction(bestBefore, date, .bestBefore), contradiction(lot, code, .lot)]
      .compactMap { $0 }
    if let date { bestBefore = date }
    if let code { lot = code }
    let known: [IdentityField] = [date == nil ? nil : .bestBefore, code == nil ? nil : .lot]
      .compactMap { $0 }
    suggestions.removeAll { known.contains($0.field) }
    return findings
  }

  private func text(
    _ codes: [PhotoCode], _ value: (GS1Elements) -> String?
  ) -> SourcedText? {
    let stated = codes.compactMap { found in
      found.code.elements.flatMap(value).map { (value: $0, found: found) }
    }
    guard let first = stated.first, stated.allSatisfy({ $0.value == first.value }) else {
      return nil
    }
    return SourcedText(
      first.value, source: .ocr, confidence: Confidence(1),
      evidence: Evidence(
        image: first.found.photo, text: first.found.code.text, box: first.found.code.box))
  }

  private func contradiction(
    _ printed: SourcedText?, _ coded: SourcedText?, _ field: IdentityField
  ) -> Finding? {
    guard let printed, let coded, !agree(printed.value, coded.value, field) else { return nil }
    return Finding(
      rule: .printAgreesWithCode, severity: .warning,
      message: Message(
        .codeDiffersFromPrint,
        [.field: .field(field), .coded: .text(coded.value), .printed: .text(printed.value)]),
      fields: [field.rawValue])
  }

  /// Whether print and code say the same; a printed month may be any of its days in the code.
  private func agree(_ printed: String, _ coded: String, _ field: IdentityField) -> Bool {
    field == .bestBefore
      ? printed.hasPrefix(coded) || coded.hasPrefix(printed)
      : printed.filter { !$0.isWhitespace }.uppercased()
        == coded.filter { !$0.isWhitespace }.uppercased()
  }
}
