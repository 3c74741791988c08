import LabelImaging
import LabelModel
import ZXingReading

/// Returns what ZXing reads in the rows and the columns of `image`.
///
/// Its UPC-E is given with eight digits, as zbar gives it. GS1-128 and GS1 DataBar give the number
/// of the item, application identifier 01 (GS1 General Specifications, 3.2).
func zxingSightings(in image: GrayImage) -> [Sighting] {
  rowSightings(in: image)
    + rowSightings(in: image.turned(.left)).map { sighting in
      // A turn to the left brings the right edge to the top.
      let box = sighting.box
      var upright = sighting
      upright.box = BoundingBox(
        left: image.width - box.bottom, top: box.left, right: image.width - box.top,
        bottom: box.right)
      return upright
    }
}

private func rowSightings(in image: GrayImage) -> [Sighting] {
  // More symbols than any label has; a hostile picture gives no more.
  var symbols = [ZXingSymbol](repeating: ZXingSymbol(), count: 16)
  let count = image.pixels.withUnsafeBufferPointer { pixels in
    zxing_read(pixels.baseAddress, Int32(image.width), Int32(image.height), &symbols, 16)
  }
  return symbols.prefix(Int(count)).compactMap { sighting($0, in: image) }
}

private func sighting(_ symbol: ZXingSymbol, in image: GrayImage) -> Sighting? {
  let text = withUnsafeBytes(of: symbol.text) { string($0) }
  let name = withUnsafeBytes(of: symbol.format) { string($0) }
  let (format, number): (String, GTIN?) =
    switch name {
    case "EAN-13", "EAN-8", "UPC-A": (name, GTIN(text))
    case "UPC-E": (name, GTIN(expandingUPCE: text))
    case "ITF": ("ITF-14", text.count == 14 ? GTIN(text) : nil)
    case "Code128": ("GS1-128", symbol.is_gs1 != 0 ? itemNumber(text) : nil)
    case "DataBar": ("GS1 DataBar", itemNumber(text))
    case "DataBarExpanded": ("GS1 DataBar Expanded", itemNumber(text))
    default: ("", nil)
    }
  guard let number else { return nil }
  let left = max(0, min(Int(symbol.left), image.width - 1))
  let top = max(0, min(Int(symbol.top), image.height - 1))
  let box = BoundingBox(
    left: left, top: top, right: max(left + 1, min(Int(symbol.right) + 1, image.width)),
    bottom: max(top + 1, min(Int(symbol.bottom) + 1, image.height)))
  // It looks at every row of a small picture and at 512 of a large one.
  let spacing = max(1, image.height / 512)
  return Sighting(gtin: number, format: format, box: box, lines: Int(symbol.lines) * spacing)
}

/// Returns the item number at the start of a GS1 element string, with or without brackets.
private func itemNumber(_ text: String) -> GTIN? {
  for identifier in ["(01)", "01"] where text.hasPrefix(identifier) {
    let digits = text.dropFirst(identifier.count).prefix(14)
    return digits.count == 14 ? GTIN(String(digits)) : nil
  }
  return nil
}

/// Returns the text before the zero that ends it; damaged UTF-8 is replaced.
func string(_ bytes: UnsafeRawBufferPointer) -> String {
  String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
}
