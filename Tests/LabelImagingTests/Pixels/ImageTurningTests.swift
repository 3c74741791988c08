import LabelImaging
import LabelModel
import Testing

@Suite("Turning and scaling")
struct ImageTurningTests {
  // 1 2 3
  // 4 5 6
  let image = GrayImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])

  @Test(
    "A picture is turned clockwise",
    arguments: [
      (QuarterTurn.none, 3, [1, 2, 3, 4, 5, 6]), (.right, 2, [4, 1, 5, 2, 6, 3]),
      (.half, 3, [6, 5, 4, 3, 2, 1]), (.left, 2, [3, 6, 2, 5, 1, 4]),
    ] as [(QuarterTurn, Int, [UInt8])])
  func turns(turn: QuarterTurn, width: Int, pixels: [UInt8]) {
    let turned = image.turned(turn)
    #expect(turned == GrayImage(width: width, height: 6 / width, pixels: pixels))
  }

  @Test("A colour picture is turned by whole pixels", arguments: QuarterTurn.allCases)
  func turnsColor(turn: QuarterTurn) {
    let color = ColorImage(image)
    #expect(color.turned(turn) == ColorImage(image.turned(turn)))
  }

  @Test("A picture larger than a tile comes back after four turns")
  func turnsLarge() {
    let large = GrayImage(
      width: 131, height: 70, pixels: (0..<131 * 70).map { UInt8(truncatingIfNeeded: $0 * 7) })
    let right = large.turned(.right)
    #expect(right.pixels[0] == large.pixels[69 * 131])
    #expect(right.turned(.right) == large.turned(.half))
    #expect(right.turned(.left) == large)
  }

  @Test(
    "The kernel for grey turns and enlarges as the loop for colours does",
    arguments: [(131, 70), (8, 8), (7, 200), (64, 128), (2, 3)])
  func kernelsAgree(width: Int, height: Int) {
    let gray = GrayImage(
      width: width, height: height,
      pixels: (0..<width * height).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 + $0) })
    let color = ColorImage(gray)
    for turn in QuarterTurn.allCases {
      #expect(ColorImage(gray.turned(turn)) == color.turned(turn))
    }
    for (newWidth, newHeight) in [(width, height + 1), (2 * width, 2 * height), (301, 299)] {
      let enlarged = gray.scaled(toWidth: newWidth, height: newHeight)
      #expect(ColorImage(enlarged) == color.scaled(toWidth: newWidth, height: newHeight))
    }
  }

  @Test("A turned empty picture is empty")
  func turnsNothing() {
    #expect(GrayImage(width: 0, height: 5, pixels: []).turned(.right).height == 0)
  }

  @Test("Shrinking averages the area that a pixel covers")
  func shrinks() {
    #expect(image.scaled(toWidth: 1, height: 2).pixels == [2, 5])
    let uneven = GrayImage(width: 3, height: 1, pixels: [0, 90, 240])
    // Each new pixel covers one and a half old ones: (0 + 45) / 1.5, (45 + 240) / 1.5.
    #expect(uneven.scaled(toWidth: 2, height: 1).pixels == [30, 190])
  }

  @Test("Growing interpolates and keeps the ends")
  func grows() {
    let pair = GrayImage(width: 2, height: 1, pixels: [0, 100])
    #expect(pair.scaled(toWidth: 4, height: 2).pixels == [0, 25, 75, 100, 0, 25, 75, 100])
    let one = GrayImage(width: 1, height: 1, pixels: [77])
    #expect(one.scaled(toWidth: 3, height: 2).pixels == [77, 77, 77, 77, 77, 77])
  }

  @Test("An even area keeps its level in every size", arguments: [0, 1, 128, 254, 255] as [UInt8])
  func keepsLevel(level: UInt8) {
    let even = GrayImage(width: 97, height: 61, pixels: Array(repeating: level, count: 97 * 61))
    for (width, height) in [(1, 1), (13, 60), (96, 7), (97, 61), (200, 30), (300, 200)] {
      let scaled = even.scaled(toWidth: width, height: height)
      #expect(scaled.pixels.allSatisfy { $0 == level }, "\(width) x \(height)")
    }
  }

  @Test("Colours are scaled channel by channel")
  func scalesColor() {
    let color = ColorImage(width: 2, height: 1, pixels: [0, 10, 200, 100, 20, 100])
    #expect(color.scaled(toWidth: 1, height: 1).pixels == [50, 15, 150])
    #expect(color.scaledDown(toSide: 1).width == 1)
    #expect(color.scaledDown(toSide: 2) == color)
  }
}
