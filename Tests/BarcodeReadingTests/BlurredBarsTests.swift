import BarcodeReading
import LabelImaging
import LabelModel
import Testing

/// Bars that no measuring of widths can read.
@Suite("Reading blurred bars")
struct BlurredBarsTests {
  /// Draws `modules` of `module` pixels in a picture of `width` × `height`. They are turned by
  /// `angle` (in radians) around its middle, and blurred over `radius` pixels.
  static func picture(
    _ modules: String, module: Double, radius: Double, angle: Double = 0, width: Int, height: Int,
    tall: Double
  ) -> GrayImage {
    let bars = modules.map { $0 == "1" }
    let half = Double(bars.count) * module / 2
    var pixels = [UInt8](repeating: 0, count: width * height)
    // Darkness by distance along the bars' normal: the mean over the blur's width.
    func darkness(_ u: Double) -> Double {
      let steps = 16
      return (0..<steps).reduce(0) { sum, step in
        let at = u + (Double(step) + 0.5) / Double(steps) * 2 * radius - radius
        let index = Int(((at + half) / module).rounded(.down))
        return sum + (bars.indices.contains(index) && bars[index] ? 1.0 / Double(steps) : 0)
      }
    }
    let (cosine, sine) = (cosine(angle), cosine(angle - .pi / 2))
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (Double(x) + 0.5 - Double(width) / 2, Double(y) + 0.5 - Double(height) / 2)
        let along = dy * cosine - dx * sine
        let dark = abs(along) < tall / 2 ? darkness(dx * cosine + dy * sine) : 0
        pixels[y * width + x] = UInt8(220 - 170 * dark)
      }
    }
    return GrayImage(width: width, height: height, pixels: pixels)
  }

  /// The cosine by its series, which is enough for drawing within half a turn.
  static func cosine(_ angle: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for step in stride(from: 1.0, through: 19, by: 2) {
      term *= -angle * angle / (step * (step + 1))
      sum += term
    }
    return sum
  }

  @Test(
    "Bars are read where the narrowest ones run into one another",
    arguments: [
      (BarcodeDrawing.modules("4006381333931"), "4006381333931", "EAN-13"),
      (BarcodeDrawing.modules("036000291452"), "036000291452", "UPC-A"),
      (BarcodeDrawing.shortModules("04252614"), "042100005264", "UPC-E"),
    ])
  func readsBlurred(modules: String, number: String, format: String) throws {
    // At twice a module's width a narrow bar between narrow spaces vanishes; this is three quarters.
    let image = Self.picture(
      modules, module: 2.2, radius: 1.65, width: 320, height: 120, tall: 80)
    let found = readBarcodes(in: image).settled
    #expect(found.map(\.gtin.digits) == [number])
    #expect(found.map(\.format) == [format])
    let box = try #require(found.first?.box)
    let half = Double(modules.count) * 1.1
    #expect(abs(Double(box.left) - (160 - half)) < 12 && abs(Double(box.right) - (160 + half)) < 12)
  }

  @Test("Bars are read at any slant", arguments: [-0.9, -0.5, -0.25, 0.2, 0.45, 0.8])
  func readsSlanted(angle: Double) {
    let image = Self.picture(
      BarcodeDrawing.modules("4006381333931"), module: 2.5, radius: 1.5, angle: angle, width: 400,
      height: 400, tall: 100)
    #expect(readBarcodes(in: image).settled.map(\.gtin.digits) == ["4006381333931"])
  }

  @Test("Blurred bars with a wrong check digit are no barcode")
  func refusesWrongCheckDigit() {
    let image = Self.picture(
      BarcodeDrawing.modules("4006381333932"), module: 2.2, radius: 2.2, width: 320, height: 120,
      tall: 80)
    #expect(readBarcodes(in: image, effort: .patient).settled.isEmpty)
  }

  @Test("Bars without a number are told from a picture without bars")
  func namesUnreadBars() {
    let damaged = Self.picture(
      BarcodeDrawing.modules("4006381333932"), module: 2.2, radius: 1.2, width: 320, height: 120,
      tall: 80)
    let whole = Self.picture(
      BarcodeDrawing.modules("4006381333931"), module: 2.2, radius: 1.2, width: 320, height: 120,
      tall: 80)
    let empty = GrayImage(width: 320, height: 120, pixels: [UInt8](repeating: 220, count: 38_400))
    #expect(readBarcodes(in: damaged, effort: .patient).hasUnreadBars)
    #expect(!readBarcodes(in: whole, effort: .patient).hasUnreadBars)
    #expect(!readBarcodes(in: empty, effort: .patient).hasUnreadBars)
  }

  @Test("The rules of a table are no bars of a barcode")
  func rulesAreNoBars() {
    // As many turns as a barcode has, seven times as far apart as the rules are wide.
    let rows = String(repeating: "1100000000000000", count: 18)
    let table = Self.picture(
      rows, module: 2, radius: 0.5, width: 640, height: 400, tall: 300)
    #expect(!readBarcodes(in: table, effort: .patient).hasUnreadBars)
  }

  @Test("A part of a long barcode is not taken for a short one", arguments: [3, 17, 31, 45])
  func refusesParts(first: Int) {
    // An EAN-8 has 67 modules: as many of a longer symbol, cut out.
    let part = String(BarcodeDrawing.modules("4006381333931").dropFirst(first).prefix(67))
    let image = Self.picture(
      part, module: 2.2, radius: 1.5, width: 260, height: 120, tall: 80)
    #expect(readBarcodes(in: image, effort: .patient).settled.isEmpty)
  }

  @Test("Stripes are no barcode", arguments: [1, 2, 3, 19, 22, 36, 77, 142])
  func refusesStripes(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    let stripes = String(
      (0..<95).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 62 & 1 == 1 ? "1" : "0"
      })
    let image = Self.picture(
      stripes, module: 2.2, radius: 1.5, width: 300, height: 120, tall: 80)
    #expect(readBarcodes(in: image).settled.isEmpty)
  }

  @Test("A case's fourteen digits are read from interleaved bars")
  func readsCase() {
    // GS1 General Specifications, 5.3.2: digits are five wide or narrow elements, bars and spaces
    // in turn. A wide element is 2.5 modules.
    let digits = [
      "00110", "10001", "01001", "11000", "00101", "10100", "01100", "00011", "10010", "01010",
    ]
    var widths = [2, 2, 2, 2]
    let number = "15400141288763".compactMap(\.wholeNumberValue)
    for pair in stride(from: 0, to: number.count, by: 2) {
      for (bar, space) in zip(digits[number[pair]], digits[number[pair + 1]]) {
        widths += [bar == "1" ? 5 : 2, space == "1" ? 5 : 2]
      }
    }
    widths += [5, 2, 2]
    let modules = widths.enumerated().map { index, width in
      String(repeating: index % 2 == 0 ? "1" : "0", count: width)
    }.joined()
    let image = Self.picture(
      modules, module: 2, radius: 0.5, width: modules.count * 2 + 120, height: 160, tall: 100)
    let found = readBarcodes(in: image).settled
    #expect(found.map(\.gtin.digits) == ["15400141288763"])
    #expect(found.map(\.format) == ["ITF-14"])
  }

  @Test("Light bars on a dark ground are read with patience")
  func readsInverted() {
    var image = Self.picture(
      BarcodeDrawing.modules("4006381333931"), module: 3, radius: 0.5, width: 400, height: 160,
      tall: 100)
    image.pixels = image.pixels.map { 255 - $0 }
    #expect(
      readBarcodes(in: image, effort: .patient).settled.map(\.gtin.digits) == ["4006381333931"])
  }
}
