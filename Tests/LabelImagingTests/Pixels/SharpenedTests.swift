import LabelImaging
import LabelTestSupport
import Testing

@Suite("Sharpening by the kernel")
struct SharpenedTests {
  @Test(
    "Sharpens just as Leptonica does", arguments: [Float(0.4), 1, 2],
    [(1, 1), (4, 4), (5, 5), (6, 9), (33, 20), (640, 48), (17, 3)])
  func agreesWithLeptonica(amount: Float, size: (width: Int, height: Int)) throws {
    var random = SeededGenerator(seed: UInt64(size.width * 100 + size.height))
    let picture = GrayImage(
      width: size.width, height: size.height,
      pixels: (0..<size.width * size.height).map { place in
        // Edges, plain ground and noise.
        place % 11 < 4
          ? 255
          : place % size.width < size.width / 3 ? 12 : UInt8.random(in: 0...255, using: &random)
      })
    let leptonica = try #require(LeptonicaPicture(picture))
    let expected = leptonica.sharpened(
      halfWidth: GrayImage.sharpeningReach, amount: amount)?.image
    #expect(picture.sharpened(amount: amount) == expected)
  }
}
