import LabelModel
import LabelScan
import PhotoReading

/// A symbol of a photo as `labelscan barcode` shows it.
struct ShownBarcode: Encodable {
  private enum CodingKeys: String, CodingKey {
    case gtin, format, box, text, bestBefore, lot
  }

  private let gtin: GTIN?
  private let format: String
  private let box: BoundingBox
  private let code: FoundCode?

  /// Returns the symbols of a photo or of a film's frames: products' numbers first, each once.
  static func all(of reading: PhotoReading) -> [ShownBarcode] {
    var numbers: Set<GTIN> = []
    let barcodes = reading.frames.flatMap { $0.foundBarcodes ?? [] }
      .filter { numbers.insert($0.gtin).inserted }
    var texts: Set<[String]> = []
    var codes = reading.frames.flatMap { $0.codes ?? [] }
      .filter { texts.insert([$0.format, $0.text]).inserted }
    let shown = barcodes.map { barcode in
      let place = codes.firstIndex { code in
        code.barcode?.gtin.normalized == barcode.gtin.normalized || code.text == barcode.gtin.digits
      }
      return ShownBarcode(
        gtin: barcode.gtin, format: barcode.format, box: barcode.box,
        code: place.map { codes.remove(at: $0) })
    }
    return shown
      + codes.map { ShownBarcode(gtin: $0.barcode?.gtin, format: $0.format, box: $0.box, code: $0) }
  }

  /// One line: `4006381333931 QR Code, best before 2026-12-31, lot AB1`, or a code's own text.
  var line: String {
    let facts = [
      code?.elements?.bestBefore.map { "best before \($0.iso)" },
      code?.elements?.lot.map { "lot \(terminalSafe($0))" },
    ].compactMap { $0 }
    let start =
      gtin.map { "\($0) \(format)" }
      ?? "no product number in \(format): \(terminalSafe(code?.text ?? ""))"
    return ([start] + facts).joined(separator: ", ")
  }

  /// Writes every key; a missing value is `null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gtin, forKey: .gtin)
    try container.encode(format, forKey: .format)
    try container.encode(box, forKey: .box)
    try container.encode(code?.text, forKey: .text)
    try container.encode(code?.elements?.bestBefore?.iso, forKey: .bestBefore)
    try container.encode(code?.elements?.lot, forKey: .lot)
  }
}
