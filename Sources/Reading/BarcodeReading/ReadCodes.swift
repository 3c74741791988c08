import LabelImaging
import LabelModel
import ZXingReading

/// Returns the QR codes, Data Matrix codes and industrial barcodes of a picture.
///
/// A picture of up to 1,600 pixels is looked at as it is. A larger one is looked at in 1,000 and
/// then, where nothing was read, in 1,600 pixels. Modules smaller than two pixels are read by
/// chance. A patient reader alone scans the columns of linear codes, since such codes are no facts
/// of a product.
///
/// - Parameters:
///   - sizes: the picture.
///   - effort: the effort.
///   - mayHaveBars: whether linear codes are looked for.
/// - Returns: the codes, those of one size of the picture; none where none is read.
func readCodes(
  in sizes: PictureSizes, effort: BarcodeEffort, mayHaveBars: Bool
) -> [FoundCode] {
  guard sizes.whole.width > 0, sizes.whole.height > 0 else { return [] }
  for side in lookSides(of: sizes.longest, effort: effort) {
    let look = Look(of: sizes, side: side)
    var found = look.qrCodes + look.dataMatrixCodes
    if mayHaveBars { found += look.rowCodes }
    if effort == .patient { found += look.columnCodes }
    if !found.isEmpty { return distinct(found) }
  }
  return []
}

/// Returns the PDF417 codes of a picture, upright or upside down.
func readPDF417(in sizes: PictureSizes) -> [FoundCode] {
  guard sizes.whole.width > 0, sizes.whole.height > 0 else { return [] }
  return distinct(Look(of: sizes, side: min(1_600, sizes.longest)).pdf417Codes)
}

private func lookSides(of side: Int, effort: BarcodeEffort) -> [Int] {
  guard side > 1_600 else { return [side] }
  return effort == .patient && side > 2_400 ? [1_000, 1_600, 2_400] : [1_000, 1_600]
}

private func distinct(_ codes: [FoundCode]) -> [FoundCode] {
  var kept: [FoundCode] = []
  for code in codes
  where !kept.contains(where: { $0.format == code.format && $0.text == code.text }) {
    kept.append(code)
  }
  return kept
}

/// A picture in one size, with the way back to the original's pixels.
private struct Look {
  private let picture: GrayImage
  private let original: GrayImage

  init(of sizes: PictureSizes, side: Int) {
    original = sizes.whole
    picture = sizes.picture(side: side)
  }

  var qrCodes: [FoundCode] { codes(read(picture, zxing_read_qr), at: (0, 0)) }

  var pdf417Codes: [FoundCode] { codes(read(picture, zxing_read_pdf417), at: (0, 0)) }

  var rowCodes: [FoundCode] { codes(lined(read(picture, zxing_read_rows), picture), at: (0, 0)) }

  var columnCodes: [FoundCode] {
    let turned = picture.turned(.left)
    return lined(read(turned, zxing_read_rows), turned).compactMap { symbol in
      // A turn to the left brings the right edge to the top.
      code(
        symbol,
        BoundingBox(
          left: picture.width - Int(symbol.bottom) - 1, top: Int(symbol.left),
          right: picture.width - Int(symbol.top), bottom: Int(symbol.right) + 1))
    }
  }

  /// ZXing 1.4 finds a Data Matrix only in a picture's middle, so each possible place is cut out.
  var dataMatrixCodes: [FoundCode] {
    for place in dataMatrixPlaces(in: picture) {
      let margin = max(6, max(place.width, place.height) / 6)
      let (left, top) = (max(0, place.left - margin), max(0, place.top - margin))
      let box = BoundingBox(
        left: left, top: top, right: place.right + margin, bottom: place.bottom + margin)
      guard let part = picture.part(box) else { continue }
      let found = codes(read(part, zxing_read_data_matrix), at: (left, top))
      if !found.isEmpty { return found }
    }
    return []
  }

  private typealias Reader = (
    UnsafePointer<UInt8>?, Int32, Int32, UnsafeMutablePointer<ZXingSymbol>?, Int32
  ) -> Int32

  private func read(_ picture: GrayImage, _ reader: Reader) -> [ZXingSymbol] {
    // The most symbols, more than any label has: a bound for hostile pictures.
    var symbols = [ZXingSymbol](repeating: ZXingSymbol(), count: 8)
    let count = picture.pixels.withUnsafeBufferPointer { pixels in
      reader(pixels.baseAddress, Int32(picture.width), Int32(picture.height), &symbols, 8)
    }
    return Array(symbols.prefix(Int(count)))
  }

  /// The symbols that as many rows read as a retail barcode needs: print can look like a Code 39.
  private func lined(_ symbols: [ZXingSymbol], _ picture: GrayImage) -> [ZXingSymbol] {
    let spacing = max(1, picture.height / 512)
    return symbols.filter { Int($0.lines) * spacing >= 20 }
  }

  private func codes(_ symbols: [ZXingSymbol], at origin: (left: Int, top: Int)) -> [FoundCode] {
    symbols.compactMap { symbol in
      code(
        symbol,
        BoundingBox(
          left: Int(symbol.left) + origin.left, top: Int(symbol.top) + origin.top,
          right: Int(symbol.right) + origin.left + 1, bottom: Int(symbol.bottom) + origin.top + 1))
    }
  }

  private func code(_ symbol: ZXingSymbol, _ box: BoundingBox) -> FoundCode? {
    let text = withUnsafeBytes(of: symbol.text) { string($0) }
    let name = withUnsafeBytes(of: symbol.format) { string($0) }
    let isGS1 = symbol.is_gs1 != 0 || text.hasPrefix("\u{1D}")
    let elements =
      symbol.is_cut != 0
      ? nil
      : isGS1 ? GS1Elements(elementString: text) : GS1Elements(digitalLink: text)
    let format: String
    switch name {
    case "QRCode": format = "QR Code"
    case "DataMatrix": format = isGS1 ? "GS1 DataMatrix" : "Data Matrix"
    case "PDF417": format = name
    case "Code39": format = "Code 39"
    case "Code93": format = "Code 93"
    case "Code128": format = isGS1 ? "GS1-128" : "Code 128"
    case "ITF": format = text.utf8.count == 14 ? "ITF-14" : "ITF"
    default: return nil
    }
    return FoundCode(
      format: format, text: text, box: inOriginal(box), elements: elements)
  }

  private func inOriginal(_ box: BoundingBox) -> BoundingBox {
    let left = max(0, min(box.left * original.width / picture.width, original.width - 1))
    let top = max(0, min(box.top * original.height / picture.height, original.height - 1))
    return BoundingBox(
      left: left, top: top,
      right: max(
        left + 1,
        min(original.width, (box.right * original.width + picture.width - 1) / picture.width)),
      bottom: max(
        top + 1,
        min(original.height, (box.bottom * original.height + picture.height - 1) / picture.height)))
  }
}
