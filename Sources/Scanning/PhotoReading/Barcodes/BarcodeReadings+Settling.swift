package import BarcodeReading
package import LabelModel

extension BarcodeReadings {
  /// Settles doubtful numbers whose digits are in the text too, where nothing is settled.
  ///
  /// Bars that are read wrong share many digits with the right number, and so may a number next to
  /// them. Of 13 digits 10 must therefore be in one line, in a row. The two readings are of
  /// different marks; the check digit holds the digits that remain unread.
  package mutating func settle(by page: RecognizedPage) {
    guard settled.isEmpty, !doubtful.isEmpty else { return }
    let lines = page.lines.map { line in line.text.filter { ("0"..."9").contains($0) } }
    settled = doubtful.filter { barcode in
      let digits = Array(barcode.gtin.digits)
      let needed = digits.count - 3
      // A shorter number has too few digits to spare.
      guard needed >= 9 else { return lines.contains { $0.contains(barcode.gtin.digits) } }
      return (0...digits.count - needed).contains { start in
        let part = String(digits[start..<start + needed])
        return lines.contains { $0.contains(part) }
      }
    }
    doubtful.removeAll { settled.contains($0) }
  }
}
