import BarcodeReading
import LabelImaging
import LabelModel
import Testing

/// Draws EAN and UPC bars by the tables of the GS1 General Specifications, 5.2.1.
struct BarcodeDrawing {
  static let oddParity = [
    "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011",
    "0110111", "0001011",
  ]
  static func flipped(_ code: String) -> String { String(code.map { $0 == "0" ? "1" : "0" }) }
  static func evenParity(_ digit: Int) -> String {
    String(flipped(oddParity[digit]).reversed())
  }
  /// For each first digit of an EAN-13, which of the six left digits have even parity.
  static let firstDigit = [
    "000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110",
    "011010",
  ]

  static func modules(_ number: String) -> String {
    let digits = number.compactMap(\.wholeNumberValue)
    let full = digits.count == 12 ? [0] + digits : digits
    let half = full.count == 8 ? 4 : 6
    let parities = full.count == 8 ? "0000" : firstDigit[full[0]]
    let left = zip(full.suffix(2 * half).prefix(half), parities).map { digit, parity in
      parity == "1" ? evenParity(digit) : oddParity[digit]
    }
    let right = full.suffix(half).map { flipped(oddParity[$0]) }
    return "101" + left.joined() + "01010" + right.joined() + "101"
  }

  /// For each check digit of a UPC-E of number system 0, which of its six digits have even parity.
  static let shortParity = [
    "111000", "110100", "110010", "110001", "101100", "100110", "100011", "101010", "101001",
    "100101",
  ]

  static func shortModules(_ number: String) -> String {
    let digits = number.compactMap(\.wholeNumberValue)
    let inner = zip(digits[1...6], shortParity[digits[7]]).map { digit, parity in
      parity == "1" ? evenParity(digit) : oddParity[digit]
    }
    return "101" + inner.joined() + "010101"
  }

  /// Returns a white picture with bars of `module` pixels at `left`, `top`, `tall` rows high.
  static func picture(
    _ bars: [(modules: String, left: Int, top: Int)], width: Int, height: Int, module: Int,
    tall: Int
  ) -> GrayImage {
    var pixels = [UInt8](repeating: 235, count: width * height)
    for bar in bars {
      for (index, code) in bar.modules.enumerated() where code == "1" {
        for y in bar.top..<bar.top + tall {
          for x in 0..<module { pixels[y * width + bar.left + index * module + x] = 20 }
        }
      }
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }
}

@Suite("Reading barcodes")
struct ReadBarcodesTests {
  static func one(
    _ modules: String, width: Int = 480, height: Int = 240, module: Int = 3, left: Int = 60
  ) -> GrayImage {
    BarcodeDrawing.picture(
      [(modules, left, 60)], width: width, height: height, module: module, tall: 120)
  }

  @Test(
    "Each symbology is read with its number and name",
    arguments: [
      ("4006381333931", "EAN-13"), ("036000291452", "UPC-A"), ("96385074", "EAN-8"),
    ])
  func reads(number: String, format: String) throws {
    let found = readBarcodes(in: Self.one(BarcodeDrawing.modules(number))).settled
    let barcode = try #require(found.first)
    #expect(found.count == 1)
    #expect(barcode.gtin.digits == number)
    #expect(barcode.format == format)
    let bars = BarcodeDrawing.modules(number).count * 3
    #expect(abs(barcode.box.left - 60) <= 12 && abs(barcode.box.right - 60 - bars) <= 12)
    #expect(barcode.box.top >= 55 && barcode.box.bottom <= 185)
  }

  // Examples of each way to leave out zeros; the last digits are the check digits of the long form.
  @Test(
    "A UPC-E is expanded to the twelve digits it stands for",
    arguments: [
      ("04252614", "042100005264"), ("01234531", "012300000451"), ("01234543", "012340000053"),
      ("01234558", "012345000058"),
    ])
  func expands(short: String, long: String) throws {
    try #require(GTIN(long) != nil)
    let found = readBarcodes(in: Self.one(BarcodeDrawing.shortModules(short))).settled
    #expect(found.map(\.gtin.digits) == [long])
    #expect(found.map(\.format) == ["UPC-E"])
  }

  @Test("A barcode is read however the photo is turned", arguments: QuarterTurn.allCases)
  func readsTurned(turn: QuarterTurn) {
    let image = Self.one(BarcodeDrawing.modules("4006381333931")).turned(turn)
    #expect(readBarcodes(in: image).settled.map(\.gtin.digits) == ["4006381333931"])
  }

  @Test(
    "A strip much longer than wide has no barcode, and is no harm",
    arguments: [(1, 32_767), (8, 32_767), (9, 1_000), (32_767, 8), (12_000, 100)])
  func survivesStrips(width: Int, height: Int) {
    let pixels = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 / 3 % 2 * 200) }
    let strip = GrayImage(width: width, height: height, pixels: pixels)
    #expect(readBarcodes(in: strip, effort: .patient).settled.isEmpty)
  }

  @Test("A barcode in a large photo is found, in the photo's own pixels")
  func readsLarge() throws {
    let image = BarcodeDrawing.picture(
      [(BarcodeDrawing.modules("4006381333931"), 1800, 1200)], width: 4000, height: 3000,
      module: 9, tall: 400)
    let found = readBarcodes(in: image).settled
    #expect(found.map(\.gtin.digits) == ["4006381333931"])
    let box = try #require(found.first?.box)
    #expect(abs(box.left - 1800) <= 40 && abs(box.right - 1800 - 95 * 9) <= 40)
    #expect(box.top >= 1180 && box.bottom <= 1620)
  }

  @Test("Two products in one picture give two barcodes")
  func readsTwo() {
    let image = BarcodeDrawing.picture(
      [
        (BarcodeDrawing.modules("4006381333931"), 60, 40),
        (BarcodeDrawing.modules("036000291452"), 60, 300),
      ], width: 420, height: 480, module: 3, tall: 130)
    #expect(
      Set(readBarcodes(in: image).settled.map(\.gtin.digits)) == ["4006381333931", "036000291452"])
  }

  @Test("A wrong check digit is no barcode")
  func refusesWrongCheckDigit() {
    #expect(readBarcodes(in: Self.one(BarcodeDrawing.modules("4006381333932"))).settled.isEmpty)
  }

  @Test("Bars that read as two numbers are not believed")
  func refusesContradiction() {
    let one = Self.one(BarcodeDrawing.modules("4006381333931"))
    let other = Self.one(BarcodeDrawing.modules("5901234123457"))
    var mixed = one
    for y in 0..<one.height where y / 6 % 2 == 0 {
      let row = y * one.width..<(y + 1) * one.width
      mixed.pixels.replaceSubrange(row, with: other.pixels[row])
    }
    #expect(!readBarcodes(in: one).settled.isEmpty && !readBarcodes(in: other).settled.isEmpty)
    #expect(readBarcodes(in: mixed).settled.isEmpty)
  }

  @Test(
    "A picture without bars has no barcode",
    arguments: [
      GrayImage(width: 0, height: 0, pixels: []), GrayImage(width: 1, height: 1, pixels: [9]),
      GrayImage(width: 32767, height: 1, pixels: Array(repeating: 7, count: 32767)),
      GrayImage(width: 900, height: 700, pixels: Array(repeating: 128, count: 630_000)),
    ])
  func findsNothing(image: GrayImage) {
    #expect(readBarcodes(in: image).settled.isEmpty)
  }
}
