import LabelImaging
import LabelTestSupport
import Testing

@Suite("Sharpening by the kernel")
struct SharpenedTests {
  @Test(
    "Sharpens just as Leptonica does", arguments: [Float(0.4), 1, 2],
    [(1, 1), (4, 4), (5, 5), (6, 9), (33, 20), (640, 48), (17, 3)])
  func agreesWithLeptonica(amount: Float, size: (width: Int, height: Int)) throws {
    let picture = picture(size)
    let leptonica = try #require(LeptonicaPicture(picture))
    let expected = leptonica.sharpened(
      halfWidth: GrayImage.sharpeningReach, amount: amount)?.image
    #expect(picture.sharpened(amount: amount) == expected)
  }

  @Test(
    "Sharpens by a wider mean just as Leptonica does", arguments: [Float(0.4), 1, 2],
    [(11, 11), (12, 40), (300, 44), (17, 13)])
  func agreesWithLeptonicaWidely(amount: Float, size: (width: Int, height: Int)) throws {
    let picture = picture(size)
    let leptonica = try #require(LeptonicaPicture(picture))
    for reach in [3, 5] {
      let expected = try #require(leptonica.sharpened(halfWidth: reach, amount: amount)).image
      #expect(picture.sharpened(reach: reach, amount: amount) == expected)
    }
  }

  @Test("Leaves a picture that is no larger than the mean's reach to others")
  func refusesSmallPictures() {
    #expect(picture((10, 40)).sharpened(reach: 5, amount: 1) == nil)
    #expect(picture((40, 10)).sharpened(reach: 5, amount: 1) == nil)
  }

  /// Edges, plain ground and noise.
  private func picture(_ size: (width: Int, height: Int)) -> GrayImage {
    var random = SeededGenerator(seed: UInt64(size.width * 100 + size.height))
    return GrayImage(
      width: size.width, height: size.height,
      pixels: (0..<size.width * size.height).map { place in
        place % 11 < 4
          ? 255
          : place % size.width < size.width / 3 ? 12 : UInt8.random(in: 0...255, using: &random)
      })
  }
}
