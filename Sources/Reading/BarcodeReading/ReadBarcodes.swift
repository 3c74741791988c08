package import LabelImaging
import LabelModel

/// The effort for a picture whose barcodes are not read at the first look.
package enum BarcodeEffort: Sendable, Hashable {
  /// As in a batch: regions that are surely no barcode are not looked at again. A picture without
  /// one thus costs some 50 ms.
  case usual
  /// As for a picture that must show one: 1 to 3 s.
  case patient
}

/// The barcodes of a picture.
package struct BarcodeReadings: Hashable, Sendable {
  /// The codes that were read beyond doubt.
  package var settled: [FoundBarcode] = []
  /// The likeliest number of bars that no look settled, most likely first. Use it only where
  /// something else agrees, for example the digits printed below.
  package var doubtful: [FoundBarcode] = []
  /// Symbols other than retail barcodes, with their contents.
  package var codes: [FoundCode] = []
  /// Whether bars like a barcode's were seen and no number is settled; only patient looks set it.
  ///
  /// The rules of a table do not count; a lined texture may.
  package var hasUnreadBars = false

  /// Creates what was read.
  package init(
    settled: [FoundBarcode] = [], doubtful: [FoundBarcode] = [], codes: [FoundCode] = []
  ) {
    self.settled = settled
    self.doubtful = doubtful
    self.codes = codes
  }
}

/// Returns the barcodes and other codes in `image`.
///
/// Three readers look in turn, and the next only where the one before settled nothing. zbar and
/// ZXing measure the widths of bars, need sharp ones, and vote by lines (``LineVotes``). Our own
/// reader compares whole digits with blurred patterns over all of a symbol's height
/// (``BlurredBars``).
///
/// `docs/accuracy.md` has the numbers of barcodes that are read. Of its 95 close-ups the first two
/// readers alone read 73. A label photo takes 20 to 200 ms.
///
/// QR codes, Data Matrix codes and industrial barcodes are read beside them (``FoundCode``). A product's number
/// of one of them is settled: these symbologies correct or check their own errors.
package func readBarcodes(
  in image: GrayImage, effort: BarcodeEffort = .usual
) -> BarcodeReadings {
  let sizes = PictureSizes(image)
  let isCheap = image.width * image.height < cheapPixels
  let regions = barcodeRegions(in: sizes, effort: effort)
  let mayHaveBars = effort == .patient || isCheap || !regions.isEmpty
  var readings = retailReadings(
    in: sizes, regions: regions, mayHaveBars: mayHaveBars, effort: effort)
  readings.codes = readCodes(
    in: sizes, effort: effort, mayHaveBars: mayHaveBars || !readings.settled.isEmpty)
  for barcode in readings.codes.compactMap(\.barcode) {
    let isKnown = readings.settled.contains { $0.gtin.normalized == barcode.gtin.normalized }
    if !isKnown { readings.settled.append(barcode) }
  }
  // ZXing 1.4 can take minutes for a turned PDF417, so that nothing else may depend on it.
  if effort == .patient, readings.settled.isEmpty, readings.codes.isEmpty, readings.doubtful.isEmpty
  {
    readings.codes = readPDF417(in: sizes)
  }
  if !readings.settled.isEmpty || !readings.codes.isEmpty { readings.hasUnreadBars = false }
  return readings
}

private func retailReadings(
  in sizes: PictureSizes, regions: [BarRegion], mayHaveBars: Bool, effort: BarcodeEffort
) -> BarcodeReadings {
  let image = sizes.whole
  var votes = LineVotes(of: sizes)
  votes.take(mayHaveBars: mayHaveBars)
  let sure = votes.settled.filter { !isShort($0) || isWhole($0, in: sizes) }
  if !sure.isEmpty { return BarcodeReadings(settled: sure) }
  var readings = blurredBarcodes(in: regions, of: image, effort: effort, votes: votes)
  if readings.settled.isEmpty, effort == .patient {
    let inverted = GrayImage(
      width: image.width, height: image.height, pixels: image.pixels.map { 255 - $0 })
    var again = LineVotes(of: PictureSizes(inverted))
    again.take(mayHaveBars: true)
    readings.settled = again.settled
  }
  if effort == .patient {
    readings.hasUnreadBars =
      !votes.candidates.isEmpty || !readings.doubtful.isEmpty
      || barcodeRegions(in: sizes, effort: .usual).contains { image.hasBarsOfCode(in: $0) }
  }
  return readings
}

/// Up to here looks cost a millisecond or two, and bars are too few pixels to be seen as such.
private let cheapPixels = 40_000

private func isShort(_ barcode: FoundBarcode) -> Bool {
  ["EAN-8", "UPC-E"].contains(barcode.format)
}

/// Whether the bars around a short number are no longer than it. A part of a long symbol's blurred
/// bars can read as a short one in every line.
///
/// A UPC-A is 1.9 times as long as a UPC-E and 1.4 times as long as an EAN-8.
private func isWhole(_ barcode: FoundBarcode, in sizes: PictureSizes) -> Bool {
  let box = barcode.box
  let length = Float(max(box.width, box.height))
  return barRegions(in: sizes, limit: 6, coherence: 0.85).contains { region in
    let bars = region.box(from: 0, to: 1, margin: 1, in: sizes.whole)
    return bars.left < box.right && box.left < bars.right && bars.top < box.bottom
      && box.top < bars.bottom && 2 * region.across <= 1.3 * length
  }
}
