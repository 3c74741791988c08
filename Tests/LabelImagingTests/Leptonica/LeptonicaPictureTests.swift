import LabelImaging
import LabelModel
import Testing

@Suite("Preparing photos by Leptonica")
struct LeptonicaPictureTests {
  private func noise(_ width: Int, _ height: Int) -> GrayImage {
    GrayImage(
      width: width, height: height,
      pixels: (0..<width * height).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 + $0) })
  }

  @Test("A picture comes back as it was, whatever its width", arguments: [1, 2, 3, 4, 5, 31, 64])
  func comesBack(width: Int) throws {
    let image = noise(width, 9)
    #expect(try #require(LeptonicaPicture(image)).image == image)
  }

  @Test("A picture is turned as ours is", arguments: QuarterTurn.allCases)
  func turns(turn: QuarterTurn) throws {
    let image = noise(37, 23)
    let turned = try #require(LeptonicaPicture(image)?.turned(turn))
    #expect(turned.image == image.turned(turn))
  }

  @Test("Dark and bright print are each ink of their own polarity, plain ground is none")
  func findsInk() throws {
    var image = GrayImage(width: 200, height: 60, pixels: .init(repeating: 128, count: 12_000))
    for y in 20..<40 {
      for x in 50..<54 { image.pixels[y * 200 + x] = 20 }
      for x in 150..<154 { image.pixels[y * 200 + x] = 235 }
    }
    let picture = try #require(LeptonicaPicture(image))
    let dark = try #require(picture.ink(window: 20, isInverted: false))
    let bright = try #require(picture.ink(window: 20, isInverted: true))
    #expect(dark.pixels[30 * 200 + 52] == 1 && bright.pixels[30 * 200 + 52] == 0)
    #expect(dark.pixels[30 * 200 + 152] == 0 && bright.pixels[30 * 200 + 152] == 1)
    #expect(dark.pixels[30 * 200 + 100] == 0 && bright.pixels[30 * 200 + 100] == 0)
    let tiny = try #require(LeptonicaPicture(noise(6, 6)))
    #expect(tiny.ink(window: 20, isInverted: false)?.pixels == .init(repeating: 0, count: 36))
  }

  /// A picture with a dark stroke 4 pixels thick along a line through its middle.
  private func stroke(slope: Double, bend: Double = 0, ink: UInt8, ground: UInt8) -> GrayImage {
    var image = GrayImage(
      width: 400, height: 300, pixels: .init(repeating: ground, count: 120_000))
    for x in 40..<360 {
      let t = Double(x - 200)
      let row = 150 + slope * t + bend * t * t
      for y in Int((row - 2).rounded())..<Int((row + 2).rounded()) {
        image.pixels[y * 400 + x] = ink
      }
    }
    return image
  }

  private func cut(
    angle: Double, shifts: [Int], isInverted: Bool = false, isUpsideDown: Bool = false
  ) -> StripCut {
    StripCut(
      center: SIMD2(200, 150), angle: angle, columnStep: 0.5, rowStep: 0.5, shifts: shifts,
      rows: 48, isInverted: isInverted, isUpsideDown: isUpsideDown, ground: 235, border: 4)
  }

  /// The rows of the strip in which most of the columns are dark.
  private func darkRows(_ strip: GrayImage) -> [Int] {
    (0..<strip.height).filter { y in
      let row = strip.pixels[y * strip.width..<(y + 1) * strip.width]
      return 10 * row.count { $0 < 100 } > 9 * (strip.width - 8)
    }
  }

  @Test(
    "A slanted line becomes level, twice as large, in the strip's middle",
    arguments: [(-0.4, false), (0, false), (0.2, false), (0.2, true)])
  func levels(slope: Double, isInverted: Bool) throws {
    let image = stroke(slope: slope, ink: isInverted ? 220 : 30, ground: isInverted ? 40 : 200)
    let strip = try #require(
      LeptonicaPicture(image)?.strip(
        cut(
          angle: slope == 0 ? 0 : slope - slope * slope * slope / 3,
          shifts: [Int](repeating: 0, count: 400), isInverted: isInverted)))
    #expect(strip.width == 408 && strip.height == 56)
    let rows = darkRows(strip)
    #expect((4...9).contains(rows.count), "\(rows)")
    #expect(rows.allSatisfy { abs($0 - 28) <= 6 }, "\(rows)")
    #expect(strip.pixels[5 * strip.width + 200] > 200, "the ground is bright")
    #expect(strip.pixels[0] == 235, "so is the border")
  }

  @Test("A bent line becomes straight")
  func straightens() throws {
    let picture = try #require(
      LeptonicaPicture(stroke(slope: 0, bend: 0.001, ink: 30, ground: 200)))
    let shifts = (0..<400).map { column in
      let t = Double(column - 200) / 2
      return Int((2 * 0.001 * t * t).rounded())
    }
    let bent = try #require(
      picture.strip(cut(angle: 0, shifts: [Int](repeating: 0, count: 400))))
    let straight = try #require(picture.strip(cut(angle: 0, shifts: shifts)))
    #expect(darkRows(bent).isEmpty)
    #expect(darkRows(straight).count >= 4)
  }

  @Test("A strip beyond the picture's edge goes on as the edge, one outside of it is none")
  func edges() throws {
    let picture = try #require(LeptonicaPicture(stroke(slope: 0, ink: 30, ground: 200)))
    var wide = cut(angle: 0, shifts: [Int](repeating: 0, count: 1200))
    #expect(picture.strip(wide)?.width == 1208)
    wide.center = SIMD2(5000, 5000)
    #expect(picture.strip(wide) == nil)
    wide.shifts = []
    #expect(picture.strip(wide) == nil)
  }

  @Test("A strip is turned by 180° where its line is upside down")
  func turnsUpsideDown() throws {
    let image = noise(400, 300)
    let picture = try #require(LeptonicaPicture(image))
    let shifts = [Int](repeating: 0, count: 300)
    let upright = try #require(picture.strip(cut(angle: 0.1, shifts: shifts)))
    let turned = try #require(picture.strip(cut(angle: 0.1, shifts: shifts, isUpsideDown: true)))
    #expect(turned == upright.turned(.half))
  }
}
