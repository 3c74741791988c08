import LabelImaging
import LabelTestSupport
import Testing

@Suite("Scaling lines")
struct LineScalingTests {
  @Test(
    "Interpolates and sharpens just as Leptonica does",
    arguments: [(8, 56), (9, 67), (640, 56), (301, 40), (33, 35), (1, 60), (2, 58), (1000, 68)])
  func agreesWithLeptonica(width: Int, height: Int) throws {
    var random = SeededGenerator(seed: UInt64(width * 100 + height))
    let picture = GrayImage(
      width: width, height: height,
      pixels: (0..<width * height).map { place in
        // Plain ground, edges and noise.
        place % width < width / 3
          ? 235 : place % 7 < 3 ? 255 : UInt8.random(in: 0...255, using: &random)
      })
    let factor = 1 / (Float(height) / 48)
    let expected = try #require(picture.scaledByLeptonica(factor))
    let scaled = try #require(picture.scaledAsLine(factor, rows: expected.height))
    #expect(scaled == expected)
  }

  @Test("Gives as many rows as are wanted, whatever the factor")
  func rows() throws {
    let picture = GrayImage(width: 30, height: 20, pixels: .init(repeating: 9, count: 600))
    for (factor, rows) in [(Float(0.3), 7), (1.0 / (20.0 / 27.0), 27), (1.3, 27), (2.5, 48)] {
      let scaled = try #require(picture.scaledAsLine(factor, rows: rows))
      #expect(scaled.height == rows && scaled.pixels.allSatisfy { $0 == 9 })
    }
  }
}
